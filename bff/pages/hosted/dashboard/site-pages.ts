import type { FeatureDeps } from '../../../core/feature.ts';
import type { SiteContext, SiteFeature, SiteElementApi } from '../../hosts/site-page.ts';
import { furtherSheet } from '../../shell/styles/style-sheet.ts';
import type { DashboardContext } from './calls.ts';
import { orderPage } from './order-page.ts';
import { queuePage } from './queue-page.ts';
import { refundPage } from './refund-page.ts';
import { enterPage, signedOutPage, signOutPage } from './sign-in-pages.ts';
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
import { getCurrentSession } from '../../../accounts/identity/contract/sessions/sessions.ts';
import { streamEvents } from '../../../orders/live/contract/live.ts';
import { listLocations, updateLocation } from '../../../catalog/locations/contract/locations.ts';
import { getMenu, listMenus, setAvailability } from '../../../catalog/menus/contract/menu-operations.ts';
import { getMerchant } from '../../../accounts/merchants/contract/merchants.ts';
import { getOnboarding } from '../../../accounts/onboarding/contract/onboarding.ts';
import { cookieCredential } from '../../shell/same-origin.ts';
import { routeOf } from '../../shell/page-call.ts';
import { listPayLinks } from '../../../orders/pay-links/contract/pay-links.ts';
import { listPayments, listRefunds } from '../../../money/payments/contract/payments.ts';
import { listPayouts } from '../../../money/payouts/contract/payouts.ts';
import { getKitchenTicket, getReceipt } from '../../../orders/tickets/contract/printing.ts';
import { reportToday } from '../../../orders/reports/contract/reports.ts';
import { dashboardCookie, dashboardPrincipalOf, ELEMENT_API } from './dashboard-session.ts';

/** The dashboard on partners' sites. */
export function dashboardPages(deps: FeatureDeps, site: SiteContext): SiteFeature {
  const { clock, limiter, sessions, findMerchant } = deps;
  const styles = {
    name: 'dashboard.css',
    asset: furtherSheet(new URL('dashboard.css', import.meta.url)),
  };
  const context: DashboardContext = { ...site, clock, limiter, sessions, findMerchant, styles };
  return {
    pages: [
      queuePage(context),
      orderPage(context),
      refundPage(context),
      enterPage(context),
      signOutPage(context),
      signedOutPage(),
    ],
    elementApi: dashboardApi(context),
    files: [styles],
  };
}

/** The operations that the element calls. */
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

/**
 * Returns the API for the element: the same routes through the same gateway, with the cookie of this site's
 * dashboard as the credential.
 */
function dashboardApi(context: DashboardContext): SiteElementApi {
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
