import type { Ground } from './ground.ts';
import { GuestMemory } from './guest-memory.ts';
import { setProperties, wornSheet } from './worn-sheet.ts';
import { own } from './emit.ts';

/** A partner's page: the site's pages are in a shadow root, and the guest's secret is sent in a header. */
export class EmbeddedGround implements Ground {
  readonly root: ShadowRoot;
  readonly isEmbedded = true;
  readonly #start: URL;
  readonly #memory: GuestMemory;
  readonly #pageSets: ReadonlySet<string>;
  url: URL;

  /** @param href the first page, on the partner's site */
  constructor(root: ShadowRoot, href: URL) {
    this.root = root;
    this.#start = href;
    this.#memory = new GuestMemory(href.origin);
    this.#pageSets = setProperties(root.host);
    this.url = this.#at(this.#state()) ?? this.#afterReturn() ?? href;
  }

  get headers(): Readonly<Record<string, string>> {
    const guest = this.#memory.get('guest');
    return { 'Trellis-Page': location.href, ...(guest && { 'Trellis-Guest': guest }) };
  }

  answered(headers: Headers): void {
    const guest = headers.get('Trellis-Guest');
    if (guest) this.#memory.set('guest', guest);
  }

  async dress(styles: readonly string[], signal: AbortSignal): Promise<void> {
    const sheets = await Promise.all(styles.map((href) => wornSheet(href, this.#pageSets, signal)));
    this.root.adoptedStyleSheets = sheets;
  }

  /** Stores the shown page in the state of the history entry; the address stays the partner's. */
  remember(url: URL, how: 'push' | 'replace'): void {
    const state = { ...(history.state as object | null), [this.#key]: url.pathname + url.search };
    if (how === 'push') history.pushState(state, '');
    else history.replaceState(state, '');
    this.url = url;
  }

  onTravel(go: (url: URL, y: number) => void, signal: AbortSignal): void {
    addEventListener(
      'popstate',
      () => {
        const to = this.#at(this.#state()) ?? this.#start;
        if (to.href === this.url.href) return;
        this.url = to;
        go(to, scrollY);
      },
      own({ signal }),
    );
  }

  leave(url: URL, back: string | undefined): void {
    if (back !== undefined) this.#memory.set('back', back);
    location.assign(url);
  }

  get #key(): string {
    return `trellis ${this.#start.href}`;
  }

  #state(): string | undefined {
    return (history.state as Record<string, string> | null)?.[this.#key];
  }

  /** Returns the page to continue at, once: a guest who comes back has a new history entry. */
  #afterReturn(): URL | undefined {
    const back = this.#memory.get('back');
    this.#memory.set('back', undefined);
    return this.#at(back);
  }

  /** Resolves a path within the site; `undefined` for any other address. */
  #at(path: string | undefined): URL | undefined {
    const url = path === undefined ? null : URL.parse(path, this.#start.origin);
    return url?.origin === this.#start.origin ? url : undefined;
  }
}
