import { sql, type Generated, type Selectable } from 'kysely';
import { ApiError } from '../../../core/api/errors.ts';
import type { EnvironmentName } from '../../../core/contract/fields.ts';
import type { Db } from '../../../core/database/database.ts';
import { newId } from '../../../core/database/ids.ts';
import type { Migrations } from '../../../core/database/migrate.ts';
import type { Owner } from '../../../core/database/owner.ts';
import { deleteSome } from '../../../core/database/prepared.ts';
import { hashOf } from '../../../core/http/secrets.ts';
import { isLanguageTag, type LanguageTag } from '../../../core/text/languages.ts';
import { targetOf, TargetRefused, type TargetRules } from '../../../core/ports/target.ts';

declare module '../../../core/database/tables.ts' {
  interface Tables {
    browser_subscriptions: SubscriptionsTable;
    push_keys: PushKeysTable;
  }
}

declare module '../../../core/database/ids.ts' {
  interface IdPrefixes {
    bsb: true;
  }
}

/** The browsers that hear of an order. */
interface SubscriptionsTable {
  id: string;
  partner_id: string;
  environment: EnvironmentName;
  order_id: string;
  /** From 1 to 5: no more have a place. */
  slot: number;
  /** The hash of the browser's secret, by which it can end it. */
  guest_hash: string;
  /** The hash of its address at the push service. */
  endpoint_hash: string;
  /** The address and the keys, encrypted. */
  sealed: string;
  /** The language of its page. */
  language: string;
  created_at: Date;
}

/** The key pair of a sandbox for which the operator has set none. */
interface PushKeysTable {
  id: Generated<number>;
  public_key: string;
  /** Encrypted. */
  private_key: string;
  created_at: Date;
}

export const browserMigrations: Migrations = {
  '091-browser-messages': [
    `create table browser_subscriptions (
      id text primary key,
      partner_id text not null references partners,
      environment text not null,
      order_id text not null,
      slot smallint not null,
      guest_hash text not null,
      endpoint_hash text not null,
      sealed text not null,
      language text not null,
      created_at timestamptz not null)`,
    `create unique index browser_subscriptions_of_order
      on browser_subscriptions (order_id, endpoint_hash)`,
    `create unique index browser_subscriptions_slots on browser_subscriptions (order_id, slot)`,
    `create index browser_subscriptions_old on browser_subscriptions (created_at)`,
    `create table push_keys (
      id integer primary key,
      public_key text not null,
      private_key text not null,
      created_at timestamptz not null)`,
  ],
};

/** A browser's address at its push service, and the keys that only the browser can open messages with. */
export interface PushSubscription {
  /** An `https:` URL of up to 1,000 characters. */
  readonly endpoint: string;
  /** A point on P-256, uncompressed: 65 bytes in base64url. */
  readonly p256dh: string;
  /** 16 bytes in base64url. */
  readonly auth: string;
}

/** The most browsers that hear of one order. */
export const MOST_BROWSERS = 5;
const MOST_CHARACTERS = 1_000;

/**
 * Checks what a browser sent.
 * @throws {ApiError} field_invalid
 */
export function readSubscription(sent: Partial<PushSubscription>, rules: TargetRules): PushSubscription {
  const { endpoint = '', p256dh = '', auth = '' } = sent;
  const refuse = (param: keyof PushSubscription, why: string): ApiError =>
    new ApiError('field_invalid', { message: `${param} ${why}.`, param });
  if (endpoint.length > MOST_CHARACTERS) {
    throw refuse('endpoint', `must have at most ${MOST_CHARACTERS} characters`);
  }
  try {
    targetOf(endpoint, rules);
  } catch (error) {
    if (!(error instanceof TargetRefused)) throw error;
    throw refuse('endpoint', error.message);
  }
  const point = bytesOf(p256dh);
  if (point?.length !== 65 || point[0] !== 4) throw refuse('p256dh', 'must be 65 bytes in base64url');
  if (bytesOf(auth)?.length !== 16) throw refuse('auth', 'must be 16 bytes in base64url');
  return { endpoint, p256dh, auth };
}

const bytesOf = (text: string): Buffer | undefined =>
  /^[\w-]+={0,2}$/.test(text) && text.length <= 100 ? Buffer.from(text, 'base64url') : undefined;

/** Where a subscription is stored, and for whom. */
interface NewSubscription {
  readonly orderId: string;
  /** The secret of the browser at the site. */
  readonly guest: string;
  readonly language: LanguageTag;
  readonly subscription: PushSubscription;
}

type Seal = { seal(text: string, id: string): string; open(sealed: string, id: string): string };

/**
 * Stores a browser for an order; the same one again changes nothing but its keys.
 * @throws {ApiError} state_forbids: five others are stored
 */
export async function saveSubscription(
  trx: Db,
  owner: Owner,
  { orderId, guest, language, subscription }: NewSubscription,
  { secrets, now }: { readonly secrets: Seal; readonly now: Date },
): Promise<void> {
  const endpointHash = hashOf(subscription.endpoint);
  await trx
    .deleteFrom('browser_subscriptions')
    .where('order_id', '=', orderId)
    .where('endpoint_hash', '=', endpointHash)
    .execute();
  const id = newId('bsb');
  const row = {
    id,
    partner_id: owner.partnerId,
    environment: owner.environment,
    order_id: orderId,
    guest_hash: hashOf(guest),
    endpoint_hash: endpointHash,
    sealed: secrets.seal(JSON.stringify(subscription), id),
    language,
    created_at: now,
  };
  for (let slot = 1; slot <= MOST_BROWSERS; slot += 1) {
    const stored = await trx
      .insertInto('browser_subscriptions')
      .values({ ...row, slot })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (stored) return;
  }
  throw new ApiError('state_forbids', { message: `An order tells at most ${MOST_BROWSERS} browsers.` });
}

/** A stored browser, as far as writing to it needs. */
export interface TellableBrowser {
  readonly id: string;
  readonly language: LanguageTag;
}

/** Returns the browsers of an order, the oldest first. */
export async function browsersOf(db: Db, orderId: string): Promise<readonly TellableBrowser[]> {
  const rows = await db
    .selectFrom('browser_subscriptions')
    .select(['id', 'language'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.map(({ id, language }) => ({ id, language: isLanguageTag(language) ? language : 'en' }));
}

/** Whether a browser, by its secret at the site, hears of an order. */
export async function isTold(db: Db, orderId: string, guest: string | undefined): Promise<boolean> {
  if (guest === undefined) return false;
  const row = await db
    .selectFrom('browser_subscriptions')
    .select('id')
    .where('order_id', '=', orderId)
    .where('guest_hash', '=', hashOf(guest))
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the browsers of an order: of one guest, or all. */
export async function forgetBrowsers(db: Db, orderId: string, guest?: string): Promise<void> {
  await db
    .deleteFrom('browser_subscriptions')
    .where('order_id', '=', orderId)
    .$if(guest !== undefined, (query) => query.where('guest_hash', '=', hashOf(guest ?? '')))
    .execute();
}

export async function findSubscription(
  db: Db,
  id: string,
): Promise<Selectable<SubscriptionsTable> | undefined> {
  return db.selectFrom('browser_subscriptions').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function dropSubscription(db: Db, id: string): Promise<void> {
  await db.deleteFrom('browser_subscriptions').where('id', '=', id).execute();
}

const KEPT_MS = 90 * 24 * 60 * 60_000;

/** Forgets browsers of orders that were never closed. @returns whether there may be more */
export function forgetOldBrowsers(db: Db, nowMs: number): Promise<boolean> {
  return deleteSome(db, 'browser_subscriptions', {
    where: sql`created_at < ${new Date(nowMs - KEPT_MS)}`,
  });
}
