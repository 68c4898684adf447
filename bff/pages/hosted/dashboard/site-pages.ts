import type { FeatureDeps } from '../../../core/feature.ts';
import type {
  SiteContext,
  SiteFeature,
  SiteElementApi,
  SitePage,
  SiteVisit,
} from '../../hosts/site-visit.ts';
import { CHOICES, furtherSheet, PLAIN_TABLES } from '../../shell/styles/style-sheet.ts';
import {
  type DashboardContext,
  dashboardCookie,
  dashboardPrincipalOf,
  ELEMENT_API,
  dashboardSessionIfAny,
  isOf,
  requireOwnPage,
} from './dashboard-session.ts';
import { orderPage } from './order-pages.ts';
import { refundPage } from './refund-page.ts';
import { accountPages, startPage } from './account-page.ts';
import { tabletPages } from './tablet-pages.ts';
import { devicePages } from './device-pages.ts';
import { elementPages } from './element-pages.ts';
import { passkeySignInPages } from './passkey-pages.ts';
import { askingForProof, provePages } from './prove-pages.ts';
import { queuePage } from './queue-page.ts';
import { loyaltyPages } from './loyalty-page.ts';
import { payLinkPages } from './pay-link-pages.ts';
import { messagesPage } from './messages-page.ts';
import { settingsPage } from './settings-page.ts';
import { behindDoor } from './sign-in-form.ts';
import { signInPages } from './sign-in-pages.ts';
import { noteStaffAct } from './staff-acts.ts';
import { placeOnStaff } from '../../../accounts/staff/staff.ts';
import { isStaffSession } from './staff-session.ts';
import { teamPages } from './team-pages.ts';
import { serveOperations } from '../../../core/http/serve.ts';
import { cookieCredential, isHidden, requireCsrf } from '../../shell/same-origin.ts';
import type { Html } from '../../../core/text/html.ts';
import { faultContent } from '../../shell/fault-pages.ts';
import { readForm } from '../../shell/forms.ts';
import { DEAD_LINK, SIGNED_OUT } from '../page-renderer.ts';
import type { HostedSurface } from '../../../accounts/surfaces/contract/hosted-links.ts';
import { hostedSignIn, SURFACES, type HostedLinkRow } from '../hosted-links.ts';
import { signInContent } from '../sign-in.ts';

/** The dashboard on partners' sites. */
export function dashboardPages(deps: FeatureDeps, site: SiteContext): SiteFeature {
  const { clock, limiter, sessions, findMerchant, messages } = deps;
  const styles = {
    name: 'dashboard.css',
    asset: furtherSheet(
      PLAIN_TABLES,
      CHOICES,
      new URL('dashboard.css', import.meta.url),
      new URL('people-pages.css', import.meta.url),
    ),
  };
  const context: DashboardContext = { ...site, clock, limiter, sessions, findMerchant, messages, styles };
  return {
    pages: [
      ...[
        queuePage(context),
        orderPage(context),
        refundPage(context),
        ...elementPages(context),
        ...teamPages(context),
        settingsPage(context),
        messagesPage(context),
        ...payLinkPages(context),
        ...loyaltyPages(context),
        ...devicePages(context),
        ...accountPages(context),
        startPage(context),
      ].map((page) => behindDoor(context, askingForProof(context, page))),
      ...provePages(context),
      ...signInPages(context),
      ...passkeySignInPages(context),
      ...tabletPages(context),
      enterPage(context),
      signOutPage(context),
      signedOutPage(),
    ],
    elementApi: dashboardApi(context),
    files: [styles],
  };
}

/**
 * Returns the API for the elements: every operation that sessions may call, through the same gateway, with
 * the cookie of this site's dashboard as the credential. The scopes of the session decide what it may.
 */
function dashboardApi(context: DashboardContext): SiteElementApi {
  const routes = context.api.routesFor('session');
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

const surfaceOf = ({ surface }: Pick<HostedLinkRow, 'surface'>) => SURFACES[surface as HostedSurface];

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
    const { title } = surfaceOf(link);
    const content = signInContent({
      title,
      token,
      partner: visit.site.partner.name,
      merchant: merchant?.displayName,
      open: openSession && {
        merchant: openSession.merchant.displayName,
        partner: visit.site.partner.name,
        path: surfaceOf(openSession.row).path,
      },
    });
    return visit.send({ title, content, isPersonal: true });
  };
  return {
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
      return visit.redirect(surfaceOf(opened.session).path);
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

export function signOutPage(context: DashboardContext): SitePage {
  const { db, clock } = context;
  return {
    path: '/dashboard/sign-out',
    post: async (visit) => {
      requireOwnPage(visit);
      const cookie = dashboardCookie(visit.site);
      const value = cookie.read(visit.req);
      if (value !== undefined) {
        requireCsrf(value, (await readForm(visit.req)).get('csrf'));
        const row = await hostedSignIn.findSession(db, value, new Date(clock.now()));
        if (row && isStaffSession(row)) {
          const { merchant_id: merchantId, person_id: personId, created_at: openedAt } = row;
          const place = await placeOnStaff(db, { merchantId, personId, openedAt });
          if (place) await noteStaffAct(context, visit, place, 'signOut');
        }
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
