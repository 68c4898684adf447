import type { Work } from '../../core/database/unit-of-work.ts';
import { returnSlot } from '../../catalog/locations/locations.ts';
import { returnStock, type StockLine } from '../../catalog/menus/menus.ts';
import type { OrderContent } from './order-content.ts';
import type { OrderDeps } from './change-order.ts';
import type { OrderColumns, OrderRow } from './order-records.ts';

/** The columns of an order that no longer holds stock or a slot. */
export const NOTHING_HELD = { holds_stock: false, slot_at: null } as const satisfies OrderColumns;

/** The pieces of an order: of items, variations and modifiers. */
export function stockLinesOf({ lines }: OrderContent): StockLine[] {
  return lines.flatMap(({ item, variation, quantity, modifiers }) => [
    { target: item, quantity },
    { target: variation, quantity },
    ...modifiers.map(({ modifier, quantity: each }) => ({ target: modifier, quantity: quantity * each })),
  ]);
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
