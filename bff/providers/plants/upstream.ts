import { Type, type Static } from 'typebox';
import { ERROR_CODES, statusOf, type ErrorName } from '../../core/contract/error-codes.ts';
import { NewPlant, type Plant as PlantSchema } from './contract/plants.ts';
import { hiddenCharacterIn } from '../../core/contract/hidden-characters.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { JsonObject } from '../../core/api/json.ts';
import { openPort } from '../../core/ports/port-client.ts';
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

const MAX_MESSAGE_LENGTH = 500;

export function openPlantApi({ url, token, timeoutMs }: PlantApiOptions): PlantApi {
  const port = openPort({
    url,
    token,
    timeoutMs,
    name: 'plant API',
    advice: "It isn't known whether the plant was created.",
    refusals: [],
    refusalOf,
  });

  return {
    async create(order) {
      const request = {
        method: 'POST',
        path: '/plants',
        body: order.body,
        headers: headersOf(order),
      } as const;
      try {
        const { name, tag } = await port.ask(request, CreatedPlant);
        return tag === undefined ? { name } : { name, tag };
      } catch (error) {
        throw withAdvice(error, order);
      }
    },
    isReachable: () => port.isReachable(),
    close: () => port.close(),
  };
}

/** A plant is only returned, stored and put into events if it would also be a valid request. */
const CreatedPlant = Type.Pick(NewPlant, ['name', 'tag']);

/** Returns the headers about an order. They contain nothing from the caller except its key, derived. */
function headersOf({ merchant, requestId, idempotencyKey }: PlantOrder): Record<string, string> {
  return {
    'Trellis-Merchant': merchant,
    'Request-Id': requestId,
    ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
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
