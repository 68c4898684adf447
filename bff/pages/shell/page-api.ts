import type { Request, Response } from 'express';
import type {
  BodyOf,
  CredentialKind,
  Operation,
  ParamsOf,
  QueryOf,
  SuccessOf,
} from '../../core/contract/operation.ts';
import type { Owner } from '../../core/database/owner.ts';
import { ApiError, refusalAgain, type ErrorBody } from '../../core/api/errors.ts';
import type { IdempotencyDeps } from '../../core/api/idempotency/run-idempotent.ts';
import { type Json, type JsonObject, Decimal, MAX_DEPTH, readJson } from '../../core/api/json.ts';
import { guestPagesQuota, spend, type Limiter } from '../../core/api/limits/quota.ts';
import { perform } from '../../core/api/perform.ts';
import {
  guestOf,
  type GuestPrincipal,
  type HttpPrincipal,
  type Principal,
} from '../../core/api/principal.ts';
import type { OperationResponse, Route } from '../../core/api/route.ts';
import { remoteAddressOf, scopeOf } from '../../core/http/request-scope.ts';
import { setHeaderOf, type Download, type Serialized } from '../../core/http/responses.ts';
import type { LanguageTag } from '../../core/text/languages.ts';
import { traced } from '../../core/telemetry/tracing.ts';

/** Whether a caller with these scopes has the one of an operation. */
export const isHeld = ({ scope }: Pick<Operation, 'scope'>, scopes: ReadonlySet<string>): boolean =>
  scope === undefined || scopes.has(scope);

/** The caller of a page's operations: a person in the console, the session of a hosted page, or a guest. */
export interface Caller<Who extends Principal = Principal> {
  readonly session: {
    readonly principal: Who;
    /** The browser's secret, which opens a sealed response again. */
    readonly cookie: string;
  };
  /** The response of the page's request, to which its calls belong. */
  readonly res: Response;
}

/** A page's call of an operation, with only the parameters that the operation takes. */
export type PageCall<Op extends Operation> = Caller<CallerOf<Op>> &
  (Op extends { readonly params: object } ? { readonly params: ParamsOf<Op> } : unknown) &
  (Op extends { readonly query: object } ? { readonly query?: Unchecked<QueryOf<Op>> } : unknown) &
  (Op extends { readonly body: object } ? { readonly body: Unchecked<BodyOf<Op>> } : unknown) &
  (Op extends { readonly upload: object } ? { readonly file: Buffer } : unknown) &
  (Op['idempotency'] extends 'ignored' ? unknown : { readonly idempotencyKey: string });

/** Guests may call only what is declared for them. */
type CallerOf<Op extends Operation> = Op extends { readonly isForGuests: true } ? Principal : HttpPrincipal;

/** The value as a form sends it: any text in place of an enum, since the operation validates it. */
export type Unchecked<Value> = Value extends string
  ? string
  : Value extends (infer Item)[]
    ? Unchecked<Item>[]
    : Value extends object
      ? { [Name in keyof Value]: Unchecked<Value[Name]> }
      : Value;

/** The options that any call can have. */
interface AnyCall extends Caller {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: object;
  readonly body?: object;
  readonly file?: Buffer;
  readonly idempotencyKey?: string;
}

/**
 * The API's own operations, called by pages: with the checks, the idempotency and the handler of a call over
 * HTTP, so a page can do nothing that the API would refuse. Calls use the newest version.
 */
export class PageApi {
  readonly #routes: ReadonlyMap<string, Route>;
  readonly #deps: IdempotencyDeps;

  /** @param routes every route of the API */
  constructor(routes: readonly Route[], { db, idempotency }: IdempotencyDeps) {
    this.#routes = new Map(routes.map((route) => [route.operation.id, route]));
    this.#deps = { db, idempotency };
  }

  /** Whether an operation is served: pages omit what isn't. */
  has({ id }: Operation): boolean {
    return this.#routes.has(id);
  }

  /** Whether a caller may call an operation at all: it is served, and the caller has its scope. */
  allows(operation: Operation, { scopes }: Pick<HttpPrincipal, 'scopes'>): boolean {
    return this.has(operation) && isHeld(operation, scopes);
  }

  /** Returns the routes of every operation that a kind of credential may call. */
  routesFor(credential: CredentialKind): Route[] {
    return [...this.#routes.values()].filter(({ operation }) => operation.credentials.includes(credential));
  }

  /** @throws {ApiError} internal: the operation isn't served */
  routeOf({ id }: Operation): Route {
    const route = this.#routes.get(id);
    if (!route) throw new ApiError('internal', { detail: `no operation ${id}` });
    return route;
  }

  /**
   * Calls an operation, which types what it takes and returns.
   * @returns the body of the response
   * @throws {ApiError} as the operation does, also for a repeated call that was refused the first time
   * @example
   * ```ts
   * const key = await api.call(getKey, { session, res, params: { id } });
   * ```
   */
  async call<Op extends Operation>(operation: Op, call: PageCall<Op>): Promise<SuccessOf<Op>> {
    const response = await this.#perform(operation, call);
    const body = response.serialized ? parsedOnce(response.serialized) : response.body;
    // The handler's type is tied to the same operation by route().
    return body as SuccessOf<Op>;
  }

  /**
   * Calls an operation with a body that is written as JSON already, because its digits must stay as typed.
   * @throws {ApiError} as the operation does; not_json
   */
  async callWithJson<Op extends Operation>(
    operation: Op,
    call: Omit<PageCall<Op>, 'body'> & Caller<CallerOf<Op>>,
    json: Buffer,
  ): Promise<SuccessOf<Op>> {
    const { body } = await this.#perform(operation, call, json);
    return body as SuccessOf<Op>;
  }

  /** Returns the file that an operation responds with. @throws {ApiError} as the operation does */
  async download<Op extends Operation>(operation: Op, call: PageCall<Op>): Promise<Download> {
    const { download } = await this.#perform(operation, call);
    if (!download) throw new ApiError('internal', { detail: `${operation.id} answered without a file` });
    return download;
  }

  async #perform(operation: Operation, call: AnyCall, json?: Buffer): Promise<OperationResponse> {
    const { session, res, params = {}, query = {}, body = {}, file, idempotencyKey } = call;
    const { principal, cookie: credential } = session;
    const route = this.routeOf(operation);
    noteCaller(res, principal, operation);
    if (file && operation.upload && file.length > operation.upload.maxBytes) {
      throw new ApiError('body_too_large');
    }
    const parsed = operation.body && !json ? (jsonOf(body) as JsonObject) : undefined;
    const response = await traced(operation.id, 'internal', (span) => {
      span?.set({ 'trellis.operation': operation.id });
      return perform(
        route,
        {
          requestId: scopeOf(res).id,
          remoteAddress: remoteAddressOf(res.req),
          origin: undefined,
          userAgent: res.req.headers['user-agent'],
          version: undefined,
          // Repeated calls are compared by these bytes. They aren't parsed if there is a parsed body.
          rawBody: file ?? json ?? (parsed ? Buffer.from(JSON.stringify(body)) : NO_BYTES),
          parsed,
          mediaType: undefined,
          setHeader: setHeaderOf(res),
          principal,
          credential,
          params,
          query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
          idempotencyKeys: idempotencyKey === undefined ? [] : [idempotencyKey],
        },
        this.#deps,
      );
    });
    if ((response.status ?? 200) >= 400) throw refusalAgain(response.body as ErrorBody);
    return response;
  }
}

const NO_BYTES = Buffer.alloc(0);

/**
 * Notes the caller for the access log and the metrics, and the change for those who wait for one. A page that
 * only reads isn't counted as an operation.
 */
function noteCaller(res: Response, principal: Principal, operation: Operation): void {
  const scope = scopeOf(res);
  scope.principal = principal;
  if (operation.method !== 'get') scope.operation = operation;
}

/** The bodies of responses that are served from memory, each parsed once. */
const parsedBodies = new WeakMap<Serialized, unknown>();

function parsedOnce(served: Serialized): unknown {
  if (!parsedBodies.has(served)) parsedBodies.set(served, JSON.parse(served.bytes.toString()));
  return parsedBodies.get(served);
}

/**
 * Returns a value as the strict reader returns its JSON: a copy, without undefined members, and with exact
 * numbers.
 * @throws {ApiError} not_json: nested too deep
 */
function jsonOf(value: unknown, depth = 0): Json {
  if (typeof value === 'object' && value !== null && !(value instanceof Decimal)) {
    if (depth === MAX_DEPTH) throw new ApiError('not_json');
    if (Array.isArray(value)) return value.map((item) => jsonOf(item, depth + 1));
    const members = Object.create(null) as JsonObject;
    for (const [name, member] of Object.entries(value)) {
      if (member !== undefined) members[name] = jsonOf(member, depth + 1);
    }
    return members;
  }
  if (typeof value === 'string' || typeof value === 'boolean' || Number.isSafeInteger(value)) {
    return value as Json;
  }
  return readJson(JSON.stringify(value));
}

/** A request for a page of a site, as far as it says who its guest is. */
interface GuestVisit {
  readonly res: Response;
  readonly site: Owner & { readonly origin: string };
  /** The partner's own page that it is embedded in. */
  readonly embeddedIn?: { readonly url: string } | undefined;
  /** The language that the guest chose; defaults to the merchant's. */
  readonly wantedLanguage: LanguageTag | undefined;
  /** The secret of the browser; `undefined` if it has none yet. */
  readonly guest: string | undefined;
}

/**
 * Returns the guest of a merchant's page as a caller.
 * @param accountId the loyalty account that the browser is signed in to
 */
export function guestAt(visit: GuestVisit, merchantId: string, accountId?: string): Caller<GuestPrincipal> {
  const { res, site, embeddedIn, wantedLanguage: language, guest } = visit;
  const principal = guestOf({ ...site, embeddedAt: embeddedIn?.url, language }, merchantId, { accountId });
  return { res, session: { principal, cookie: guest ?? '' } };
}

/** Returns the guest with the rights of an order's link. */
export function withOrder({ res, session }: Caller<GuestPrincipal>, orderId: string): Caller<GuestPrincipal> {
  return { res, session: { ...session, principal: { ...session.principal, orderId } } };
}

/**
 * Counts a request against the quota of a merchant's pages for guests. Call it once per request.
 * @throws {ApiError} limit_address
 */
export async function spendGuestQuota(
  { req, res }: { readonly req: Request; readonly res: Response },
  merchantId: string,
  limiter: Limiter,
): Promise<void> {
  await spend(setHeaderOf(res), [guestPagesQuota(merchantId, remoteAddressOf(req))], limiter);
}
