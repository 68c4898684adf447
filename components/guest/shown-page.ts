import { askPage, type Asker, type Page } from './ask-page.ts';
import { Follow } from './follow.ts';
import type { Ground } from './ground.ts';
import { regionIn, type News } from './news.ts';
import { newsIn, putInPlace } from './show-page.ts';

export interface ShownPageOptions {
  readonly ground: Ground;
  /** The element that contains the page. */
  readonly main: HTMLElement;
  readonly news: News;
  readonly asker: Asker;
  /** Another page is on its way. */
  readonly isLeaving: () => boolean;
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
    const { ground } = this.#options;
    if (!ground.isEmbedded) document.title = page.title;
    putInPlace(this.main, page, ground, isSamePage);
    this.#etag = page.etag;
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
