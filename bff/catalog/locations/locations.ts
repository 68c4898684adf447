import { type RawBuilder, sql } from 'kysely';
import { compactCode } from '../../core/addresses/postal-codes.ts';
import type { Db } from '../../core/database/database.ts';
import type { InvalidationFeed } from '../../core/database/invalidation-feed.ts';
import type { MerchantView, Owner } from '../../core/database/owner.ts';
import { batchLoader, Cache } from '../../core/api/cache.ts';
import { findAnyLocations, findLocationRow, locationRowFinder, activeLocations } from './location-records.ts';
import { sameLocationOf, type OrderingLocation } from './ordering-location.ts';
import type * as OpeningAt from './hours/opening-at.ts';
import type { Opening } from './hours/opening-at.ts';

export type { SlotToTake } from './hours/check-time.ts';
export { businessDateOf, businessMomentOf, checkTime, slotsOf } from './order-time.ts';
export type { BusinessDays } from './hours/business-date.ts';
export type { OrderingLocation } from './ordering-location.ts';
export { slotLabel } from './hours/slot-labels.ts';
export { returnSlot, takeSlot } from './slot-bookings.ts';

const MAX_LOCATIONS = 100_000;

/** Locations as orders need them. */
export interface LocationDirectory {
  /** Any owner's: compare `partnerId`, `environment` and `merchantId`. */
  readonly find: (id: string) => Promise<OrderingLocation | undefined>;
  /** The same from memory alone; `undefined` also if it isn't there, and then it is being read. */
  readonly known: (id: string) => OrderingLocation | undefined;
  /** Call it when this node has changed a location, so that it doesn't wait for the feed. */
  readonly invalidate: (id: string) => void;
}

/** Each location is cached until it or its merchant changes. */
export function locationDirectory(deps: {
  readonly db: Db;
  readonly invalidations: InvalidationFeed;
}): LocationDirectory {
  const locations = new Cache({
    invalidations: deps.invalidations,
    kind: 'location',
    maxEntries: MAX_LOCATIONS,
    load: batchLoader(async (ids) => {
      const rows = await findAnyLocations(deps.db, ids);
      return new Map(rows.map((row) => [row.id, sameLocationOf(row)]));
    }),
  });
  return {
    find: (id) => locations.get(id),
    known: (id) => locations.peek(id),
    invalidate: (id) => locations.invalidate(id),
  };
}

/** A location that the caller sees, read afresh: inside a transaction nothing else can be queried. */
export async function findLocation(
  db: Db,
  view: MerchantView,
  id: string,
): Promise<OrderingLocation | undefined> {
  const row = await findLocationRow(db, view, id);
  return row && sameLocationOf(row);
}

/**
 * Returns a finder for the location of another record, by that record's ID within the statement.
 * @example const locationOfOrder = locationFinder((id) => sql`(select location_id from orders where id =
 * ${id})`);
 */
export function locationFinder(
  idOf: (record: string) => RawBuilder<string>,
): (db: Db, view: MerchantView, record: string) => Promise<OrderingLocation | undefined> {
  const find = locationRowFinder(idOf);
  return async (db, view, record) => {
    const row = await find(db, view, record);
    return row && sameLocationOf(row);
  };
}

/** Whether it delivers to a postal code: everywhere, if it names no beginnings of postal codes. */
export function deliversTo({ record }: OrderingLocation, postalCode: string): boolean {
  const { postal_prefixes } = record.fulfillments.delivery;
  const code = compactCode(postalCode);
  return (
    postal_prefixes.length === 0 || postal_prefixes.some((prefix) => code.startsWith(compactCode(prefix)))
  );
}

/** A location by what it is called, and the zone of its calendar. */
interface LocationName {
  readonly id: string;
  readonly name: string;
  readonly timezone: string;
}

/** All locations of a merchant, closed ones too, by name. */
export function locationNames(db: Db, merchantId: string): Promise<LocationName[]> {
  return db
    .selectFrom('locations')
    .select(['id', 'name', 'timezone'])
    .where('merchant_id', '=', merchantId)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** The locations of a merchant that take orders at all, by name. */
export async function locationsInService(
  db: Db,
  owner: Owner,
  merchantId: string,
): Promise<OrderingLocation[]> {
  const rows = await activeLocations(db, owner, merchantId);
  return rows.map(sameLocationOf).filter((location) => location.isInService);
}

export type { Opening } from './hours/opening-at.ts';

/**
 * Whether a location is open, for people who look at it: how an order can be placed is `slotsOf`.
 * @param now the environment's time, in milliseconds
 */
export async function openingOf(location: OrderingLocation, now: number): Promise<Opening> {
  const { openingAt } = (reading ??= await import('./hours/opening-at.ts'));
  return openingAt(location, now);
}

/** Importing it again takes longer than using it. */
let reading: typeof OpeningAt | undefined;

/**
 * The earliest business date that hasn't ended, of a merchant's locations, or of its calendar if it has none.
 * @param now the environment's time
 */
export async function runningDateOf(
  db: Db,
  merchant: { readonly merchantId: string; readonly timezone: string },
  now: Date,
): Promise<string> {
  const places = await db
    .selectFrom('locations')
    .select(['timezone', sql<string>`settings->>'day_starts_at'`.as('day_starts_at')])
    .distinct()
    .where('merchant_id', '=', merchant.merchantId)
    .execute();
  const { businessDate } = await import('./hours/business-date.ts');
  const days = places.length > 0 ? places : [{ timezone: merchant.timezone, day_starts_at: '00:00' }];
  const [earliest = ''] = days.map((of) => businessDate(of, now.getTime()).toString()).toSorted();
  return earliest;
}
