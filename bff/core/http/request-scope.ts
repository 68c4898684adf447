import type { ServerResponse } from 'node:http';
import type { Operation } from '../contract/operation.ts';
import { newUlid } from '../database/ids.ts';
import type { Principal } from '../api/principal.ts';
import type { Span } from '../telemetry/tracing.ts';
import { isIP } from 'node:net';
import type { Request } from 'express';

/** The data of one request while it runs: one typed object instead of properties of `req`. */
export interface RequestScope {
  /** The ID sent back as `Request-Id` and written to the log: `req_` and a ULID. */
  readonly id: string;
  /** The start by the monotonic clock, in milliseconds. */
  readonly startedMs: number;
  operation: Operation | undefined;
  principal: Principal | undefined;
  /** The code of the Error object in the response. */
  errorCode: number | undefined;
  /** The span of the request, if it is recorded. */
  span?: Span | undefined;
}

export function newRequestId(): string {
  return `req_${newUlid()}`;
}

const SCOPE = Symbol('request scope');
type Scoped = ServerResponse & { [SCOPE]?: RequestScope };

/**
 * Opens the scope, as the first step of every request. The ID is always generated here: a caller's ID could
 * inject text into the log.
 */
export function openScope(res: ServerResponse): RequestScope {
  const scope: RequestScope = {
    id: newRequestId(),
    startedMs: performance.now(),
    operation: undefined,
    principal: undefined,
    errorCode: undefined,
    span: undefined,
  };
  (res as Scoped)[SCOPE] = scope;
  res.setHeader('Request-Id', scope.id);
  return scope;
}

/** @throws {TypeError} if no scope was opened for the response */
export function scopeOf(res: ServerResponse): RequestScope {
  const scope = (res as Scoped)[SCOPE];
  if (!scope) throw new TypeError('this answer has no scope: openScope() is the first step of every request');
  return scope;
}

/**
 * Returns the address that a request comes from: the socket's other end or, behind trusted proxies
 * (`TRUSTED_PROXIES`), the address that the first of them wrote to `X-Forwarded-For`. Express counts them
 * from this side, so a caller's own entries are never read.
 * @returns an address; empty if the socket is gone
 */
export function remoteAddressOf(req: Request): string {
  const known = req.socket.remoteAddress ?? '';
  // Express would parse the missing header for every request.
  if (req.headers['x-forwarded-for'] === undefined) return known;
  const { ip } = req;
  return ip !== undefined && ip !== known && isIP(ip) !== 0 ? ip : known;
}
