import { sql } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import { deleteSome } from '../../core/database/prepared.ts';
import { ownedBy, type Owner } from '../../core/database/owner.ts';
import { hashOf, newSecret } from '../../core/http/secrets.ts';
import type { Request, Response } from 'express';
import type { FeatureDeps } from '../../core/feature.ts';
import { SessionCookie } from '../../core/http/session-cookie.ts';
import { accountOfSession, endSession, MEMBER_MS, startSession } from './member-sessions.ts';

/** Longer than a code is valid, so that a page can report that it has expired. */
const KEPT_MS = 60 * 60_000;
/** A browser at a merchant's pages. */
interface Beginner extends Owner {
  readonly merchantId: string;
  /** The browser's secret. */
  readonly guest: string;
}

/** Notes that this browser has requested a code for a number: only this browser can continue. */
export async function beginSignIn(
  db: Db,
  { guest, partnerId, environment, merchantId }: Beginner,
  phone: string,
  nowMs: number,
): Promise<void> {
  const setting = { phone, expires_at: new Date(nowMs + KEPT_MS) };
  await db
    .insertInto('loyalty_sign_ins')
    .values({
      guest_hash: hashOf(guest),
      partner_id: partnerId,
      environment,
      merchant_id: merchantId,
      ...setting,
    })
    .onConflict((conflict) => conflict.columns(['guest_hash', 'merchant_id']).doUpdateSet(setting))
    .execute();
}

/** The number, in E.164; `undefined` if no sign-in was begun recently. */
export async function begunSignIn(
  db: Db,
  { guest, merchantId }: Pick<Beginner, 'guest' | 'merchantId'>,
  nowMs: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('loyalty_sign_ins')
    .select('phone')
    .where('guest_hash', '=', hashOf(guest))
    .where('merchant_id', '=', merchantId)
    .where('expires_at', '>', new Date(nowMs))
    .executeTakeFirst();
  return row?.phone;
}

export async function endSignIn(
  db: Db,
  { guest, merchantId }: Pick<Beginner, 'guest' | 'merchantId'>,
): Promise<void> {
  await db
    .deleteFrom('loyalty_sign_ins')
    .where('guest_hash', '=', hashOf(guest))
    .where('merchant_id', '=', merchantId)
    .execute();
}

/** Deletes the sign-ins of a member who leaves. */
export async function forgetSignIns(trx: Db, merchantId: string, phone: string): Promise<void> {
  await trx
    .deleteFrom('loyalty_sign_ins')
    .where('merchant_id', '=', merchantId)
    .where('phone', '=', phone)
    .execute();
}

/** Deletes what browsers have begun with a number, at all merchants. */
export async function forgetSignInsOf(trx: Db, owner: Owner, phone: string): Promise<void> {
  await trx
    .deleteFrom('loyalty_sign_ins')
    .where(ownedBy('loyalty_sign_ins', owner))
    .where('phone', '=', phone)
    .execute();
}

/** @returns whether there may be more */
export async function forgetOldSignIns(db: Db, nowMs: number): Promise<boolean> {
  return deleteSome(db, 'loyalty_sign_ins', { where: sql`expires_at < ${new Date(nowMs)}` });
}

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
 * The loyalty account that a browser is signed in to at a merchant; `undefined` if none. Pages have no other
 * source for this. A browser without the cookie costs no query.
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

/**
 * Signs a browser in after a code has shown that its guest is the member. The cookie is new, so it can't have
 * been planted.
 */
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

/** Signs out at one merchant: other programs of the same host are unaffected. */
export async function signOut({ db }: Deps, visit: PageVisit, merchantId: string): Promise<void> {
  const secret = secretIn(visit);
  if (secret !== undefined) await endSession(db, { secret, merchantId });
}

/** An embedded element has only the guest's secret, which it can get only from the partner's page. */
function secretIn(visit: PageVisit): string | undefined {
  // A preview shows the theme to the partner, without any guest's points.
  if (visit.site.preview) return undefined;
  return visit.embeddedIn ? visit.guest : cookieAt(visit.site).read(visit.req);
}

/** A cookie other than the one for carts: signing in replaces it, and a cart stays. */
function cookieAt({ origin }: PageVisit['site']): SessionCookie {
  return new SessionCookie({
    publicUrl: origin,
    name: 'trellis_member',
    path: '/',
    sameSite: 'lax',
    forMs: MEMBER_MS,
  });
}
