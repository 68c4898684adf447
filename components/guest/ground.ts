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
