import type { Static, TSchema } from 'typebox';
import { ERROR_CODES, statusOf, type ErrorName } from '../contract/error-codes.ts';
import { parseJson } from '../http/body.ts';
import { ApiError } from '../api/errors.ts';
import type { JsonObject } from '../api/json.ts';
import { exchange, ExchangeError, type Incoming, openPool } from './exchange.ts';
import { isValid } from '../api/validate.ts';
import { activeSpan } from '../telemetry/tracing.ts';

export type PortTimeout = number | (() => number);

export interface PortClientOptions {
  /** Its base URL, which may have a path. No trailing slash. */
  readonly url: string;
  /** Its bearer credential. */
  readonly token: string;
  /** The bound for one whole exchange; defaults to 5 s. A function is called for each exchange. */
  readonly timeoutMs?: PortTimeout | undefined;
  /** The name for people: `payment processor`. */
  readonly name: string;
  /** Advice for callers when it fails, as a sentence. */
  readonly advice: string;
  /** Refusals that callers act on; anything else that isn't a success is a failure. */
  readonly refusals: readonly ErrorName[];
  /** Returns a refusal that the contract defines otherwise than by an error's code and status. */
  readonly refusalOf?: (status: number, body: JsonObject) => ApiError | undefined;
}

export interface PortRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** A value to send as JSON, or the bytes of one. */
  readonly body?: object | Buffer;
  readonly requestId?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * A service behind one of the platform's ports, built in or foreign. Each request is sent once; the caller
 * decides whether to repeat it.
 */
export interface PortClient {
  /**
   * @returns the answer as defined by the contract. Nothing else of the response is passed on.
   * @throws {ApiError} upstream_failed, upstream_slow, unavailable: it is unknown whether it happened; and
   * the refusals
   */
  ask<Schema extends TSchema>(request: PortRequest, schema: Schema): Promise<Static<Schema>>;
  /** Rejects an answer for another reference. @throws {ApiError} upstream_failed */
  about<Answer extends { readonly reference: string }>(reference: string, answer: Answer): Answer;
  /** Whether it responds with any status below 500: a foreign one need not implement `/healthz`. */
  isReachable(): Promise<boolean>;
  /** Waits for running exchanges. */
  close(): Promise<void>;
}

/** A refusal by a service behind a port. Its message about the request isn't passed on to callers. */
export class PortRefusal extends ApiError {
  /** The field of the request that the refusal is about, if the service names one. */
  readonly about: string | undefined;

  constructor(code: ErrorName, { detail, about }: { readonly detail: string; readonly about: unknown }) {
    super(code, { detail });
    this.about = typeof about === 'string' ? about : undefined;
  }
}

/** Whether a service behind a port has failed instead of refusing, so that the outcome is unknown. */
export function isPortFailure(error: unknown): error is ApiError {
  return error instanceof ApiError && PORT_FAILURES.has(error.code);
}

const PORT_FAILURES: ReadonlySet<ErrorName> = new Set(['upstream_failed', 'upstream_slow', 'unavailable']);
const TIMEOUT_MS = 5_000;
const REACHABLE_WITHIN_MS = 2_000;
const MAX_CONNECTIONS = 64;
const MAX_ANSWER_BYTES = 64 * 1024;

export function openPort(options: PortClientOptions): PortClient {
  const { url, token, timeoutMs = TIMEOUT_MS, name, advice, refusals, refusalOf } = options;
  const timeoutNow = (): number => (typeof timeoutMs === 'number' ? timeoutMs : timeoutMs());
  const base = new URL(url);
  const basePath = base.pathname.replace(/\/+$/, '');
  const pool = openPool(base.origin, { connections: MAX_CONNECTIONS, connectMs: timeoutNow() });

  return {
    async ask({ method, path, body, requestId, headers }, schema) {
      const traceparent = activeSpan()?.traceparent;
      const sent = {
        method,
        path: basePath + path,
        headers: {
          ...(body && { 'Content-Type': 'application/json' }),
          Authorization: `Bearer ${token}`,
          ...(requestId !== undefined && { 'Request-Id': requestId }),
          ...(traceparent !== undefined && { traceparent }),
          ...headers,
        },
        ...(body && { body: Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body)) }),
      };
      const bounds = { timeoutMs: timeoutNow(), maxBytes: MAX_ANSWER_BYTES };
      return read(await exchange(pool, sent, bounds).catch(unanswered), schema);
    },
    about(reference, answer) {
      if (answer.reference !== reference) throw failed('it answered about another reference');
      return answer;
    },
    async isReachable() {
      const bounds = { timeoutMs: Math.min(timeoutNow(), REACHABLE_WITHIN_MS), maxBytes: MAX_ANSWER_BYTES };
      const request = { method: 'GET', path: `${basePath}/healthz`, headers: {} } as const;
      try {
        return (await exchange(pool, request, bounds)).status < 500;
      } catch {
        return false;
      }
    },
    close: () => pool.close(),
  };

  function read<Schema extends TSchema>(
    { status, contentType, bytes }: Incoming,
    schema: Schema,
  ): Static<Schema> {
    const body = jsonOf(contentType, bytes);
    if (status === 200 || status === 201) {
      if (!isValid(schema, body)) throw failed(`it answered ${status} with something else`);
      return body as Static<Schema>;
    }
    const answer = (body ?? {}) as JsonObject;
    const expected = refusalOf?.(status, answer);
    if (expected) throw expected;
    const { error: code, param: about } = answer;
    // The status decides; a code adds detail only under its own status.
    const refusal = refusals.find((one) => ERROR_CODES[one].code === code && statusOf(one) === status);
    if (refusal !== undefined)
      throw new PortRefusal(refusal, { detail: `the ${name} answered ${status}`, about });
    if (status === 503 && code === ERROR_CODES.unavailable.code) throw overloaded();
    throw failed(`it answered ${status}`);
  }

  function jsonOf(contentType: string, bytes: Buffer): unknown {
    if (!/^application\/json[ \t]*(?:;|$)/i.test(contentType)) return undefined;
    try {
      return parseJson(bytes);
    } catch (cause) {
      throw failed('it answered with broken JSON', cause);
    }
  }

  function failed(detail: string, cause?: unknown): ApiError {
    return new ApiError('upstream_failed', {
      message: `The ${name} failed. ${advice}`,
      detail: `${name}: ${detail}`,
      cause,
    });
  }

  /**
   * Returns the error for a service that reports an overload. The request may succeed if repeated in a
   * moment.
   */
  function overloaded(): ApiError {
    return new ApiError('unavailable', {
      message: `The ${name} is temporarily unavailable. ${advice}`,
      headers: { 'Retry-After': '1' },
    });
  }

  function unanswered(error: unknown): never {
    const isSlow = error instanceof ExchangeError && error.reason === 'slow';
    throw new ApiError(isSlow ? 'upstream_slow' : 'upstream_failed', {
      message: isSlow ? `The ${name} took too long to respond. ${advice}` : `The ${name} failed. ${advice}`,
      cause: error,
    });
  }
}
