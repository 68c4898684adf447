import { sql } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { EnvironmentName } from '../../contract/fields.ts';
import type { Db } from '../../database/database.ts';
import { newId, ULID_CHARACTERS } from '../../database/ids.ts';
import { takes } from '../deliveries/redelivery.ts';
import { getsDeliveries } from '../../surfaces/surfaces.ts';
import type { EndpointRow } from '../endpoints/endpoint-records.ts';
import { environmentNow } from '../environment-now.ts';
import { sendJobs, type AttemptJob } from './attempt-jobs.ts';

/** Events of one transaction. */
export const DISPATCH_BATCH = 500;
/** A job that was not fetched this long after it was due is considered lost, and created again. */
export const QUEUED_MS = 60_000;

interface PickedEvent {
  readonly id: string;
  readonly type: string;
  readonly partner_id: string;
  readonly environment: EnvironmentName;
  readonly created_at: Date;
}

interface NewDelivery extends AttemptJob {
  readonly event: PickedEvent;
}

/**
 * Creates the deliveries of events that have none yet, with a job for each. Recording an event is one row; this runs
 * outside the requests, for many events at a time, and on several nodes concurrently without conflicts.
 * @returns how many events: {@link DISPATCH_BATCH} means that there may be more
 */
export async function dispatchEvents(db: Db, boss: PgBoss, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const events = await pickEvents(trx, now);
    if (events.length === 0) return 0;
    const endpoints = await endpointsFor(trx, events);
    const made = events.flatMap((event) =>
      (endpoints.get(ownerKey(event)) ?? [])
        .filter((endpoint) => isSince(endpoint, event) && takes(endpoint, event.type))
        .map(({ id }) => ({ deliveryId: newId('whd'), endpointId: id, event })),
    );
    if (made.length > 0) await insertDeliveries(trx, made, now);
    await sendJobs(
      boss,
      trx,
      made.map((delivery) => ({ ...delivery, afterMs: 0 })),
    );
    return events.length;
  });
}

async function pickEvents(trx: Db, now: Date): Promise<PickedEvent[]> {
  const { rows } = await sql<PickedEvent>`
    with picked as materialized (
      select id from events where dispatched_at is null order by id limit ${DISPATCH_BATCH} for update skip locked)
    update events set dispatched_at = ${now}::timestamptz from picked where events.id = picked.id
    returning events.id, events.type, events.partner_id, events.environment, events.created_at`.execute(trx);
  return rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

async function endpointsFor(
  trx: Db,
  events: readonly PickedEvent[],
): Promise<Map<string, Pick<EndpointRow, 'id' | 'status' | 'events' | 'created_at'>[]>> {
  const rows = await trx
    .selectFrom('webhook_endpoints')
    .select(['id', 'partner_id', 'environment', 'status', 'events', 'created_at'])
    .where('partner_id', 'in', [...new Set(events.map((event) => event.partner_id))])
    .where('status', '=', 'enabled')
    .where('deleted_at', 'is', null)
    .where(getsDeliveries('webhook_endpoints'))
    .execute();
  return Map.groupBy(rows, ownerKey);
}

/**
 * Whether an event was recorded, and has happened, since an endpoint was created: what a new sandbox's merchants sold before is
 * recorded afterwards. Clocks of two nodes may differ a little.
 */
function isSince(
  endpoint: Pick<EndpointRow, 'id' | 'created_at'>,
  event: Pick<PickedEvent, 'id' | 'created_at'>,
): boolean {
  const hasHappened = event.created_at.getTime() >= endpoint.created_at.getTime() - CLOCKS_DIFFER_MS;
  return hasHappened && isOlder(endpoint.id, event.id);
}

const CLOCKS_DIFFER_MS = 60_000;

/** Whether a record existed before another, by their ids, which a sandbox clock does not affect. */
function isOlder(one: string, other: string): boolean {
  return one.slice(-ULID_CHARACTERS) < other.slice(-ULID_CHARACTERS);
}

function ownerKey(row: { partner_id: string; environment: EnvironmentName }): string {
  return `${row.partner_id} ${row.environment}`;
}

async function insertDeliveries(trx: Db, made: readonly NewDelivery[], now: Date): Promise<void> {
  await sql`
    insert into webhook_deliveries
      (id, partner_id, environment, endpoint_id, event_id, state, next_attempt_at, queued_until, created_at, updated_at)
    select id, partner_id, environment, endpoint_id, event_id, 'pending', ${environmentNow(now, 'made')},
      ${new Date(now.getTime() + QUEUED_MS)}::timestamptz, ${environmentNow(now, 'made')}, ${environmentNow(now, 'made')}
    from unnest(
      ${made.map(({ deliveryId }) => deliveryId)}::text[],
      ${made.map(({ event }) => event.partner_id)}::text[],
      ${made.map(({ event }) => event.environment)}::text[],
      ${made.map(({ endpointId }) => endpointId)}::text[],
      ${made.map(({ event }) => event.id)}::text[]
    ) as made (id, partner_id, environment, endpoint_id, event_id)
    on conflict (event_id, endpoint_id) do nothing`.execute(trx);
}
