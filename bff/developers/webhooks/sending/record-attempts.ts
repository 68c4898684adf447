import { sql } from 'kysely';
import type { Db } from '../../../core/database/database.ts';
import { allOf } from '../../../core/database/gathering.ts';
import { inTransaction } from '../../../core/database/unit-of-work.ts';
import { recordSuccessOrFailure, type EndpointReport } from '../endpoints/disable-failing.ts';
import type { ClaimedDelivery } from './claim.ts';
import type { Outcome } from './send.ts';
import type { DeliveryState } from '../contract/deliveries.ts';
import { waitAfter } from '../retry-schedule.ts';

/** An attempt that has ended. */
export interface EndedAttempt {
  readonly delivery: ClaimedDelivery;
  readonly outcome: Outcome;
  /** The time at which it began, on its environment's clock. */
  readonly at: Date;
}

interface Settled extends EndedAttempt {
  readonly next: NextStep;
}

/** Records the outcomes of attempts, in one transaction. @param options.now the real time */
export async function recordAttempts(
  db: Db,
  ended: readonly EndedAttempt[],
  options: { readonly now: Date; readonly delaysMs: readonly number[]; readonly random: () => number },
): Promise<void> {
  const { now, delaysMs, random } = options;
  const settled = ended.map((attempt) => {
    const { delivery, outcome } = attempt;
    return { ...attempt, next: nextStep(delivery.tries, outcome, { delaysMs, random: random() }) };
  });
  await inTransaction(db, async ({ db: trx }) => {
    await allOf([
      ...roundsOf(settled).map((round) => write(trx, round)),
      recordSuccessOrFailure(trx, reportsOf(settled), now),
    ]);
  });
}

/**
 * Splits attempts into rounds with one per delivery: one that was requeued during an attempt may have two.
 */
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

/**
 * Records every attempt. It decides the delivery's state only while its claim is valid: if the event was
 * requeued meanwhile, or another node considered the attempt lost, that prevails.
 */
async function write(trx: Db, settled: readonly Settled[]): Promise<void> {
  const columns = {
    id: settled.map(({ delivery }) => delivery.id),
    claim: settled.map(({ delivery }) => delivery.claimed_until),
    state: settled.map(({ next }) => next.state),
    tries: settled.map(({ next }) => next.tries),
    nextAt: settled.map((attempt) => after(endOf(attempt), attempt.next.waitMs)),
    at: settled.map(({ at }) => at),
    endedAt: settled.map(endOf),
    status: settled.map(({ outcome }) => outcome.status),
    durationMs: settled.map(({ outcome }) => outcome.durationMs),
    error: settled.map(({ outcome }) => outcome.error),
    response: settled.map(({ outcome }) => outcome.response),
  };
  const stands = sql`d.claimed_until = e.claim`;
  await sql`
    with ended as (
      select * from unnest(
        ${columns.id}::text[], ${columns.claim}::timestamptz[],
        ${columns.state}::text[], ${columns.tries}::integer[], ${columns.nextAt}::timestamptz[],
        ${columns.at}::timestamptz[], ${columns.endedAt}::timestamptz[],
        ${columns.status}::integer[], ${columns.durationMs}::integer[], ${columns.error}::text[],
        ${columns.response}::text[]
      ) as ended (id, claim, state, tries, next_at, at, ended_at, status, duration_ms, error, response)),
    updated as (
      update webhook_deliveries d set
        attempts = d.attempts + 1, updated_at = e.ended_at,
        state = case when ${stands} then e.state else d.state end,
        tries = case when ${stands} then e.tries else d.tries end,
        next_attempt_at = case when ${stands} then e.next_at else d.next_attempt_at end,
        claimed_until = case when ${stands} then null else d.claimed_until end
      from ended e where d.id = e.id
      returning d.id, d.attempts)
    insert into webhook_attempts (delivery_id, number, at, status, duration_ms, error, response)
    select id, attempts, at, status, duration_ms, error, response from ended join updated using (id)`.execute(
    trx,
  );
}

function endOf({ at, outcome }: EndedAttempt): Date {
  return new Date(at.getTime() + outcome.durationMs);
}

function after(time: Date, waitMs: number | undefined): Date | null {
  return waitMs === undefined ? null : new Date(time.getTime() + waitMs);
}

function reportsOf(settled: readonly Settled[]): EndpointReport[] {
  const reports = Map.groupBy(settled, ({ delivery }) => delivery.endpoint_id);
  // In the same order on every node, so that no two wait for each other.
  return [...reports]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([endpointId, attempts]) => ({
      endpointId,
      hasSucceeded: attempts.some(({ outcome }) => outcome.error === null),
      isGone: attempts.some(({ outcome }) => isGone(outcome)),
      firstAt: new Date(Math.min(...attempts.map(({ at }) => at.getTime()))),
    }));
}

/** The state of a delivery after an attempt. */
interface NextStep {
  readonly state: DeliveryState;
  /** Attempts made in the current schedule. */
  readonly tries: number;
  /** The wait until the next attempt, in milliseconds; `undefined` if there is none. */
  readonly waitMs: number | undefined;
}

/** The status that disables an endpoint at once (domain rule). */
const GONE = 410;

function isGone(outcome: Outcome): boolean {
  return outcome.status === GONE;
}

/** Applies the whole retry rule. @param triesBefore the attempts of the current schedule, before this one */
export function nextStep(
  triesBefore: number,
  outcome: Outcome,
  options: { readonly delaysMs: readonly number[]; readonly random: number },
): NextStep {
  const tries = triesBefore + 1;
  if (outcome.error === null) return { state: 'delivered', tries, waitMs: undefined };
  const { retryAfterMs } = outcome;
  const waitMs = isGone(outcome) ? undefined : waitAfter(tries, { ...options, retryAfterMs });
  return { state: waitMs === undefined ? 'failed' : 'pending', tries, waitMs };
}
