import { own } from './access.ts';

/**
 * The kind of an error, by who can fix it: `input` the request was refused as it is · `credential` the key
 * isn't accepted · `permission` the key may not do this · `not_found` there is no such record · `conflict`
 * the state of a record, or the same request under way, forbids it · `payment` a card was declined · `limit`
 * too many requests · `server` the service failed · `response` the response isn't from Trellis.
 */
export type TrellisApiErrorType =
  | 'input'
  | 'credential'
  | 'permission'
  | 'not_found'
  | 'conflict'
  | 'payment'
  | 'limit'
  | 'server'
  | 'response';

/** The Error object of the API. Some codes have more members, such as `decline_code` or `quote`. */
export interface ErrorBody {
  readonly error: number;
  readonly message: string;
  readonly param?: string;
  readonly [detail: string]: unknown;
}

/** The request, for messages. Never contains a credential. */
export interface Asked {
  readonly method: string;
  readonly path: string;
}

/** Trellis refused a request, or failed. */
export class TrellisApiError extends Error {
  override readonly name = 'TrellisApiError';
  readonly type: TrellisApiErrorType;
  /** The status of the HTTP response. */
  readonly status: number;
  /**
   * The code of the Error object, such as 40401: its status × 100 and a number. 0 if there was none, or its
   * number isn't one of Trellis's under this status. `body.error` is the number as received.
   */
  readonly code: number;
  /** The property or parameter at fault, if the error is about one. */
  readonly param: string | undefined;
  /** The request's ID in the service's log, for support. */
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** The Error object as received. */
  readonly body: ErrorBody | undefined;

  constructor(asked: Asked, response: Response, text: string) {
    const body = errorBodyOf(text);
    const requestId = response.headers.get('Request-Id') ?? undefined;
    const facts = [body?.error ?? response.status, `${asked.method} ${asked.path}`, requestId];
    const known = facts.filter((one) => one !== undefined).join(', ');
    super(`${body?.message ?? 'This is not an answer of Trellis.'} (${known})`);
    this.status = response.status;
    this.code = codeOf(body, response.status);
    this.type = typeOf(response.status, body !== undefined);
    this.param = body?.param;
    this.requestId = requestId;
    this.retryAfterSeconds = secondsOf(response.headers.get('Retry-After'));
    this.body = body;
  }
}

/** No response arrived: the network failed, or it took too long. The request may have taken effect. */
export class TrellisConnectionError extends Error {
  override readonly name = 'TrellisConnectionError';
  /** Whether the request timed out. */
  readonly isTimeout: boolean;

  constructor(asked: Asked, { cause, isTimeout }: { cause: unknown; isTimeout: boolean }) {
    const why = isTimeout ? "didn't answer in time" : "can't be reached";
    super(`Trellis ${why} (${asked.method} ${asked.path}).`, { cause });
    this.isTimeout = isTimeout;
  }
}

const TYPES: Readonly<Record<number, TrellisApiErrorType>> = {
  401: 'credential',
  402: 'payment',
  403: 'permission',
  404: 'not_found',
  409: 'conflict',
  429: 'limit',
};

function typeOf(status: number, hasBody: boolean): TrellisApiErrorType {
  if (status >= 500) return 'server';
  if (status < 400) return 'response';
  // A proxy in front of Trellis may have refused the request.
  if (!hasBody && status !== 429) return 'response';
  return TYPES[status] ?? 'input';
}

/** Returns the code only if it fits the status: a plant API or a proxy may use other numbers. */
const codeOf = (body: ErrorBody | undefined, status: number): number =>
  body && Math.trunc(body.error / 100) === status ? body.error : 0;

/** Parses an Error object; `undefined` if the text isn't one. */
export function errorBodyOf(text: string): ErrorBody | undefined {
  try {
    const body = own(Object(JSON.parse(text))) as Partial<ErrorBody>;
    const isOne = Number.isInteger(body.error) && typeof body.message === 'string';
    return isOne ? (body as ErrorBody) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns `Retry-After` in seconds, also if it is a date. */
export function secondsOf(retryAfter: string | null, nowMs: number = Date.now()): number | undefined {
  if (retryAfter === null) return undefined;
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - nowMs) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}
