import type { IncomingMessage } from 'node:http';
import { ApiError } from '../../core/api/errors.ts';
import type { SessionPrincipal } from '../../core/api/principal.ts';
import { readPartner } from '../../accounts/identity/partners/change-partner.ts';
import {
  servedMerchant,
  type FindMerchant,
  type MerchantSummary,
} from '../../accounts/identity/sessions/mint.ts';
import type { SessionDirectory } from '../../accounts/identity/sessions/session-directory.ts';
import { ifSignedIn, sessionOf, signedIn, type SignedInDeps } from '../shell/one-time-sign-in.ts';
import { csrfOf } from '../../core/http/secrets.ts';
import { isStaffSession, staffGrant } from './dashboard/staff-session.ts';
import { hostedSignIn, type HostedSessionRow, isOnOneOf } from './hosted-links.ts';
import type { Logger } from 'pino';
import type { IdempotencyDeps } from '../../core/api/idempotency/run-idempotent.ts';
import type { Limiter } from '../../core/api/limits/quota.ts';
import type { PageApi } from '../shell/page-api.ts';
import type { Languages } from '../../core/text/language.ts';
import type { ElementFiles } from '../shell/element-files.ts';
import type { ThemeDirectory } from '../../developers/themes/themes.ts';

/** A signed-in session on a hosted page, as one request sees it. */
export interface HostedSession {
  readonly cookie: string;
  /** The stored hash of the cookie. */
  readonly hash: string;
  readonly csrf: string;
  readonly principal: SessionPrincipal;
  readonly merchant: MerchantSummary;
  readonly partner: { readonly name: string; readonly slug: string };
  /** The URL of the link back; null if there is none. */
  readonly returnUrl: string | null;
  /** The confirmation of the previous request, shown once. */
  readonly notice: string | null;
}

export interface GrantDeps extends Pick<SignedInDeps, 'db' | 'clock'> {
  readonly sessions: Pick<SessionDirectory, 'principalFor'>;
  readonly findMerchant: FindMerchant;
}

interface HostedSessionDeps extends SignedInDeps, GrantDeps {}

/**
 * Returns the cookie's session. It is read on each request, so that a sign-out, a revoked or narrowed key, or
 * a closed merchant takes effect at once.
 * @throws {ApiError} credential_missing, credential_invalid, credential_revoked, state_forbids
 */
export async function hostedSessionOf(req: IncomingMessage, deps: HostedSessionDeps): Promise<HostedSession> {
  const { cookie, row } = await signedIn(req, deps, hostedSignIn);
  requireOwnHost(row);
  const { principal, merchant } = await grantedTo(row, deps);
  const { name, slug, origins } = await readPartner(deps.db, row.partner_id, row.environment);
  return {
    cookie,
    hash: row.hash,
    csrf: csrfOf(cookie),
    principal,
    merchant,
    partner: { name, slug },
    returnUrl: row.return_url !== null && isOnOneOf(row.return_url, origins) ? row.return_url : null,
    notice: row.notice,
  };
}

/** The caller of an element's request. @throws {ApiError} as {@link hostedSessionOf} */
export async function hostedPrincipalOf(cookie: string, deps: HostedSessionDeps): Promise<SessionPrincipal> {
  const row = await sessionOf(cookie, deps, hostedSignIn);
  requireOwnHost(row);
  return (await grantedTo(row, deps)).principal;
}

/** Other sessions are of partners' sites. @throws {ApiError} credential_invalid */
function requireOwnHost({ surface }: HostedSessionRow): void {
  if (surface === 'create-plant') return;
  throw new ApiError('credential_invalid', { message: 'The session has ended.' });
}

/**
 * Returns a session's current permissions.
 * @throws {ApiError} credential_invalid, credential_revoked, state_forbids
 */
export async function grantedTo(
  row: HostedSessionRow,
  deps: GrantDeps,
): Promise<Pick<HostedSession, 'principal' | 'merchant'>> {
  if (isStaffSession(row)) return staffGrant(row, deps);
  const { sessions, findMerchant } = deps;
  const principal = await sessions.principalFor(grantOf(row));
  return { principal, merchant: await servedMerchant(principal, row.merchant_id, findMerchant) };
}

/** Returns the session if there is one, for pages that don't require it, such as for their colors. */
export async function hostedSessionIfAny(
  req: IncomingMessage,
  deps: HostedSessionDeps,
): Promise<HostedSession | undefined> {
  return ifSignedIn(hostedSessionOf(req, deps));
}

function grantOf(row: HostedSessionRow): Parameters<SessionDirectory['principalFor']>[0] {
  return {
    partnerId: row.partner_id,
    environment: row.environment,
    merchantId: row.merchant_id,
    keyId: row.key_id,
    lineage: row.lineage,
    scopes: row.scopes,
    expiresAt: row.expires_at.getTime(),
  };
}

/** The dependencies of the hosted pages. */
export interface HostedContext extends HostedSessionDeps, IdempotencyDeps {
  readonly log: Logger;
  readonly languages: Languages;
  readonly limiter: Limiter;
  /** The themes of partners' pages. */
  readonly themes: ThemeDirectory;
  /** The API's operations, which the pages call. */
  readonly api: PageApi;
  /** Our own origin, as a browser writes it in `Origin`. */
  readonly publicOrigin: string;
  readonly elements: ElementFiles;
}
