import type { Static } from 'typebox';
import { ERROR_CODES, statusOf, type ErrorName } from '../../core/contract/error-codes.ts';
import { NewPlant, type Plant as PlantSchema } from './contract/plants.ts';
import { hiddenCharacterIn } from '../../core/contract/hidden-characters.ts';
import { isValid } from '../../core/api/validate.ts';
import { parseJson } from '../../core/http/body.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { JsonObject } from '../../core/api/json.ts';
import {
  openPool,
  exchange,
  ExchangeError,
  type Incoming,
  type Outgoing,
} from '../../core/ports/exchange.ts';
import type { Owner } from '../../core/database/owner.ts';

export type Plant = Static<typeof PlantSchema>;

export interface PlantApiOptions {
  /** The base URL of the plant API, which may have a path. Requests go to `{url}/plants`. */
  readonly url: string;
  /** Its bearer credential. */
  readonly token: string;
  /** The bound of one whole exchange; defaults to 5 s. */
  readonly timeoutMs?: number;
}

/** One plant to send to the plant API. */
export interface PlantOrder extends Owner {
  /** The ID of the merchant, already authorized. */
  readonly merchant: string;
  /** The body's bytes, already checked and passed on unchanged. */
  readonly body: Buffer;
  readonly idempotencyKey?: string | undefined;
  readonly requestId: string;
  /** The merchant's owner, and the plant's ID (int64), for the event. */
  readonly plantId: number | bigint;
}

/** The plant API behind this service, built in or foreign. */
export interface PlantApi {
  /**
   * Sends the plant once, and never repeats it.
   * @throws {ApiError} the plant API's own refusal (400, 409, 422), upstream_failed, upstream_slow
   */
  create(order: PlantOrder): Promise<Plant>;
  /** Whether it responds with any status below 500: a foreign one need not implement `/healthz`. */
  isReachable(): Promise<boolean>;
  /** Waits for running exchanges. */
  close(): Promise<void>;
}

const TIMEOUT_MS = 5_000;
const REACHABLE_WITHIN_MS = 2_000;
const MAX_CONNECTIONS = 64;
const MAX_ANSWER_BYTES = 64 * 1024;
const MAX_MESSAGE_LENGTH = 500;

export function openPlantApi({ url, token, timeoutMs = TIMEOUT_MS }: PlantApiOptions): PlantApi {
  const base = new URL(url);
  const basePath = base.pathname.replace(/\/+$/, '');
  const pool = openPool(base.origin, { connections: MAX_CONNECTIONS, connectMs: timeoutMs });
  const send = (request: Outgoing, withinMs: number): Promise<Incoming> =>
    exchange(pool, request, { timeoutMs: withinMs, maxBytes: MAX_ANSWER_BYTES });

  return {
    async create(order) {
      const headers = headersOf(order, token);
      const request = { method: 'POST', path: `${basePath}/plants`, headers, body: order.body } as const;
      try {
        return plantOf(await send(request, timeoutMs).catch(unanswered));
      } catch (error) {
        throw withAdvice(error, order);
      }
    },
    async isReachable() {
      const request = { method: 'GET', path: `${basePath}/healthz`, headers: {} } as const;
      try {
        return (await send(request, Math.min(timeoutMs, REACHABLE_WITHIN_MS))).status < 500;
      } catch {
        return false;
      }
    },
    close: () => pool.close(),
  };
}

/**
 * Returns everything that the plant API receives in addition to the body. It contains nothing from the
 * caller.
 */
function headersOf(order: PlantOrder, token: string): Record<string, string> {
  return {
    'Content-Type': 'application/json',
    Authorization: `Bearer ${token}`,
    'Trellis-Merchant': order.merchant,
    'Request-Id': order.requestId,
    ...(order.idempotencyKey === undefined ? {} : { 'Idempotency-Key': order.idempotencyKey }),
  };
}

/** Adds to a failure that the caller may send the plant again; without a key, it might be created twice. */
function withAdvice(error: unknown, { idempotencyKey }: PlantOrder): unknown {
  const isUnknown = error instanceof ApiError && (error.status === 502 || error.status === 504);
  if (!isUnknown || idempotencyKey === undefined) return error;
  return new ApiError(error.code, {
    message: `${error.publicMessage} It's safe to try again with the same Idempotency-Key.`,
    ...(error.detail !== undefined && { detail: error.detail }),
    cause: error.cause,
  });
}

function unanswered(error: unknown): never {
  const slow = error instanceof ExchangeError && error.reason === 'slow';
  throw new ApiError(slow ? 'upstream_slow' : 'upstream_failed', { cause: error });
}

/** Returns the plant, or throws the error for the response. Only the values named here are passed on. */
function plantOf(answer: Incoming): Plant {
  const body = jsonOf(answer);
  if (answer.status === 200 || answer.status === 201) {
    const { name, tag } = body;
    if (isName(name) && tag === undefined) return { name };
    if (isName(name) && isTag(tag)) return { name, tag };
    throw failed('the plant API answered a plant that is none');
  }
  throw refusalOf(answer.status, body) ?? failed(`the plant API answered ${answer.status}`);
}

// A plant is only returned, stored and put into events if it would also be a valid request.
const isName = (value: unknown): value is string => isValid(NewPlant.properties.name, value);
const isTag = (value: unknown): value is string => isValid(NewPlant.properties.tag, value);

/** Returns a refusal of the plant API that the caller may see: its code and message, nothing more. */
function refusalOf(status: number, { error: code, message }: JsonObject): ApiError | undefined {
  if (!isInt32(code) || typeof message !== 'string' || message.length > MAX_MESSAGE_LENGTH) return undefined;
  if (status === 400) {
    // A text with a hidden character would break a line of a log or be misread: the default message is used
    // instead.
    const isShowable = message.trim() !== '' && hiddenCharacterIn(message) === undefined;
    return new ApiError(badRequestOf(code), { upstreamCode: code, ...(isShowable && { message }) });
  }
  if (status === 409 && code === ERROR_CODES.idempotency_in_progress.code) {
    return new ApiError('idempotency_in_progress', { headers: { 'Retry-After': '1' } });
  }
  if (status === 422 && code === ERROR_CODES.idempotency_reused.code)
    return new ApiError('idempotency_reused');
  // An unavailable database of the built-in plant API gives the same error as that of the gateway.
  if (status === 503 && code === ERROR_CODES.unavailable.code)
    return new ApiError('unavailable', { headers: { 'Retry-After': '1' } });
  return undefined;
}

const BAD_REQUESTS: ReadonlyMap<number, ErrorName> = new Map(
  (Object.keys(ERROR_CODES) as ErrorName[])
    .filter((name) => statusOf(name) === 400)
    .map((name) => [ERROR_CODES[name].code, name]),
);

/**
 * Returns the error of a code: a known code keeps its meaning; a foreign one is an error of the content, with
 * the upstream's own number.
 */
function badRequestOf(code: number): ErrorName {
  return BAD_REQUESTS.get(code) ?? 'field_invalid';
}

function isInt32(value: unknown): value is number {
  return typeof value === 'number' && (value | 0) === value;
}

const JSON_TYPE = /^application\/json[ \t]*(?:;|$)/i;

function jsonOf({ status, contentType, bytes }: Incoming): JsonObject {
  if (!JSON_TYPE.test(contentType)) throw failed(`the plant API answered ${status} without JSON`);
  try {
    const value = parseJson(bytes);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as JsonObject;
  } catch (error) {
    throw failed(`the plant API answered ${status} with broken JSON`, error);
  }
  throw failed(`the plant API answered ${status} without an object`);
}

function failed(detail: string, cause?: unknown): ApiError {
  return new ApiError('upstream_failed', { detail, cause });
}
