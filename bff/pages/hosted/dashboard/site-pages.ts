import type { FeatureDeps } from '../../../core/feature.ts';
import type {
  SiteContext,
  SiteFeature,
  SiteElementApi,
  SitePage,
  SiteVisit,
} from '../../hosts/site-visit.ts';
import { furtherSheet } from '../../shell/styles/style-sheet.ts';
import {
  type DashboardContext,
  dashboardCookie,
  dashboardPrincipalOf,
  ELEMENT_API,
  dashboardSessionIfAny,
  isOf,
  requireOwnPage,
} from './dashboard-session.ts';
import { orderPage, refundPage } from './order-pages.ts';
import { queuePage } from './queue-page.ts';
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
import { cookieCredential, isHidden, requireCsrf } from '../../shell/same-origin.ts';
import { listPayLinks } from '../../../orders/pay-links/contract/pay-links.ts';
import { listPayments, listRefunds } from '../../../money/payments/contract/payments.ts';
import { listPayouts } from '../../../money/payouts/contract/payouts.ts';
import { getKitchenTicket, getReceipt } from '../../../orders/tickets/contract/printing.ts';
import { reportToday } from '../../../orders/reports/contract/reports.ts';
import type { Html } from '../../../core/text/html.ts';
import { msg } from '../../../core/text/message.ts';
import { faultContent } from '../../shell/fault-pages.ts';
import { readForm } from '../../shell/forms.ts';
import { DEAD_LINK, SIGNED_OUT } from '../page-renderer.ts';
import { hostedSignIn, type HostedLinkRow } from '../hosted-links.ts';
import { signInContent } from '../sign-in.ts';

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
  const routes = OPERATIONS.map((operation) => context.api.routeOf(operation));
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

const surface = 'dashboard';
const START = '/dashboard';

/** Opening a link uses nothing up: mail scanners and prefetching browsers open it too. The button does. */
export function enterPage(context: DashboardContext): SitePage {
  const { db, clock } = context;
  const linkOf = async ({ site, params }: SiteVisit): Promise<HostedLinkRow | undefined> => {
    const link = await hostedSignIn.findLink(db, params['code'] ?? '', new Date(clock.now()));
    return link && isOf(site, link) ? link : undefined;
  };
  const show = async (visit: SiteVisit, link: HostedLinkRow, token?: Html): Promise<void> => {
    const merchant = await context.findMerchant(link.merchant_id);
    const openSession = await dashboardSessionIfAny(visit.req, visit.site, context);
    const content = signInContent({
      title: msg`Work with orders`,
      token,
      partner: visit.site.partner.name,
      merchant: merchant?.displayName,
      open: openSession && {
        merchant: openSession.merchant.displayName,
        partner: visit.site.partner.name,
        path: START,
      },
    });
    return visit.send({ title: msg`Work with orders`, content, isPersonal: true });
  };
  return {
    surface,
    path: '/dashboard/enter/:code',
    get: async (visit) => {
      const link = await linkOf(visit);
      return link ? show(visit, link) : sayDead(visit);
    },
    post: async (visit) => {
      requireOwnPage(visit);
      // Looked at first: the link of another site is not used up here.
      const link = await linkOf(visit);
      if (!link) return sayDead(visit);
      // Another site could replace this browser's session with one of its own, so the user confirms once
      // more, with a token.
      if (isHidden(visit.req, visit.site.origin) && !(await visit.hasToken())) {
        return show(visit, link, visit.csrfField());
      }
      const cookie = dashboardCookie(visit.site);
      const opened = await hostedSignIn.useLink(
        db,
        visit.params['code'] ?? '',
        cookie.read(visit.req),
        new Date(clock.now()),
      );
      if (!opened) return sayDead(visit);
      cookie.write(visit.res, opened.cookie);
      return visit.redirect(START);
    },
  };
}

async function sayDead(visit: SiteVisit): Promise<void> {
  await visit.send({
    status: 410,
    title: DEAD_LINK.title,
    content: faultContent(DEAD_LINK),
    isPersonal: true,
  });
}

export function signOutPage({ db }: DashboardContext): SitePage {
  return {
    path: '/dashboard/sign-out',
    post: async (visit) => {
      requireOwnPage(visit);
      const cookie = dashboardCookie(visit.site);
      const value = cookie.read(visit.req);
      if (value !== undefined) {
        requireCsrf(value, (await readForm(visit.req)).get('csrf'));
        await hostedSignIn.endSession(db, value);
        cookie.clear(visit.res);
      }
      visit.redirect('/dashboard/signed-out');
    },
  };
}

export function signedOutPage(): SitePage {
  return {
    path: '/dashboard/signed-out',
    get: (visit) =>
      visit.send({ title: SIGNED_OUT.title, content: faultContent(SIGNED_OUT), isPersonal: true }),
  };
}
