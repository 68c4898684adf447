import type { Request, Response } from 'express';
import type { BodyOf, Operation, ParamsOf, QueryOf } from '../../../core/contract/operation.ts';
import type { Owner } from '../../../core/database/owner.ts';
import { refusalAgain, type ErrorBody } from '../../../core/api/errors.ts';
import type { IdempotencyDeps } from '../../../core/api/idempotency/run-idempotent.ts';
import { type Limiter, guestPagesQuota, spend } from '../../../core/api/limits/quota.ts';
import { perform } from '../../../core/api/perform.ts';
import { guestOf } from '../../../core/api/principal.ts';
import { remoteAddressOf, scopeOf } from '../../../core/http/request-scope.ts';
import type { OperationResponse, Route } from '../../../core/api/route.ts';
import { setHeaderOf } from '../../../core/http/responses.ts';
import type { LanguageTag } from '../../../core/text/languages.ts';
import { pageCall, routeOf } from '../page-call.ts';

/** The dependencies of guests' calls. */
export interface GuestDeps extends IdempotencyDeps {
  /** Every route of the API. */
  readonly routes: readonly Route[];
  readonly deps: { readonly limiter: Limiter };
}

/** A request for a page of a site. */
interface GuestRequest {
  readonly req: Request;
  readonly res: Response;
  readonly site: Owner & { readonly origin: string };
  /** The partner's own page that it is embedded in. */
  readonly embeddedIn?: { readonly url: string } | undefined;
  /** Undefined: as the merchant writes. */
  readonly wantedLanguage: LanguageTag | undefined;
  /** The secret of its browser. */
  readonly guest: string | undefined;
}

/** An operation that guests may call. */
export type GuestOperation = Operation & { readonly isForGuests: true };

/** The parts of a call that an operation takes. */
export interface GuestCall<Op extends Operation> {
  readonly params?: ParamsOf<Op>;
  readonly query?: Readonly<Partial<QueryOf<Op>>>;
  readonly body?: BodyOf<Op>;
  readonly idempotencyKey?: string;
}

/** The API's own operations, called as a guest of one merchant. */
export class GuestApi {
  readonly #context: GuestDeps;
  readonly #visit: GuestRequest;
  readonly #merchantId: string;
  readonly #accountId: string | undefined;

  /** @param accountId the loyalty account that the browser is signed in to */
  constructor(context: GuestDeps, visit: GuestRequest, merchantId: string, accountId?: string) {
    this.#context = context;
    this.#visit = visit;
    this.#merchantId = merchantId;
    this.#accountId = accountId;
  }

  /**
   * Counts the request against the quota. Call it once per request.
   * @throws {ApiError} limit_address
   */
  async spendQuota(): Promise<void> {
    const { res, req } = this.#visit;
    const quota = guestPagesQuota(this.#merchantId, remoteAddressOf(req));
    await spend(setHeaderOf(res), [quota], this.#context.deps.limiter);
  }

  /**
   * @param orderId the order whose link this browser has
   * @throws {ApiError} as the operation does
   */
  async call<Op extends GuestOperation>(
    operation: Op,
    call: GuestCall<Op>,
    orderId?: string,
  ): Promise<OperationResponse> {
    const { res, site, embeddedIn, wantedLanguage: language } = this.#visit;
    const { params = {}, query = {}, body = {}, idempotencyKey } = call;
    const principal = guestOf({ ...site, embeddedAt: embeddedIn?.url, language }, this.#merchantId, {
      orderId,
      accountId: this.#accountId,
    });
    noteCaller(res, principal, operation);
    const response = await perform(
      routeOf(this.#context.routes, operation),
      pageCall(res, {
        principal,
        credential: this.#visit.guest ?? '',
        params: params as Record<string, string>,
        query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
        rawBody: Buffer.from(JSON.stringify(body)),
        idempotencyKey,
      }),
      this.#context,
    );
    if ((response.status ?? 200) >= 400) throw refusalAgain(response.body as ErrorBody);
    return response;
  }
}

/** Notes the caller for the access log and for the notification of those who wait for a change. */
function noteCaller(res: Response, principal: ReturnType<typeof guestOf>, operation: Operation): void {
  const scope = scopeOf(res);
  scope.principal = principal;
  if (operation.method !== 'get') scope.operation = operation;
}
