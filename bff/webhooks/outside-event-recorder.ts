import { sql } from 'kysely';
import type { EventType } from '../contract/event-types.ts';
import type { Db } from '../database/database.ts';
import { newId } from '../database/ids.ts';
import { BatchWriter } from '../database/batch-writer.ts';
import type { Owner } from '../database/owner.ts';

/**
 * Something that happened outside our database, so no transaction of ours can contain both the change and its event.
 */
export interface OutsideEvent extends Owner {
  readonly type: EventType;
  readonly merchantId: string;
  /** The record as JSON text, which keeps its digits. */
  readonly dataJson: string;
  readonly at: Date;
  /** Only one event is recorded for each cause; undefined: always a new one. */
  readonly cause?: string | undefined;
}

/** Resolves when the event is committed. @throws if it is not: then no event of its group is */
export type RecordOutsideEvent = (event: OutsideEvent) => Promise<void>;

/**
 * One event costs about as much as fifty in a statement, so under load there is at most one statement in this time.
 */
const EVERY_MS = 5;
/** Events of one statement at most. */
const LARGEST = 500;

/** Records events in groups: one insert for all that are waiting. */
export function outsideEventRecorder(db: Db): RecordOutsideEvent {
  const writer = new BatchWriter<OutsideEvent>({
    write: (events) => insertEvents(db, events),
    largest: LARGEST,
    everyMs: EVERY_MS,
  });
  return (event) => writer.add(event);
}

/** If no partner in the group has an endpoint, there is nothing to deliver and the sender can skip these events. */
async function insertEvents(db: Db, events: readonly OutsideEvent[]): Promise<void> {
  const rows = events.map((event) => ({
    id: newId('evt'),
    type: event.type,
    partner_id: event.partnerId,
    environment: event.environment,
    merchant_id: event.merchantId,
    data: event.dataJson,
    created_at: event.at,
    cause: event.cause,
  }));
  const partners = [...new Set(events.map(({ partnerId }) => partnerId))];
  await sql`
    insert into events (id, type, partner_id, environment, merchant_id, data, created_at, cause, dispatched_at)
    select id, type, partner_id, environment, merchant_id, data, created_at, cause, case when not exists (
      select 1 from webhook_endpoints as e
      where e.partner_id = any (${partners}::text[]) and e.status = 'enabled' and e.deleted_at is null
    ) then created_at end
    from json_to_recordset(${JSON.stringify(rows)}::json) as event (id text, type text, partner_id text,
      environment text, merchant_id text, data text, created_at timestamptz, cause text)
    on conflict (cause) where cause is not null do nothing`.execute(db);
}
