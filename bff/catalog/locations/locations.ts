import type { RawBuilder } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import type { InvalidationFeed } from '../../core/database/invalidation-feed.ts';
import type { MerchantView } from '../../core/database/owner.ts';
import { batchLoader } from '../../core/api/batch-loader.ts';
import { Cache } from '../../core/api/cache.ts';
import type { MaybePromise } from '../../core/api/maybe-promise.ts';
import { findAnyLocations, findLocationRow, locationRowFinder } from './location-records.ts';
import { sameLocationOf, type OrderingLocation } from './ordering-location.ts';

export type { SlotToTake } from './hours/check-time.ts';
export { deliversTo } from './delivers-to.ts';
export { businessDateOf, businessMomentOf, checkTime, slotsOf } from './order-time.ts';
export type { BusinessDays } from './hours/business-date.ts';
export type { OrderingLocation } from './ordering-location.ts';
export { locationNames } from './location-names.ts';
export { locationsInService } from './locations-in-service.ts';
export { slotLabel } from './hours/slot-labels.ts';
export { openingOf, type Opening } from './opening.ts';
export { runningDateOf } from './running-date.ts';
export { returnSlot, takeSlot } from './slot-bookings.ts';

const MAX_LOCATIONS = 100_000;

/** Locations as orders need them. */
export interface LocationDirectory {
  /** Any owner's: compare `partnerId`, `environment` and `merchantId`. */
  readonly find: (id: string) => MaybePromise<OrderingLocation | undefined>;
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
  return { find: (id) => locations.get(id), invalidate: (id) => locations.invalidate(id) };
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
 * The same for the location of another record, that the statement itself finds by the record's id.
 * @example const locationOfOrder = locationFinder((id) => sql`(select location_id from orders where id = ${id})`);
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
