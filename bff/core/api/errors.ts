import { ERROR_CODES, statusOf, type ErrorName } from '../contract/error-codes.ts';
import { ERROR_DETAILS, type ErrorDetails } from '../contract/error-details.ts';

export interface ErrorExtras {
  /** The public message, if the code's own is too general. Never input, never a secret. */
  readonly message?: string;
  /** The invalid field, as the caller wrote it. */
  readonly param?: string;
  /** The additional members of this code, defined by the contract's `ERROR_DETAILS`. */
  readonly details?: ErrorDetails;
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * The code (an int32) of an upstream's Error object, if its refusal is passed on in place of the service's
   * own.
   */
  readonly upstreamCode?: number;
  /** For the log only: never sent. */
  readonly detail?: string;
  readonly cause?: unknown;
}

/** An error with a response. Thrown anywhere, rendered in one place. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorName;
  readonly status: number;
  readonly publicMessage: string;
  readonly param: string | undefined;
  readonly details: ErrorDetails;
  readonly headers: Readonly<Record<string, string>>;
  readonly upstreamCode: number | undefined;
  readonly detail: string | undefined;

  constructor(code: ErrorName, extras: ErrorExtras = {}) {
    super(extras.detail ?? extras.message ?? ERROR_CODES[code].message, { cause: extras.cause });
    this.code = code;
    this.status = statusOf(code);
    this.publicMessage = extras.message ?? ERROR_CODES[code].message;
    this.param = extras.param;
    this.details = extras.details ?? {};
    this.headers = extras.headers ?? {};
    this.upstreamCode = extras.upstreamCode;
    this.detail = extras.detail;
  }

  /**
   * Returns the Error object of the API: `{error, message}`, sometimes with `param`, and with the details of
   * some codes.
   */
  body(): ErrorBody {
    const base = { error: this.upstreamCode ?? ERROR_CODES[this.code].code, message: this.publicMessage };
    return { ...base, ...(this.param !== undefined && { param: this.param }), ...this.details };
  }
}

/**
 * Whether a request that failed like this has certainly changed nothing. From status 500 on it is unknown;
 * and if a request with the same key is still running, or was sent with different content, the first one may
 * have succeeded.
 */
export function isKnownUndone({ code, status }: ApiError): boolean {
  return status < 500 && !FIRST_MAY_BE_DONE.has(code);
}

const FIRST_MAY_BE_DONE: ReadonlySet<ErrorName> = new Set([
  'idempotency_in_progress',
  'idempotency_reused',
  'request_timeout',
]);

export interface ErrorBody extends ErrorDetails {
  error: number;
  message: string;
  param?: string;
}

/**
 * Restores a stored refusal as it was first thrown: same code, so the same status.
 * @param body the value that {@link ApiError.body} returned
 */
export function refusalAgain(body: ErrorBody): ApiError {
  const { error, message, param, ...others } = body;
  const name = NAMES.get(error);
  const known = name && ERROR_DETAILS[name];
  // An upstream's own number is passed on only with the refusal of a field.
  return new ApiError(name ?? 'field_invalid', {
    message,
    ...(param !== undefined && { param }),
    ...(known && { details: others }),
    ...(name === undefined && { upstreamCode: error }),
  });
}

const NAMES: ReadonlyMap<number, ErrorName> = new Map(
  Object.entries(ERROR_CODES).map(([name, { code }]) => [code, name as ErrorName]),
);
