import type { Db } from '../../core/database/database.ts';

/** A location by what it is called, and the zone of its calendar. */
export interface LocationName {
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
