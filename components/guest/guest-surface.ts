import type { TrellisErrorDetail } from '../session/trellis-error.ts';
import { askPage, parsed, type Asked, type Page } from './ask-page.ts';
import { EmbeddedGround } from './embedded-ground.ts';
import { enterCard, pairsOf } from './enter-card.ts';
import { Follow } from './follow.ts';
import type { Ground } from './ground.ts';
import { lead, newsIn, putInPlace } from './show-page.ts';
import { SiteGround } from './site-ground.ts';
import { troubleNotice, troubleOf } from './trouble.ts';

/** Whatever imports an element where there is no browser gets a class that is never used. */
const Base = globalThis.HTMLElement ?? (Object as unknown as typeof HTMLElement);

const SHELL =
  '<div class="page" part="page"></div><div class="unseen" aria-live="polite"></div><slot name="fallback"></slot>';
const MOST_LEADS = 10;

/** How a page comes into the history. */
type How = 'push' | 'replace' | { readonly y: number };

export interface NavigateDetail {
  /** The page that is about to be shown. */
  readonly url: string;
}

/**
 * A surface for guests: the pages that the site's server renders, shown in place of one another. On the site, it wakes the page that
 * is there; with `href`, it shows the same pages in a partner's own page. It renders nothing itself, so that there is one code for both, and
 * for browsers without script.
 */
export abstract class GuestSurface extends Base {
  static observedAttributes = ['href', 'state'];

  #life: AbortController | undefined;
  #ground: Ground | undefined;
  #main: HTMLElement | undefined;
  #under: { readonly isForm: boolean; readonly abort: AbortController } | undefined;
  #follow: Follow | undefined;
  #etag: string | undefined;
  readonly #told = new Set<string>();

  /** The first page, on the partner's site; only where it is embedded. */
  get href(): string | null {
    return this.getAttribute('href');
  }
  set href(value: string | null) {
    if (value === null) this.removeAttribute('href');
    else this.setAttribute('href', value);
  }

  /** What it shows: `loading`, `ready`, `error` or `offline`. */
  get state(): string {
    return this.getAttribute('state') ?? 'loading';
  }

  connectedCallback(): void {
    this.#life = new AbortController();
    const href = this.href === null ? null : URL.parse(this.href, location.href);
    if (href) this.#embed(href);
    else this.#wake();
  }

  disconnectedCallback(): void {
    this.#life?.abort();
    this.#under?.abort.abort();
    this.#under = undefined;
    this.#follow?.stop();
    this.#follow = undefined;
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (name !== 'href' || before === after || !this.#life || !this.isConnected) return;
    this.disconnectedCallback();
    this.connectedCallback();
  }

  /**
   * Tells the page of what happened on one of ours, such as an order that was placed.
   * @returns false: the page goes on itself, and ours isn't shown
   */
  protected tell(_news: string, _data: Readonly<Record<string, string | undefined>>): boolean {
    return true;
  }

  #embed(href: URL): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    root.replaceChildren(...parsed(SHELL).body.childNodes);
    this.#main = root.querySelector<HTMLElement>('.page') ?? undefined;
    this.#ground = new EmbeddedGround(root, href);
    this.#listen(this.#ground);
    void this.#go({ url: this.#ground.url }, 'replace', 'first');
  }

  #wake(): void {
    const main = this.querySelector('main');
    if (!main) return;
    this.#main = main;
    this.#ground = new SiteGround(this);
    if (!this.querySelector(':scope > .unseen')) {
      const news = Object.assign(document.createElement('div'), { className: 'unseen' });
      news.ariaLive = 'polite';
      this.append(news);
    }
    this.#listen(this.#ground);
    this.#tellNews(main);
    this.#settle(main);
    this.#become('ready');
  }

  #listen({ root, onTravel }: Ground): void {
    const { signal } = this.#life as AbortController;
    root.addEventListener('click', (event) => this.#onClick(event as MouseEvent), { signal });
    root.addEventListener('submit', (event) => this.#onSubmit(event as SubmitEvent), { signal });
    onTravel.call(this.#ground, (url, y) => void this.#go({ url }, { y }), signal);
  }

  #onClick(event: MouseEvent): void {
    const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
    if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    const link = (event.target as Element).closest('a[href]');
    const ground = this.#ground;
    if (!ground || !link || link.matches('[target], [download], [data-plain]')) return;
    const url = new URL(link.getAttribute('href') ?? '', ground.url);
    if (url.origin !== ground.url.origin) return;
    const isHere = url.pathname + url.search === ground.url.pathname + ground.url.search;
    if (isHere && url.hash) {
      // The browser finds what is in the document, but nothing that is in a shadow root.
      if (ground.isEmbedded) {
        event.preventDefault();
        if (this.#main) lead(this.#main, url, true, undefined);
      }
      return;
    }
    event.preventDefault();
    if (this.#under?.isForm) return;
    if (emit(this, 'trellis-navigate', { url: url.href } satisfies NavigateDetail, true))
      void this.#go({ url }, isHere ? 'replace' : 'push');
  }

  #onSubmit(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement;
    const ground = this.#ground;
    if (!ground || event.defaultPrevented) return;
    // Properties of a form are hidden by fields of their names, such as our buttons called `action`.
    const action = event.submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? '';
    const url = new URL(action, ground.url);
    const isCard = form.matches('[data-card]');
    if (url.origin !== ground.url.origin && !isCard) return;
    event.preventDefault();
    if (this.#under?.isForm) return;
    if (isCard) return void this.#enterCard(form);
    const fields = new URLSearchParams(pairsOf(new FormData(form, event.submitter)));
    void this.#go({ url, form: fields }, 'push');
  }

  /** The card goes to the processor, and its token to us. What is wrong with it the site words, as without script. */
  async #enterCard(form: HTMLFormElement): Promise<void> {
    const paying = this.#main?.querySelector<HTMLFormElement>('form[data-token]');
    const ground = this.#ground;
    if (!paying || !ground) return;
    const abort = this.#begin(true);
    try {
      const entered = await enterCard(form, abort.signal);
      this.#under = undefined;
      if ('token' in entered) {
        const fields = new URLSearchParams(pairsOf(new FormData(paying)));
        fields.set('card_token', entered.token);
        await this.#go(
          { url: new URL(paying.getAttribute('action') ?? '', ground.url), form: fields },
          'replace',
        );
      } else {
        const url = new URL(ground.url);
        url.searchParams.set('problem', entered.problem);
        await this.#go({ url }, 'replace', 'here');
      }
    } catch (error) {
      if (!abort.signal.aborted) throw error;
    }
  }

  /** @param where `first`: nothing is shown yet; `here`: it is this page, in another state */
  async #go(asked: Asked, how: How, where?: 'first' | 'here'): Promise<void> {
    const ground = this.#ground;
    if (!ground) return;
    const abort = this.#begin(asked.form !== undefined);
    try {
      let wanted = asked;
      for (let led = 0; led < MOST_LEADS; led += 1) {
        const answer = await askPage(wanted, this.#asker(ground), abort.signal);
        if (answer.kind === 'page') return await this.#show(answer, how, where, abort.signal);
        if (answer.kind === 'unchanged') return this.#end(abort);
        const { url, isWhole, back } = answer;
        if (isWhole || url.origin !== ground.url.origin) return ground.leave(url, back);
        wanted = { url };
      }
      throw new TypeError('The pages lead to each other.');
    } catch (error) {
      if (abort.signal.aborted) return;
      this.#end(abort);
      this.#complain(error, asked, how, where);
    }
  }

  #asker(ground: Ground) {
    return {
      tagName: this.localName,
      headers: ground.headers,
      isEmbedded: ground.isEmbedded,
      answered: (headers: Headers) => ground.answered(headers),
    };
  }

  async #show(page: Page, how: How, where: 'first' | 'here' | undefined, signal: AbortSignal): Promise<void> {
    const [ground, main] = [this.#ground, this.#main];
    if (!ground || !main) return;
    await ground.dress(page.styles, signal);
    if (signal.aborted) return;
    this.#under = undefined;
    if (!this.#tellNews(page.main)) return this.#settle(main);
    const isSamePage = where !== 'first' && page.url.pathname === ground.url.pathname;
    if (how === 'push' || how === 'replace') {
      // What a form leads back to is the entry that it was sent from.
      ground.remember(page.url, isSamePage || where !== undefined ? 'replace' : how);
    } else ground.url = page.url;
    if (!ground.isEmbedded) document.title = page.title;
    putInPlace(main, page, ground, isSamePage);
    this.#etag = page.etag;
    this.#settle(main);
    if (where !== 'first') {
      lead(main, page.url, isSamePage, typeof how === 'object' ? how.y : undefined);
      this.#announce(newsIn(main));
    }
    this.#become('ready');
  }

  /** A page that follows something is looked at again, in the background. */
  #settle(main: HTMLElement): void {
    main.removeAttribute('aria-busy');
    this.#follow?.stop();
    this.#follow = main.querySelector('[data-follow]') ? new Follow(() => this.#lookAgain()) : undefined;
  }

  async #lookAgain(): Promise<void> {
    const [ground, main, life] = [this.#ground, this.#main, this.#life];
    if (!ground || !main || !life || this.#under) return;
    const { url } = ground;
    const isStill = (): boolean => !life.signal.aborted && !this.#under && ground.url === url;
    try {
      const answer = await askPage({ url, etag: this.#etag }, this.#asker(ground), life.signal);
      if (answer.kind !== 'page' || answer.isFault || !isStill()) return;
      this.#etag = answer.etag;
      const before = newsIn(main);
      if (!this.#tellNews(answer.main)) return;
      putInPlace(main, answer, ground, true);
      if (!ground.isEmbedded) document.title = answer.title;
      if (newsIn(main) !== before) this.#announce(newsIn(main));
      if (!main.querySelector('[data-follow]')) this.#settle(main);
    } catch {
      // What is shown stays, and is looked at again.
    }
  }

  /** @returns false: the page around prevented what comes next */
  #tellNews(content: Element): boolean {
    return [...content.querySelectorAll<HTMLElement>('data[value]')].every((news) => {
      const name = news.getAttribute('value') ?? '';
      const data = { ...news.dataset };
      const once = `${name} ${JSON.stringify(data)}`;
      if (this.#told.has(once)) return true;
      this.#told.add(once);
      return this.tell(name, data);
    });
  }

  /** To a region that was there before what it says: else nothing is read out. */
  #announce(text: string): void {
    const region = [...(this.#ground?.root.children ?? [])].find((one) => one.matches('.unseen'));
    if (region) region.textContent = text;
  }

  /** Ends what was under way: the last that the guest wants counts. */
  #begin(isForm: boolean): AbortController {
    this.#under?.abort.abort();
    const abort = new AbortController();
    this.#under = { isForm, abort };
    this.#main?.setAttribute('aria-busy', 'true');
    return abort;
  }

  #end(abort: AbortController): void {
    if (this.#under?.abort === abort) this.#under = undefined;
    this.#main?.removeAttribute('aria-busy');
  }

  #complain(error: unknown, asked: Asked, how: How, where: 'first' | 'here' | undefined): void {
    const main = this.#main;
    if (!main) return;
    const trouble = troubleOf(error, asked.form !== undefined);
    main.querySelector(':scope > .trouble-notice')?.remove();
    const notice = troubleNotice(trouble, asked.url, () => void this.#go(asked, how, where));
    main.prepend(notice);
    notice.scrollIntoView({ block: 'nearest' });
    this.#become(trouble.type === 'offline' ? 'offline' : 'error');
    emit(this, 'trellis-error', {
      type: trouble.type,
      code: 0,
      status: trouble.status,
      message: trouble.words,
      requestId: '',
      retryable: true,
    } satisfies TrellisErrorDetail);
  }

  #become(state: string): void {
    const isFirst = state === 'ready' && !this.#told.has(state);
    if (this.state !== state || !this.hasAttribute('state')) this.setAttribute('state', state);
    if (!isFirst) return;
    this.#told.add(state);
    emit(this, 'trellis-ready');
  }
}

/**
 * Sends an event up through every shadow root; `false` when a listener prevented a cancelable one. The session has the same: imported from
 * there, its code would be loaded with every page of a site.
 */
export const emit = (from: Element, name: string, detail?: unknown, cancelable = false): boolean =>
  from.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, cancelable, detail }));
