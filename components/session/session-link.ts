import type { LitElement, ReactiveController } from 'lit';
import { turn, followLanguage, LOCALE_STATUS_EVENT, msg } from '../i18n/message.ts';
import { emit, SESSION_NEWS } from './base-element.ts';
import type { SessionInfo, TrellisSession } from './session.ts';
import { own, type TrellisError } from './trellis-error.ts';

/** The state of an element's session. */
export type LinkState =
  | 'waiting'
  | 'loading'
  | 'ready'
  | 'error'
  | 'offline'
  | 'missing-scope'
  | 'no-session';

/** An element that works with a session: the closest around it, or the one its `session` names. */
export type SessionUser = LitElement & {
  session: string | TrellisSession | undefined;
  /** Called when the device is online again: clears messages about being offline. */
  reconnected?: () => void;
};

/**
 * Connects an element to its session: finds it (also if it is added later), loads its permissions, and
 * reports them by state and event. It first looks after the element's first paint, so that server-rendered
 * content can be hydrated.
 */
export class SessionLink implements ReactiveController {
  state: LinkState = 'waiting';
  session: TrellisSession | undefined;
  error: TrellisError | undefined;
  /** Whether the browser has fired `offline` since this was connected. */
  offline = false;

  #host: SessionUser;
  #needed: string[];
  #loading: Promise<SessionInfo> | undefined;

  constructor(host: SessionUser, ...needed: string[]) {
    this.#host = host;
    this.#needed = needed;
    host.addController(this);
    followLanguage(host);
  }

  hostConnected(): void {
    if (links.size === 0) listen();
    links.add(this);
    // Right-to-left text needs its direction even on a page that doesn't set it: such a language translates
    // `ltr` as `rtl`. Written out, so that builds of other languages omit it.
    if (msg('ltr') === 'rtl') turn(this.#host, 'rtl');
    // If the session is already loaded, the first rendering is the form; server-rendered content is hydrated
    // first.
    const session = this.#host.renderRoot.firstChild ? undefined : find(this.#host, this.#host.session);
    if (this.#isAllowed(session?.info)) {
      this.#follow(session);
      this.state = 'ready';
    }
    void this.#host.updateComplete.then(this.look);
  }

  hostDisconnected(): void {
    links.delete(this);
    if (links.size === 0) unlisten.abort();
    this.#follow(undefined);
  }

  /** Finds the session and loads from it; also used to retry. */
  look = (): void => {
    if (!this.#host.hasUpdated) return;
    const session = find(this.#host, this.#host.session);
    this.#follow(session);
    if (session?.configured) void this.#load(session);
    else this.#become(session && !session.unprovided ? 'waiting' : 'no-session');
  };

  /** Reports that a request was refused because of a missing scope that the session seemed to have. */
  lack(): void {
    this.#become('missing-scope');
    emit(this.#host, 'trellis-missing-scope', { needed: this.#needed });
  }

  #isAllowed(info: SessionInfo | undefined): boolean {
    return this.#needed.every((scope) => info?.scopes.includes(scope));
  }

  #follow(session: TrellisSession | undefined): void {
    if (session === this.session) return;
    if (this.session) {
      this.session.removeEventListener(SESSION_NEWS, this.look);
      this.state = 'waiting';
    }
    session?.addEventListener(SESSION_NEWS, this.look);
    this.session = session;
    this.#loading = undefined;
  }

  /** Waits for the session's permissions, once each time that the session loads them. */
  async #load(session: TrellisSession): Promise<void> {
    const loading = session.ready();
    if (loading === this.#loading) return;
    this.#loading = loading;
    if (!session.info || this.state !== 'ready') this.#become('loading');
    try {
      const info = await loading;
      if (loading !== this.#loading) return;
      if (!this.#isAllowed(info)) return this.lack();
      if (this.state !== 'ready') this.#become('ready');
      emit(this.#host, 'trellis-ready');
    } catch (cause) {
      if (loading !== this.#loading) return;
      const { type, detail } = (this.error = cause as TrellisError);
      this.#become(type === 'offline' ? type : 'error');
      emit(this.#host, 'trellis-error', detail);
    }
  }

  #become(state: LinkState): void {
    this.state = state;
    this.#host.requestUpdate();
  }

  /** Handles the page's events: about a session, another language, the network. */
  hear({ type }: Event): void {
    if (type === SESSION_NEWS) return this.look();
    this.#host.requestUpdate();
    if (type !== 'online' && type !== 'offline') return;
    this.offline = type === 'offline';
    if (this.offline) return;
    this.#host.reconnected?.();
    // A failed load is repeated; loaded content stays.
    this.look();
  }
}

/** All links in the page. They share one listener per event: adding listeners takes time. */
const links = new Set<SessionLink>();
let unlisten: AbortController;

const hear = (event: Event): void => {
  for (const link of links) link.hear(event);
};

function listen(): void {
  const { signal } = (unlisten = new AbortController());
  const until = own({ signal });
  document.addEventListener(SESSION_NEWS, hear, until);
  addEventListener(LOCALE_STATUS_EVENT, hear, until);
  addEventListener('online', hear, until);
  addEventListener('offline', hear, until);
}

/**
 * Returns the session given, as an element or by its id; otherwise the closest ancestor, across shadow roots.
 */
function find(from: Element | undefined, named: SessionUser['session']): TrellisSession | undefined {
  if (named instanceof Element) return named;
  if (!from) return undefined;
  const root = from.getRootNode() as ShadowRoot;
  const found: Element | null = named ? root.getElementById(named) : from.closest('trellis-session');
  return (found as TrellisSession | null) ?? find(root.host, named);
}
