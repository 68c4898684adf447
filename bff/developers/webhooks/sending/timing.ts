import { RETRY_DELAYS_MS } from '../retry-schedule.ts';
import { RESPONSE_TIMEOUT_MS } from './send.ts';

/** Delays and intervals of the sender, in milliseconds; tests use shorter ones. */
export interface Timing {
  /** The delay before each attempt of the schedule, the first included. */
  readonly delaysMs: readonly number[];
  readonly answerWithinMs: number;
  /** Longer than an attempt may last: one that has not ended by then died with its node, and is repeated. */
  readonly claimMs: number;
  /** How often to poll without a nudge. */
  readonly lookMs: number;
  /** After a nudge, how long to wait for more, so that a busy service dispatches many events at a time. */
  readonly gatherMs: number;
  /** How often to prune. */
  readonly pruneMs: number;
}

export const DOMAIN_TIMING: Timing = {
  delaysMs: RETRY_DELAYS_MS,
  answerWithinMs: RESPONSE_TIMEOUT_MS,
  claimMs: 2 * RESPONSE_TIMEOUT_MS,
  lookMs: 1_000,
  gatherMs: 50,
  pruneMs: 10 * 60 * 1000,
};
