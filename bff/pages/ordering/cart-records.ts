import { sql } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import { deleteSome } from '../../core/database/prepared.ts';
import { keptSince } from '../../core/contract/retention.ts';
import { ownedBy, type Owner } from '../../core/database/owner.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import type { OrderingLocation } from '../../catalog/locations/locations.ts';
import { hashOf } from '../../core/http/secrets.ts';
import { namesGuest, type GuestRecords } from '../../core/database/guest-records.ts';
import type { GuestRecordDeps } from '../../core/feature.ts';
import { EMPTY_CART, type CartContent } from './cart.ts';

/** The cart of one browser at one location. */
export interface CartKey {
  readonly guest: string | undefined;
  readonly location: Pick<OrderingLocation, 'id' | 'partnerId' | 'environment'>;
}

/** Empty where the browser has none. */
export async function readCart(db: Db, { guest, location }: CartKey): Promise<CartContent> {
  if (guest === undefined) return EMPTY_CART;
  const row = await db
    .selectFrom('ordering_carts')
    .select('content')
    .where('guest_hash', '=', hashOf(guest))
    .where('location_id', '=', location.id)
    .executeTakeFirst();
  return row?.content ?? EMPTY_CART;
}

/**
 * Changes a cart, one request after the other.
 * @param change returns what it is to be, or the same cart: then nothing is written
 */
export async function changeCart(
  db: Db,
  { guest, location }: CartKey & { readonly guest: string },
  nowMs: number,
  change: (cart: CartContent) => CartContent,
): Promise<CartContent> {
  const key = { guest_hash: hashOf(guest), location_id: location.id };
  const updated_at = new Date(nowMs);
  return inTransaction(db, async (work) => {
    const { partnerId: partner_id, environment } = location;
    await work.db
      .insertInto('ordering_carts')
      .values({ ...key, partner_id, environment, content: JSON.stringify(EMPTY_CART), updated_at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { content } = await work.db
      .selectFrom('ordering_carts')
      .select('content')
      .where('guest_hash', '=', key.guest_hash)
      .where('location_id', '=', key.location_id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const changed = change(content);
    if (changed === content) return content;
    const next = { ...changed, revision: content.revision + 1 };
    await work.db
      .updateTable('ordering_carts')
      .set({ content: JSON.stringify(next), updated_at })
      .where('guest_hash', '=', key.guest_hash)
      .where('location_id', '=', key.location_id)
      .execute();
    return next;
  });
}

/** The cart of a browser with something in it, or an order, whether or not its merchant is in service. */
export async function begunCart(
  db: Db,
  owner: Owner,
  {
    guest,
    merchant,
    location,
  }: { readonly guest: string; readonly merchant: string; readonly location: string },
): Promise<BegunCart | undefined> {
  const row = await db
    .selectFrom('ordering_carts')
    .innerJoin('locations', 'locations.id', 'ordering_carts.location_id')
    .innerJoin('merchants', 'merchants.id', 'locations.merchant_id')
    .select(['ordering_carts.content', 'merchants.display_name'])
    .where('ordering_carts.guest_hash', '=', hashOf(guest))
    .where(ownedBy('merchants', owner))
    .where('merchants.slug', '=', merchant)
    .where('locations.slug', '=', location)
    .executeTakeFirst();
  if (!row || (row.content.lines.length === 0 && row.content.order === null)) return undefined;
  const { order } = row.content;
  return { merchant: row.display_name, isUnpaid: order === null || (await isUnpaid(db, order.id)) };
}

/** A cart with something in it. */
export interface BegunCart {
  /** Its merchant's name. */
  readonly merchant: string;
  /** Whether no payment of its order is under way or has been made. */
  readonly isUnpaid: boolean;
}

async function isUnpaid(db: Db, order: string): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', order)
    .where('status', '=', 'draft')
    .where('payment_id', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Deletes carts that weren't changed for some days: at most 30, as long as a browser that is remembered keeps
 * their cookie.
 * @returns whether there may be more
 */
export async function forgetCarts(db: Db, nowMs: number, keptDays: number): Promise<boolean> {
  return deleteSome(db, 'ordering_carts', { where: sql`updated_at < ${keptSince(nowMs, keptDays)}` });
}

/** Carts by what the guest has typed so far. */
export const guestsOfCarts: GuestRecords<GuestRecordDeps> = {
  name: 'carts',
  find: async ({ db }, owner, guest, most) => {
    const rows = await db
      .selectFrom('ordering_carts')
      .select(['location_id', 'content', 'updated_at'])
      .where(ownedBy('ordering_carts', owner))
      .where(namesGuest(guest, 'content'))
      .limit(most)
      .execute();
    return rows.map((row) => ({
      location: row.location_id,
      content: row.content,
      updated_at: row.updated_at.toISOString(),
    }));
  },
  async erase({ db }, _deps, guest) {
    const { numDeletedRows } = await db
      .deleteFrom('ordering_carts')
      .where(ownedBy('ordering_carts', guest))
      .where(namesGuest(guest, 'content'))
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
};
