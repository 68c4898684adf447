import type { Request, Response } from 'express';
import { requireEnvironment, requireScope } from '../gateway/credential.ts';
import { ApiError } from '../gateway/errors.ts';
import type { Call, Route } from '../gateway/call.ts';
import type { JsonObject } from '../gateway/json.ts';
import { once, type OnceDeps } from '../gateway/once.ts';
import { scopeOf } from '../gateway/request-scope.ts';
import { checkOf, type Check } from '../gateway/validate.ts';
import type { Person } from './person.ts';

/** One call of an operation by a page. */
export interface PageCall {
  readonly person: Person;
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
  readonly #routes: ReadonlyMap<string, { readonly route: Route; readonly check: Check | undefined }>;
  readonly #once: OnceDeps;

  constructor(routes: readonly Route[], deps: OnceDeps) {
    const keyRoutes = routes.filter(({ operation }) => operation.credentials.includes('key'));
    this.#routes = new Map(
      keyRoutes.map((route) => {
        const { id, body } = route.operation;
        return [id, { route, check: body && checkOf(body) }];
      }),
    );
    this.#once = deps;
  }

  /** Whether there is such an operation: pages leave out what is not there. */
  has(operationId: string): boolean {
    return this.#routes.has(operationId);
  }

  /** The body of the answer. @throws {ApiError} as the operation does */
  async call<Body>(operationId: string, page: PageCall): Promise<Body> {
    const found = this.#routes.get(operationId);
    if (!found) throw new ApiError('internal', { detail: `no operation ${operationId}` });
    const { route, check } = found;
    const body = page.body ?? {};
    requireEnvironment(page.person.principal, route.operation);
    requireScope(page.person.principal, route.operation);
    const call: Call = {
      operation: route.operation,
      scope: scopeOf(page.res),
      req: requestFor(page),
      res: page.res,
      principal: page.person.principal,
      version: undefined,
      work: undefined,
      rawBody: Buffer.from(JSON.stringify(body)),
      body: check ? check(body) : {},
    };
    if (route.operation.method !== 'get') call.scope.operation = route.operation;
    const answer = await once(call, this.#once, async () => route.handle(call));
    if ((answer.status ?? 200) >= 400) throw replayed(answer.body);
    return answer.body as Body;
  }
}

/** The page's request, seen as one to the operation: with its parameters, and the cookie as its credential. */
function requestFor({ req, person, params, query, idempotencyKey }: PageCall): Request {
  const headers = {
    authorization: `Bearer ${person.cookie}`,
    ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
  };
  const headersDistinct = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]]));
  const rawHeaders = Object.entries(headers).flat();
  const own = { params: params ?? {}, query: query ?? {}, headers, headersDistinct, rawHeaders };
  const properties = Object.entries(own).map(([name, value]) => [name, { value }] as const);
  return Object.create(req, Object.fromEntries(properties)) as Request;
}

/** A refusal that was recorded and is answered again. */
function replayed(body: unknown): ApiError {
  const { message, param } = body as { message: string; param?: string };
  return new ApiError('state_forbids', { message, ...(param !== undefined && { param }) });
}
