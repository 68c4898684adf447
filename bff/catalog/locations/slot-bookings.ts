import type { Db } from '../../core/database/database.ts';
import type { SlotToTake } from './hours/check-time.ts';

/** Larger than any number of orders that one slot gets: without a capacity the count only grows. */
const ANY_NUMBER = 2_147_483_647;
/** Longer than slots can be ordered ahead: what is this much before one that is taken now is past. */
const PAST_MS = 32 * 24 * 60 * 60 * 1000;

/**
 * Counts an order for a slot, in the transaction that pays it. One statement: a second order waits for the
 * first one's transaction and counts on from its result, so a slot never has more than its capacity.
 * @returns false: the slot is full. Check the time again for the next one
 */
export async function takeSlot(trx: Db, { locationId, startsAt, capacity }: SlotToTake): Promise<boolean> {
  const row = await trx
    .insertInto('slot_bookings')
    .values({ location_id: locationId, starts_at: startsAt, taken: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['location_id', 'starts_at'])
        .doUpdateSet((eb) => ({ taken: eb('slot_bookings.taken', '+', 1) }))
        .where('slot_bookings.taken', '<', capacity ?? ANY_NUMBER),
    )
    .returning('taken')
    .executeTakeFirst();
  if (row?.taken === 1) await forgetPast(trx, locationId, startsAt);
  return row !== undefined;
}

/**
 * Deletes past slots with the first order of a new one: an active location keeps few rows, and an inactive
 * one gains none.
 */
async function forgetPast(trx: Db, locationId: string, startsAt: Date): Promise<void> {
  const past = trx
    .selectFrom('slot_bookings')
    .select('starts_at')
    .where('location_id', '=', locationId)
    .where('starts_at', '<', new Date(startsAt.getTime() - PAST_MS))
    // Another order may be doing the same.
    .forUpdate()
    .skipLocked();
  await trx
    .deleteFrom('slot_bookings')
    .where('location_id', '=', locationId)
    .where('starts_at', 'in', past)
    .execute();
}

/** Gives the place of a canceled or rejected order back. */
export async function returnSlot(
  trx: Db,
  { locationId, startsAt }: Pick<SlotToTake, 'locationId' | 'startsAt'>,
): Promise<void> {
  await trx
    .updateTable('slot_bookings')
    .set((eb) => ({ taken: eb('taken', '-', 1) }))
    .where('location_id', '=', locationId)
    .where('starts_at', '=', startsAt)
    .where('taken', '>', 0)
    .execute();
}

/** How many orders the slots of a time have, by their milliseconds. */
export async function slotsTaken(
  db: Db,
  locationId: string,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('slot_bookings')
    .select(['starts_at', 'taken'])
    .where('location_id', '=', locationId)
    .where('starts_at', '>=', from)
    .where('starts_at', '<', to)
    .execute();
  return new Map(rows.map(({ starts_at, taken }) => [starts_at.getTime(), taken]));
}
