import type { ColumnType } from 'kysely';
import type { EnvironmentName } from '../contract/fields.ts';

declare module '../database/tables.ts' {
  interface Tables {
    events: EventsTable;
  }
}

declare module '../database/ids.ts' {
  interface IdPrefixes {
    evt: true;
  }
}

/** Events, recorded in the transaction of their change. */
export interface EventsTable {
  id: string;
  type: string;
  partner_id: string;
  environment: EnvironmentName;
  merchant_id: string | null;
  /** The record as it was then, in the newest version. JSON. */
  data: string;
  created_at: Date;
  /** Makes an event unique for its cause; null if the transaction of the change does. */
  cause: ColumnType<string | null, string | null | undefined, never>;
  /** The transaction that recorded it, a digit string; null if it is older than this column. */
  recorded_in: ColumnType<string | null, never, never>;
  /** When its deliveries were created; null until then. */
  dispatched_at: ColumnType<Date | null, Date | undefined, Date>;
}
