import type { ServerResponse } from 'node:http';
import type { Operation } from '../contract/operation.ts';
import { newUlid } from '../database/ids.ts';
import type { Principal } from '../api/principal.ts';
import { isIP } from 'node:net';
import type { Request } from 'express';

/** The data of one request while it runs: one typed object instead of properties of `req`. */
export interface RequestScope {
  /** Sent back as `Request-Id` and written to the log: `req_` and a ULID. */
  readonly id: string;
  /** Monotonic start, milliseconds. */
  readonly startedMs: number;
  operation: Operation | undefined;
  principal: Principal | undefined;
  /** Code of the Error object in the response. */
  errorCode: number | undefined;
}

export function newRequestId(): string {
  return `req_${newUlid()}`;
}

const SCOPE = Symbol('request scope');
type Scoped = ServerResponse & { [SCOPE]?: RequestScope };

/** First step of every request. The id is always ours: a caller's id could write into our log. */
export function openScope(res: ServerResponse): RequestScope {
  const scope: RequestScope = {
    id: newRequestId(),
    startedMs: performance.now(),
    operation: undefined,
    principal: undefined,
    errorCode: undefined,
  };
  (res as Scoped)[SCOPE] = scope;
  res.setHeader('Request-Id', scope.id);
  return scope;
}

/** @throws {TypeError} for an answer that was never opened */
export function scopeOf(res: ServerResponse): RequestScope {
  const scope = (res as Scoped)[SCOPE];
  if (!scope) throw new TypeError('this answer has no scope: openScope() is the first step of every request');
  return scope;
}

/**
 * Where a request comes from: the socket's other end or, behind proxies that are trusted (`TRUSTED_PROXIES`),
 * what the first of them says in `X-Forwarded-For`. Express counts them from our side, so that a caller's own
 * entries are never read.
 * @returns an address; empty where the socket is gone
 */
export function remoteAddressOf(req: Request): string {
  const known = req.socket.remoteAddress ?? '';
  // Express would parse, for every request, what isn't there.
  if (req.headers['x-forwarded-for'] === undefined) return known;
  const { ip } = req;
  return ip !== undefined && ip !== known && isIP(ip) !== 0 ? ip : known;
}
