import { errorBodyOf, secondsOf } from './errors.ts';

/**
 * The code for a request with the same idempotency key that is still under way; a retry gets its response.
 */
const STILL_IN_PROGRESS = 40901;
const PASSING: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504]);

const FIRST_MS = 400;
const LONGEST_MS = 8000;
/** The longest wait here, in seconds. A longer one is reported to the caller instead. */
const MOST_PATIENT_S = 60;

/**
 * The only call whose repetition would act twice: a sign-up has no key yet that an idempotency key could
 * belong to.
 */
const ONCE: ReadonlySet<string> = new Set(['POST /v1/partners']);

/**
 * Whether the same request may be sent again if its response was lost. Every request that creates something
 * has an idempotency key.
 */
export function isRepeatable(method: string, path: string): boolean {
  return !ONCE.has(`${method} ${path}`);
}

/** Whether a response means that the same request can still succeed. */
export async function isPassing(response: Response): Promise<boolean> {
  if (PASSING.has(response.status)) return true;
  if (response.status !== 409) return false;
  return errorBodyOf(await response.clone().text())?.error === STILL_IN_PROGRESS;
}

/**
 * Returns the delay before the next attempt, in milliseconds: slightly more than `Retry-After`, or at most
 * twice the previous delay, randomized so that many callers don't return at once.
 * @param attempt the failed attempt, from 0
 * @param random from 0 to 1
 * @returns `undefined` if the delay is too long to wait here
 */
export function delayMs(
  attempt: number,
  retryAfter: string | null,
  random: number = Math.random(),
): number | undefined {
  const asked = secondsOf(retryAfter);
  if (asked !== undefined && asked > MOST_PATIENT_S) return undefined;
  const ownMs = Math.min(FIRST_MS * 2 ** attempt, LONGEST_MS);
  return asked === undefined ? (ownMs * (1 + random)) / 2 : asked * 1000 + (FIRST_MS * random) / 2;
}
