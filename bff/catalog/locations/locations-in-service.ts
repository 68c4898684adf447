import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';
import { activeLocations } from './location-records.ts';
import { sameLocationOf, type OrderingLocation } from './ordering-location.ts';

/** The locations of a merchant that take orders at all, by name. */
export async function locationsInService(
  db: Db,
  owner: Owner,
  merchantId: string,
): Promise<OrderingLocation[]> {
  const rows = await activeLocations(db, owner, merchantId);
  return rows.map(sameLocationOf).filter((location) => location.isInService);
}
