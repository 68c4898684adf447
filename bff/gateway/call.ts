import type { Request, Response } from 'express';
import type { Operation } from '../contract/operation.ts';
import type { Work } from '../database/unit-of-work.ts';
import { ApiError } from './errors.ts';
import type { JsonObject } from './json.ts';
import type { KeyPrincipal, Principal, SessionPrincipal } from './principal.ts';
import { isIdLike } from './record-id.ts';
import type { RequestScope } from './request-scope.ts';

/** One request to one operation, as its handler sees it. The steps of the gateway fill it in order. */
export interface Call {
  readonly operation: Operation;
  readonly scope: RequestScope;
  readonly req: Request;
  readonly res: Response;
  /** Set by the credential step; undefined on open operations. */
  principal: Principal | undefined;
  /** The dated version it speaks; undefined where none applies. */
  version: string | undefined;
  /** The query, checked against the operation's schema; empty where the operation has none. */
  query: JsonObject;
  /** The body as it came, byte for byte; empty where the operation takes none. */
  rawBody: Buffer;
  /** The transaction of the change, where the operation's answer is recorded with it. */
  work: Work | undefined;
  /** The body in the newest version, read and checked against the operation's schema. */
  body: JsonObject;
}

export interface Answer {
  /** The operation's own success status when left out. */
  readonly status?: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Route {
  readonly operation: Operation;
  readonly handle: (call: Call) => Answer | Promise<Answer>;
}

/** @throws {ApiError} credential_kind, should a route be wired to an operation that others may call */
export function keyOf(call: Call): KeyPrincipal {
  if (call.principal?.kind !== 'key') throw new ApiError('credential_kind');
  return call.principal;
}

/** @throws {ApiError} credential_kind, as {@link keyOf} */
export function sessionOf(call: Call): SessionPrincipal {
  if (call.principal?.kind !== 'session') throw new ApiError('credential_kind');
  return call.principal;
}

/** The transaction that a recorded operation makes its change in. @throws {ApiError} internal, should it have none */
export function workOf(call: Call): Work {
  if (!call.work) throw new ApiError('internal', { detail: `${call.operation.id} has no transaction` });
  return call.work;
}

/** A parameter of the path, such as the id in `/v1/keys/{id}`. @throws {ApiError} not_found: it cannot be an id */
export function pathParameter(call: Call, name: string): string {
  const value = call.req.params[name];
  if (typeof value !== 'string' || !isIdLike(value)) throw new ApiError('not_found');
  return value;
}
