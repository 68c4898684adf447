import { css, html, LitElement, type PropertyValues } from 'lit';
import { type ApiRequest, type ApiResponse, exchange } from './api-client.ts';
import { emit } from './events.ts';
import type { Simulation } from './simulate.ts';
import { type Mint, type SessionToken, TokenLife } from './token-life.ts';
import { TrellisError } from './trellis-error.ts';

/** Sent on `document` when a session joins the page, for elements that found none. */
export const SESSION_CONNECTED = 'trellis-session-connected';
/** Sent on the session itself when its settings or what it knows changed. */
export const SESSION_CHANGED = 'trellis-session-changed';

/** What `GET {api}/v1/sessions/current` says of a session. */
export interface SessionInfo {
  object: 'session';
  merchant: unknown;
  scopes: string[];
  environment: 'sandbox' | 'production';
  expires_in: number;
}

/**
 * Gives the Trellis elements inside it a session: mints its token from the partner's own backend, renews it, and sends
 * their requests. The token stays in a private field: no attribute, no storage, no URL, no event carries it. However
 * many elements share a session, it mints once and asks once what it may do.
 *
 * @tagname trellis-session
 *
 * @attr {string} endpoint - URL on the partner's own backend; a POST to it answers `{token, expires_in}`.
 * @attr {string} api - Base URL of the Trellis API; by default the page's own origin.
 * @attr {'expired'|'400'|'403'|'500'|'offline'|'slow'} simulate - Plays a fault on every request; sandbox only.
 * @attr {boolean} cookie - Hosted pages: an HttpOnly cookie is the credential, and there is no token.
 * @attr {string} csrf - Hosted pages: sent as the header `Trellis-Csrf`.
 *
 * @prop {(signal: AbortSignal) => Promise<SessionToken>} fetchToken - Instead of `endpoint`: any way to get a token.
 * @prop {SessionInfo | undefined} info - Merchant, scopes and environment, once known.
 *
 * @fires {CustomEvent<TrellisErrorDetail>} trellis-error - `simulate` is set outside the sandbox and is ignored.
 *
 * @slot - The page's content, with the elements that use this session.
 */
export class TrellisSession extends LitElement {
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

  declare endpoint: string;
  declare api: string;
  declare simulate: Simulation | '';
  declare cookie: boolean;
  declare csrf: string;
  declare fetchToken: Mint | undefined;

  info: SessionInfo | undefined;

  #life: TokenLife | undefined;
  #loading: Promise<SessionInfo> | undefined;
  #settings = '';
  #unlisten = new AbortController();

  constructor() {
    super();
    this.endpoint = this.api = this.simulate = this.csrf = '';
    this.cookie = false;
  }

  /** Whether it has been told where its credential comes from. */
  get configured(): boolean {
    return this.cookie || !!this.endpoint || !!this.fetchToken;
  }

  /** What this session may do; mints and asks on first call, afterwards answers from memory. A failure is not kept. */
  ready(): Promise<SessionInfo> {
    this.#settings ||= this.#currentSettings();
    return (this.#loading ??= this.#load());
  }

  /**
   * Sends a request with this session's credential. A 401 is met once: the token is renewed and the request sent
   * again as it was, with the same Idempotency-Key. Nothing else is ever sent twice.
   * @throws {TrellisError} for every answer but 2xx, for none, and when no token is to be had.
   */
  async request(request: ApiRequest): Promise<ApiResponse> {
    const send = await this.#staged();
    if (this.cookie) return this.#send(request, { 'trellis-csrf': this.csrf }, send);
    const token = await this.#token((life) => life.get());
    try {
      return await this.#send(request, bearer(token), send);
    } catch (error) {
      if ((error as TrellisError).type !== 'credential') throw error;
      return this.#send(request, bearer(await this.#token((life) => life.renew(token))));
    }
  }

  /** Forgets the token and all it knows and begins anew: for a page that has changed its merchant or its user. */
  restart(): void {
    this.#forget();
    this.#settings = this.#currentSettings();
    this.dispatchEvent(new Event(SESSION_CHANGED));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const { signal } = (this.#unlisten = new AbortController());
    document.addEventListener('visibilitychange', this.#wake, { signal });
    addEventListener('online', this.#wake, { signal });
    document.dispatchEvent(new Event(SESSION_CONNECTED));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unlisten.abort();
    this.#forget();
  }

  override updated(changed: PropertyValues): void {
    if (this.#currentSettings() !== this.#settings) this.restart();
    else if (changed.has('simulate')) void this.#staged();
  }

  override render(): unknown {
    return html`<slot></slot>`;
  }

  /** A new function in `fetchToken` is the same session: frameworks make one with every render. */
  #currentSettings = (): string =>
    JSON.stringify([this.endpoint, this.api, this.cookie, this.csrf, !!this.fetchToken]);

  #wake = (): void => {
    if (!document.hidden) this.#life?.renewIfDue();
  };

  #forget(): void {
    this.#life?.end();
    this.#life = this.#loading = this.info = undefined;
  }

  async #load(): Promise<SessionInfo> {
    try {
      const { json } = await this.request({ path: '/v1/sessions/current' });
      this.info = json as SessionInfo;
      void this.#staged();
      return this.info;
    } catch (error) {
      this.#loading = undefined;
      throw error;
    }
  }

  /** What plays the fault that `simulate` asks for; its code is loaded by those who ask, in the sandbox. */
  async #staged(): Promise<typeof fetch | undefined> {
    if (!this.simulate || !this.info) return undefined;
    if (this.info.environment === 'sandbox') return (await import('./simulate.ts')).simulated(this.simulate);
    emit(this, 'trellis-error', new TrellisError('input', 'simulate: sandbox only').detail);
    return undefined;
  }

  #send(
    { path, ...rest }: ApiRequest,
    credential: Record<string, string>,
    send?: typeof fetch,
  ): Promise<ApiResponse> {
    const credentials = this.cookie ? 'same-origin' : 'omit';
    return exchange({ ...rest, url: this.api.replace(/\/$/, '') + path, credential, credentials, send });
  }

  async #token(take: (life: TokenLife) => Promise<string>): Promise<string> {
    try {
      return await take((this.#life ??= new TokenLife((signal) => this.#mint(signal))));
    } catch (cause) {
      const { message, type, detail } = cause as Partial<TrellisError>;
      throw type === 'network'
        ? cause
        : new TrellisError(navigator.onLine ? 'session' : 'offline', message, detail);
    }
  }

  async #mint(signal: AbortSignal): Promise<SessionToken> {
    if (this.fetchToken) return this.fetchToken(signal);
    const answer = await exchange({ url: this.endpoint, method: 'POST', credentials: 'same-origin', signal });
    return answer.json as SessionToken;
  }
}

const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });

declare global {
  interface HTMLElementTagNameMap {
    'trellis-session': TrellisSession;
  }
}
