import type { FeatureDeps } from '../../core/feature.ts';
import type { Clock } from '../../core/api/clock.ts';

/** A clock that stands still until it is moved. */
class PastClock implements Clock {
  readonly #aheadMs: number;
  #now = 0;

  /** @param aheadMs how far the sandbox's clock is ahead of the real one: what reads this clock adds it */
  constructor(aheadMs: number) {
    this.#aheadMs = aheadMs;
  }

  now(): number {
    return this.#now - this.#aheadMs;
  }

  /** A time of the sandbox, in milliseconds. */
  moveTo(now: number): void {
    this.#now = now;
  }
}

/** What features work with, at a time in the past. */
export interface PastDeps extends FeatureDeps {
  readonly past: PastClock;
}

/** The same database, processor and rules: only the time of what is recorded is another. */
export function pastDeps(deps: FeatureDeps, aheadMs: number): PastDeps {
  const past = new PastClock(aheadMs);
  const made: PastDeps = {
    ...deps,
    past,
    clock: past,
    payments: deps.payments.recordingAt(past, () => made),
  };
  return made;
}
