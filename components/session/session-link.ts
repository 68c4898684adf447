import type { LitElement, ReactiveController } from 'lit';
import { LOCALE_STATUS_EVENT } from '../localize/message.ts';
import { emit } from './events.ts';
import { SESSION_CHANGED, SESSION_CONNECTED, type SessionInfo, type TrellisSession } from './session.ts';
import type { TrellisError } from './trellis-error.ts';

/** How an element stands with its session. */
export type LinkState =
  'waiting' | 'loading' | 'ready' | 'error' | 'offline' | 'missing-scope' | 'no-session';

/** An element that works with a session: the closest around it, or the one its `session` names. */
export type SessionUser = LitElement & { session: string | TrellisSession };

/**
 * Ties an element to its session: finds it (also when it comes later), loads what it may do, and says so by state and
 * by event. It looks first after the element's first paint, so that what a server rendered is what is hydrated.
 */
export class SessionLink implements ReactiveController {
  state: LinkState = 'waiting';
  session: TrellisSession | undefined;
  error: TrellisError | undefined;
  /** The browser has told us, since we are here, that it is offline. */
  offline = false;

  #host: SessionUser;
  #needed: string[];
  #round = 0;
  #unlisten = new AbortController();
  #judged: SessionInfo | undefined;

  constructor(host: SessionUser, ...needed: string[]) {
    this.#host = host;
    this.#needed = needed;
    host.addController(this);
  }

  hostConnected(): void {
    const { signal } = (this.#unlisten = new AbortController());
    document.addEventListener(SESSION_CONNECTED, this.look, { signal });
    document.addEventListener('DOMContentLoaded', this.look, { signal });
    addEventListener(LOCALE_STATUS_EVENT, () => this.#become(this.state), { signal });
    addEventListener('online', this.#network, { signal });
    addEventListener('offline', this.#network, { signal });
    void this.#host.updateComplete.then(this.look);
  }

  hostDisconnected(): void {
    this.#unlisten.abort();
    this.#follow(undefined);
  }

  /** Finds the session and loads from it; also the way to try again. */
  look = (): void => {
    const host = this.#host;
    if (!host.isConnected || !host.hasUpdated) return;
    const session = find(host);
    this.#follow(session);
    if (session?.configured) void this.#load(session);
    else this.#become(document.readyState === 'loading' ? 'waiting' : 'no-session');
  };

  /** A request was refused for want of a scope that the session seemed to have. */
  lack(): void {
    this.#become('missing-scope');
    emit(this.#host, 'trellis-missing-scope', { needed: this.#needed });
  }

  #follow(session: TrellisSession | undefined): void {
    this.#round++;
    if (session === this.session) return;
    this.session?.removeEventListener(SESSION_CHANGED, this.look);
    session?.addEventListener(SESSION_CHANGED, this.look);
    this.session = session;
    this.state = 'waiting';
    this.#judged = undefined;
  }

  async #load(session: TrellisSession): Promise<void> {
    const round = this.#round;
    if (session.info && session.info === this.#judged) return;
    this.#become('loading');
    try {
      const info = await session.ready();
      if (round !== this.#round) return;
      const { scopes } = (this.#judged = info);
      if (!this.#needed.every((scope) => scopes.includes(scope))) return this.lack();
      this.#become('ready');
      emit(this.#host, 'trellis-ready');
    } catch (cause) {
      if (round !== this.#round) return;
      this.error = cause as TrellisError;
      this.#become(this.error.type === 'offline' ? 'offline' : 'error');
      emit(this.#host, 'trellis-error', this.error.detail);
    }
  }

  #become(state: LinkState): void {
    this.state = state;
    this.#host.requestUpdate();
  }

  #network = ({ type }: Event): void => {
    this.offline = type === 'offline';
    if (!this.offline && (this.state === 'error' || this.state === 'offline')) this.look();
    this.#host.requestUpdate();
  };
}

/** The session named by id or given as an element, else the closest one around, across shadow roots. */
function find(host: SessionUser): TrellisSession | undefined {
  const { session } = host;
  if (session && typeof session !== 'string') return session;
  for (let at: Element | undefined = host; at; at = (at.getRootNode() as ShadowRoot).host) {
    const found: Element | null = session
      ? (at.getRootNode() as Document).getElementById(session)
      : at.closest('trellis-session');
    if (found) return found as TrellisSession;
  }
  return undefined;
}
