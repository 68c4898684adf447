import { msg, type Words } from '../../../core/text/message.ts';
import type { SitePage } from '../../hosts/site-page.ts';
import { getOrder } from '../../../orders/orders/contract/order-operations.ts';
import type { Order } from '../../../orders/orders/contract/order.ts';
import type { Form } from '../../shell/forms/read-form.ts';
import { reportToday } from '../../../orders/reports/contract/reports.ts';
import type { TodayReport } from '../../../orders/reports/contract/sales-report.ts';
import { DashboardVisit } from './calls.ts';
import type { DashboardContext } from './context.ts';
import { moveOrder, refusalWords } from './order-moves.ts';
import { orderView } from './order-view.ts';

/** `/dashboard/orders/{id}`: one order with every step, for browsers without script. It stays as it is while somebody types. */
export function orderPage(context: DashboardContext): SitePage {
  return {
    surface: 'dashboard',
    path: '/dashboard/orders/:id',
    get: async (visit) => show(await DashboardVisit.of(context, visit)),
    post: async (visit) => {
      const at = await DashboardVisit.of(context, visit);
      const form = await at.form();
      try {
        await moveOrder(at, idOf(at), form);
      } catch (error) {
        const refusal = at.refusal(error);
        if (refusal.code === 'not_found') throw error;
        return show(at, { form, problem: refusalWords(form, refusal) });
      }
      return visit.redirect('/dashboard');
    },
  };

  async function show(at: DashboardVisit, sent: { form?: Form; problem?: Words } = {}): Promise<void> {
    const { order, today } = await orderAt(at);
    await at.visit.send({
      title: sent.problem === undefined ? msg`Order ${order.number}` : msg`Error: Order ${order.number}`,
      content: orderView({
        at,
        order,
        clocks: { timezone: today.timezone, now: context.clock.now() },
        ...sent,
      }),
      isPersonal: true,
      files: [context.styles],
    });
  }
}

export const idOf = ({ visit }: DashboardVisit): string => visit.params['id'] ?? '';

/** @throws {ApiError} not_found: it is another merchant's, or nobody's */
export async function orderAt(at: DashboardVisit): Promise<{ order: Order; today: TodayReport }> {
  const [order, today] = await Promise.all([
    at.read<Order>(getOrder, { params: { id: idOf(at) } }),
    at.read<TodayReport>(reportToday, {}),
  ]);
  return { order, today };
}
