import { sql } from 'kysely';
import type { EventType } from '../contract/event-type.ts';
import type { Db } from '../database/database.ts';
import { newId } from '../database/ids.ts';
import type { Owner } from '../database/owner.ts';
import { rowsAtEnd, writeAtEnd, type WrittenAtEnd } from '../database/write-at-end.ts';

/** What happened to one record. `data` is the public record, without secrets, in the newest version. */
export interface NewEvent extends Owner {
  readonly type: EventType;
  readonly merchantId?: string;
  readonly data: object;
  readonly at: Date;
}

/**
 * Records an event. Call it in the transaction of the change, so that neither exists without the other.
 *
 * @example
 * await recordEvent(trx, { ...owner, type: 'merchant.updated', merchantId: merchant.id, data: merchant, at: now });
 */
export async function recordEvent(trx: Db, event: NewEvent): Promise<void> {
  await recordEvents(trx, [event]);
}

/** Records several. They are written at the end of the transaction, in this order. */
export async function recordEvents(trx: Db, events: readonly NewEvent[]): Promise<void> {
  let last: { readonly data: object; readonly json: string } | undefined;
  const rows = events.map((event): EventRow => {
    // Events about one change mostly have the same record.
    if (last?.data !== event.data) last = { data: event.data, json: JSON.stringify(event.data) };
    return { ...event, id: newId('evt'), json: last.json };
  });
  await writeAtEnd(trx, EVENTS, rows);
}

interface EventRow extends Omit<NewEvent, 'data'> {
  readonly id: string;
  readonly json: string;
}

const EVENTS: WrittenAtEnd<EventRow> = {
  statementsOf: (rows) => [
    rowsAtEnd(
      'events',
      rows.map(({ id, type, partnerId, environment, merchantId = null, json, at }) => [
        id,
        type,
        partnerId,
        environment,
        merchantId,
        json,
        at,
      ]),
      (...values) => sql`(${sql.join(values)})`,
      (all) => sql`
        insert into events (id, type, partner_id, environment, merchant_id, data, created_at) values ${all}`,
    ),
  ],
};
