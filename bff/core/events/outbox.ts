import { sql } from 'kysely';
import type { EventType } from '../contract/feature.ts';
import type { Db } from '../database/database.ts';
import { newId } from '../database/ids.ts';
import type { Owner } from '../database/owner.ts';
import {
  rowsAtEnd,
  writeAtEnd,
  type WrittenAtEnd,
  rowOf,
  type RowToWrite,
} from '../database/write-at-end.ts';
import { isoTime } from '../api/clock.ts';
import { activeSpan } from '../telemetry/tracing.ts';
import { setTimer } from '../timers/timers.ts';
import { followersOf } from './followed-events.ts';

/** A change of one record. `data` is the public record, without secrets, in the newest version. */
interface NewEvent extends Owner {
  readonly type: EventType;
  readonly merchantId?: string;
  readonly data: object;
  readonly at: Date;
}

/**
 * Records an event. Call it in the transaction of the change, so that neither exists without the other.
 *
 * @example
 * await recordEvent(trx, { ...owner, type: 'merchant.updated', merchantId: merchant.id, data: merchant, at:
 * now });
 */
export async function recordEvent(trx: Db, event: NewEvent): Promise<void> {
  await recordEvents(trx, [event]);
}

/** Records several events. They are written at the end of the transaction, in this order. */
export async function recordEvents(trx: Db, events: readonly NewEvent[]): Promise<void> {
  const traceparent = activeSpan()?.traceparent ?? null;
  let last: { readonly data: object; readonly json: string } | undefined;
  const rows = events.map((event): EventRow => {
    // Events about one change mostly have the same record.
    if (last?.data !== event.data) last = { data: event.data, json: JSON.stringify(event.data) };
    return { ...event, id: newId('evt'), json: last.json, traceparent };
  });
  await writeAtEnd(trx, EVENTS, rows);
  for (const { owner, timer } of followersOf(rows)) await setTimer(trx, owner, timer);
}

interface EventRow extends Omit<NewEvent, 'data'> {
  readonly id: string;
  readonly json: string;
  readonly traceparent: string | null;
}

const EVENTS: WrittenAtEnd<EventRow> = {
  statementsOf: (rows) => [
    rowsAtEnd(
      'events',
      rows.map(({ id, type, partnerId, environment, merchantId = null, json, at, traceparent }) => [
        id,
        type,
        partnerId,
        environment,
        merchantId,
        json,
        at,
        traceparent,
      ]),
      (...values) => sql`(${sql.join(values)})`,
      (all) => sql`
        insert into events (id, type, partner_id, environment, merchant_id, data, created_at, traceparent)
        values ${all}`,
    ),
  ],
};

/** A change outside this database, so that no transaction can contain both the change and its event. */
interface OutsideEvent extends Owner {
  readonly type: EventType;
  readonly merchantId: string;
  /** The record as JSON text, which preserves its digits. */
  readonly dataJson: string;
  /** Milliseconds since the epoch. */
  readonly atMs: number;
  /** The cause, for which only one event is recorded; `undefined` to always record a new one. */
  readonly cause?: string | undefined;
}

interface OutsideRow extends OutsideEvent {
  readonly traceparent: string | undefined;
}

/** Events of many requests: one JSON text, regardless of the number of rows. */
const OUTSIDE_EVENTS: WrittenAtEnd<OutsideRow> = {
  statementsOf: (events) => [
    {
      name: 'outside events',
      values: [rowsOf(events), [...new Set(events.map(({ partnerId }) => partnerId))]],
      // If no partner in the batch has an endpoint, there are no deliveries and the sender can skip these
      // events.
      build: ([rows, partners]) => sql`
        insert into events (id, type, partner_id, environment, merchant_id, data, created_at, cause,
          traceparent, dispatched_at)
        select id, type, partner_id, environment, merchant_id, data, created_at, cause, traceparent, case
          when not exists (
          select 1 from webhook_endpoints as e
          where e.partner_id = any (${partners}::text[]) and e.status = 'enabled' and e.deleted_at is null
        ) then created_at end
        from json_to_recordset(${rows}::json) as event (id text, type text, partner_id text,
          environment text, merchant_id text, data text, created_at timestamptz, cause text, traceparent text)
        on conflict (cause) where cause is not null do nothing`,
    },
  ],
};

/** Returns the row that records the event, once it is committed. */
export function outsideEvent(event: OutsideEvent): RowToWrite {
  return rowOf(OUTSIDE_EVENTS, { ...event, traceparent: activeSpan()?.traceparent });
}

function rowsOf(events: readonly OutsideRow[]): string {
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
      traceparent: event.traceparent,
    })),
  );
}
