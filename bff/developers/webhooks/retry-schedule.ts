/**
 * The delays before each attempt (domain rule), in milliseconds after the previous one; the first is made at
 * once.
 */
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

export const RETRY_DELAYS_MS: readonly number[] = [
  0,
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];

/** The random share in both directions, so that deliveries that failed together don't retry together. */
const JITTER = 0.1;
/** The longest delay of the schedule, which also bounds Retry-After. */
const LONGEST_WAIT_MS = 24 * HOUR;
/** The time after which an endpoint that has failed every attempt is disabled (domain rule). */
export const FAILING_MS = 5 * 24 * HOUR;

/**
 * Returns the wait after a failure.
 * @param tries the attempts made by the schedule, including the failed one
 * @param random from 0 to below 1
 * @returns milliseconds; `undefined` if that was the last attempt
 */
export function waitAfter(
  tries: number,
  options: {
    readonly retryAfterMs: number | undefined;
    readonly random: number;
    readonly delaysMs: readonly number[];
  },
): number | undefined {
  const delayMs = options.delaysMs[tries];
  if (delayMs === undefined) return undefined;
  const spread = 1 - JITTER + 2 * JITTER * options.random;
  const asked = Math.min(options.retryAfterMs ?? 0, LONGEST_WAIT_MS);
  return Math.max(Math.round(delayMs * spread), asked);
}
