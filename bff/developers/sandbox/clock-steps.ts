import type { Updateable } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import { ownedBy, type Owner } from '../../core/database/owner.ts';
import type { PartnerEnvironmentsTable } from '../../accounts/identity/tables.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import type { Moment, StillDue } from '../../core/timers/timer-handler.ts';
import { dueWebhooks, runDueWebhooks } from '../webhooks/webhooks.ts';

/** The state of a sandbox's clock. Times in milliseconds. */
export interface ClockState {
  readonly now: number;
  /** Its lead over real time. */
  readonly offsetMs: number;
  /** Its last requested time, and the real time of that request. */
  readonly goal: number | undefined;
  readonly goalSetAt: number | undefined;
}

/** One step of a moving clock. `waiting`: work that is due at its current time is not done yet. */
export interface Step {
  readonly state: 'arrived' | 'moved' | 'waiting';
  readonly clock: ClockState;
}

/**
 * The total time for which the clock waits for due work. After that it moves on to its goal: slow endpoints
 * get the rest of their attempts later, each with its original time.
 */
const PATIENCE_MS = 60_000;

/**
 * Returns the current clock, optionally locked until the transaction ends, so that concurrent moves wait for
 * each other.
 */
export async function clockOf(
  db: Db,
  owner: Owner,
  realNow: number,
  { isHeld = false } = {},
): Promise<ClockState> {
  const row = await db
    .selectFrom('partner_environments')
    .select(['clock_offset_ms', 'clock_goal_at', 'clock_goal_set_at'])
    .where(ownedBy('partner_environments', owner))
    .$if(isHeld, (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
  const offsetMs = Number(row.clock_offset_ms);
  return {
    now: realNow + offsetMs,
    offsetMs,
    goal: row.clock_goal_at?.getTime(),
    goalSetAt: row.clock_goal_set_at?.getTime(),
  };
}

/** Stores the goal of a clock. A clock with a later goal keeps that. */
export async function setGoal(
  trx: Db,
  owner: Owner,
  clock: ClockState,
  { goal, realNow }: { readonly goal: number; readonly realNow: number },
): Promise<void> {
  if (clock.goal !== undefined && clock.goal >= goal) return;
  await changeClock(trx, owner, { clock_goal_at: new Date(goal), clock_goal_set_at: new Date(realNow) });
}

/**
 * Moves a clock to the next due time, or to its goal if nothing is due before, and makes that due. Call it
 * until the clock has arrived, each time in a separate transaction: any caller continues where the last step
 * ended.
 */
export async function stepClock(
  trx: Db,
  owner: Owner,
  sources: readonly ClockSource[],
  { goal, realNow }: { readonly goal: number; readonly realNow: number },
): Promise<Step> {
  const clock = await clockOf(trx, owner, realNow, { isHeld: true });
  if (clock.now >= goal) return { state: 'arrived', clock };
  const isPatient = realNow - (clock.goalSetAt ?? realNow) < PATIENCE_MS;
  const to = isPatient ? await nextStop(trx, owner, sources, { clock, goal, realNow }) : goal;
  if (to === undefined) return { state: 'waiting', clock };
  const moved = { ...clock, now: to, offsetMs: to - realNow };
  await changeClock(trx, owner, { clock_offset_ms: String(moved.offsetMs) });
  const moment = { now: new Date(to), realNow: new Date(realNow) };
  for (const { run } of sources) await run?.(trx, owner, moment);
  return { state: to === goal ? 'arrived' : 'moved', clock: moved };
}

/** @returns `undefined` while due work is not done yet */
async function nextStop(
  trx: Db,
  owner: Owner,
  sources: readonly ClockSource[],
  { clock, goal, realNow }: { readonly clock: ClockState; readonly goal: number; readonly realNow: number },
): Promise<number | undefined> {
  const moment = { now: new Date(clock.now), realNow: new Date(realNow) };
  let stop = goal;
  for (const { stillDue } of sources) {
    const { isBusy, nextAt } = await stillDue(trx, owner, moment);
    if (isBusy) return undefined;
    stop = Math.min(stop, nextAt?.getTime() ?? Infinity);
  }
  return Math.max(clock.now, stop);
}

async function changeClock(
  trx: Db,
  owner: Owner,
  changes: Updateable<PartnerEnvironmentsTable>,
): Promise<void> {
  await trx
    .updateTable('partner_environments')
    .set(changes)
    .where(ownedBy('partner_environments', owner))
    .execute();
}

/** A source of work that is due by a sandbox's clock. Moving the clock stops at each of its times. */
export interface ClockSource {
  /** @param trx the transaction that moves the clock */
  readonly stillDue: (trx: Db, owner: Owner, moment: Moment) => Promise<StillDue>;
  /** Runs due work, or makes it due, in the same transaction. */
  readonly run?: (trx: Db, owner: Owner, moment: Moment) => Promise<void>;
  /** Runs or starts due work, after the transaction. @returns the number of tasks */
  readonly follow?: (owner: Owner, hasMoved: boolean) => Promise<number>;
}

/** Returns all sources of work that is due by a sandbox's clock. */
export function clockSources({ timers, webhooks }: Pick<FeatureDeps, 'timers' | 'webhooks'>): ClockSource[] {
  return [
    {
      stillDue: (trx, owner, moment) => timers.stillDue(trx, owner, moment),
      follow: (owner) => timers.runDue(owner),
    },
    {
      stillDue: (trx, owner, { now }) => dueWebhooks(trx, owner, now),
      run: (trx, owner, { realNow }) => runDueWebhooks(trx, owner, realNow),
      // A step waits until the events of the previous one are dispatched, which the sender does a few at a
      // time.
      follow: async (_owner, hasMoved) => {
        await webhooks.dispatch();
        if (hasMoved) webhooks.nudgeDue();
        return 0;
      },
    },
  ];
}
