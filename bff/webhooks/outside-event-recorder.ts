import { sql } from 'kysely';
import type { EventType } from '../contract/event-types.ts';
import type { Db } from '../database/database.ts';
import { newId } from '../database/ids.ts';
import { GroupedRecorder } from './grouped-recorder.ts';
import type { Owner } from '../database/owner.ts';

/** Something that happened outside our database, so that no transaction of ours can hold the change and its event. */
export interface OutsideEvent extends Owner {
  readonly type: EventType;
  readonly merchantId: string;
  /** The record as JSON text: digits stay as they are. */
  readonly dataJson: string;
  readonly at: Date;
  /** An event is written once for its cause; undefined: each is a new one. */
  readonly cause?: string | undefined;
}

/** Settles when the event is committed. @throws when it is not: then none of its group is */
export type RecordOutsideEvent = (event: OutsideEvent) => Promise<void>;

/** What a statement costs is much the same for one event and for fifty: under load there are no more of them than this. */
const EVERY_MS = 5;

/** Records events in groups: one insert for all that wait. */
export function outsideEventRecorder(db: Db): RecordOutsideEvent {
  const recorder = new GroupedRecorder<OutsideEvent>((events) => insertEvents(db, events), {
    everyMs: EVERY_MS,
  });
  return (event) => recorder.record(event);
}

/** Where nobody in the group has an endpoint, there is nobody to send to, and the sender need not look at it. */
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
