import { own } from './access.ts';
import { type Asked, TrellisConnectionError, errorBodyOf, secondsOf } from './errors.ts';

export interface SendOptions {
  readonly asked: Asked;
  readonly fetch: typeof fetch;
  readonly timeoutMs: number;
  readonly maxRetries: number;
  /** Aborts the call at any stage. */
  readonly signal?: AbortSignal | null | undefined;
  /**
   * The response body is read as a stream: only its head is awaited, and the request isn't retried after it.
   */
  readonly isStream?: boolean;
}

/**
 * Sends a request, and retries if that can help without acting twice: the same bytes, with the same headers.
 * A response is complete once all of it has arrived.
 * @throws {TrellisConnectionError} no response came, also from the last attempt
 */
export async function send(request: Request, given: SendOptions): Promise<Response> {
  const options = own(given);
  const { asked, signal } = options;
  const retries = isRepeatable(asked.method, asked.path) ? options.maxRetries : 0;
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await tried(request.clone(), options);
    const isFinal = outcome instanceof Response && !(await isPassing(outcome));
    const waitMs =
      isFinal || attempt >= retries
        ? undefined
        : delayMs(attempt, outcome instanceof Response ? outcome.headers.get('Retry-After') : null);
    if (waitMs === undefined) {
      if (outcome instanceof Response) return outcome;
      throw outcome;
    }
    await pause(waitMs, signal);
  }
}

/** Makes one attempt: the response, or the reason that it failed. */
async function tried(request: Request, options: SendOptions): Promise<Response | TrellisConnectionError> {
  const { asked, fetch, timeoutMs, signal, isStream = false } = own(options);
  const ending = new AbortController();
  const end = (): void => ending.abort(signal?.reason);
  if (signal?.aborted) end();
  signal?.addEventListener('abort', end, own({}));
  let isTimeout = false;
  const timer = setTimeout(() => {
    isTimeout = true;
    ending.abort();
  }, timeoutMs);
  try {
    const response = await fetch(request, own<RequestInit>({ signal: ending.signal, redirect: 'manual' }));
    return isStream && response.ok ? response : await whole(response);
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    return new TrellisConnectionError(asked, { cause, isTimeout });
  } finally {
    clearTimeout(timer);
    // The same signal also ends a stream while it is read.
    if (!isStream) signal?.removeEventListener('abort', end, own({}));
  }
}

/** Reads the whole body of a response. A connection that ends early means a lost response. */
async function whole(response: Response): Promise<Response> {
  const bytes = await response.arrayBuffer();
  const { status, statusText, headers } = response;
  return new Response(bytes.byteLength > 0 ? bytes : null, own({ status, statusText, headers }));
}

function pause(ms: number, signal: SendOptions['signal']): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end, own({}));
      resolve();
    }, ms);
    if (signal?.aborted) return end();
    signal?.addEventListener('abort', end, own({ once: true }));
  });
}

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
 * The calls whose repetition would act twice: there is no key yet that an idempotency key could belong to.
 */
const ONCE: ReadonlySet<string> = new Set([
  'POST /v1/partners',
  'POST /v1/cli_logins',
  'POST /v1/cli_logins/claim',
]);

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
