import { own } from './emit.ts';

/** The page in which a surface shows its pages: the site's own, or a partner's. */
export interface Ground {
  /** The root in which pages are swapped and events are heard. */
  readonly root: HTMLElement | ShadowRoot;
  readonly isEmbedded: boolean;
  /** The page that is shown. */
  url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** Reads a response's headers about the guest. */
  readonly answered: (headers: Headers) => void;
  /** Adds a page to the history, with the scroll position of the one before. */
  readonly remember: (url: URL, how: 'push' | 'replace') => void;
  /** Applies the style sheets of a page. */
  readonly dress: (styles: readonly string[], signal: AbortSignal) => Promise<void>;
  /** Calls back when the guest goes back or forward. @param y the page's scroll position */
  readonly onTravel: (go: (url: URL, y: number) => void, signal: AbortSignal) => void;
  /** Navigates the window elsewhere. @param back the page to continue at afterwards */
  readonly leave: (url: URL, back: string | undefined) => void;
}

/** The site's own page: the address, the title and the history are the browser's. */
export class SiteGround implements Ground {
  readonly root: HTMLElement;
  readonly isEmbedded = false;
  readonly headers: Readonly<Record<string, string>>;
  url = here();

  constructor(root: HTMLElement) {
    this.root = root;
    // Set on a page with a policy of its own, such as one that takes cards.
    this.headers = 'whole' in root.dataset ? { 'Trellis-Whole': 'true' } : {};
  }

  answered(): void {}

  /**
   * Pages of a surface have the same sheets, and those of the first one are in it. One that comes with
   * another has it in the document by then.
   */
  async dress(styles: readonly string[]): Promise<void> {
    const sheets = document.querySelectorAll<HTMLLinkElement>('style[data-href], link[rel=stylesheet]');
    const present = new Set(
      [...sheets].map((one) => new URL(one.dataset['href'] ?? one.href, document.baseURI).href),
    );
    for (const href of styles.filter((one) => !present.has(one))) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
    }
  }

  remember(url: URL, how: 'push' | 'replace'): void {
    history.scrollRestoration = 'manual';
    if (how === 'push') {
      keepScroll();
      history.pushState({}, '', url);
    } else history.replaceState(history.state, '', url);
    this.url = url;
  }

  onTravel(go: (url: URL, y: number) => void, signal: AbortSignal): void {
    addEventListener(
      'popstate',
      ({ state }) => {
        const to = here();
        const isSamePage = to.pathname + to.search === this.url.pathname + this.url.search;
        this.url = to;
        if (!isSamePage) go(to, (state as { trellisY?: number } | null)?.trellisY ?? 0);
      },
      own({ signal }),
    );
    addEventListener('pagehide', keepScroll, own({ signal }));
    // A reloaded page starts at its top if this is `manual`.
    const y = (history.state as { trellisY?: number } | null)?.trellisY;
    if (y !== undefined && history.scrollRestoration === 'manual') scrollTo(0, y);
  }

  leave(url: URL): void {
    location.assign(url);
  }
}

const here = (): URL => new URL(location.href);

function keepScroll(): void {
  history.replaceState({ ...(history.state as object | null), trellisY: scrollY }, '');
}
