import { errorFrom, parseJson, TrellisError } from './trellis-error.ts';

/**
 * One request to the platform. `path` begins with a slash and follows the session's `api`; `body` is JSON text as it
 * shall go out (int64 members are digits in it); `idempotencyKey` makes a POST safe to repeat.
 */
export interface ApiRequest {
  method?: string;
  path: string;
  body?: string;
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** An answer of 2xx; `json` is its body, `undefined` where it has none. */
export interface ApiResponse<Body = unknown> {
  status: number;
  headers: Headers;
  json: Body;
}

/** Where a request goes, in whose name, and how it is sent (`fetch`, unless a fault is being played). */
export interface Exchange extends Omit<ApiRequest, 'path'> {
  url: string;
  credentials: RequestCredentials;
  credential?: Record<string, string>;
  send?: typeof fetch | undefined;
}

/** How long an answer is waited for: the signal aborts after 30 s. */
export const patience = (): AbortSignal => AbortSignal.timeout(30_000);

/**
 * Sends JSON and reads JSON, once: whether to send again is the caller's decision.
 * @throws {TrellisError} for every answer but 2xx, and for none within 30 s (or before a signal of the caller's own).
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
  } = of;
  let response: Response;
  let text: string;
  try {
    response = await send(url, {
      ...(method && { method }),
      body: body ?? null,
      credentials,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        ...credential,
      },
      signal,
    });
    text = await response.text();
  } catch (cause) {
    throw new TrellisError(navigator.onLine ? 'network' : 'offline', `${cause as Error}`);
  }
  const { ok, status, headers } = response;
  const json = parseJson(text);
  if (ok) return { status, headers, json };
  throw errorFrom(json, {
    status,
    requestId: headers.get('request-id') ?? '',
    retryAfterS: Number(headers.get('retry-after')) || 0,
  });
}
