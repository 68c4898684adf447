import type { Response } from 'express';
import type { BodyOf, Operation, ParamsOf, QueryOf, SuccessOf } from '../../core/contract/operation.ts';
import { ApiError, refusalAgain } from '../../core/api/errors.ts';
import type { IdempotencyDeps } from '../../core/api/idempotency/run-idempotent.ts';
import { perform } from '../../core/api/perform.ts';
import { scopeOf } from '../../core/http/request-scope.ts';
import type { OperationResponse, Route } from '../../core/api/route.ts';
import type { Download } from '../../core/http/responses.ts';
import { pageCall } from '../shell/page-call.ts';
import type { ConsoleSession } from './console-session.ts';

/** The request for a page: the session that makes its calls, and the response they belong to. */
export interface PageVisit {
  readonly session: ConsoleSession;
  readonly res: Response;
}

/** A page's call of an operation, with only the parameters that the operation takes. */
export type PageCall<Op extends Operation> = PageVisit &
  (Op extends { readonly params: object } ? { readonly params: ParamsOf<Op> } : unknown) &
  (Op extends { readonly query: object } ? { readonly query?: Unchecked<QueryOf<Op>> } : unknown) &
  (Op extends { readonly body: object } ? { readonly body: Unchecked<BodyOf<Op>> } : unknown) &
  (Op['idempotency'] extends 'ignored' ? unknown : { readonly idempotencyKey: string });

/** The value as a form sends it: any text in place of an enum, since the operation validates it. */
export type Unchecked<Value> = Value extends string
  ? string
  : Value extends (infer Item)[]
    ? Unchecked<Item>[]
    : Value extends object
      ? { [Name in keyof Value]: Unchecked<Value[Name]> }
      : Value;

/** The options that any call can have. */
interface AnyCall extends PageVisit {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: object;
  readonly body?: object;
  readonly idempotencyKey?: string;
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

  /** Whether an operation is served: pages omit what isn't. */
  has({ id }: Operation): boolean {
    return this.#routes.has(id);
  }

  /**
   * Calls an operation, which types what it takes and returns.
   * @returns the body of the response
   * @throws {ApiError} as the operation does
   * @example
   * ```ts
   * const key = await api.call(getKey, { session, res, params: { id } });
   * ```
   */
  async call<Op extends Operation>(operation: Op, page: PageCall<Op>): Promise<SuccessOf<Op>> {
    const { body } = await this.#perform(operation, page);
    // The handler's type is tied to the same operation by route().
    return body as SuccessOf<Op>;
  }

  /** Calls an operation that takes a file. */
  async upload<Op extends Operation>(
    operation: Op,
    page: PageCall<Op>,
    bytes: Buffer,
  ): Promise<SuccessOf<Op>> {
    if (operation.upload && bytes.length > operation.upload.maxBytes) throw new ApiError('body_too_large');
    const { body } = await this.#perform(operation, page, bytes);
    return body as SuccessOf<Op>;
  }

  /** The file that an operation answers with. @throws {ApiError} as the operation does */
  async download<Op extends Operation>(operation: Op, page: PageCall<Op>): Promise<Download> {
    const { download } = await this.#perform(operation, page);
    if (!download) throw new ApiError('internal', { detail: `${operation.id} answered without a file` });
    return download;
  }

  async #perform(operation: Operation, page: AnyCall, bytes?: Buffer): Promise<OperationResponse> {
    const route = this.#routes.get(operation.id);
    if (!route) throw new ApiError('internal', { detail: `no operation ${operation.id}` });
    const { session, res, params = {}, query = {}, body = {}, idempotencyKey } = page;
    if (operation.method !== 'get') scopeOf(res).operation = operation;
    const request = pageCall(res, {
      params,
      query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
      idempotencyKey,
      principal: session.principal,
      credential: session.cookie,
      rawBody: bytes ?? Buffer.from(JSON.stringify(body)),
    });
    const response = await perform(route, request, this.#deps);
    if ((response.status ?? 200) >= 400) {
      throw refusalAgain(response.body as Parameters<typeof refusalAgain>[0]);
    }
    return response;
  }
}
