import type { Request, Response } from 'express';
import type { Owner } from '../../core/database/owner.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import { newSecret } from '../../core/http/secrets.ts';
import { SessionCookie } from '../../core/http/session-cookie.ts';
import { accountOfSession, endSession, MEMBER_MS, startSession } from './member-sessions.ts';

/** One request of a browser for a page of a site. */
interface PageVisit {
  readonly req: Request;
  readonly res: Response;
  readonly site: Owner & { readonly origin: string; readonly preview: object | undefined };
  /** The partner's page that it is embedded in: no cookie comes from there. */
  readonly embeddedIn: object | undefined;
  readonly guest: string | undefined;
  knownGuest(): string;
}

type Deps = Pick<FeatureDeps, 'db' | 'clock'>;

/**
 * The loyalty account that a browser is signed in to at a merchant; undefined: none. Nothing else says so to any page.
 * A browser without the cookie costs nothing.
 */
export async function signedInAccount(
  { db, clock }: Deps,
  visit: PageVisit,
  merchantId: string,
): Promise<string | undefined> {
  const secret = secretIn(visit);
  if (secret === undefined) return undefined;
  const { partnerId, environment } = visit.site;
  return accountOfSession(db, { secret, partnerId, environment, merchantId }, clock.now());
}

/** A code has shown that this browser's guest is the member. Its cookie is new: nobody can have planted it. */
export async function signIn(
  { db, clock }: Deps,
  visit: PageVisit,
  merchantId: string,
  account: string,
): Promise<void> {
  const { partnerId, environment } = visit.site;
  const at = { partnerId, environment, merchantId };
  if (visit.embeddedIn) {
    return startSession(db, at, { account, secret: visit.knownGuest() }, clock.now());
  }
  const cookie = cookieAt(visit.site);
  const secret = newSecret();
  await startSession(db, at, { account, secret, before: cookie.read(visit.req) }, clock.now());
  cookie.write(visit.res, secret);
}

/** At one merchant: other programs of the same host are left as they are. */
export async function signOut({ db }: Deps, visit: PageVisit, merchantId: string): Promise<void> {
  const secret = secretIn(visit);
  if (secret !== undefined) await endSession(db, { secret, merchantId });
}

/** An embedded element has only the guest's secret, which nothing but the partner's own page can give it. */
function secretIn(visit: PageVisit): string | undefined {
  // A preview shows the theme to the partner, and nobody's points.
  if (visit.site.preview) return undefined;
  return visit.embeddedIn ? visit.guest : cookieAt(visit.site).read(visit.req);
}

/** Not the one that carts are kept by: signing in gives a new one, and a cart stays. */
function cookieAt({ origin }: PageVisit['site']): SessionCookie {
  return new SessionCookie({
    publicUrl: origin,
    name: 'trellis_member',
    path: '/',
    sameSite: 'lax',
    forMs: MEMBER_MS,
  });
}
