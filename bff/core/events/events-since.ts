import { sql } from 'kysely';
import type { EventType } from '../contract/feature.ts';
import type { Db } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import { readSnapshot, writeSnapshot, type EventPosition, type Snapshot } from './event-position.ts';

/** An event without its record, but with its subject and where to read that. */
export interface RecordedEvent {
  readonly id: string;
  readonly type: EventType;
  readonly merchantId: string;
  /** RFC 3339 in UTC. */
  readonly createdAt: string;
  /** The kind of the event's record. */
  readonly object: string | null;
  readonly recordId: string | null;
  readonly recordVersion: number | null;
  /** The order that it is about, if that isn't its record. */
  readonly orderId: string | null;
  /** The transaction that recorded the event. */
  readonly transaction: bigint;
}

export interface EventsRead {
  /** The position after all read events, and all that will not be read again. */
  readonly position: EventPosition;
  /** The events in the order in which they were recorded. */
  readonly events: readonly RecordedEvent[];
  /** Whether there are more than requested, so that none are returned. */
  readonly isTooMany: boolean;
}

/** The selection of events to read. */
export interface EventsWanted {
  readonly merchants: readonly string[];
  /**
   * Selects only events recorded by transactions that hadn't ended in this snapshot; `undefined` to read only
   * the position.
   */
  readonly since: Snapshot | undefined;
  readonly most: number;
  readonly nowMs: number;
}

/**
 * Reads each event once, whenever its transaction commits: those after a position, and the next position. One
 * statement, so that both are of one snapshot.
 * @throws {Error} the database returned no row
 */
export async function readEventsSince(db: Db, wanted: EventsWanted): Promise<EventsRead> {
  const { merchants, since, most, nowMs } = wanted;
  const [row] = await selectSince(db, [...merchants], since ? writeSnapshot(since) : null, most + 1);
  if (!row) throw new Error('the database returned no row');
  const found = row.events ?? [];
  const isTooMany = found.length > most;
  return {
    position: { atMs: nowMs, snapshot: readSnapshot(row.position) },
    events: isTooMany ? [] : found.map(eventOf).toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    isTooMany,
  };
}

interface FoundEvent {
  readonly id: string;
  readonly type: EventType;
  readonly merchant: string;
  readonly at: string;
  readonly object: string | null;
  readonly record: string | null;
  readonly version: number | null;
  readonly of_order: string | null;
  readonly xid: string;
}

interface Found {
  readonly position: string;
  readonly events: readonly FoundEvent[] | null;
}

/**
 * A transaction ID of the future isn't of this database: its rows were copied from another one, whose
 * transactions were counted differently.
 */
const selectSince = prepared(
  (_db: Db, merchants: string[], since: string | null, most: number) => sql<Found>`
    select pg_current_snapshot()::text as position, (
      select json_agg(json_build_object(
        'id', id, 'type', type, 'merchant', merchant_id, 'at', created_at, 'xid', recorded_in::text,
        'object', data::jsonb ->> 'object', 'record', data::jsonb ->> 'id', 'of_order',
          data::jsonb ->> 'order',
        'version', case when jsonb_typeof(data::jsonb -> 'version') = 'number'
          then data::jsonb -> 'version' end))
      from (
        select id, type, merchant_id, created_at, recorded_in, data from events
        where merchant_id = any(${merchants}::text[])
          and recorded_in >= pg_snapshot_xmin(${since}::text::pg_snapshot)
          and not pg_visible_in_snapshot(recorded_in, ${since}::text::pg_snapshot)
          and recorded_in < pg_snapshot_xmax(pg_current_snapshot())
        order by recorded_in limit ${most}::integer
      ) as recorded
    ) as events`,
);

function eventOf({
  id,
  type,
  merchant,
  at,
  object,
  record,
  version,
  of_order,
  xid,
}: FoundEvent): RecordedEvent {
  return {
    id,
    type,
    merchantId: merchant,
    createdAt: new Date(at).toISOString(),
    object,
    recordId: record,
    recordVersion: version,
    orderId: object === 'order' ? record : of_order,
    transaction: BigInt(xid),
  };
}
