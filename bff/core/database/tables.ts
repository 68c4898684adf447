import type { ColumnType, Generated } from 'kysely';

/**
 * The tables of the database. Each feature adds its own in its `tables.ts`, by merging this interface. int8
 * is returned as a digit string, a date as `YYYY-MM-DD`, timestamps as Date; `jsonb` as plain values.
 */
export interface Tables {
  idempotency_records: IdempotencyRecordsTable;
}

type Metadata = ColumnType<Record<string, string>, string | undefined, string>;

/** The columns of every record of the API. */
export interface RecordColumns {
  id: string;
  version: Generated<number>;
  metadata: Metadata;
  created_at: Date;
  updated_at: Date;
}

export interface IdempotencyRecordsTable {
  id: string;
  /** Whose request it is; `null` for a caller without a partner, or of a node of an older release. */
  partner_id: ColumnType<string | null, string | null | undefined, never>;
  fingerprint: string;
  /** `null` while the request runs. */
  status: number | null;
  body: string | null;
  /** The end of the running request's reservation. */
  held_until: Date;
  expires_at: Date;
}
