import { msg, plainNameOf } from '../../../core/text/message.ts';
import type { SitePage } from '../../hosts/site-page.ts';
import { listOrders } from '../../../orders/orders/contract/order-operations.ts';
import type { Order } from '../../../orders/orders/contract/order.ts';
import { reportToday } from '../../../orders/reports/contract/reports.ts';
import type { TodayReport } from '../../../orders/reports/contract/sales-report.ts';
import { DashboardVisit } from './calls.ts';
import type { DashboardContext } from './context.ts';
import { queueView, RELOADING } from './queue-view.ts';

/** As many as are read at once; a merchant with more sees those that were placed last, and the element has all. */
const MOST = '100';

/** The dashboard: its element, and in its place, where no script runs, the open orders. */
export function queuePage(context: DashboardContext): SitePage {
  return {
    surface: 'dashboard',
    path: '/dashboard',
    get: async (visit) => {
      const at = await DashboardVisit.of(context, visit);
      const [{ data }, today] = await Promise.all([
        at.read<{ data: Order[] }>(listOrders, { query: { status: 'open', limit: MOST } }),
        at.read<TodayReport>(reportToday, {}),
      ]);
      await visit.send({
        title: msg`Orders · ${plainNameOf(at.session.merchant.displayName)}`,
        content: queueView({
          session: at.session,
          partner: visit.site.partner.name,
          orders: data,
          today,
          clocks: { timezone: today.timezone, now: context.clock.now() },
        }),
        width: 'wide',
        isPersonal: true,
        files: [context.styles],
        modules: await context.elements.element('trellis-dashboard', visit.languageFor(undefined)),
        head: RELOADING,
      });
    },
  };
}
