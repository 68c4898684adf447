import { sql } from 'kysely';
import type { EventType } from '../contract/event-type.ts';
import { newId } from '../database/ids.ts';
import type { Owner } from '../database/owner.ts';
import { rowOf, type RowToWrite, type WrittenAtEnd } from '../database/write-at-end.ts';
import { isoTime } from '../api/clock.ts';

/**
 * Something that happened outside our database, so no transaction of ours can contain both the change and its event.
 */
export interface OutsideEvent extends Owner {
  readonly type: EventType;
  readonly merchantId: string;
  /** The record as JSON text, which keeps its digits. */
  readonly dataJson: string;
  /** Milliseconds since the epoch. */
  readonly atMs: number;
  /** Only one event is recorded for each cause; undefined: always a new one. */
  readonly cause?: string | undefined;
}

/** Events of many requests: one JSON text, however many rows. */
const OUTSIDE_EVENTS: WrittenAtEnd<OutsideEvent> = {
  statementsOf: (events) => [
    {
      name: 'outside events',
      values: [rowsOf(events), [...new Set(events.map(({ partnerId }) => partnerId))]],
      // If no partner in the batch has an endpoint, there is nothing to deliver and the sender can skip these events.
      build: ([rows, partners]) => sql`
        insert into events (id, type, partner_id, environment, merchant_id, data, created_at, cause, dispatched_at)
        select id, type, partner_id, environment, merchant_id, data, created_at, cause, case when not exists (
          select 1 from webhook_endpoints as e
          where e.partner_id = any (${partners}::text[]) and e.status = 'enabled' and e.deleted_at is null
        ) then created_at end
        from json_to_recordset(${rows}::json) as event (id text, type text, partner_id text,
          environment text, merchant_id text, data text, created_at timestamptz, cause text)
        on conflict (cause) where cause is not null do nothing`,
    },
  ],
};

/** What records the event, once it is committed. */
export function outsideEvent(event: OutsideEvent): RowToWrite {
  return rowOf(OUTSIDE_EVENTS, event);
}

function rowsOf(events: readonly OutsideEvent[]): string {
  return JSON.stringify(
    events.map((event) => ({
      id: newId('evt'),
      type: event.type,
      partner_id: event.partnerId,
      environment: event.environment,
      merchant_id: event.merchantId,
      data: event.dataJson,
      created_at: isoTime(event.atMs),
      cause: event.cause,
    })),
  );
}
