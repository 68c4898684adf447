import { errorFrom, own, parseJson, TrellisError } from './trellis-error.ts';

/**
 * One request to the platform. `path` begins with a slash and follows the session's `api`; `body` is JSON
 * text as it is sent (an int64 is digits in it), or a file with its type; `idempotencyKey` makes a POST safe
 * to repeat; `expects` returns whether the parsed body of a 2xx has the expected shape (`undefined` if there
 * was no body). Defaults to accepting any JSON.
 */
export interface ApiRequest {
  method?: string;
  path: string;
  body?: string | Blob;
  idempotencyKey?: string;
  signal?: AbortSignal;
  expects?: (body: unknown) => boolean;
  /** Sends it, instead of `fetch`. */
  send?: typeof fetch;
}

/** A 2xx response; `text` is its body as received, `json` the parsed body: `undefined` if there is none. */
export interface ApiResponse<Body = unknown> {
  status: number;
  headers: Headers;
  text: string;
  json: Body;
}

/** The destination and credential of a request, and how it is sent (`fetch`, unless a fault is simulated). */
export interface Exchange extends Omit<ApiRequest, 'path' | 'send'> {
  url: string;
  credentials: RequestCredentials;
  credential?: Record<string, string>;
  send?: typeof fetch | undefined;
}

/** The time limit of a response: the signal aborts after 30 s. */
export const patience = (): AbortSignal => AbortSignal.timeout(30_000);

/**
 * Sends JSON and reads JSON, once: retries are the caller's decision. All responses are read here, so nothing
 * from the network reaches an element unchecked.
 * @throws {TrellisError} for anything but a 2xx with the expected body, and without a response within 30 s
 * (or before the caller's own signal aborts).
 */
export async function exchange(of: Exchange): Promise<ApiResponse> {
  const {
    url,
    body,
    idempotencyKey,
    credential,
    credentials,
    signal = patience(),
    method,
    send = fetch,
    expects,
  } = own(of);
  let response: Response;
  let text: string;
  let host = url;
  try {
    ({ host } = new URL(url, location.href));
    response = await send(
      url,
      own({
        // Defaults to GET: an undefined member counts as omitted.
        method: method as string,
        body: body ?? null,
        credentials,
        headers: {
          ...(body && { 'content-type': (body instanceof Blob && body.type) || 'application/json' }),
          ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
          ...credential,
        },
        signal,
      }),
    );
    text = await response.text();
  } catch (cause) {
    throw new TrellisError(navigator.onLine ? 'network' : 'offline', `${cause as Error}`, { host });
  }
  const { ok, status, headers } = response;
  const json = parseJson(text);
  const more = { status, host, requestId: headers.get('request-id') ?? '', retryAfterS: waitOf(headers) };
  // Simulated offline state (`simulate`).
  if (!status) throw new TrellisError('offline');
  if (!ok) throw errorFrom(json, more);
  if (expects ? expects(json) : !text || json !== undefined) return { status, headers, text, json };
  // The body isn't quoted: it may contain part of a token.
  const type = headers.get('content-type') ?? 'no type';
  throw new TrellisError('response', `${host} returned ${status} with an unexpected body (${type}).`, more);
}

/** The seconds of Retry-After; 0 if it isn't a number. */
function waitOf(headers: Headers): number {
  const seconds = Number(headers.get('retry-after'));
  return seconds > 0 && seconds < Infinity ? Math.ceil(seconds) : 0;
}
