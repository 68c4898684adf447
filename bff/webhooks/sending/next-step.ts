import type { DeliveryState } from '../../contract/webhook-deliveries.ts';
import { waitAfter } from '../retry-schedule.ts';
import type { Outcome } from './send.ts';

/** What a delivery is after an attempt. */
export interface NextStep {
  readonly state: DeliveryState;
  /** Attempts made of the present schedule. */
  readonly tries: number;
  /** Until the next attempt, in milliseconds; undefined when there is none. */
  readonly waitMs: number | undefined;
  /** Of the time that a sandbox clock has run forward, what is left. */
  readonly skippedMs: number;
}

/** Domain rule: an endpoint that answers so is disabled at once. */
const GONE = 410;

export function isGone(outcome: Outcome): boolean {
  return outcome.status === GONE;
}

/**
 * The retry rule, whole. A sandbox whose clock has run forward has lived through waits that the schedule still holds:
 * they are taken off what it skipped.
 * @param before tries of the present schedule, and milliseconds skipped, before this attempt
 */
export function nextStep(
  before: { readonly tries: number; readonly skippedMs: number },
  outcome: Outcome,
  options: { readonly delaysMs: readonly number[]; readonly random: number },
): NextStep {
  const tries = before.tries + 1;
  if (outcome.error === null) return { state: 'delivered', tries, waitMs: undefined, skippedMs: 0 };
  const { retryAfterMs } = outcome;
  const waitMs = isGone(outcome) ? undefined : waitAfter(tries, { ...options, retryAfterMs });
  if (waitMs === undefined) return { state: 'failed', tries, waitMs, skippedMs: 0 };
  const livedMs = Math.min(waitMs, before.skippedMs);
  return { state: 'pending', tries, waitMs: waitMs - livedMs, skippedMs: before.skippedMs - livedMs };
}
