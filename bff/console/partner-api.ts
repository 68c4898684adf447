import type { Request, Response } from 'express';
import { ApiError, refusalAgain } from '../gateway/errors.ts';
import type { IdempotencyDeps } from '../gateway/idempotency/run-idempotent.ts';
import type { JsonObject } from '../gateway/json.ts';
import { perform } from '../gateway/perform.ts';
import { scopeOf } from '../gateway/request-scope.ts';
import type { Route } from '../gateway/route.ts';
import { pageCall, type PageCallOptions } from '../pages/page-call.ts';
import type { ConsoleSession } from './console-session.ts';

/** One call of an operation by a page. */
export interface PageCall extends Pick<PageCallOptions, 'params' | 'query' | 'idempotencyKey'> {
  readonly session: ConsoleSession;
  readonly req: Request;
  readonly res: Response;
  readonly body?: JsonObject;
}

/** The API's own operations, called by the console's pages as the partner. */
export class PartnerApi {
  readonly #routes: ReadonlyMap<string, Route>;
  readonly #deps: IdempotencyDeps;

  constructor(routes: readonly Route[], deps: IdempotencyDeps) {
    const forKeys = routes.filter(({ operation }) => operation.credentials.includes('key'));
    this.#routes = new Map(forKeys.map((route) => [route.operation.id, route]));
    this.#deps = deps;
  }

  /** Whether there is such an operation: pages leave out what is not there. */
  has(operationId: string): boolean {
    return this.#routes.has(operationId);
  }

  /** The body of the response. @throws {ApiError} as the operation does */
  async call<Body>(operationId: string, page: PageCall): Promise<Body> {
    const route = this.#routes.get(operationId);
    if (!route) throw new ApiError('internal', { detail: `no operation ${operationId}` });
    const { session, res, body = {}, ...options } = page;
    if (route.operation.method !== 'get') scopeOf(res).operation = route.operation;
    const request = pageCall(res, {
      ...options,
      principal: session.principal,
      credential: session.cookie,
      rawBody: Buffer.from(JSON.stringify(body)),
    });
    const response = await perform(route, request, this.#deps);
    if ((response.status ?? 200) >= 400) {
      throw refusalAgain(response.body as Parameters<typeof refusalAgain>[0]);
    }
    return response.body as Body;
  }
}
