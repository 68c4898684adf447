import type { Operation } from '../../../core/contract/operation.ts';
import type { ApiError } from '../../../core/api/errors.ts';
import { spendQuota, type Limiter } from '../../../core/api/limits/quota.ts';
import { perform } from '../../../core/api/perform.ts';
import { asApiError } from '../../../core/http/render-error.ts';
import { scopeOf } from '../../../core/http/request-scope.ts';
import type { SiteVisit } from '../../hosts/site-visit.ts';
import { noteFault } from '../../shell/fault-pages.ts';
import { idempotencyKeyOf } from '../../shell/forms/intent.ts';
import { readForm, type Form } from '../../shell/forms/read-form.ts';
import { pageCall, routeOf } from '../../shell/page-call.ts';
import { requireCsrf } from '../../shell/same-origin.ts';
import { dashboardSessionOf, requireOwnPage, type DashboardSession } from './dashboard-session.ts';
import type { Clock } from '../../../core/api/clock.ts';
import type { SiteFile } from '../../hosts/shown-page.ts';
import type { SiteContext } from '../../hosts/site-page.ts';
import type { GrantDeps } from '../hosted-session.ts';

const NO_BODY = Buffer.alloc(0);

/** A request to the dashboard's pages, with the permissions of its session in the API. */
export class DashboardVisit {
  readonly visit: SiteVisit;
  readonly session: DashboardSession;
  readonly #context: DashboardContext;

  private constructor(context: DashboardContext, visit: SiteVisit, session: DashboardSession) {
    this.#context = context;
    this.visit = visit;
    this.session = session;
  }

  /** @throws {ApiError} as {@link dashboardSessionOf}; limit_key, limit_merchant */
  static async of(context: DashboardContext, visit: SiteVisit): Promise<DashboardVisit> {
    const session = await dashboardSessionOf(visit.req, visit.site, context);
    scopeOf(visit.res).principal = session.principal;
    await spendQuota((name, value) => visit.res.setHeader(name, value), session.principal, context.limiter);
    return new DashboardVisit(context, visit, session);
  }

  may(scope: string): boolean {
    return this.session.principal.scopes.has(scope);
  }

  /** The form that was sent. @throws {ApiError} origin_refused, csrf_refused, and as {@link readForm} */
  async form(several: readonly string[] = []): Promise<Form> {
    requireOwnPage(this.visit);
    const form = await readForm(this.visit.req, several);
    requireCsrf(this.session.cookie, form.get('csrf'));
    return form;
  }

  /** @throws {ApiError} as the operation */
  async read<Body>(
    operation: Operation,
    { params, query = {} }: { params?: Record<string, string>; query?: Record<string, string> },
  ): Promise<Body> {
    return (await this.#call(operation, { ...(params && { params }), query, rawBody: NO_BODY })) as Body;
  }

  /**
   * Makes a form's change once, however often the form is sent.
   * @throws {ApiError} as the operation
   */
  async change<Body>(
    operation: Operation,
    params: Record<string, string>,
    { form, body }: { readonly form: Form; readonly body?: object | undefined },
  ): Promise<Body> {
    return (await this.#call(operation, {
      params,
      rawBody: body ? Buffer.from(JSON.stringify(body)) : NO_BODY,
      idempotencyKey: idempotencyKeyOf(form, body ?? {}),
    })) as Body;
  }

  /**
   * Returns the refusal to show on the page of its form.
   * @throws {ApiError} an internal error
   */
  refusal(error: unknown): ApiError {
    const fault = asApiError(error);
    if (fault.status >= 500) throw fault;
    noteFault(this.visit.res, fault, this.#context.log);
    return fault;
  }

  async #call(
    operation: Operation,
    options: Omit<Parameters<typeof pageCall>[1], 'principal' | 'credential'>,
  ): Promise<unknown> {
    const { principal, cookie: credential } = this.session;
    const request = pageCall(this.visit.res, { principal, credential, ...options });
    return (await perform(routeOf(this.#context.routes, operation), request, this.#context)).body;
  }
}

/** The dependencies of the dashboard's pages. */
export interface DashboardContext extends SiteContext, GrantDeps {
  readonly clock: Clock;
  readonly limiter: Limiter;
  readonly styles: SiteFile;
}
