import { askPage, type Asked, type Asker, type Page } from './ask-page.ts';
import type { Ground } from './ground.ts';
import type { News } from './news.ts';
import { loadLate } from './listening.ts';
import { lead, ShownPage } from './shown-page.ts';
import { showTrouble, troubleOf, type Trouble } from './trouble.ts';

const MOST_LEADS = 10;

/** How a page enters the history; `y` is the earlier scroll position of a visited page. */
type How = 'push' | 'replace' | { readonly y: number };

/** `first`: nothing is shown yet; `here`: it is this page, in another state. */
type Where = 'first' | 'here' | undefined;

interface PagesOptions {
  /** The tag name of the surface. */
  readonly tagName: string;
  readonly ground: Ground;
  readonly wishes: Asker['wishes'];
  /** The element that contains the page. */
  readonly main: HTMLElement;
  readonly news: News;
  /** A page is shown, or what kept it from coming. */
  readonly became: (trouble?: Trouble) => void;
}

/** The pages of a site, asked for and shown in place of one another. */
export class Pages {
  readonly #of: PagesOptions;
  readonly #shown: ShownPage;
  readonly #underWay = new UnderWay();

  constructor(of: PagesOptions) {
    this.#of = of;
    const isLeaving = (): boolean => this.#underWay.isAny;
    this.#shown = new ShownPage({ ...of, asker: of, isLeaving, wake: () => this.#wakeForms() });
  }

  get isSending(): boolean {
    return this.#underWay.isForm;
  }

  stop(): void {
    this.#underWay.stop();
    this.#shown.stop();
  }

  /** Takes over a page that the browser has loaded. */
  wake(): void {
    this.#of.news.tellOf(this.#shown.main);
    this.#wakeForms();
    this.#shown.settle();
    this.#of.became();
  }

  /** Moves to a part of the shown page. */
  lead(url: URL): void {
    lead(this.#shown.main, url, true, undefined);
  }

  async go(asked: Asked, how: How, where?: Where): Promise<void> {
    const abort = this.#begin(asked.form !== undefined);
    try {
      let wanted = asked;
      for (let led = 0; led < MOST_LEADS; led += 1) {
        const answer = await askPage(wanted, this.#of, abort.signal);
        if (answer.kind === 'page') return await this.#show(answer, how, where, abort.signal);
        if (answer.kind === 'unchanged') return this.#end(abort);
        const { url, isWhole, back } = answer;
        if (isWhole || url.origin !== this.#of.ground.url.origin) return this.#of.ground.leave(url, back);
        wanted = { url };
      }
      throw new TypeError('led in a circle');
    } catch (error) {
      if (abort.signal.aborted) return;
      this.#end(abort);
      const trouble = troubleOf(error, asked.form !== undefined);
      showTrouble(this.#shown.main, trouble, asked.url, () => void this.go(asked, how, where));
      this.#of.became(trouble);
    }
  }

  /**
   * The card goes to the processor, and its token to us. What is wrong with it the site words, as without
   * script.
   */
  async enterCard(form: HTMLFormElement): Promise<void> {
    const abort = this.#begin(true);
    const url = new URL(this.#of.ground.url);
    url.searchParams.set('problem', 'processor');
    const late = await loadLate();
    const next = (await late?.askForToken(form, this.#shown.main, url, abort.signal)) ?? { url };
    if (abort.signal.aborted) return;
    this.#underWay.end(abort);
    await this.go(next, 'replace');
  }

  /** An item above the menu; in its place, if that fails. */
  async openSheet(url: URL): Promise<void> {
    const late = await loadLate();
    await (late ? late.openSheet(url, this.#of, this) : this.go({ url }, 'push'));
  }

  async #show(page: Page, how: How, where: Where, signal: AbortSignal): Promise<void> {
    const ground = this.#of.ground;
    await ground.dress(page.styles, signal);
    if (signal.aborted) return;
    this.#underWay.end();
    if (!this.#of.news.tellOf(page.main)) return this.#shown.settle();
    const isSamePage = where !== 'first' && page.url.pathname === ground.url.pathname;
    if (typeof how === 'string') {
      // A form that leads back replaces the entry that it was sent from.
      ground.remember(page.url, isSamePage || where !== undefined ? 'replace' : how);
    } else ground.url = page.url;
    this.#shown.put(page, isSamePage);
    this.#shown.settle();
    if (where !== 'first') {
      lead(this.#shown.main, page.url, isSamePage, typeof how === 'object' ? how.y : undefined);
      this.#shown.announce();
    }
    this.#of.became();
  }

  /** Wakes forms that need more than this: those of a card's provider, and of notifications. */
  #wakeForms(): void {
    const form = this.#shown.main.querySelector<HTMLFormElement>('[data-card-fields],[data-push]');
    if (form) void loadLate().then((late) => late?.wake(form));
  }

  #begin(isForm: boolean): AbortController {
    this.#shown.main.setAttribute('aria-busy', 'true');
    return this.#underWay.begin(isForm);
  }

  #end(abort: AbortController): void {
    this.#underWay.end(abort);
    this.#shown.main.removeAttribute('aria-busy');
  }
}

/** The current request to the site. There is one at a time: the guest's latest action wins. */
class UnderWay {
  #current: { readonly isForm: boolean; readonly abort: AbortController } | undefined;

  get isAny(): boolean {
    return this.#current !== undefined;
  }

  /** A form that was sent is waited for. */
  get isForm(): boolean {
    return this.#current?.isForm === true;
  }

  /** Aborts the request that is under way. */
  begin(isForm: boolean): AbortController {
    this.stop();
    const abort = new AbortController();
    this.#current = { isForm, abort };
    return abort;
  }

  /** @param abort of the request that has ended; defaults to the current one */
  end(abort = this.#current?.abort): void {
    if (this.#current?.abort === abort) this.#current = undefined;
  }

  stop(): void {
    this.#current?.abort.abort();
    this.#current = undefined;
  }
}
