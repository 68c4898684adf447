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
  /** Notes a page in the history, with how far the one before was scrolled. */
  readonly remember: (url: URL, how: 'push' | 'replace') => void;
  /** Wears the style sheets of a page. */
  readonly dress: (styles: readonly string[], signal: AbortSignal) => Promise<void>;
  /** Calls back when the guest goes back or forth. @param y where the page was scrolled to */
  readonly onTravel: (go: (url: URL, y: number) => void, signal: AbortSignal) => void;
  /** Leads the window away. @param back where to go on afterwards */
  readonly leave: (url: URL, back: string | undefined) => void;
}
