import { own } from './access.ts';
import { type Asked, TrellisConnectionError } from './errors.ts';
import { delayMs, isPassing, isRepeatable } from './retry.ts';

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

/** Makes one attempt: the response, or why there is none. */
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
