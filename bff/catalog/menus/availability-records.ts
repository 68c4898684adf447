import type { Selectable } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';
import { recordEvents } from '../../core/events/outbox.ts';
import type { Availability } from './contract/availability.ts';
import type { MenuAvailabilityTable } from './tables.ts';

export type AvailabilityRow = Selectable<MenuAvailabilityTable>;

/** The `location_id` of an entry for all locations: it comes first in the order of the key. */
export const EVERYWHERE = '';

/** Of one menu, without those that have ended. */
export async function availabilityOfMenu(db: Db, menuId: string, now: Date): Promise<Availability[]> {
  const rows = await db
    .selectFrom('menu_availability')
    .selectAll()
    .where('menu_id', '=', menuId)
    .orderBy('target')
    .orderBy('location_id')
    .execute();
  return rows.filter((row) => isInForce(row, now)).map(presentAvailability);
}

/** An entry holds until its end, to the millisecond: then the target is as if it had none. */
export function isInForce({ until }: Pick<AvailabilityRow, 'until'>, now: Date): boolean {
  return until === null || until > now;
}

export function isSoldOut({ available, stock }: Pick<AvailabilityRow, 'available' | 'stock'>): boolean {
  return !available || stock === 0;
}

export function presentAvailability(row: AvailabilityRow): Availability {
  return {
    object: 'availability',
    menu: row.menu_id,
    target: row.target,
    location: row.location_id === EVERYWHERE ? null : row.location_id,
    available: row.available,
    until: row.until?.toISOString() ?? null,
    stock: row.stock,
    sold_out: isSoldOut(row),
    updated_at: row.updated_at.toISOString(),
  };
}

/** Records the event of each entry. Call it in the transaction of the change. */
export async function tellOfAvailability(
  trx: Db,
  { partnerId, environment }: Owner,
  rows: readonly AvailabilityRow[],
  at: Date,
): Promise<void> {
  await recordEvents(
    trx,
    rows.map((row) => ({
      type: 'item.availability_changed',
      partnerId,
      environment,
      merchantId: row.merchant_id,
      data: presentAvailability(row),
      at,
    })),
  );
}
