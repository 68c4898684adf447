import type { Ground } from './ground.ts';
import { own } from './emit.ts';

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
    // With `manual`, a reloaded page starts at its top.
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
