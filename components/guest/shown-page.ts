import { askPage, type Asker, type Page } from './ask-page.ts';
import type { Ground } from './ground.ts';
import { regionIn, type News } from './news.ts';
import { own } from './emit.ts';
import { Idiomorph } from 'idiomorph';

interface ShownPageOptions {
  readonly ground: Ground;
  /** The element that contains the page. */
  readonly main: HTMLElement;
  readonly news: News;
  readonly asker: Asker;
  /** Another page is on its way. */
  readonly isLeaving: () => boolean;
  /** Another page was put in the place of the one before, or the same in another state. */
  readonly wake: () => void;
}

/** The page that is shown, looked at again while it follows something. */
export class ShownPage {
  readonly main: HTMLElement;
  readonly #options: ShownPageOptions;
  readonly #life = new AbortController();
  #follow: Follow | undefined;
  #etag: string | undefined;

  constructor(options: ShownPageOptions) {
    this.main = options.main;
    this.#options = options;
  }

  stop(): void {
    this.#life.abort();
    this.#follow?.stop();
  }

  put(page: Page, isSamePage: boolean): void {
    const { ground, wake } = this.#options;
    if (!ground.isEmbedded) document.title = page.title;
    putInPlace(this.main, page, ground, isSamePage);
    this.#etag = page.etag;
    wake();
  }

  /** Called when no request is under way. A page that follows changes is checked again in the background. */
  settle(): void {
    this.main.removeAttribute('aria-busy');
    this.#follow?.stop();
    const isFollowed = this.main.querySelector('[data-follow]') !== null;
    this.#follow = isFollowed ? new Follow(() => this.#lookAgain()) : undefined;
  }

  announce(): void {
    const region = regionIn(this.#options.ground.root);
    if (region) region.textContent = newsIn(this.main);
  }

  async #lookAgain(): Promise<void> {
    const { ground, asker, news, isLeaving } = this.#options;
    const { url } = ground;
    const { signal } = this.#life;
    const isPast = (): boolean => signal.aborted || isLeaving() || ground.url !== url;
    if (isPast()) return;
    try {
      const answer = await askPage({ url, etag: this.#etag }, asker, signal);
      if (answer.kind !== 'page' || answer.isFault || isPast()) return;
      this.#etag = answer.etag;
      if (!news.tellOf(answer.main)) return;
      const before = newsIn(this.main);
      this.put(answer, true);
      if (newsIn(this.main) !== before) this.announce();
      if (!this.main.querySelector('[data-follow]')) this.settle();
    } catch {
      // The shown page stays, and is checked again later.
    }
  }
}

const SOON_MS = 10_000;
const LATER_MS = 60_000;
/** The time in which changes are likely. */
const SOON_FOR_MS = 10 * 60_000;

/** Polls whether a page has changed, while it is visible. */
class Follow {
  readonly #look: () => Promise<void>;
  readonly #startedMs = performance.now();
  readonly #life = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isLooking = false;

  constructor(look: () => Promise<void>) {
    this.#look = look;
    const { signal } = this.#life;
    document.addEventListener(
      'visibilitychange',
      () => this.#turn(document.visibilityState === 'visible'),
      own({ signal }),
    );
    this.#wait();
  }

  stop(): void {
    this.#life.abort();
    clearTimeout(this.#timer);
  }

  /** Checks at once when the guest returns to the page. */
  #turn(isSeen: boolean): void {
    clearTimeout(this.#timer);
    if (isSeen) void this.#again();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.#life.signal.aborted || document.visibilityState !== 'visible') return;
    const isSoon = performance.now() - this.#startedMs < SOON_FOR_MS;
    this.#timer = setTimeout(() => void this.#again(), isSoon ? SOON_MS : LATER_MS);
  }

  async #again(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      await this.#look();
    } finally {
      this.#isLooking = false;
      this.#wait();
    }
  }
}

/**
 * Puts the content of a page in place of another's. What is the same on both stays the same nodes: with
 * focus, selection and picture.
 */
function putInPlace(main: HTMLElement, page: Page, { isEmbedded }: Ground, isSamePage: boolean): void {
  if (isEmbedded) makeAbsolute(page.main, page.url);
  main.className = `${isEmbedded ? 'page ' : ''}${page.main.className}`;
  if (!isSamePage) main.replaceChildren(...page.main.childNodes);
  else {
    const typed = cardFields(main).map(({ name, value }) => [name, value] as const);
    Idiomorph.morph(main, [...page.main.childNodes], own({ morphStyle: 'innerHTML', restoreFocus: true }));
    // A server never sends a card's digits back, so they are kept: retyping them is tedious.
    const values = new Map(typed);
    for (const field of cardFields(main)) field.value = values.get(field.name) ?? field.value;
  }
}

/**
 * Moves the view and the focus to the new content.
 * @param y scroll position; `undefined` scrolls to the new content
 */
export function lead(main: HTMLElement, url: URL, isSamePage: boolean, y: number | undefined): void {
  const wrong = main.querySelector<HTMLElement>('[role=alert], [aria-invalid=true]');
  if (wrong) return focusOn(wrong);
  const target =
    url.hash.length > 1 ? main.querySelector<HTMLElement>(`#${CSS.escape(url.hash.slice(1))}`) : null;
  if (isSamePage && !target) return;
  const start = target ?? main;
  focusOn(start.querySelector<HTMLElement>('h1, h2') ?? start, y === undefined && target !== null);
  if (target) return;
  if (main.getRootNode() === document) scrollTo(0, y ?? 0);
  else if (y === undefined && main.getBoundingClientRect().top < 0) main.scrollIntoView();
}

/** Something that isn't a control can have the focus only for this once. */
function focusOn(element: HTMLElement, isScrolled = true): void {
  if (!element.matches('input, select, textarea, button, a[href]')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), own({ once: true }));
  }
  element.focus(own({ preventScroll: true }));
  if (isScrolled) element.scrollIntoView(own({ block: 'nearest' }));
}

/** Returns the text to announce for a page, in addition to its heading, which has the focus. */
const newsIn = (main: Element): string =>
  [...main.querySelectorAll('[role=status]')].map(({ textContent }) => spaced(textContent)).join(' ');

const spaced = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();

const cardFields = (main: Element): HTMLInputElement[] => [
  ...main.querySelectorAll<HTMLInputElement>('[data-card] input[autocomplete^=cc-]'),
];

const ADDRESSES = ['href', 'src', 'action'];

/**
 * Makes addresses absolute. In a partner's page they must lead to the site, also when opened in another
 * window.
 */
export function makeAbsolute(content: Element, base: URL): void {
  for (const name of ADDRESSES)
    for (const one of content.querySelectorAll(`[${name}]`))
      one.setAttribute(name, new URL(one.getAttribute(name) ?? '', base).href);
  for (const one of content.querySelectorAll('[srcset]')) {
    const sources = (one.getAttribute('srcset') ?? '').split(',').map((source) => source.trim().split(/\s+/));
    const absolute = sources.map(([src = '', ...rest]) => [new URL(src, base).href, ...rest].join(' '));
    one.setAttribute('srcset', absolute.join(', '));
  }
}
