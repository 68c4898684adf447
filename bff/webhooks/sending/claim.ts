import { sql } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { EnvironmentName } from '../../contract/fields.ts';
import type { Db } from '../../database/database.ts';
import { environmentNow } from '../environment-now.ts';
import { sendJobs, takeJobs, type AttemptJob } from './attempt-jobs.ts';

/** Everything that an attempt needs, read with the claim. */
export interface ClaimedDelivery {
  readonly id: string;
  readonly endpoint_id: string;
  /** Identifies the claim: no delivery is claimed twice until the same time. */
  readonly claimed_until: Date;
  /** Attempts made before this one in the present schedule. */
  readonly tries: number;
  /** On its environment's clock. */
  readonly due_at: Date;
  /** How far that is ahead of the real time, in digits. Null if there is no such clock. */
  readonly clock_offset_ms: string | null;
  /** Where the clock was last asked to go. */
  readonly clock_goal_at: Date | null;
  readonly environment: EnvironmentName;
  readonly event_id: string;
  readonly type: string;
  readonly merchant_id: string | null;
  readonly data: string;
  readonly happened_at: Date;
  readonly url: string;
  readonly api_version: string;
  readonly secret: string;
  readonly previous_secret: string | null;
  readonly previous_secret_expires_at: Date | null;
}

export interface ClaimOptions {
  /** Most deliveries to claim. */
  readonly most: number;
  readonly now: Date;
  readonly claimMs: number;
  /** How many more attempts an endpoint may have under way on this node. */
  readonly roomFor: (endpointId: string) => number;
  /** Endpoints without room: their jobs stay in the queue. */
  readonly full: readonly string[];
}

/** How far a node's clock may be behind the database's, by which jobs are due. */
const SKEW_MS = 1_000;

/** Jobs of an endpoint without room are fetched again after this time. */
const LATER_MS = 1_000;

/**
 * Claims attempts that are due. Each belongs to this node until it is recorded or its claim expires. One transaction
 * deletes the job and claims the row. Deliveries that are not due, or are under way, are not claimed.
 */
export async function claimAttempts(
  db: Db,
  boss: PgBoss,
  options: ClaimOptions,
): Promise<{ taken: number; claimed: ClaimedDelivery[] }> {
  return db.transaction().execute(async (trx) => {
    const jobs = await takeJobs(boss, trx, { most: options.most, notFor: options.full });
    if (jobs.length === 0) return { taken: 0, claimed: [] };
    const { now, later } = within(jobs, options.roomFor);
    await sendJobs(
      boss,
      trx,
      later.map((job) => ({ ...job, afterMs: LATER_MS })),
    );
    const claimed = await claim(trx, now, options);
    if (claimed.length < now.length) await setAside(trx, now, options.now);
    return { taken: jobs.length, claimed };
  });
}

function within(
  jobs: readonly AttemptJob[],
  roomFor: (endpointId: string) => number,
): { now: AttemptJob[]; later: AttemptJob[] } {
  const room = new Map<string, number>();
  const now: AttemptJob[] = [];
  const later: AttemptJob[] = [];
  for (const job of jobs) {
    const left = room.get(job.endpointId) ?? roomFor(job.endpointId);
    room.set(job.endpointId, left - 1);
    (left > 0 ? now : later).push(job);
  }
  return { now, later };
}

async function claim(
  trx: Db,
  jobs: readonly AttemptJob[],
  { now, claimMs }: ClaimOptions,
): Promise<ClaimedDelivery[]> {
  const { rows } = await sql<ClaimedDelivery>`
    with claimed as (
      update webhook_deliveries d
      set claimed_until = ${new Date(now.getTime() + claimMs)}::timestamptz, queued_until = null
      from unnest(${jobs.map(({ deliveryId }) => deliveryId)}::text[]) as job (id), webhook_endpoints p
      where d.id = job.id and d.state = 'pending'
        and d.next_attempt_at <= ${environmentNow(new Date(now.getTime() + SKEW_MS), 'd')}
        and (d.claimed_until is null or d.claimed_until < ${now}::timestamptz)
        and p.id = d.endpoint_id and p.status = 'enabled'
      returning d.id, d.endpoint_id, d.event_id, d.claimed_until, d.tries, d.next_attempt_at as due_at,
        d.partner_id, d.environment)
    select c.*, e.type, e.merchant_id, e.data, e.created_at as happened_at,
      p.url, p.api_version, p.secret, p.previous_secret, p.previous_secret_expires_at,
      own.clock_offset_ms, own.clock_goal_at
    from claimed c join events e on e.id = c.event_id join webhook_endpoints p on p.id = c.endpoint_id
      left join partner_environments own on own.partner_id = c.partner_id and own.environment = c.environment
    `.execute(trx);
  return rows;
}

/**
 * When an attempt that begins now is made, on its environment's clock. An attempt that was due while a sandbox clock
 * moves to its goal has its own time, however long it waited.
 */
export function attemptTime(delivery: ClaimedDelivery, realNowMs: number): Date {
  const { due_at: due, clock_goal_at: goal, clock_offset_ms: offsetMs } = delivery;
  if (goal !== null && due <= goal) return due;
  return new Date(realNowMs + Number(offsetMs ?? 0));
}

/**
 * Deliveries of a disabled endpoint wait until it is enabled; those of a deleted one fail. Endpoints are locked
 * first, in the same order on every node: an endpoint that is being enabled has resumed its deliveries already.
 */
async function setAside(trx: Db, jobs: readonly AttemptJob[], now: Date): Promise<void> {
  const endpoints = [...new Set(jobs.map(({ endpointId }) => endpointId))];
  await trx
    .selectFrom('webhook_endpoints')
    .select('id')
    .where('id', 'in', endpoints)
    .orderBy('id')
    .forShare()
    .execute();
  await sql`
    update webhook_deliveries d
    set next_attempt_at = null, queued_until = null, updated_at = ${environmentNow(now, 'd')},
      state = case when p.deleted_at is null then 'pending' else 'failed' end
    from webhook_endpoints p
    where d.id = any(${jobs.map(({ deliveryId }) => deliveryId)}::text[]) and d.state = 'pending'
      and p.id = d.endpoint_id and p.status = 'disabled'`.execute(trx);
}
