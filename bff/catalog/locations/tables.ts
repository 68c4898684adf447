import type { ColumnType } from 'kysely';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { RecordColumns } from '../../core/database/tables.ts';
import type { LocationStatus } from './contract/location.ts';
import type { StoredSettings } from './stored-settings.ts';

declare module '../../core/database/tables.ts' {
  interface Tables {
    locations: LocationsTable;
    slot_bookings: SlotBookingsTable;
  }
}

declare module '../../core/database/ids.ts' {
  interface IdPrefixes {
    loc: true;
  }
}

export interface LocationsTable extends RecordColumns {
  partner_id: string;
  environment: EnvironmentName;
  merchant_id: string;
  /** Its name in URLs; unique for the merchant. */
  slug: string;
  name: string;
  status: LocationStatus;
  phone: string | null;
  timezone: string;
  /** Only fields with a value. */
  address: ColumnType<Record<string, string>, string, string>;
  /** All other settings, with their defaults. */
  settings: ColumnType<StoredSettings, string, string>;
}

/** How many orders have a slot; a slot without a row has none. */
export interface SlotBookingsTable {
  location_id: string;
  starts_at: Date;
  taken: number;
}
