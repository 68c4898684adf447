import { own } from '../i18n/own.ts';

export { own } from '../i18n/own.ts';

/**
 * The kind of an error, by who can fix it: `offline` this device has no connection · `network` no response
 * came · `response` a response came, but not one that the API returns · `session` the partner's backend
 * returned no token, or this page's origin isn't registered (code 40305) · `credential` the token or cookie
 * was refused, also after one renewal · `scope` the session may not do this · `input` the content was refused
 * · `limit` too many requests · `server` the platform failed (also: the same intent is still running there).
 */
export type TrellisErrorType =
  | 'offline'
  | 'network'
  | 'response'
  | 'session'
  | 'credential'
  | 'scope'
  | 'input'
  | 'limit'
  | 'server';

/**
 * The detail of the event `trellis-error`. `code` is the Error object's int32, 0 if there was none; `status`
 * is 0 without a response.
 */
export interface TrellisErrorDetail {
  type: TrellisErrorType;
  code: number;
  message: string;
  status: number;
  requestId: string;
  /** Whether the same request with the same Idempotency-Key may be sent again; it cannot act twice. */
  retryable: boolean;
}

/**
 * The Error object of the platform: `{error, message}`, with `param` if one property of the body is at fault.
 */
export interface ErrorBody {
  error: number;
  message: string;
  param?: string;
}

/** An error of the session or of one of its requests. */
export class TrellisError extends Error {
  /**
   * The detail of the event, with the property of the body to blame, Retry-After in seconds and the requested
   * host.
   */
  readonly detail: TrellisErrorDetail & { param: string; retryAfterS: number; host: string };

  constructor(type: TrellisErrorType, message = '', more: Partial<TrellisError['detail']> = {}) {
    super(message);
    const retryable = !/cred|scope|input/.test(type);
    this.detail = {
      code: 0,
      status: 0,
      requestId: '',
      param: '',
      retryAfterS: 0,
      host: '',
      ...more,
      type,
      message,
      retryable,
    };
  }

  get type(): TrellisErrorType {
    return this.detail.type;
  }

  /** The code if it is one of Trellis's, which begins with the status of its response; otherwise 0. */
  get code(): number {
    const { code, status } = this.detail;
    return Math.trunc(code / 100) === status ? code : 0;
  }
}

/** The error code for a page whose origin isn't registered. */
export const ORIGIN_REFUSED = 40305;
/** The error code for a request of more than is available. */
export const MORE_THAN_LEFT = 40022;
export const NOT_FOUND = 40401;
/** The error code for a change that the record's state doesn't allow. */
export const STATE_FORBIDS = 40902;
/** The error code for a record that has changed since it was read. */
export const STALE = 40903;

/** Whether the same request would be refused again: for its content, scope, or the state of the record. */
export const isDefinite = ({ type, code }: TrellisError): boolean =>
  /input|scope/.test(type) || code === STATE_FORBIDS || code === STALE;

// Keyed by status; by status and code; or by status and `true` if there is a code. 403: an unregistered
// origin, or an expired form, where the page must be reloaded; 40307 asks the person for a proof. 409: the
// same intent is still running.
const types: Partial<Record<number | string, TrellisErrorType>> = {
  401: 'credential',
  429: 'limit',
  '403/40301': 'scope',
  '403/40302': 'scope',
  '403/40307': 'input',
  '403/true': 'session',
  '409/true': 'server',
};

/**
 * Reads an Error object. The status decides, and a code counts only with its own status: another service may
 * number its errors in any way. A 4xx that Trellis sends only with an Error object wasn't sent by Trellis if
 * there is none. Without a status, the code decides.
 */
export function errorFrom(body: unknown, more: Partial<TrellisError['detail']> = {}): TrellisError {
  const { error, message, param } = own(Object(body)) as Partial<Record<keyof ErrorBody, unknown>>;
  const code = Number.isInteger(error) ? (error as number) : 0;
  const { status = Math.trunc(code / 100) } = more;
  const type =
    types[status] ??
    types[`${status}/${code}`] ??
    types[`${status}/${!!code}`] ??
    (status >= 500 ? 'server' : code ? 'input' : 'response');
  return new TrellisError(type, asText(message), { ...more, code, status, param: asText(param) });
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Parses JSON. Never throws: returns `undefined` if the text isn't JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
