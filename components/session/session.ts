import { css } from 'lit';
import { type ApiRequest, type ApiResponse, exchange, patience } from './api-client.ts';
import { BaseElement, define, html, SESSION_NEWS } from './base-element.ts';
import type { Simulation } from './on-demand.ts';
import { type SessionToken, TokenLife } from './token-life.ts';
import { ORIGIN_REFUSED, own, TrellisError } from './trellis-error.ts';

export type { ApiRequest, ApiResponse } from './api-client.ts';
export type { SessionEventMap, TrellisEventMap } from './base-element.ts';
export type { SessionToken } from './token-life.ts';
export type { ErrorBody, TrellisErrorDetail, TrellisErrorType } from './trellis-error.ts';
export { TrellisError } from './trellis-error.ts';

/** The session, as returned by `GET {api}/v1/sessions/current`. */
export interface SessionInfo {
  object: 'session';
  merchant: unknown;
  scopes: string[];
  environment: 'sandbox' | 'production';
  expires_in: number;
  /** The elements' theme, unless the page sets its own; `null` if the partner has stored none. */
  theme: { variables: Record<string, string> } | null;
}

/** Whether a value has the fields that the elements use. */
function isSessionInfo(value: unknown): value is SessionInfo {
  const { merchant, scopes, environment } = Object(value) as Partial<SessionInfo>;
  return (
    merchant !== undefined &&
    Array.isArray(scopes) &&
    scopes.every((scope) => typeof scope === 'string') &&
    (environment === 'sandbox' || environment === 'production')
  );
}

/** How long a page may take to set the source of its credential: `fetchToken` is set by a script. */
const SOURCE_PATIENCE_MS = 3000;

/**
 * Gives the Trellis elements inside it a session: mints its token from the partner's own backend, renews it,
 * and sends their requests. The token stays in a private field: no attribute, no storage, no URL, no event
 * carries it. All elements of a session share one mint and one request for its permissions.
 *
 * @tagname trellis-session
 *
 * @attr {string} endpoint - URL on the partner's own backend; a POST to it returns `{token, expires_in}`.
 *   Changing it starts the session over.
 * @attr {string} api - Base URL of the Trellis API; by default the page's own origin. Changing it to another
 *   origin starts the session over.
 * @attr {'expired'|'400'|'403'|'500'|'offline'|'slow'} simulate - Simulates a fault on every request; sandbox
 *   only.
 * @attr {boolean} cookie - Hosted pages: an HttpOnly cookie is the credential, and there is no token.
 * @attr {string} csrf - Hosted pages: sent as the header `Trellis-Csrf`.
 *
 * @prop {(signal: AbortSignal) => Promise<SessionToken>} fetchToken - Gets a token in any other way, in place
 *   of `endpoint`.
 * @prop {SessionInfo | undefined} info - Merchant, scopes and environment, once known.
 *
 * @fires {CustomEvent<TrellisErrorDetail>} trellis-error - `simulate` is set outside the sandbox and is
 *   ignored.
 *
 * @slot - The page's content, with the elements that use this session.
 */
export class TrellisSession extends BaseElement {
  static override styles = css`
    :host {
      display: contents;
    }
  `;

  static override properties = {
    endpoint: {},
    api: {},
    simulate: {},
    cookie: { type: Boolean },
    csrf: {},
    fetchToken: { attribute: false },
  };

  declare endpoint: string | undefined;
  declare api: string | undefined;
  declare simulate: Simulation | '' | undefined;
  declare cookie: boolean | undefined;
  declare csrf: string | undefined;
  declare fetchToken: ((signal: AbortSignal) => Promise<SessionToken>) | undefined;

  info: SessionInfo | undefined;

  #life: TokenLife | undefined;
  #loading: Promise<SessionInfo> | undefined;
  #round = 0;
  #unlisten = new AbortController();
  #overdue: ReturnType<typeof setTimeout> | undefined;
  #warned = '';
  /** The purpose of the token. */
  #purpose = '';

  /** Whether the source of its credential is still missing after the time allowed. */
  unprovided = false;

  /** Whether the credential's source is configured. */
  get configured(): boolean {
    return !!(this.cookie || this.endpoint || this.fetchToken);
  }

  /**
   * Returns the session's permissions. The first call mints a token and requests them; later calls return the
   * same result. A failure isn't cached.
   * @throws {TrellisError} if no token can be minted, or the permissions can't be read
   *
   * @example
   * const { scopes, environment } = await document.querySelector('trellis-session').ready();
   */
  ready(): Promise<SessionInfo> {
    this.#heed();
    return (this.#loading ??= this.#load());
  }

  /**
   * Sends a request with this session's credential. After a 401 the token is renewed once and the same
   * request is sent again, with the same Idempotency-Key. No other request is sent twice.
   * @throws {TrellisError} for anything but a 2xx with the expected body, and if no token can be minted.
   *
   * @example
   * const { json } = await session.request({ path: '/v1/merchants' });
   */
  async request(request: ApiRequest): Promise<ApiResponse> {
    this.#heed();
    const { cookie, csrf = '' } = this;
    const api = (this.api ?? '').replace(/\/$/, '');
    // Kept in a variable, as the address is, so that a restart meanwhile can't send this for another
    // merchant, or elsewhere.
    const life = (this.#life ??= new TokenLife(() => this.#mint()));
    const send = await this.#staged();
    if (cookie) {
      // Browsers withhold the cookie from other origins; the CSRF token is withheld too.
      const isOwn = new URL(api, location.href).origin === location.origin;
      return this.#send(request, api, isOwn ? { 'trellis-csrf': csrf } : {}, send);
    }
    const token = await taken(life.get());
    try {
      return await this.#send(request, api, bearer(token), send);
    } catch (error) {
      if ((error as TrellisError).type !== 'credential') throw error;
      return this.#send(request, api, bearer(await taken(life.renew(token))));
    }
  }

  /**
   * Drops the token and everything that depends on it, and starts again: for a page whose merchant or user
   * changed.
   *
   * @example
   * merchantMenu.addEventListener('change', () => session.restart());
   */
  restart(): void {
    this.#invalidate();
    this.dispatchEvent(new Event(SESSION_NEWS));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const { signal } = (this.#unlisten = new AbortController());
    const until = own({ signal });
    document.addEventListener('visibilitychange', this.#wake, until);
    addEventListener('online', this.#wake, until);
    this.unprovided = false;
    this.#overdue = setTimeout(this.#complain, SOURCE_PATIENCE_MS);
    document.dispatchEvent(new Event(SESSION_NEWS));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unlisten.abort();
    clearTimeout(this.#overdue);
    this.#invalidate();
  }

  override updated(): void {
    this.#heed();
    // The credential's source was configured only now, or changed after a failure.
    if (!this.#loading) this.dispatchEvent(new Event(SESSION_NEWS));
  }

  override render(): unknown {
    return html`<slot></slot>`;
  }

  /**
   * Starts over if a token would come from another endpoint, which signs in someone else, or go to another
   * origin than the one it was minted for. Checked before each use: a page may set either and make a request
   * immediately.
   */
  #heed(): void {
    const link = document.createElement('a');
    link.href = this.api ?? '';
    const purpose = `${this.endpoint} ${link.origin}`;
    if (purpose === this.#purpose) return;
    const isOther = this.#purpose;
    this.#purpose = purpose;
    if (isOther) this.restart();
  }

  #complain = (): void => {
    if (this.configured) return;
    this.unprovided = true;
    void onDemand().then((known) => known && this.#warn(known.NO_SOURCE));
    this.dispatchEvent(new Event(SESSION_NEWS));
  };

  /** Warns the page's developer, once per text. */
  #warn(text: string): void {
    if (text === this.#warned) return;
    this.#warned = text;
    // oxlint-disable-next-line no-console -- a page that is set up wrongly has no other place to say so
    console.warn(text);
  }

  #wake = (): void => {
    if (!document.hidden) this.#life?.renewIfDue();
  };

  #invalidate(): void {
    this.#round++;
    this.#life?.end();
    this.#life = this.#loading = this.info = undefined;
  }

  async #load(): Promise<SessionInfo> {
    const round = this.#round;
    try {
      const info = (await this.request({ path: '/v1/sessions/current', expects: isSessionInfo }))
        .json as SessionInfo;
      if (round === this.#round) this.info = info;
      if (info.theme) void onDemand().then((known) => known?.wearTheme(this));
      this.#staged().catch(() => {});
      return info;
    } catch (error) {
      if (round === this.#round) this.#loading = undefined;
      throw error;
    }
  }

  /** Returns the `fetch` that simulates the fault set by `simulate`. Its code is loaded only if needed. */
  async #staged(): Promise<typeof fetch | undefined> {
    if (!this.simulate || !this.info) return undefined;
    const { simulateFault } = await import('./on-demand.ts').catch((cause: Error) => {
      throw new TrellisError('network', cause.message, { host: location.host });
    });
    return simulateFault(this);
  }

  async #send(
    request: ApiRequest,
    api: string,
    credential: Record<string, string>,
    send = own(request).send,
  ): Promise<ApiResponse> {
    const { cookie } = this;
    const credentials = cookie ? 'same-origin' : 'omit';
    try {
      return await exchange({ ...request, url: api + request.path, credential, credentials, send });
    } catch (cause) {
      // `exchange` throws only this type.
      const isHidden = (cause as TrellisError).type === 'network' && !cookie;
      if (!isHidden && (cause as TrellisError).code !== ORIGIN_REFUSED) throw cause;
      const known = await onDemand();
      const reason = isHidden ? await known?.findRefusal(api, exchange) : (cause as TrellisError);
      if (reason?.code !== ORIGIN_REFUSED) throw cause;
      if (known) this.#warn(known.howToRegister(api));
      throw reason;
    }
  }

  async #mint(): Promise<SessionToken> {
    this.#heed();
    if (this.fetchToken) return this.fetchToken(patience());
    const url = this.endpoint ?? '';
    return (await exchange({ url, method: 'POST', credentials: 'same-origin' })).json as SessionToken;
  }
}

/** Loads code that few sessions need; `undefined` if the device is offline. */
const onDemand = () => import('./on-demand.ts').catch(() => undefined);

/**
 * The header also contains the package's version from package.json, since a request with a token requires a
 * preflight anyway. From it the service determines the dated API version that the elements are written for,
 * regardless of the version that the token's key is pinned to.
 */
const bearer = (token: string): Record<string, string> => ({
  authorization: `Bearer ${token}`,
  'trellis-elements': '0.1.0',
});

/** Awaits a token, and converts a failure into a `TrellisError`. */
async function taken(token: Promise<string>): Promise<string> {
  try {
    return await token;
  } catch (cause) {
    const { type, detail } = cause instanceof TrellisError ? cause : {};
    if (type === 'network') throw cause;
    const message = cause instanceof Error ? cause.message : '';
    throw new TrellisError(navigator.onLine ? 'session' : 'offline', message, detail);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'trellis-session': TrellisSession;
  }
}

define('trellis-session', TrellisSession);
