/**
 * What went wrong, by who can do something about it:
 * `offline` no connection on this device · `network` no answer · `session` no token to be had from the partner's
 * backend · `credential` token or cookie refused, also after one renewal · `scope` the session may not do this ·
 * `input` the content was refused · `limit` too many requests · `server` the platform failed (also: the same intent
 * is still running there).
 */
export type TrellisErrorType =
  'offline' | 'network' | 'session' | 'credential' | 'scope' | 'input' | 'limit' | 'server';

/** The detail of the event `trellis-error`. `code` is the Error object's int32, 0 where no answer came; so is `status`. */
export interface TrellisErrorDetail {
  type: TrellisErrorType;
  code: number;
  message: string;
  status: number;
  requestId: string;
  /** The same request with the same Idempotency-Key may be sent again, and cannot act twice. */
  retryable: boolean;
}

/** The Error object of the platform: `{error, message}`, with `param` where one member of the body is to blame. */
export interface ErrorBody {
  error: number;
  message: string;
  param?: string;
}

const IN_PROGRESS = 40901;

/** A fault of the session or of one of its requests. */
export class TrellisError extends Error {
  /** What may leave in an event. */
  readonly detail: TrellisErrorDetail;
  /** The member of the body that was refused, or ''. */
  readonly param: string;
  /** The header Retry-After in seconds, or 0. */
  readonly retryAfterS: number;

  constructor(
    type: TrellisErrorType,
    message = '',
    { code = 0, status = 0, requestId = '', param = '', retryAfterS = 0 } = {},
  ) {
    super(message);
    const retryable = !/cred|scope|input/.test(type);
    this.detail = { type, code, message, status, requestId, retryable };
    this.param = param;
    this.retryAfterS = retryAfterS;
  }

  get type(): TrellisErrorType {
    return this.detail.type;
  }
}

/** The type of a fault, from its status and code (`error` = status × 100 + n). */
export function typeOf(status: number, code: number): TrellisErrorType {
  const types: Partial<Record<number, TrellisErrorType>> = { 401: 'credential', 403: 'scope', 429: 'limit' };
  return types[status] ?? (status >= 500 || code === IN_PROGRESS ? 'server' : 'input');
}

/** Reads an Error object; anything else counts as a fault without words. The status may be told apart from the code. */
export function errorFrom(
  body: unknown,
  answer: { status?: number; requestId?: string; retryAfterS?: number } = {},
): TrellisError {
  const { error: code = 0, message, param } = (body ?? {}) as Partial<ErrorBody>;
  const { status = Math.trunc(code / 100) } = answer;
  return new TrellisError(typeOf(status, code), message, {
    ...answer,
    code,
    status,
    ...(param && { param }),
  });
}

/** What JSON says, or `undefined` for what is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
