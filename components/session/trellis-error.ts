/**
 * What went wrong, by who can do something about it:
 * `offline` no connection on this device · `network` no answer · `session` no token to be had from the partner's
 * backend, or the page may not use it · `credential` token or cookie refused, also after one renewal · `scope` the session may not do this ·
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

/** A fault of the session or of one of its requests. */
export class TrellisError extends Error {
  /** What an event says of it, and with it the member of the body to blame and the header Retry-After in seconds. */
  readonly detail: TrellisErrorDetail & { param: string; retryAfterS: number };

  constructor(type: TrellisErrorType, message = '', more: Partial<TrellisError['detail']> = {}) {
    super(message);
    const retryable = !/cred|scope|input/.test(type);
    this.detail = {
      code: 0,
      status: 0,
      requestId: '',
      param: '',
      retryAfterS: 0,
      ...more,
      type,
      message,
      retryable,
    };
  }

  get type(): TrellisErrorType {
    return this.detail.type;
  }
}

// By code, then by status. 0: the answer that `simulate` gives for no connection. 403: a foreign origin, a form that has
// expired: the page must be loaded anew. 409: the same intent is still running.
const types: Partial<Record<number, TrellisErrorType>> = {
  0: 'offline',
  401: 'credential',
  403: 'session',
  40301: 'scope',
  40302: 'scope',
  409: 'server',
  429: 'limit',
};

/** Reads an Error object; anything else counts as a fault without words. Without a status, the code tells it. */
export function errorFrom(body: unknown, more: Partial<TrellisError['detail']> = {}): TrellisError {
  const { error: code = 0, message, param = '' } = (body ?? {}) as Partial<ErrorBody>;
  const { status = Math.trunc(code / 100) } = more;
  const type = types[code || status] ?? types[status] ?? (status >= 500 ? 'server' : 'input');
  return new TrellisError(type, message, { ...more, code, status, param });
}

/** What JSON says, or `undefined` for what is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
