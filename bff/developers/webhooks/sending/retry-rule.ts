import type { DeliveryState } from '../contract/deliveries.ts';
import { waitAfter } from '../retry-schedule.ts';
import type { Outcome } from './send.ts';

/** The state of a delivery after an attempt. */
export interface NextStep {
  readonly state: DeliveryState;
  /** Attempts made in the present schedule. */
  readonly tries: number;
  /** Until the next attempt, in milliseconds; undefined when there is none. */
  readonly waitMs: number | undefined;
}

/** Domain rule: an endpoint that returns this is disabled at once. */
const GONE = 410;

export function isGone(outcome: Outcome): boolean {
  return outcome.status === GONE;
}

/** The whole retry rule. @param triesBefore of the present schedule, before this attempt */
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
