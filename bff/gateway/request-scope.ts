import type { Response } from 'express';
import type { Operation } from '../contract/operation.ts';
import { newUlid } from '../database/ids.ts';
import type { Principal } from './principal.ts';

/** What is known of one request while it runs: one typed object instead of properties scattered over `req`. */
export interface RequestScope {
  /** Sent back as `Request-Id` and written in the log: `req_` and a ULID. */
  readonly id: string;
  /** Monotonic start, milliseconds. */
  readonly startedMs: number;
  operation: Operation | undefined;
  principal: Principal | undefined;
  /** Code of the Error object that was answered. */
  errorCode: number | undefined;
}

export function newRequestId(): string {
  return `req_${newUlid()}`;
}

/** First step of every request. The id is always ours: a caller's would let it write into our log. */
export function openScope(res: Response): RequestScope {
  const scope: RequestScope = {
    id: newRequestId(),
    startedMs: performance.now(),
    operation: undefined,
    principal: undefined,
    errorCode: undefined,
  };
  res.locals['scope'] = scope;
  res.setHeader('Request-Id', scope.id);
  return scope;
}

export function scopeOf(res: Response): RequestScope {
  return res.locals['scope'] as RequestScope;
}
