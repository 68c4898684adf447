import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Operation } from '../contract/operation.ts';
import type { Db } from '../database/database.ts';
import { IdempotencyRecords } from '../database/idempotency-records.ts';
import { checkMediaType, mediaTypeOf, readBytes } from '../http/body.ts';
import type { Clock } from '../api/clock.ts';
import { bearerOf } from '../api/credential.ts';
import { ApiError } from '../api/errors.ts';
import { perform, type OperationRequest } from '../api/perform.ts';
import { asApiError, faultHeaders } from '../http/render-error.ts';
import { openScope, scopeOf } from '../http/request-scope.ts';
import type { OperationResponse, Route } from '../api/route.ts';
import { routeTable } from '../api/route-table.ts';
import { sendJson, setHeaderOf } from '../http/responses.ts';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * A simulated fault: nothing is done; it is done and the answer is lost; it is done and the answer comes too
 * late.
 */
export type Fault = 'unavailable' | 'lost_answer' | 'slow';

/** Longer than any caller waits for a response. */
const SLOW_MS = 20_000;

/** Thrown to break the connection instead of sending a response. */
class LostAnswer extends Error {
  override readonly name = 'LostAnswer';
}

/** The faults of the next requests to a built-in service, for tests. */
export class Faults {
  readonly #next = new Map<string, Fault[]>();
  readonly #closing = new AbortController();
  readonly #faultOfBody: ((body: unknown) => Fault | undefined) | undefined;

  /** @param faultOfBody returns the fault that a request's content calls for */
  constructor(faultOfBody?: (body: unknown) => Fault | undefined) {
    this.#faultOfBody = faultOfBody;
  }

  /**
   * Makes the next request of an operation, such as `capturePayment`, fail; several faults apply in order.
   */
  next(operationId: string, ...faults: readonly Fault[]): void {
    this.#next.set(operationId, [...(this.#next.get(operationId) ?? []), ...faults]);
  }

  /** Removes all faults. */
  clear(): void {
    this.#next.clear();
  }

  /** Ends slow requests now. */
  close(): void {
    this.#closing.abort();
  }

  /** Performs the request, and then its fault. @throws {LostAnswer} */
  async around<Result>(operation: Operation, body: unknown, act: () => Promise<Result>): Promise<Result> {
    const fault = this.#next.get(operation.id)?.shift() ?? this.#faultOfBody?.(body);
    if (fault === 'unavailable') throw new ApiError('unavailable');
    const result = await act();
    if (fault === 'lost_answer') throw new LostAnswer();
    if (fault === 'slow')
      await delay(SLOW_MS, undefined, { signal: this.#closing.signal }).catch(() => undefined);
    return result;
  }
}

/** A built-in service behind the platform: it serves one of the platform's ports, as a foreign one would. */
interface PortServiceDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  readonly routes: readonly Route[];
  /** The platform's bearer credential. */
  readonly token: string;
  /** Its contract as OpenAPI, for implementers of another one. */
  readonly document: () => Promise<object>;
  /** Wraps each operation to simulate faults. */
  readonly around: (operation: Operation, body: unknown, act: Act) => Promise<OperationResponse>;
  /** Returns the paths that it serves in addition to the operations, which need its credential. */
  readonly paths?: (performing: Perform) => readonly ServePath[];
}

type Act = () => Promise<OperationResponse>;

/** Serves a request outside the operations of the contract; resolves to `false` if the path is unknown. */
export type ServePath = (req: IncomingMessage, res: ServerResponse, url: URL) => Promise<boolean>;

/** Calls an operation as the gateway does: with the same checks. */
export type Perform = (
  route: Route,
  req: IncomingMessage,
  res: ServerResponse,
  call: {
    readonly rawBody: Buffer;
    readonly params: Readonly<Record<string, string>>;
    readonly query: Readonly<Record<string, string>>;
  },
) => Promise<OperationResponse>;

const MAX_BODY_BYTES = 64 * 1024;

/**
 * Handles every request of a built-in service. Its log has the method, the operation's status and the request
 * ID, never a path, a header or a body.
 */
export function answerRequests(deps: PortServiceDeps): RequestListener {
  const { log } = deps;
  const performing = performOn(deps);
  const paths = [health, contract(deps), ...(deps.paths?.(performing) ?? []), operations(deps, performing)];
  return async (req, res) => {
    const request = openScope(res).id;
    for (const [name, value] of HEADERS) res.setHeader(name, value);
    try {
      const url = URL.parse(req.url ?? '', 'http://port');
      if (!url) throw new ApiError('request_malformed');
      for (const serve of paths) if (await serve(req, res, url)) return;
      throw new ApiError('not_found');
    } catch (error) {
      if (error instanceof LostAnswer) return void req.socket.destroy();
      const fault = asApiError(error);
      if (fault.code === 'internal') log.error({ request, err: fault }, 'request failed');
      for (const [name, value] of Object.entries(faultHeaders(fault))) res.setHeader(name, value);
      sendJson(res, fault.status, fault.body());
    } finally {
      log.debug({ request, method: req.method, status: res.statusCode }, 'request');
    }
  };
}

const HEADERS = [
  ['Cache-Control', 'no-store'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'no-referrer'],
  ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
] as const;

const health: ServePath = async (req, res, { pathname }) => {
  if (pathname !== '/healthz' || req.method !== 'GET') return false;
  sendJson(res, 200, { status: 'ok' });
  return true;
};

const contract =
  ({ document }: PortServiceDeps): ServePath =>
  async (req, res, { pathname }) => {
    if (pathname !== '/openapi.json' || req.method !== 'GET') return false;
    sendJson(res, 200, await document());
    return true;
  };

/** Returns a handler of the operations for the platform, with its credential. */
function operations({ routes, token }: PortServiceDeps, performing: Perform): ServePath {
  const find = routeTable(routes);
  return async (req, res, url) => {
    const match = find(url.pathname);
    if (!match) return false;
    const route = match.resource.routes.get(req.method ?? '');
    if (!route) throw new ApiError('method_not_allowed', { headers: { Allow: match.resource.allow } });
    if (route.operation.credentials.length > 0) requireToken(req, token);
    const rawBody = await readBody(req, route.operation);
    const query = Object.fromEntries(url.searchParams);
    const response = await performing(route, req, res, { rawBody, params: match.params, query });
    sendJson(res, response.status ?? route.operation.success.status, response.body);
    return true;
  };
}

async function readBody(req: IncomingMessage, { body, upload }: Operation): Promise<Buffer> {
  if (upload) mediaTypeOf(req, upload);
  else if (body) checkMediaType(req);
  else return Buffer.alloc(0);
  return readBytes(req, upload?.maxBytes ?? MAX_BODY_BYTES);
}

/** @throws {ApiError} credential_missing, credential_invalid */
function requireToken(req: IncomingMessage, token: string): void {
  const isRight = timingSafeEqual(digest(bearerOf(req)), digest(token));
  if (!isRight) throw new ApiError('credential_invalid');
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function performOn({ db, clock, around }: PortServiceDeps): Perform {
  const idempotency = new IdempotencyRecords(db, clock);
  return (route, req, res, { rawBody, params, query }) => {
    const request: OperationRequest = {
      requestId: scopeOf(res).id,
      remoteAddress: req.socket.remoteAddress ?? '',
      origin: undefined,
      version: undefined,
      rawBody,
      mediaType: undefined,
      setHeader: setHeaderOf(res),
      principal: route.operation.credentials.length > 0 ? PLATFORM : undefined,
      credential: undefined,
      params,
      query,
      idempotencyKeys: [],
    };
    const handle = async (call: Parameters<Route['handle']>[0]): Promise<OperationResponse> =>
      around(route.operation, call.body, async () => route.handle(call));
    return perform({ ...route, handle }, request, { db, idempotency });
  };
}

/** The only caller. */
const PLATFORM = {
  kind: 'key',
  partnerId: 'platform',
  environment: 'sandbox',
  keyId: 'platform',
  lineage: 'platform',
  scopes: new Set<string>(),
  apiVersion: '',
  keyLimit: null,
} as const;
