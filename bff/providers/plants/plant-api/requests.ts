import { createHash } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { ulid } from 'ulid';
import { NewPlant } from '../contract/plants.ts';
import { checkMediaType, parseJson, readBytes } from '../../../core/http/body.ts';
import type { Clock } from '../../../core/api/clock.ts';
import { bearerOf } from '../../../core/api/credential.ts';
import { ApiError } from '../../../core/api/errors.ts';
import { idempotencyKeysSent, readIdempotencyKey } from '../../../core/api/idempotency/idempotency-key.ts';
import type { JsonObject } from '../../../core/api/json.ts';
import { asApiError, faultHeaders } from '../../../core/http/render-error.ts';
import { checkOf } from '../../../core/api/validate.ts';
import type { NewPlantRow } from './responses.ts';
import type { PlantStore } from './store.ts';

export interface RequestsDeps {
  readonly store: PlantStore;
  readonly clock: Clock;
  readonly log: Logger;
  readonly accepts: (credential: string) => Promise<boolean>;
}

interface Reply {
  readonly status: number;
  /** JSON text. */
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

type Handle = (req: IncomingMessage, deps: RequestsDeps) => Reply | Promise<Reply>;

/** The served paths: path → method → handler. Any other method returns 405, any other path 404. */
const SERVED: ReadonlyMap<string, ReadonlyMap<string, Handle>> = new Map([
  ['/plants', new Map<string, Handle>([['POST', createPlant]])],
  [
    '/healthz',
    new Map<string, Handle>([
      ['GET', health],
      ['HEAD', health],
    ]),
  ],
]);

const checkNewPlant = checkOf(NewPlant);
const MERCHANT = /^[A-Za-z0-9_-]{1,100}$/;
const REQUEST_ID = /^req_[0-9A-HJKMNP-TV-Z]{26}$/;

/** Handles every request of the plant API. Errors become the Error object here and nowhere else. */
export function answerRequests(deps: RequestsDeps): RequestListener {
  return async (req, res) => {
    const requestId = requestIdOf(req);
    try {
      send(res, requestId, await handlerOf(req)(req, deps));
    } catch (error) {
      const fault = asApiError(error);
      if (fault.status >= 500) deps.log.error({ request: requestId, err: fault }, 'request failed');
      const body = JSON.stringify(fault.body());
      send(res, requestId, { status: fault.status, body, headers: faultHeaders(fault) });
    }
    deps.log.debug({ request: requestId, method: req.method, status: res.statusCode }, 'request');
  };
}

/** Returns the caller's ID if it has this service's format, so that both logs have the same ID. */
function requestIdOf(req: IncomingMessage): string {
  const given = req.headers['request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : `req_${ulid()}`;
}

/** @throws {ApiError} not_found, method_not_allowed */
function handlerOf(req: IncomingMessage): Handle {
  const methods = SERVED.get((req.url ?? '').split('?', 1)[0] ?? '');
  if (!methods) throw new ApiError('not_found');
  const handle = methods.get(req.method ?? '');
  if (handle) return handle;
  throw new ApiError('method_not_allowed', { headers: { Allow: [...methods.keys()].join(', ') } });
}

function health(): Reply {
  return { status: 200, body: '{"status":"ok"}' };
}

async function createPlant(req: IncomingMessage, deps: RequestsDeps): Promise<Reply> {
  if (!(await deps.accepts(bearerOf(req)))) throw new ApiError('credential_invalid');
  const merchant = merchantOf(req);
  const key = readIdempotencyKey(idempotencyKeysSent(req));
  checkMediaType(req);
  const bytes = await readBytes(req);
  const plant = plantOf(merchant, checkNewPlant(parseJson(bytes)));
  const nowMs = deps.clock.now();
  const attempt =
    key === undefined
      ? undefined
      : { key, fingerprint: createHash('sha256').update(bytes).digest('base64url') };
  const { replayed, ...answer } = await deps.store.store(plant, attempt, nowMs);
  return replayed ? { ...answer, headers: { 'Idempotent-Replayed': 'true' } } : answer;
}

/** @throws {ApiError} field_missing, field_invalid */
function merchantOf(req: IncomingMessage): string {
  const param = 'Trellis-Merchant';
  const values = req.headersDistinct['trellis-merchant'] ?? [];
  if (values.length === 0) {
    throw new ApiError('field_missing', { message: `The header ${param} is required.`, param });
  }
  const merchant = values[0] ?? '';
  if (values.length > 1 || !MERCHANT.test(merchant)) {
    throw new ApiError('field_invalid', { message: `The header ${param} must be one merchant id.`, param });
  }
  return merchant;
}

/** Returns the plant. Its members were checked against the schema; others in the body are ignored. */
function plantOf(merchant: string, body: JsonObject): NewPlantRow {
  const { id, name, tag } = body as { id: number | bigint; name: string; tag?: string };
  return { merchant, id: String(id), name, tag: tag ?? null };
}

function send(res: ServerResponse, requestId: string, reply: Reply): void {
  res.writeHead(reply.status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(reply.body),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Request-Id': requestId,
    ...reply.headers,
  });
  res.end(reply.body);
}
