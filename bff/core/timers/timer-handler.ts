import type { Owner } from '../database/owner.ts';
import type { Work } from '../database/unit-of-work.ts';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** A timer that is due. */
export interface DueTimer<Deps> {
  readonly deps: Deps;
  readonly owner: Owner;
  /** The ID of the record that it was set for. */
  readonly record: string;
  /**
   * The time at which it was due. Use it as the time of the resulting changes: a node may be late, and a
   * sandbox clock that is moved far ahead in one request may have passed it.
   */
  readonly dueAt: Date;
}

/**
 * Handles a due timer. A function runs in the transaction that deletes the timer: its changes happen exactly
 * once, however many nodes there are and whenever they die. It locks and reads the record again, because the
 * record may have changed since the timer was set. It may set the timer again. If it throws, nothing of it
 * has happened, and it runs again later.
 */
export type TimerHandler<Deps> =
  | ((work: Work, timer: DueTimer<Deps>) => Promise<void>)
  | TogetherHandler<Deps>
  | OutsideHandler<Deps>;

export interface TogetherHandler<Deps> {
  /**
   * Handles work with very many tasks due at once: timers of its kind that are due at the same time, of one
   * partner in one environment, run in one transaction. If that fails, each runs in its own.
   */
  readonly together: (work: Work, timers: DueTimers<Deps>) => Promise<void>;
  /** The most timers in one transaction. */
  readonly most: number;
}

/** Timers that are due at the same time. */
export interface DueTimers<Deps> extends Omit<DueTimer<Deps>, 'record'> {
  /** The IDs of the records that they were set for. */
  readonly records: readonly string[];
}

export interface OutsideHandler<Deps> {
  /**
   * Handles work that calls another service: it runs without a transaction, on one node at a time. After a
   * crash it runs again from the start, so the call must be idempotent.
   */
  readonly outside: (timer: OutsideTimer<Deps>) => Promise<Outcome>;
}

export interface OutsideTimer<Deps> extends DueTimer<Deps> {
  /** Aborted shortly before another node may take over, and when this node stops. */
  readonly signal: AbortSignal;
}

/** Done, or due again at another time of the same clock. */
export type Outcome = 'done' | { readonly againAt: Date };

/** Handlers by kind. */
export type TimerHandlers<Deps> = Readonly<Record<string, TimerHandler<Deps>>>;

/** A time in an environment. */
export interface Moment {
  /** The time on its clock. */
  readonly now: Date;
  readonly realNow: Date;
}

/** The work that is still to happen in a sandbox. */
export interface StillDue {
  /** Whether work that was due by then is not done yet, or is running. */
  readonly isBusy: boolean;
  /** The time of the next due work; `undefined` if there is none. */
  readonly nextAt: Date | undefined;
}

/** The timers of all features, for moving a sandbox's clock. */
export interface DueWork {
  stillDue(trx: Db, owner: Owner, moment: Moment): Promise<StillDue>;
  /**
   * Runs the due work of one environment now, in order, without waiting for a look. @returns the number of
   * started timers
   */
  runDue(owner: Owner): Promise<number>;
}

/**
 * The number of failures after which a clock doesn't wait for a timer: it runs later, with its original time.
 */
const MOST_TRIES = 3;

export async function dueTimers(
  trx: Db,
  owner: Owner,
  { now, realNow }: Moment,
  kinds: readonly string[],
): Promise<StillDue> {
  // Written so that the index by time serves both conditions: a sandbox may have very many timers.
  const own = sql`partner_id = ${owner.partnerId} and environment = ${owner.environment}
    and kind = any(${kinds}::text[])`;
  const { rows } = await sql<{ is_busy: boolean; next_at: Date | null }>`
    select
      exists (select from timers where ${own} and tries < ${MOST_TRIES}
        and due_at <= greatest(${now}::timestamptz, ${realNow}::timestamptz)
        and due_at <= case when is_real_time then ${realNow}::timestamptz else ${now}::timestamptz end)
          as is_busy,
      (select min(due_at) from timers
        where ${own} and not is_real_time and due_at > ${now}::timestamptz) as next_at`.execute(trx);
  const [row] = rows;
  return { isBusy: row?.is_busy ?? false, nextAt: row?.next_at ?? undefined };
}
