import type { IncomingMessage } from 'node:http';
import { ApiError } from '../../../core/api/errors.ts';
import type { SessionPrincipal } from '../../../core/api/principal.ts';
import type { SurfaceName } from '../../../accounts/surfaces/contract/surface-names.ts';
import { modelsOf, requireHosted, type SurfaceModels } from '../../../accounts/surfaces/surfaces.ts';
import type { Site } from '../../hosts/find-site.ts';
import type { SiteVisit, SiteContext } from '../../hosts/site-visit.ts';
import type { MerchantSummary } from '../../../accounts/identity/sessions/mint.ts';
import { requireSameOrigin, requireCsrf } from '../../shell/same-origin.ts';
import { csrfOf } from '../../../core/http/secrets.ts';
import { SessionCookie } from '../../../core/http/session-cookie.ts';
import { ifSignedIn, sessionOf } from '../../shell/one-time-sign-in.ts';
import { hostedSignIn, type HostedSessionRow } from '../hosted-links.ts';
import { grantedTo, type GrantDeps } from '../hosted-session.ts';
import { noteWorkOnDevice } from './device-sessions.ts';
import { spendQuota, type Limiter } from '../../../core/api/limits/quota.ts';
import { asApiError } from '../../../core/http/render-error.ts';
import { scopeOf } from '../../../core/http/request-scope.ts';
import { noteFault } from '../../shell/fault-pages.ts';
import { readForm, readUploadForm, type Form, type UploadForm } from '../../shell/forms.ts';
import type { Caller, PageApi } from '../../shell/page-api.ts';
import type { Clock } from '../../../core/api/clock.ts';
import type { MessageService } from '../../../providers/messages/messages.ts';
import type { SiteFile } from '../../hosts/shown-page.ts';

/** A signed-in user of a merchant's dashboard on its partner's site, as of one request. */
export interface DashboardSession {
  readonly cookie: string;
  readonly csrf: string;
  readonly principal: SessionPrincipal;
  readonly merchant: MerchantSummary;
  readonly returnUrl: string | null;
  readonly row: HostedSessionRow;
  /** How the merchant's surfaces are rendered. */
  readonly models: SurfaceModels;
}

/** Returns the dashboard's cookie; its pages and its element's requests are below `/dashboard`. */
export function dashboardCookie({ origin }: Site): SessionCookie {
  return new SessionCookie({
    publicUrl: origin,
    name: 'trellis_dashboard',
    path: '/dashboard',
    sameSite: 'lax',
  });
}

/** A browser keeps a cookie for no longer than 400 days. */
const DEVICE_COOKIE_MS = 400 * 24 * 60 * 60_000;

/** Returns the cookie of a device that a merchant's staff shares. */
export function deviceCookie({ origin }: Site): SessionCookie {
  return new SessionCookie({
    publicUrl: origin,
    name: 'trellis_device',
    path: '/dashboard',
    sameSite: 'lax',
    forMs: DEVICE_COOKIE_MS,
  });
}

/**
 * Rejects requests of other pages. Unlike guests' forms, these can't be sent from a partner's own pages. The
 * dashboard's pages send no referrer, so browsers hide their origin.
 * @throws {ApiError} origin_refused
 */
export function requireOwnPage({ req, site }: SiteVisit): void {
  requireSameOrigin(req, site.origin, true);
}

/** @throws {ApiError} credential_missing, credential_invalid, credential_revoked, state_forbids */
async function dashboardSessionOf(
  req: IncomingMessage,
  site: Site,
  deps: GrantDeps,
): Promise<DashboardSession> {
  const cookie = dashboardCookie(site).read(req);
  if (cookie === undefined) throw new ApiError('credential_missing', { message: 'There is no session.' });
  const row = await rowAt(site, cookie, deps);
  return {
    cookie,
    csrf: csrfOf(cookie),
    ...(await grantedTo(row, deps)),
    returnUrl: row.return_url,
    row,
    models: await modelsOf(deps.db, site, row.merchant_id),
  };
}

export async function dashboardSessionIfAny(
  req: IncomingMessage,
  site: Site,
  deps: GrantDeps,
): Promise<DashboardSession | undefined> {
  return ifSignedIn(dashboardSessionOf(req, site, deps));
}

/** The caller of an element's request. @throws {ApiError} as {@link dashboardSessionOf} */
export async function dashboardPrincipalOf(
  cookie: string,
  site: Site,
  deps: GrantDeps,
): Promise<SessionPrincipal> {
  const row = await rowAt(site, cookie, deps);
  await requireHosted(deps.db, site, 'dashboard', row.merchant_id);
  return { ...(await grantedTo(row, deps)).principal, pageOrigin: site.origin };
}

/**
 * Returns the session of a cookie, which is valid only at the host that set it.
 * @throws {ApiError} credential_invalid
 */
async function rowAt(site: Site, cookie: string, deps: GrantDeps): Promise<HostedSessionRow> {
  const row = await sessionOf(cookie, deps, hostedSignIn);
  if (!isOf(site, row)) throw new ApiError('credential_invalid', { message: 'The session has ended.' });
  return row;
}

/**
 * Whether a link or a session is of the dashboard of a site, and of the merchant that its host is bound to.
 */
export function isOf(
  site: Site,
  row: Pick<HostedSessionRow, 'surface' | 'partner_id' | 'environment' | 'merchant_id'>,
): boolean {
  return (
    row.surface !== 'create-plant' &&
    row.partner_id === site.partnerId &&
    row.environment === site.environment &&
    (site.merchant === undefined || row.merchant_id === site.merchant.id)
  );
}

/** The parameter of a page that reloads itself. */
export const RELOADED = 'reloaded';

/** Below the pages, so that their cookie is sent there. */
export const ELEMENT_API = '/dashboard/api';

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

  /**
   * @param surface whose page it is; omitted for forms, which can be sent after the model has changed
   * @throws {ApiError} as {@link dashboardSessionOf}; limit_key, limit_merchant; {ShownElsewhere}
   */
  static async of(
    context: DashboardContext,
    visit: SiteVisit,
    surface?: SurfaceName,
  ): Promise<DashboardVisit> {
    const session = await dashboardSessionOf(visit.req, visit.site, context);
    if (surface) visit.requireHere(surface, session.models);
    scopeOf(visit.res).principal = session.principal;
    await spendQuota((name, value) => visit.res.setHeader(name, value), session.principal, context.limiter);
    // A page that reloads itself doesn't keep a person at work.
    if (visit.req.query[RELOADED] === undefined) await noteWorkOnDevice(context, session.row);
    return new DashboardVisit(context, visit, session);
  }

  get api(): PageApi {
    return this.#context.api;
  }

  /** The caller of the API's operations. */
  get caller(): Caller<SessionPrincipal> {
    return { session: this.session, res: this.visit.res };
  }

  may(scope: string): boolean {
    return this.session.principal.scopes.has(scope);
  }

  /** The form that was sent. @throws {ApiError} origin_refused, csrf_refused, and as {@link readForm} */
  async form(several: readonly string[] = []): Promise<Form> {
    requireOwnPage(this.visit);
    const form = await readForm(this.visit.req, several);
    requireCsrf(this.session.cookie, form.get('csrf'));
    this.visit.res.locals['form'] = form;
    return form;
  }

  /** A form that files may come with. @throws {ApiError} as {@link form}, and body_too_large */
  async uploadForm(maxBytes: number): Promise<UploadForm> {
    requireOwnPage(this.visit);
    const form = await readUploadForm(this.visit.req, maxBytes);
    requireCsrf(this.session.cookie, form.get('csrf'));
    return form;
  }

  /**
   * Calls the API for a form.
   * @returns the result, or the refusal to show on the page of the form
   * @throws {ApiError} an internal error
   */
  async attempt<Result>(
    call: () => Promise<Result>,
  ): Promise<{ readonly result?: Result; readonly refusal?: ApiError }> {
    try {
      return { result: await call() };
    } catch (error) {
      return { refusal: this.refusal(error) };
    }
  }

  /**
   * Returns the refusal to show on the page of its form.
   * @throws {ApiError} an internal error; proof_required: the page that asks for a proof keeps the form
   */
  refusal(error: unknown): ApiError {
    const fault = asApiError(error);
    const isByPin = this.session.principal.staff?.deviceId !== undefined;
    if (fault.status >= 500 || (fault.code === 'proof_required' && !isByPin)) throw fault;
    noteFault(this.visit.res, fault, this.#context.log);
    return fault;
  }
}

/** The dependencies of the dashboard's pages. */
export interface DashboardContext extends SiteContext, GrantDeps {
  readonly clock: Clock;
  readonly messages: MessageService;
  readonly limiter: Limiter;
  readonly styles: SiteFile;
}
