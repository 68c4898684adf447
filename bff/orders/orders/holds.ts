import type { Db } from '../../core/database/database.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import { returnSlot, takeSlot, type OrderingLocation } from '../../catalog/locations/locations.ts';
import { returnStock, takeStock, type StockLine } from '../../catalog/menus/menus.ts';
import { unitsToMake, type OrderContent } from './order-content.ts';
import type { OrderDeps } from './change-order.ts';
import { ownerOf, type OrderColumns, type OrderRow } from './order-records.ts';
import { agreeTime, timeNotAvailable, wishOf, type AgreedTime } from './order-time.ts';

/** The columns of an order that no longer holds stock or a slot. */
export const NOTHING_HELD = { holds_stock: false, slot_at: null } as const satisfies OrderColumns;

/**
 * Takes what an order needs when it is paid, stock and a place in its slot: all of it, or nothing.
 * @param now the environment's time, in milliseconds
 * @throws {ApiError} not_available, time_not_available
 */
export async function takeAll(
  trx: Db,
  row: OrderRow,
  location: OrderingLocation,
  { content, time }: { readonly content: OrderContent; readonly time: AgreedTime },
  { now }: { readonly now: number },
): Promise<void> {
  const place = {
    owner: ownerOf(row),
    merchantId: row.merchant_id,
    locationId: row.location_id,
    now: new Date(now),
  };
  await takeStock(trx, place, stockLinesOf(content), (target) => nameIn(content, target));
  if (!time.slot || (await takeSlot(trx, time.slot))) return;
  // The slot filled up since the check; checking again gives the next time.
  await agreeTime(trx, location, wishOf(row), now);
  throw timeNotAvailable('full', null);
}

/**
 * Gives back what an order took when it was paid: its stock, and its place in a slot. Call it with
 * {@link NOTHING_HELD} in the same change of the order, so that it happens once.
 */
export async function release(
  work: Work,
  { menus }: Pick<OrderDeps, 'menus'>,
  row: OrderRow,
  now: Date,
): Promise<void> {
  const { merchant_id: merchantId, location_id: locationId, slot_at: startsAt } = row;
  const owner = { partnerId: row.partner_id, environment: row.environment };
  if (row.holds_stock) {
    await returnStock(work.db, { owner, merchantId, locationId, now }, stockLinesOf(row.content));
    work.afterCommit(() => menus.invalidateAvailability(merchantId));
  }
  if (startsAt) await returnSlot(work.db, { locationId, startsAt });
}

/**
 * The pieces of an order: of items, variations and modifiers. Units that were left out aren't among them:
 * they weren't there, so they don't go back into stock.
 */
export function stockLinesOf(content: OrderContent): StockLine[] {
  return content.lines.flatMap((line) => {
    const { item, variation, modifiers } = line;
    const quantity = unitsToMake(content, line);
    if (quantity === 0) return [];
    return [
      { target: item, quantity },
      { target: variation, quantity },
      ...modifiers.map(({ modifier, quantity: each }) => ({ target: modifier, quantity: quantity * each })),
    ];
  });
}

/** The name of an item, a variation or a modifier, as the customer knows it. */
export function nameIn({ lines }: OrderContent, target: string): string {
  for (const line of lines) {
    if (line.item === target) return line.name;
    if (line.variation === target)
      return line.variationName === null ? line.name : `${line.name}, ${line.variationName}`;
    const modifier = line.modifiers.find((one) => one.modifier === target);
    if (modifier) return modifier.name;
  }
  return target;
}
