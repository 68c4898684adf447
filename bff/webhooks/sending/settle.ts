import { sql } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { Db } from '../../database/database.ts';
import { recordSuccessOrFailure } from '../endpoints/failing.ts';
import { sendJobs } from './attempt-jobs.ts';
import type { ClaimedDelivery } from './claim.ts';
import { QUEUED_MS } from './dispatch.ts';
import { isGone, nextStep, type NextStep } from './next-step.ts';
import type { Outcome } from './send.ts';

/** An attempt that has ended. */
export interface EndedAttempt {
  readonly delivery: ClaimedDelivery;
  readonly outcome: Outcome;
  /** When it began. */
  readonly at: Date;
}

interface Settled extends EndedAttempt {
  readonly next: NextStep;
}

/** Writes what came of attempts, and the jobs of those to come, all in one transaction. */
export async function settleAttempts(
  db: Db,
  boss: PgBoss,
  ended: readonly EndedAttempt[],
  options: { readonly now: Date; readonly delaysMs: readonly number[]; readonly random: () => number },
): Promise<void> {
  const { now, delaysMs } = options;
  const settled = ended.map((attempt) => ({ ...attempt, next: stepOf(attempt, delaysMs, options.random()) }));
  await db.transaction().execute(async (trx) => {
    for (const round of roundsOf(settled)) await write(trx, round, now);
    await sendJobs(boss, trx, settled.flatMap(jobOf));
    await recordSuccessOrFailure(trx, reportsOf(settled), now);
  });
}

/** In each round a delivery has one attempt: one that was asked for again while it was on its way may have two. */
function roundsOf(settled: readonly Settled[]): Settled[][] {
  const rounds: Map<string, Settled>[] = [];
  for (const attempt of settled) {
    const { id } = attempt.delivery;
    let round = rounds.find((attempts) => !attempts.has(id));
    if (!round) rounds.push((round = new Map()));
    round.set(id, attempt);
  }
  return rounds.map((round) => [...round.values()]);
}

function stepOf({ delivery, outcome }: EndedAttempt, delaysMs: readonly number[], random: number): NextStep {
  const before = { tries: delivery.tries, skippedMs: Number(delivery.skipped_ms) };
  return nextStep(before, outcome, { delaysMs, random });
}

/**
 * A job that is due much later would be passed over by every look into the queue until then. It is made when it is due.
 */
const SOON_MS = 60_000;

function jobOf({ delivery, next }: Settled): Parameters<typeof sendJobs>[2] {
  if (next.waitMs === undefined || next.waitMs > SOON_MS) return [];
  return [{ deliveryId: delivery.id, endpointId: delivery.endpoint_id, afterMs: next.waitMs }];
}

/**
 * Every attempt that was made is written down. What becomes of the delivery it says only while its claim holds: where
 * somebody asked for the event again meanwhile, or another node took it for lost, that stands.
 */
async function write(trx: Db, settled: readonly Settled[], now: Date): Promise<void> {
  const columns = {
    id: settled.map(({ delivery }) => delivery.id),
    claim: settled.map(({ delivery }) => delivery.claimed_until),
    state: settled.map(({ next }) => next.state),
    tries: settled.map(({ next }) => next.tries),
    nextAt: settled.map(({ next }) => dateAfter(now, next.waitMs)),
    queuedUntil: settled.map(({ next }) =>
      next.waitMs !== undefined && next.waitMs <= SOON_MS ? dateAfter(now, next.waitMs, QUEUED_MS) : null,
    ),
    skippedMs: settled.map(({ next }) => next.skippedMs),
    skippedBefore: settled.map(({ delivery }) => Number(delivery.skipped_ms)),
    at: settled.map(({ at }) => at),
    status: settled.map(({ outcome }) => outcome.status),
    durationMs: settled.map(({ outcome }) => outcome.durationMs),
    error: settled.map(({ outcome }) => outcome.error),
    response: settled.map(({ outcome }) => outcome.response),
  };
  const stands = sql`d.claimed_until = e.claim`;
  // A sandbox's clock that moved during the attempt: its time is lived through as if it had moved right after.
  const skippedSince = sql`case when e.state = 'pending' then greatest(0, d.skipped_ms - e.skipped_before) else 0 end`;
  const waitMs = sql`greatest(0, (extract(epoch from e.next_at - ${now}::timestamptz) * 1000)::bigint)`;
  const livedMs = sql`least(${skippedSince}, ${waitMs})`;
  await sql`
    with ended as (
      select * from unnest(
        ${columns.id}::text[], ${columns.claim}::timestamptz[],
        ${columns.state}::text[], ${columns.tries}::integer[], ${columns.nextAt}::timestamptz[],
        ${columns.queuedUntil}::timestamptz[], ${columns.skippedMs}::bigint[], ${columns.skippedBefore}::bigint[],
        ${columns.at}::timestamptz[],
        ${columns.status}::integer[], ${columns.durationMs}::integer[], ${columns.error}::text[],
        ${columns.response}::text[]
      ) as ended (id, claim, state, tries, next_at, queued_until, skipped_ms, skipped_before, at, status,
        duration_ms, error, response)),
    updated as (
      update webhook_deliveries d set
        attempts = d.attempts + 1, updated_at = ${now}::timestamptz,
        state = case when ${stands} then e.state else d.state end,
        tries = case when ${stands} then e.tries else d.tries end,
        next_attempt_at = case when ${stands} then e.next_at - ${livedMs} * interval '1 ms' else d.next_attempt_at end,
        queued_until = case when ${stands} then case when ${skippedSince} = 0 then e.queued_until end
          else d.queued_until end,
        claimed_until = case when ${stands} then null else d.claimed_until end,
        skipped_ms = case when ${stands} then e.skipped_ms + ${skippedSince} - ${livedMs} else d.skipped_ms end
      from ended e where d.id = e.id
      returning d.id, d.attempts)
    insert into webhook_attempts (delivery_id, number, at, status, duration_ms, error, response)
    select id, attempts, at, status, duration_ms, error, response from ended join updated using (id)`.execute(
    trx,
  );
}

function dateAfter(now: Date, waitMs: number | undefined, moreMs = 0): Date | null {
  return waitMs === undefined ? null : new Date(now.getTime() + waitMs + moreMs);
}

function reportsOf(settled: readonly Settled[]): Parameters<typeof recordSuccessOrFailure>[1] {
  const reports = Map.groupBy(settled, ({ delivery }) => delivery.endpoint_id);
  // In one order on every node, so that no two wait for each other.
  return [...reports]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([endpointId, attempts]) => ({
      endpointId,
      hasSucceeded: attempts.some(({ outcome }) => outcome.error === null),
      isGone: attempts.some(({ outcome }) => isGone(outcome)),
    }));
}
