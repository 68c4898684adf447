import { setTimeout as delay } from 'node:timers/promises';
import { MAX_YEARS_AHEAD, type SandboxClock } from './contract/sandbox.ts';
import type { Db } from '../../core/database/database.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import type { Owner } from '../../core/database/owner.ts';
import type { Clock } from '../../core/api/clock.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { EnvironmentClocks } from '../../core/timers/environment-clock.ts';
import { type ClockSource, clockOf, setGoal, stepClock, type ClockState, type Step } from './clock-steps.ts';

export interface SandboxClockDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly clocks: EnvironmentClocks;
  /** The sources of work that is due by the clock. */
  readonly sources: readonly ClockSource[];
}

/** The time that a request follows the clock; the next request continues. */
const WITHIN_MS = 5_000;
const LOOK_AFTER_MS = { least: 10, most: 100 };

export async function readClock(db: Db, clock: Clock, owner: Owner): Promise<SandboxClock> {
  return present(await clockOf(db, owner, clock.now()));
}

/**
 * Moves a sandbox clock forward, step by step: everything due on the way happens at its time, in order. If
 * that takes longer than a request may, the clock stops on its way, and another request for the same time
 * continues from there.
 * @throws {ApiError} field_invalid
 */
export async function advanceClock(deps: SandboxClockDeps, owner: Owner, to: string): Promise<SandboxClock> {
  const goal = Date.parse(to);
  const until = performance.now() + WITHIN_MS;
  await inTransaction(deps.db, async ({ db: trx }) => {
    const realNow = deps.clock.now();
    const clock = await clockOf(trx, owner, realNow, { isHeld: true });
    checkGoal(goal, clock, realNow);
    await setGoal(trx, owner, clock, { goal, realNow });
  });
  let lookAfterMs = LOOK_AFTER_MS.least;
  for (;;) {
    const { state, clock } = await step(deps, owner, goal);
    const begun = await follow(deps, owner, state !== 'waiting');
    const isOver = state === 'arrived' && begun === 0;
    if (isOver || performance.now() > until) return present({ ...clock, goal });
    const isIdle = state === 'waiting' && begun === 0;
    lookAfterMs = isIdle ? Math.min(2 * lookAfterMs, LOOK_AFTER_MS.most) : LOOK_AFTER_MS.least;
    if (isIdle) await delay(lookAfterMs);
  }
}

function step(deps: SandboxClockDeps, owner: Owner, goal: number): Promise<Step> {
  return inTransaction(deps.db, async (work) => {
    const made = await stepClock(work.db, owner, deps.sources, { goal, realNow: deps.clock.now() });
    work.afterCommit(() => {
      if (made.state !== 'waiting') deps.clocks.invalidate(owner.partnerId);
    });
    return made;
  });
}

/** @returns the number of due tasks that were started */
async function follow({ sources }: SandboxClockDeps, owner: Owner, hasMoved: boolean): Promise<number> {
  let begun = 0;
  for (const source of sources) begun += (await source.follow?.(owner, hasMoved)) ?? 0;
  return begun;
}

/**
 * Checks a goal. An earlier request may be repeated: the clock continues, or has arrived. @throws {ApiError}
 * field_invalid
 */
function checkGoal(goal: number, clock: ClockState, realNow: number): void {
  if (goal === clock.goal) return;
  if (goal <= clock.now) {
    throw invalid(`to must be later than ${new Date(clock.now).toISOString()}. The clock never goes back.`);
  }
  if (goal > furthest(realNow))
    throw invalid(`to must be at most ${MAX_YEARS_AHEAD} years ahead of the real time.`);
}

function furthest(realNow: number): number {
  const date = new Date(realNow);
  return date.setUTCFullYear(date.getUTCFullYear() + MAX_YEARS_AHEAD);
}

function invalid(message: string): ApiError {
  return new ApiError('field_invalid', { message, param: 'to' });
}

function present({ now, offsetMs, goal }: ClockState): SandboxClock {
  return {
    object: 'sandbox_clock',
    now: new Date(now).toISOString(),
    offset_seconds: Math.floor(offsetMs / 1000),
    advancing_to: goal !== undefined && goal > now ? new Date(goal).toISOString() : null,
  };
}
