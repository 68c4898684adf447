import type { Request, Response } from 'express';
import { requireEnvironment, requireScope } from '../gateway/credential.ts';
import { checksOf, type Checks } from '../gateway/checks.ts';
import { ApiError, refusalAgain } from '../gateway/errors.ts';
import type { Call, Route } from '../gateway/call.ts';
import type { JsonObject } from '../gateway/json.ts';
import { runIdempotent, type OnceDeps } from '../gateway/idempotency/run-idempotent.ts';
import { scopeOf } from '../gateway/request-scope.ts';
import type { ConsoleSession } from './console-session.ts';

/** One call of an operation by a page. */
export interface PageCall {
  readonly session: ConsoleSession;
  readonly req: Request;
  readonly res: Response;
  /** Parameters of the path. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: JsonObject;
  /** The same change under the same key is made once, as over HTTP. */
  readonly idempotencyKey?: string;
}

/**
 * The API's own operations, called by pages: the same schemas, scopes, idempotency and handlers as over HTTP, so that a
 * page can do nothing that the API would refuse.
 */
export class PartnerApi {
  readonly #routes: ReadonlyMap<string, { readonly route: Route; readonly checks: Checks }>;
  readonly #runIdempotent: OnceDeps;

  constructor(routes: readonly Route[], deps: OnceDeps) {
    const keyRoutes = routes.filter(({ operation }) => operation.credentials.includes('key'));
    this.#routes = new Map(
      keyRoutes.map((route) => [route.operation.id, { route, checks: checksOf(route.operation) }]),
    );
    this.#runIdempotent = deps;
  }

  /** Whether there is such an operation: pages leave out what is not there. */
  has(operationId: string): boolean {
    return this.#routes.has(operationId);
  }

  /** The body of the answer. @throws {ApiError} as the operation does */
  async call<Body>(operationId: string, page: PageCall): Promise<Body> {
    const found = this.#routes.get(operationId);
    if (!found) throw new ApiError('internal', { detail: `no operation ${operationId}` });
    const { route, checks } = found;
    const body = page.body ?? {};
    requireEnvironment(page.session.principal, route.operation);
    requireScope(page.session.principal, route.operation);
    const call: Call = {
      operation: route.operation,
      scope: scopeOf(page.res),
      req: requestFor(page),
      res: page.res,
      principal: page.session.principal,
      version: undefined,
      work: undefined,
      rawBody: Buffer.from(JSON.stringify(body)),
      query: checks.query?.(page.query ?? {}) ?? {},
      body: checks.body?.(body) ?? {},
    };
    if (route.operation.method !== 'get') call.scope.operation = route.operation;
    const answer = await runIdempotent(call, this.#runIdempotent, async () => route.handle(call));
    if ((answer.status ?? 200) >= 400) throw refusalAgain(answer.body as Parameters<typeof refusalAgain>[0]);
    return answer.body as Body;
  }
}

/** The page's request, seen as one to the operation: with its parameters, and the cookie as its credential. */
function requestFor({ req, session, params, idempotencyKey }: PageCall): Request {
  const headers = {
    authorization: `Bearer ${session.cookie}`,
    ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
  };
  const headersDistinct = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]]));
  const rawHeaders = Object.entries(headers).flat();
  const own = { params: params ?? {}, headers, headersDistinct, rawHeaders };
  const properties = Object.entries(own).map(([name, value]) => [name, { value }] as const);
  return Object.create(req, Object.fromEntries(properties)) as Request;
}
