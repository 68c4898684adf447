import {
  getOrder,
  listOrders,
  quoteOrderRefund,
  refundOrder,
} from '../../../orders/orders/contract/order-operations.ts';
import {
  acceptOrder,
  cancelOrder,
  completeOrder,
  prepareOrder,
  readyOrder,
  rejectOrder,
} from '../../../orders/orders/contract/orders.ts';
import { serveOperations } from '../../../core/http/serve.ts';
import type { SiteElementApi } from '../../hosts/site-page.ts';
import { getCurrentSession } from '../../../accounts/identity/contract/sessions/sessions.ts';
import { streamEvents } from '../../../orders/live/contract/live.ts';
import { listLocations, updateLocation } from '../../../catalog/locations/contract/location-operations.ts';
import { getMenu, listMenus, setAvailability } from '../../../catalog/menus/contract/menu-operations.ts';
import { getMerchant } from '../../../accounts/merchants/contract/merchant-operations.ts';
import { getOnboarding } from '../../../accounts/onboarding/contract/onboarding-operations.ts';
import { cookieCredential } from '../../shell/same-origin.ts';
import { routeOf } from '../../shell/page-call.ts';
import { listPayLinks } from '../../../orders/pay-links/contract/pay-links.ts';
import { listPayments, listRefunds } from '../../../money/payments/contract/payment-operations.ts';
import { listPayouts } from '../../../money/payouts/contract/payout-operations.ts';
import { getKitchenTicket, getReceipt } from '../../../orders/tickets/contract/printing.ts';
import { reportToday } from '../../../orders/reports/contract/reports.ts';
import type { DashboardContext } from './context.ts';
import { dashboardCookie, dashboardPrincipalOf } from './dashboard-session.ts';
import { ELEMENT_API } from './element-api-path.ts';

/** What the element calls. */
const OPERATIONS = [
  getCurrentSession,
  streamEvents,
  reportToday,
  listOrders,
  getOrder,
  acceptOrder,
  rejectOrder,
  prepareOrder,
  readyOrder,
  completeOrder,
  cancelOrder,
  quoteOrderRefund,
  refundOrder,
  getKitchenTicket,
  getReceipt,
  listPayments,
  listRefunds,
  listPayLinks,
  listPayouts,
  listMenus,
  getMenu,
  setAvailability,
  listLocations,
  updateLocation,
  getMerchant,
  getOnboarding,
];

/** The same routes on the same way through the gateway, with the cookie of this site's dashboard as their credential. */
export function dashboardApi(context: DashboardContext): SiteElementApi {
  const routes = OPERATIONS.map((operation) => routeOf(context.routes, operation));
  return {
    surface: 'dashboard',
    path: ELEMENT_API,
    serve: (site) =>
      serveOperations(routes, {
        ...context,
        credentialOf: cookieCredential({ cookie: dashboardCookie(site), publicOrigin: site.origin }),
        authenticate: (cookie) => dashboardPrincipalOf(cookie, site, context),
        origins: undefined,
      }),
  };
}
