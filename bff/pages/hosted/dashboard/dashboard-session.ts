import type { IncomingMessage } from 'node:http';
import { ApiError } from '../../../core/api/errors.ts';
import type { SessionPrincipal } from '../../../core/api/principal.ts';
import type { Site } from '../../hosts/site.ts';
import type { SiteVisit } from '../../hosts/site-visit.ts';
import type { MerchantSummary } from '../../../accounts/identity/sessions/mint.ts';
import { requireSameOrigin } from '../../shell/same-origin.ts';
import { csrfOf } from '../../../core/http/secrets.ts';
import { SessionCookie } from '../../../core/http/session-cookie.ts';
import { ifSignedIn, sessionOf } from '../../shell/sign-in/one-time-sign-in.ts';
import { hostedSignIn, type HostedSessionRow } from '../hosted-records.ts';
import { grantedTo, type GrantDeps } from '../hosted-session.ts';

/** A signed-in user of a merchant's dashboard on its partner's site, as of one request. */
export interface DashboardSession {
  readonly cookie: string;
  readonly csrf: string;
  readonly principal: SessionPrincipal;
  readonly merchant: MerchantSummary;
  readonly returnUrl: string | null;
}

/** Returns the dashboard's cookie; its pages and its element's requests are below `/dashboard`. */
export function dashboardCookie({ origin }: Site): SessionCookie {
  return new SessionCookie({
    publicUrl: origin,
    name: 'trellis_dashboard',
    path: '/dashboard',
    sameSite: 'lax',
  });
}

/**
 * Rejects requests of other pages. Unlike guests' forms, these can't be sent from a partner's own pages. The
 * dashboard's pages send no referrer, so browsers hide their origin.
 * @throws {ApiError} origin_refused
 */
export function requireOwnPage({ req, site }: SiteVisit): void {
  requireSameOrigin(req, site.origin, true);
}

/** @throws {ApiError} credential_missing, credential_invalid, credential_revoked, state_forbids */
export async function dashboardSessionOf(
  req: IncomingMessage,
  site: Site,
  deps: GrantDeps,
): Promise<DashboardSession> {
  const cookie = dashboardCookie(site).read(req);
  if (cookie === undefined) throw new ApiError('credential_missing', { message: 'There is no session.' });
  const row = await rowAt(site, cookie, deps);
  return { cookie, csrf: csrfOf(cookie), ...(await grantedTo(row, deps)), returnUrl: row.return_url };
}

export async function dashboardSessionIfAny(
  req: IncomingMessage,
  site: Site,
  deps: GrantDeps,
): Promise<DashboardSession | undefined> {
  return ifSignedIn(dashboardSessionOf(req, site, deps));
}

/** The caller of an element's request. @throws {ApiError} as {@link dashboardSessionOf} */
export async function dashboardPrincipalOf(
  cookie: string,
  site: Site,
  deps: GrantDeps,
): Promise<SessionPrincipal> {
  return (await grantedTo(await rowAt(site, cookie, deps), deps)).principal;
}

/**
 * Returns the session of a cookie, which is valid only at the host that set it.
 * @throws {ApiError} credential_invalid
 */
async function rowAt(site: Site, cookie: string, deps: GrantDeps): Promise<HostedSessionRow> {
  const row = await sessionOf(cookie, deps, hostedSignIn);
  if (!isOf(site, row)) throw new ApiError('credential_invalid', { message: 'The session has ended.' });
  return row;
}

/**
 * Whether a link or a session is of the dashboard of a site, and of the merchant that its host is bound to.
 */
export function isOf(
  site: Site,
  row: Pick<HostedSessionRow, 'surface' | 'partner_id' | 'environment' | 'merchant_id'>,
): boolean {
  return (
    row.surface === 'dashboard' &&
    row.partner_id === site.partnerId &&
    row.environment === site.environment &&
    (site.merchant === undefined || row.merchant_id === site.merchant.id)
  );
}

/** Below the pages, so that their cookie is sent there. */
export const ELEMENT_API = '/dashboard/api';
