import { type Selectable, sql } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';
import { recordEvents } from '../../core/events/outbox.ts';
import type { Availability } from './contract/availability.ts';
import type { MenuAvailabilityTable } from './tables.ts';
import { prepared } from '../../core/database/prepared.ts';
import type { LocationAvailability, PublishedGroup, PublishedItem } from './published-menu.ts';

export type AvailabilityRow = Selectable<MenuAvailabilityTable>;

/** The `location_id` of an entry for all locations: it comes first in the order of the key. */
export const EVERYWHERE = '';

/** Returns a menu's availability entries, except expired ones. */
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

function isSoldOut({ available, stock }: Pick<AvailabilityRow, 'available' | 'stock'>): boolean {
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

/** The entries by which something is sold out, or counted. */
type Entry = Pick<AvailabilityRow, 'target' | 'location_id' | 'available' | 'until' | 'stock'>;

/**
 * Reads which targets can be ordered at a location at an instant.
 * @param db a transaction, to read within it
 * @param asked `at` on the environment's clock; `targets` limits the result, and defaults to all
 */
export async function availabilityOf(
  db: Db,
  { merchantId, locationId, at, targets }: AvailabilityAsked,
): Promise<LocationAvailability> {
  const entries = targets
    ? await entriesOf(db, merchantId, locationId, targets)
    : await entriesAt(db, merchantId, locationId).execute();
  return new AvailabilityAt(entries, { locationId, at });
}

const entriesOf = prepared((db: Db, merchantId: string, locationId: string, targets: readonly string[]) =>
  entriesAt(db, merchantId, locationId).where(sql<boolean>`target = any (${targets}::text[])`),
);

function entriesAt(db: Db, merchantId: string, locationId: string) {
  return db
    .selectFrom('menu_availability')
    .select(['target', 'location_id', 'available', 'until', 'stock'])
    .where('merchant_id', '=', merchantId)
    .where('location_id', 'in', [EVERYWHERE, locationId]);
}

interface AvailabilityAsked {
  readonly merchantId: string;
  readonly locationId: string;
  readonly at: Date;
  readonly targets?: readonly string[];
}

/** A location's own entry counts instead of the one for all locations (Square's overrides). */
class AvailabilityAt implements LocationAvailability {
  readonly #counting = new Map<string, Entry>();

  constructor(entries: readonly Entry[], { locationId, at }: { locationId: string; at: Date }) {
    for (const entry of entries) {
      const isHere = entry.location_id === locationId;
      if (!isInForce(entry, at) || (!isHere && entry.location_id !== EVERYWHERE)) continue;
      if (isHere || !this.#counting.has(entry.target)) this.#counting.set(entry.target, entry);
    }
  }

  isAvailable(target: string): boolean {
    const entry = this.#counting.get(target);
    return !entry || !isSoldOut(entry);
  }

  left(target: string): number | undefined {
    const entry = this.#counting.get(target);
    if (!entry) return undefined;
    return entry.available ? (entry.stock ?? undefined) : 0;
  }

  isSoldOut(item: PublishedItem): boolean {
    return (
      !this.isAvailable(item.id) ||
      ![...item.variations.keys()].some((id) => this.isAvailable(id)) ||
      item.groups.some((group) => !this.#canBeMet(group))
    );
  }

  /** Whether what is left of its modifiers is enough for its minimum. */
  #canBeMet({ min, maxEach, modifiers }: PublishedGroup): boolean {
    if (min === 0) return true;
    let choices = 0;
    for (const id of modifiers.keys()) choices += Math.min(maxEach, this.left(id) ?? maxEach);
    return choices >= min;
  }
}
