import type { Response } from 'express';
import { ApiError } from '../../core/api/errors.ts';
import type { OperationRequest } from '../../core/api/perform.ts';
import type { Principal } from '../../core/api/principal.ts';
import { remoteAddressOf, scopeOf } from '../../core/http/request-scope.ts';
import type { Route } from '../../core/api/route.ts';
import { setHeaderOf } from '../../core/http/responses.ts';

/** The options of a page's call; the rest of the request follows from it. */
export interface PageCallOptions {
  readonly principal: Principal;
  /** The session's cookie. */
  readonly credential: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** JSON. */
  readonly rawBody: Buffer;
  /** The idempotency key: the same change under the same key is made once, as over HTTP. */
  readonly idempotencyKey?: string | undefined;
}

/**
 * A page's own call of an operation, for `perform`: the same checks, idempotency and handler as over HTTP, so
 * that a page can do nothing that the API would refuse. It speaks the newest version.
 */
export function pageCall(
  res: Response,
  { principal, credential, params = {}, query = {}, rawBody, idempotencyKey }: PageCallOptions,
): OperationRequest {
  return {
    requestId: scopeOf(res).id,
    remoteAddress: remoteAddressOf(res.req),
    origin: undefined,
    version: undefined,
    rawBody,
    mediaType: undefined,
    setHeader: setHeaderOf(res),
    principal,
    credential,
    params,
    query,
    idempotencyKeys: idempotencyKey === undefined ? [] : [idempotencyKey],
  };
}

/** @throws {ApiError} internal: no route has such an operation */
export function routeOf(routes: readonly Route[], operation: { readonly id: string }): Route {
  const found = routes.find((route) => route.operation.id === operation.id);
  if (!found) throw new ApiError('internal', { detail: `no operation ${operation.id}` });
  return found;
}
