import { sql } from 'kysely';
import type { EnvironmentName } from '../../../core/contract/fields.ts';
import type { Db } from '../../../core/database/database.ts';
import { allOf } from '../../../core/database/gathering.ts';
import { newId, ULID_CHARACTERS } from '../../../core/database/ids.ts';
import { inTransaction } from '../../../core/database/unit-of-work.ts';
import { takes } from '../deliveries/redelivery.ts';
import type { EndpointRow } from '../endpoints/endpoint-records.ts';
import { readClaimed, type ClaimedDelivery, placesOf } from './claim.ts';
import { isAtWork } from '../../../core/moves/move-gate.ts';
import { environmentNow } from '../../../core/timers/environment-clock.ts';

/** The most events of one transaction. */
export const DISPATCH_BATCH = 500;

/** The new deliveries that the node claims when it creates them. */
interface ClaimsAtOnce {
  readonly claimMs: number;
  /** The most claims in total. */
  readonly most: number;
  /** Returns the most claims of an endpoint. */
  readonly roomFor: (endpointId: string) => number;
}

interface Dispatched {
  /** The number of events: if it equals {@link DispatchOptions.most}, there may be more. */
  readonly events: number;
  readonly claimed: readonly ClaimedDelivery[];
  /** Endpoints with due deliveries that were not claimed. */
  readonly crowded: readonly string[];
}

interface DispatchOptions {
  readonly now: Date;
  /** Defaults to {@link DISPATCH_BATCH}. */
  readonly most?: number;
  /** Defaults to no claims. */
  readonly claims?: ClaimsAtOnce;
}

/**
 * Creates the deliveries of events that have none yet. Recording an event is one row; this runs outside the
 * requests, for many events at a time, and on several nodes concurrently without conflicts. Deliveries for
 * which the node has room are claimed as they are created.
 */
export async function dispatchEvents(db: Db, options: DispatchOptions): Promise<Dispatched> {
  const { now, most = DISPATCH_BATCH, claims } = options;
  return inTransaction(db, async ({ db: trx }) => {
    const events = await pickEvents(trx, now, most);
    if (events.length === 0) return { events: 0, claimed: [], crowded: [] };
    const endpoints = await endpointsFor(trx, events);
    const made = withRoom(
      events.flatMap((event) =>
        (endpoints.get(ownerKey(event)) ?? [])
          .filter((endpoint) => isSince(endpoint, event) && takes(endpoint, event.type))
          .map(({ id }) => ({ id: newId('whd'), endpointId: id, event })),
      ),
      claims,
    );
    if (made.length === 0) return { events: events.length, claimed: [], crowded: [] };
    const claimed = made.filter(({ isClaimed }) => isClaimed).map(({ id }) => id);
    const [, rows] = await allOf([
      insertDeliveries(trx, made, now, claims?.claimMs ?? 0),
      claimed.length > 0 ? readClaimed(trx, claimed) : Promise.resolve([]),
    ]);
    const crowded = made.filter(({ isClaimed }) => !isClaimed).map(({ endpointId }) => endpointId);
    return { events: events.length, claimed: rows, crowded: [...new Set(crowded)] };
  });
}

function withRoom(
  made: readonly Omit<NewDelivery, 'isClaimed'>[],
  claims: ClaimsAtOnce | undefined,
): NewDelivery[] {
  if (!claims) return made.map((delivery) => ({ ...delivery, isClaimed: false }));
  const takePlace = placesOf(claims.roomFor);
  let left = claims.most;
  return made.map((delivery) => {
    const isClaimed = takePlace(delivery.endpointId) && left > 0;
    if (isClaimed) left -= 1;
    return { ...delivery, isClaimed };
  });
}

async function pickEvents(trx: Db, now: Date, most: number): Promise<PickedEvent[]> {
  const { rows } = await sql<PickedEvent>`
    with picked as materialized (
      select id from events where dispatched_at is null and ${isAtWork('events')}
        order by id limit ${most} for update skip locked)
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
    .execute();
  return Map.groupBy(rows, ownerKey);
}

/**
 * Whether an event was recorded, and has happened, since an endpoint was created: the past sales of a new
 * sandbox's merchants are recorded afterwards. Clocks of two nodes may differ a little.
 */
function isSince(
  endpoint: Pick<EndpointRow, 'id' | 'created_at'>,
  event: Pick<PickedEvent, 'id' | 'created_at'>,
): boolean {
  const hasHappened = event.created_at.getTime() >= endpoint.created_at.getTime() - CLOCKS_DIFFER_MS;
  return hasHappened && isOlder(endpoint.id, event.id);
}

const CLOCKS_DIFFER_MS = 60_000;

/** Whether a record existed before another, by their IDs, which a sandbox clock does not affect. */
function isOlder(one: string, other: string): boolean {
  return one.slice(-ULID_CHARACTERS) < other.slice(-ULID_CHARACTERS);
}

function ownerKey(row: { partner_id: string; environment: EnvironmentName }): string {
  return `${row.partner_id} ${row.environment}`;
}

/** An event that is being dispatched. */
interface PickedEvent {
  readonly id: string;
  readonly type: string;
  readonly partner_id: string;
  readonly environment: EnvironmentName;
  readonly created_at: Date;
}

interface NewDelivery {
  readonly id: string;
  readonly endpointId: string;
  readonly event: PickedEvent;
  /** Whether this node claims it at its creation. */
  readonly isClaimed: boolean;
}

/**
 * Inserts deliveries. If the event was replayed to the endpoint before it was dispatched, the existing
 * delivery is used.
 */
async function insertDeliveries(
  trx: Db,
  made: readonly NewDelivery[],
  now: Date,
  claimMs: number,
): Promise<void> {
  await sql`
    insert into webhook_deliveries
      (id, partner_id, environment, endpoint_id, event_id, state, next_attempt_at, claimed_until, created_at,
      updated_at)
    select id, partner_id, environment, endpoint_id, event_id, 'pending', ${environmentNow(now, 'made')},
      case when is_claimed then ${new Date(now.getTime() + claimMs)}::timestamptz end,
      ${environmentNow(now, 'made')}, ${environmentNow(now, 'made')}
    from unnest(
      ${made.map(({ id }) => id)}::text[],
      ${made.map(({ event }) => event.partner_id)}::text[],
      ${made.map(({ event }) => event.environment)}::text[],
      ${made.map(({ endpointId }) => endpointId)}::text[],
      ${made.map(({ event }) => event.id)}::text[],
      ${made.map(({ isClaimed }) => isClaimed)}::boolean[]
    ) as made (id, partner_id, environment, endpoint_id, event_id, is_claimed)
    on conflict (event_id, endpoint_id) do nothing`.execute(trx);
}
