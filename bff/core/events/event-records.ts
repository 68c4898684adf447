import type { Page, EnvironmentName } from '../contract/fields.ts';
import { type Selectable, type ColumnType, sql } from 'kysely';
import type { EventType } from '../contract/feature.ts';
import type { Db } from '../database/database.ts';
import { pageOf, type PageRequest } from '../database/pagination.ts';
import { ownedBy, type Owner } from '../database/owner.ts';
import type { Shape } from '../contract/versions/version-step.ts';
import { writeWaiting } from '../database/write-at-end.ts';

type EventRow = Selectable<EventsTable>;

/** Filters: types, a merchant, from a time on, before a time. */
export interface EventFilter {
  readonly types?: readonly string[] | undefined;
  readonly merchant?: string | undefined;
  readonly from?: Date | undefined;
  readonly before?: Date | undefined;
}

export async function findEvent(db: Db, owner: Owner, id: string): Promise<EventRow | undefined> {
  return eventsOf(db, owner).selectAll().where('id', '=', id).executeTakeFirst();
}

/** Finds an event and locks it until the transaction ends, so that pruning doesn't delete it meanwhile. */
export async function holdEvent(trx: Db, owner: Owner, id: string): Promise<EventRow | undefined> {
  return eventsOf(trx, owner).selectAll().where('id', '=', id).forKeyShare().executeTakeFirst();
}

/** Newest first. */
export async function pageOfEvents(
  db: Db,
  owner: Owner,
  request: PageRequest,
  filter: EventFilter,
): Promise<Page<Event>> {
  const rows = await filtered(eventsOf(db, owner), filter)
    .selectAll()
    .$if(request.after !== undefined, (query) => query.where('id', '<', request.after ?? ''))
    .orderBy('id', 'desc')
    .limit(request.limit + 1)
    .execute();
  return pageOf(rows, request, presentEvent);
}

/** Oldest first, up to a limit, locked until the transaction ends as by {@link holdEvent}. */
export async function holdEvents(
  trx: Db,
  owner: Owner,
  filter: EventFilter,
  most: number,
): Promise<string[]> {
  const rows = await filtered(eventsOf(trx, owner), filter)
    .select('id')
    .orderBy('id')
    .limit(most)
    .forKeyShare()
    .execute();
  return rows.map(({ id }) => id);
}

export function presentEvent(row: EventRow): Event {
  return {
    id: row.id,
    object: 'event',
    environment: row.environment,
    type: row.type as EventType,
    merchant: row.merchant_id,
    data: readEventData(row.data),
    created_at: row.created_at.toISOString(),
  };
}

function eventsOf(db: Db, owner: Owner) {
  return db.selectFrom('events').where(ownedBy('events', owner));
}

function filtered(query: ReturnType<typeof eventsOf>, { types, merchant, from, before }: EventFilter) {
  return query
    .$if(types !== undefined, (some) => some.where('type', 'in', types ?? []))
    .$if(merchant !== undefined, (some) => some.where('merchant_id', '=', merchant ?? ''))
    .$if(from !== undefined, (some) => some.where('created_at', '>=', from ?? new Date(0)))
    .$if(before !== undefined, (some) => some.where('created_at', '<', before ?? new Date(0)));
}

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
interface EventsTable {
  id: string;
  type: string;
  partner_id: string;
  environment: EnvironmentName;
  merchant_id: string | null;
  /** The record at the time, in the newest version. JSON. */
  data: string;
  created_at: Date;
  /** Makes an event unique for its cause; `null` if the transaction of the change does. */
  cause: ColumnType<string | null, string | null | undefined, never>;
  /** The transaction that recorded it, a digit string; `null` if it is older than this column. */
  recorded_in: ColumnType<string | null, never, never>;
  /** The time at which its deliveries were created; `null` until then. */
  dispatched_at: ColumnType<Date | null, Date | undefined, Date>;
  /** The span that recorded it, as W3C's `traceparent`; `null` if that wasn't recorded. */
  traceparent: ColumnType<string | null, string | null | undefined, never>;
}

/** ECMAScript's way to preserve digits, which the compiler's library does not declare yet. */
interface ExactJson {
  parse(
    text: string,
    reviver: (key: string, value: unknown, context: { source?: string }) => unknown,
  ): unknown;
  rawJSON(text: string): object;
}
const exact = JSON as unknown as ExactJson;

/**
 * Reads an event's stored data. A whole number that a float can't represent (the ID of a plant) keeps its
 * digits, also through `JSON.stringify`.
 */
export function readEventData(json: string): Shape {
  return exact.parse(json, (_key, value, { source }) =>
    typeof value === 'number' &&
    !Number.isSafeInteger(value) &&
    source !== undefined &&
    /^-?\d+$/.test(source)
      ? exact.rawJSON(source)
      : value,
  ) as Shape;
}

/** An event of the API. `data` is the record at the time of the event, in the newest version. */
export interface Event {
  readonly id: string;
  readonly object: 'event';
  readonly environment: EnvironmentName;
  readonly type: EventType;
  /** The ID of the merchant concerned; `null` if the event isn't about one. */
  readonly merchant: string | null;
  readonly data: Record<string, unknown>;
  /** RFC 3339 in UTC. */
  readonly created_at: string;
}

/**
 * Sets a field to `null` in the stored events about one record, because the person it is about wants to be
 * forgotten. Delivered data can't be taken back; later deliveries don't contain it.
 */
export async function eraseFromEvents(
  trx: Db,
  owner: Owner,
  about: { readonly types: readonly EventType[]; readonly recordId: string; readonly field: string },
): Promise<void> {
  await writeWaiting(trx);
  await trx
    .updateTable('events')
    .set({ data: sql`jsonb_set(data::jsonb, array[${about.field}], 'null')::text` })
    .where(ownedBy('events', owner))
    // Constants, so that an index of these types alone can be used.
    .where(sql<boolean>`type in (${sql.join(about.types.map((type) => sql.lit(type)))})`)
    .where(sql<boolean>`data::jsonb ->> 'id' = ${about.recordId}`)
    .execute();
}
