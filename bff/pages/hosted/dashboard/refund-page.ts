import { msg, onlyInEnglish } from '../../../core/text/message.ts';
import type { SitePage } from '../../hosts/site-page.ts';
import { quoteOrderRefund, refundOrder } from '../../../orders/orders/contract/order-operations.ts';
import type { RefundQuote } from '../../../orders/orders/contract/order.ts';
import { DashboardVisit } from './calls.ts';
import type { DashboardContext } from './context.ts';
import { idOf, orderAt } from './order-page.ts';
import { NOT_DONE } from './order-moves.ts';
import { refundIn, refundView, type ShownRefund } from './refund-view.ts';

/** `/dashboard/orders/{id}/refund`: by units of lines. How much that is, is seen before it is given back. */
export function refundPage(context: DashboardContext): SitePage {
  return {
    surface: 'dashboard',
    path: '/dashboard/orders/:id/refund',
    get: async (visit) => show(await DashboardVisit.of(context, visit), {}),
    post: async (visit) => {
      const at = await DashboardVisit.of(context, visit);
      const form = await at.form(['charge']);
      const { order } = await orderAt(at);
      const body = refundIn(form, order);
      if (!body) return show(at, { form, problem: msg`Choose what to refund.` });
      const params = { id: idOf(at) };
      try {
        if (form.get('agreed') === undefined) {
          const { amount } = await at.change<RefundQuote>(quoteOrderRefund, params, { form, body });
          return await show(at, { form, amount });
        }
        await at.change(refundOrder, params, { form, body });
      } catch (error) {
        return show(at, { form, problem: onlyInEnglish(at.refusal(error).publicMessage, NOT_DONE) });
      }
      return visit.redirect(`/dashboard/orders/${idOf(at)}`);
    },
  };

  async function show(at: DashboardVisit, shown: ShownRefund): Promise<void> {
    const { order } = await orderAt(at);
    await at.visit.send({
      title:
        shown.problem === undefined
          ? msg`Refund order ${order.number}`
          : msg`Error: Refund order ${order.number}`,
      content: refundView(at.session, order, shown),
      isPersonal: true,
      files: [context.styles],
    });
  }
}
