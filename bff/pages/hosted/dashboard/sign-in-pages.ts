import type { Html } from '../../../core/text/html.ts';
import { msg } from '../../../core/text/message.ts';
import type { SitePage } from '../../hosts/site-page.ts';
import type { SiteVisit } from '../../hosts/site-visit.ts';
import { faultContent } from '../../shell/fault-pages.ts';
import { readForm } from '../../shell/forms/read-form.ts';
import { isHidden, requireCsrf } from '../../shell/same-origin.ts';
import { DEAD_LINK, SIGNED_OUT } from '../page-renderer.ts';
import { hostedSignIn, type HostedLinkRow } from '../hosted-records.ts';
import { signInContent } from '../sign-in.ts';
import type { DashboardContext } from './calls.ts';
import { dashboardCookie, dashboardSessionIfAny, isOf, requireOwnPage } from './dashboard-session.ts';

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
