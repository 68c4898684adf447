import { sql, type RawBuilder } from 'kysely';
import type { EnvironmentName } from '../../../core/contract/fields.ts';
import type { Db } from '../../../core/database/database.ts';
import { allOf } from '../../../core/database/gathering.ts';
import { inTransaction } from '../../../core/database/unit-of-work.ts';
import { dueDeliveries, isFree } from './due-deliveries.ts';
import { environmentNow } from '../../../core/timers/environment-clock.ts';

/** Everything that an attempt needs, read with the claim. */
export interface ClaimedDelivery {
  readonly id: string;
  readonly endpoint_id: string;
  /** Identifies the claim: no delivery is claimed twice until the same time. */
  readonly claimed_until: Date;
  /** Attempts made before this one in the current schedule. */
  readonly tries: number;
  /** On its environment's clock. */
  readonly due_at: Date;
  /** The clock's lead over real time, in digits; `null` if there is no such clock. */
  readonly clock_offset_ms: string | null;
  /** The clock's last requested time. */
  readonly clock_goal_at: Date | null;
  readonly environment: EnvironmentName;
  readonly event_id: string;
  readonly type: string;
  readonly merchant_id: string | null;
  readonly data: string;
  readonly happened_at: Date;
  /** The span that recorded the event, as W3C's `traceparent`. */
  readonly traceparent: string | null;
  readonly url: string;
  readonly api_version: string;
  readonly secret: string;
  readonly previous_secret: string | null;
  readonly previous_secret_expires_at: Date | null;
}

export interface ClaimOptions {
  /** The most deliveries to claim. */
  readonly most: number;
  readonly now: Date;
  readonly claimMs: number;
  /** Returns the number of further attempts that an endpoint may have running on this node. */
  readonly roomFor: (endpointId: string) => number;
  /** Endpoints without room, whose deliveries are skipped. */
  readonly full: readonly string[];
}

export interface Claims {
  /** The number of due deliveries found: if it equals the requested number, there may be more. */
  readonly found: number;
  readonly claimed: readonly ClaimedDelivery[];
  /** Endpoints with more due deliveries than room. */
  readonly crowded: readonly string[];
}

interface DueDelivery {
  readonly id: string;
  readonly endpoint_id: string;
  readonly is_enabled: boolean;
}

/**
 * Claims due attempts, earliest first. Each belongs to this node until it is recorded or its claim expires.
 * Deliveries with a running attempt on any node are not claimed, nor are those that another node is just
 * claiming.
 */
export async function claimAttempts(db: Db, options: ClaimOptions): Promise<Claims> {
  return inTransaction(db, async ({ db: trx }) => {
    const due = await holdDue(trx, options);
    const { now, left } = within(due, options.roomFor);
    const aside = due.filter((delivery) => !delivery.is_enabled);
    const [claimed] = await allOf([
      now.length > 0 ? claim(trx, now, options) : Promise.resolve([]),
      aside.length > 0 ? setAside(trx, aside, options.now) : Promise.resolve(),
    ]);
    return { found: due.length, claimed, crowded: [...new Set(left.map((one) => one.endpoint_id))] };
  });
}

async function holdDue(trx: Db, { now, most, full }: ClaimOptions): Promise<readonly DueDelivery[]> {
  const { rows } = await sql<DueDelivery>`
    with due as materialized (${dueDeliveries(now, most, full)})
    select d.id, d.endpoint_id, p.status = 'enabled' as is_enabled
    from (select * from due order by next_attempt_at limit ${most}) due
      cross join lateral (${held(now)}) d join webhook_endpoints p on p.id = d.endpoint_id
    order by due.next_attempt_at`.execute(trx);
  return rows;
}

/**
 * In SQL: the row of `due`, if it is still due and no other node holds it. Found by its ID rather than in the
 * index of due times, where thousands may have the same time: the planner doesn't use an index for "not
 * distinct".
 */
const held = (now: Date): RawBuilder<unknown> => sql`
  select d.id, d.endpoint_id from webhook_deliveries d
  where d.id = due.id and ${isFree(now)} and d.next_attempt_at is not distinct from due.next_attempt_at
  for update skip locked`;

function within(
  due: readonly DueDelivery[],
  roomFor: (endpointId: string) => number,
): { now: DueDelivery[]; left: DueDelivery[] } {
  const takePlace = placesOf(roomFor);
  const now: DueDelivery[] = [];
  const left: DueDelivery[] = [];
  for (const delivery of due) {
    if (delivery.is_enabled) (takePlace(delivery.endpoint_id) ? now : left).push(delivery);
  }
  return { now, left };
}

/**
 * Claims rows that are locked. An endpoint that was just disabled gets no attempt: its deliveries are set
 * aside with the next claim.
 */
async function claim(
  trx: Db,
  due: readonly DueDelivery[],
  { now, claimMs }: ClaimOptions,
): Promise<readonly ClaimedDelivery[]> {
  const ids = due.map(({ id }) => id);
  const { rows } = await sql<ClaimedDelivery>`
    with claimed as (
      update webhook_deliveries d
      set claimed_until = ${new Date(now.getTime() + claimMs)}::timestamptz
      where d.id = any(${ids}::text[])
        and (select p.status from webhook_endpoints p where p.id = d.endpoint_id) = 'enabled'
      returning d.id, d.endpoint_id, d.event_id, d.claimed_until, d.tries, d.next_attempt_at as due_at,
        d.partner_id, d.environment)
    ${withEverything}`.execute(trx);
  return rows;
}

/** Reads deliveries that were claimed when they were created. */
export async function readClaimed(trx: Db, ids: readonly string[]): Promise<readonly ClaimedDelivery[]> {
  const { rows } = await sql<ClaimedDelivery>`
    with claimed as (
      select id, endpoint_id, event_id, claimed_until, tries, next_attempt_at as due_at, partner_id,
      environment
      from webhook_deliveries where id = any(${ids}::text[]))
    ${withEverything}`.execute(trx);
  return rows;
}

/** The data that an attempt needs in addition to the claimed row. */
const withEverything = sql`
  select c.*, e.type, e.merchant_id, e.data, e.created_at as happened_at, e.traceparent,
    p.url, p.api_version, p.secret, p.previous_secret, p.previous_secret_expires_at,
    own.clock_offset_ms, own.clock_goal_at
  from claimed c join events e on e.id = c.event_id join webhook_endpoints p on p.id = c.endpoint_id
    and p.status = 'enabled'
    left join partner_environments own on own.partner_id = c.partner_id and own.environment = c.environment`;

/**
 * Returns the time of an attempt that begins now, on its environment's clock. An attempt that was due while a
 * sandbox clock moves to its goal has its due time, however long it waited.
 */
export function attemptTime(delivery: ClaimedDelivery, realNowMs: number): Date {
  const { due_at: due, clock_goal_at: goal, clock_offset_ms: offsetMs } = delivery;
  if (goal !== null && due <= goal) return due;
  return new Date(realNowMs + Number(offsetMs ?? 0));
}

/** A due delivery whose row is locked. */
interface HeldDelivery {
  readonly id: string;
  readonly endpoint_id: string;
}

/**
 * Sets deliveries aside: those of a disabled endpoint wait until it is enabled; those of a deleted one fail.
 * Endpoints are locked first, in the same order on every node: an endpoint that is being enabled has already
 * resumed its deliveries.
 */
async function setAside(trx: Db, due: readonly HeldDelivery[], now: Date): Promise<void> {
  const endpoints = [...new Set(due.map((delivery) => delivery.endpoint_id))];
  await trx
    .selectFrom('webhook_endpoints')
    .select('id')
    .where('id', 'in', endpoints)
    .orderBy('id')
    .forShare()
    .execute();
  await sql`
    update webhook_deliveries d
    set next_attempt_at = null, updated_at = ${environmentNow(now, 'd')},
      state = case when p.deleted_at is null then 'pending' else 'failed' end
    from webhook_endpoints p
    where d.id = any(${due.map(({ id }) => id)}::text[]) and d.state = 'pending'
      and p.id = d.endpoint_id and p.status = 'disabled'`.execute(trx);
}

/**
 * Hands out endpoints' slots for attempts on this node, one delivery after the other.
 * @param roomFor returns the number of slots of an endpoint
 * @returns whether a slot was left for a delivery of this endpoint, which now has it
 */
export function placesOf(roomFor: (endpointId: string) => number): (endpointId: string) => boolean {
  const room = new Map<string, number>();
  return (endpointId) => {
    const left = room.get(endpointId) ?? roomFor(endpointId);
    room.set(endpointId, left - 1);
    return left > 0;
  };
}
