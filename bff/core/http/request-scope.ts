import type { ServerResponse } from 'node:http';
import type { Operation } from '../contract/operation.ts';
import { newUlid } from '../database/ids.ts';
import type { Principal } from '../api/principal.ts';

/** What is known of one request while it runs: one typed object instead of properties of `req`. */
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
