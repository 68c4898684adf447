import type { Request, RequestHandler, Response } from 'express';
import type { Operation, Upload } from '../contract/operation.ts';
import type { Shape } from '../contract/versions/version-step.ts';
import { downTo, hasNewestShapes, refusesUnknown } from '../contract/versions/versions.ts';
import { admit, type AdmissionDeps, type Caller, agreeOnVersion, versionAsked } from '../api/admit.ts';
import { checkMediaType, mediaTypeOf, readBytes } from './body.ts';
import type { Clock } from '../api/clock.ts';
import { respondToPreflight } from './cors.ts';
import { requireCaller, requireScope } from '../api/credential.ts';
import { ApiError } from '../api/errors.ts';
import { idempotencyKeysSent } from '../api/idempotency/idempotency-key.ts';
import type { IdempotencyDeps } from '../api/idempotency/run-idempotent.ts';
import { noteUse, type UseDeps } from '../api/note-use.ts';
import { perform } from '../api/perform.ts';
import type { Principal } from '../api/principal.ts';
import { remoteAddressOf, scopeOf } from './request-scope.ts';
import type { OperationResponse, Route } from '../api/route.ts';
import { routeTable, type Match } from '../api/route-table.ts';
import { sendDownload, sendJson, sendSerialized, setHeaderOf } from './responses.ts';
import { sendEvents } from './send-events.ts';
import { unexpectedBodyIn } from '../api/unknown-members.ts';
import { passed } from '../telemetry/tracing.ts';

export interface GatewayDeps extends AdmissionDeps, IdempotencyDeps, UseDeps {
  readonly clock: Clock;
}

/**
 * Serves operations over HTTP, as one Express middleware. Any other method at one of their paths returns 405
 * with `Allow`; any other path continues to the next middleware.
 */
export function serveOperations(routes: readonly Route[], deps: GatewayDeps): RequestHandler {
  const find = routeTable(routes);
  return (req, res, next) => {
    const match = find(req.path);
    if (!match) return next();
    const { routes: byMethod, allow, forPages } = match.resource;
    const route = byMethod.get(req.method === 'HEAD' ? 'GET' : req.method);
    if (route) return serve(route, match, req, res, deps);
    if (req.method === 'OPTIONS' && forPages !== undefined && deps.origins) {
      return respondToPreflight(req, res, forPages, deps.origins);
    }
    throw new ApiError('method_not_allowed', { headers: { Allow: allow } });
  };
}

/**
 * Takes a request through the gateway, in order. Each step is a named rule; an error ends in the renderer.
 */
async function serve(
  route: Route,
  { params }: Match,
  req: Request,
  res: Response,
  deps: GatewayDeps,
): Promise<void> {
  const { operation } = route;
  const scope = scopeOf(res);
  scope.operation = operation;
  const setHeader = setHeaderOf(res);
  const caller = await admit({ operation, req, res, setHeader }, deps);
  const principal = caller?.principal;
  const version = agreeOnVersion(operation, principal, { req, res, nowMs: deps.clock.now() });
  const { onChecked, countUnknown } = noteUse({ operation, principal, version, req, res }, deps);
  const asked = version ?? versionAsked(req, deps.clock.now());
  const onUnknown = refusesUnknown(operation, asked) ? undefined : countUnknown;
  const mediaType =
    operation.upload && hasFile(req, operation.upload) ? mediaTypeOf(req, operation.upload) : undefined;
  const unexpected = await unexpectedBodyIn(req, operation, onUnknown === undefined);
  const rawBody = await readBody(req, operation);
  passed('body');
  const response = await perform(
    route,
    {
      requestId: scope.id,
      remoteAddress: remoteAddressOf(req),
      origin: deps.origins && req.headers.origin,
      userAgent: req.headers['user-agent'],
      version,
      rawBody,
      mediaType,
      lastEventId: operation.success.events === undefined ? undefined : lastEventIdOf(req),
      setHeader,
      onChecked,
      onUnknown,
      unexpected,
      principal,
      credential: caller?.credential,
      params,
      query: req.url.includes('?') ? req.query : NO_QUERY,
      idempotencyKeys: idempotencyKeysSent(req),
    },
    deps,
  );
  passed('handler');
  if (response.events) return sendEvents(res, response.events, () => allowedNow(operation, caller, deps));
  return send({ req, res, operation, version }, response);
}

/** Returns the caller with its current rights. @throws {ApiError} if it may no longer call the operation */
async function allowedNow(
  operation: Operation,
  caller: Caller | undefined,
  deps: GatewayDeps,
): Promise<Principal | undefined> {
  if (!caller) return undefined;
  const principal = await deps.authenticate(caller.credential);
  requireCaller(principal, operation);
  requireScope(principal, operation);
  return principal;
}

/** Returns the last event's ID. A repeated header can't be an ID that the service issued. */
function lastEventIdOf({ headers }: Request): string | undefined {
  const sent = headers['last-event-id'];
  return Array.isArray(sent) ? sent.join() : sent;
}

const NO_BODY = Buffer.alloc(0);
const NO_QUERY = {};

/** Whether there is a file. If the body is optional, one of zero bytes counts as absent. */
function hasFile({ headers }: Request, { isOptional }: Upload): boolean {
  return (
    isOptional !== true ||
    headers['transfer-encoding'] !== undefined ||
    Number(headers['content-length'] ?? 0) > 0
  );
}

async function readBody(req: Request, { body, upload }: Operation): Promise<Buffer> {
  if (upload) return readBytes(req, upload.maxBytes);
  if (!body) return NO_BODY;
  checkMediaType(req);
  return readBytes(req);
}

interface Exchange {
  readonly req: Request;
  readonly res: Response;
  readonly operation: Operation;
  readonly version: string | undefined;
}

/** Sends the response, downgraded from the newest version to the agreed one. */
function send({ req, res, operation, version }: Exchange, response: OperationResponse): void | Promise<void> {
  const status = response.status ?? operation.success.status;
  for (const name in response.headers) res.setHeader(name, response.headers[name] ?? '');
  if (response.download) return sendDownload(res, status, response.download);
  if (response.serialized && version !== undefined && hasNewestShapes(version)) {
    sendSerialized(req, res, response.serialized);
    return;
  }
  const body = version === undefined ? response.body : downTo(version, response.body as Shape);
  sendJson(res, status, body);
}
