import { parsed } from './ask-page.ts';
import { EmbeddedGround } from './embedded-ground.ts';
import { emit, own } from './emit.ts';
import { type Ground, SiteGround } from './ground.ts';
import { listen } from './listening.ts';
import { News, newsRegion, regionIn } from './news.ts';
import { Pages } from './pages.ts';
import { errorDetail, type Trouble } from './trouble.ts';

/** A placeholder class for imports outside a browser, where it is never used. */
const Base = globalThis.HTMLElement ?? (Object as unknown as typeof HTMLElement);

/** Attributes with preferences for its pages, sent to the site with each request. */
const WISHES = ['locale', 'fulfillment'];

const SHELL = '<div class="page" part="page"></div><slot name="fallback"></slot>';

/**
 * A surface for guests: shows the pages that the site's server renders in place of one another. On the site,
 * it enhances the current page; with `href`, it shows the same pages in a partner's page. It renders nothing
 * itself, so that both, and browsers without script, share one implementation.
 */
export abstract class GuestSurface extends Base {
  static observedAttributes = ['href', 'locale', 'state'];

  #life: AbortController | undefined;
  readonly #news = new News((news, data) => this.tell(news, data));

  /** The first page, on the partner's site; only where it is embedded. */
  get href(): string | null {
    return this.getAttribute('href');
  }
  set href(value: string | null) {
    this.put('href', value);
  }

  /** Language tag by which amounts, dates and times are written, such as `en-US`. */
  get locale(): string | null {
    return this.getAttribute('locale');
  }
  set locale(value: string | null) {
    this.put('locale', value);
  }

  /** The state: `loading`, `ready`, `error` or `offline`. */
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
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (name === 'state' || before === after || !this.#life || !this.isConnected) return;
    this.disconnectedCallback();
    this.connectedCallback();
  }

  /**
   * Notifies the page of what happened on a page of the site, such as a placed order.
   * @returns `false` if the page continues by itself, so that the site's page isn't shown
   */
  protected tell(_news: string, _data: Readonly<Record<string, string | undefined>>): boolean {
    return true;
  }

  protected put(attribute: string, value: string | null): void {
    if (value === null) this.removeAttribute(attribute);
    else this.setAttribute(attribute, value);
  }

  #embed(href: URL): void {
    const root = this.shadowRoot ?? this.attachShadow(own({ mode: 'open' }));
    root.replaceChildren(...parsed(SHELL).body.childNodes, newsRegion());
    const ground = new EmbeddedGround(root, href);
    const pages = this.#pagesOn(ground, root.querySelector<HTMLElement>('.page') as HTMLElement);
    void pages.go({ url: ground.url }, 'replace', 'first');
  }

  #wake(): void {
    const main = this.querySelector('main');
    if (!main) return;
    if (!regionIn(this)) this.append(newsRegion());
    this.#pagesOn(new SiteGround(this), main).wake();
  }

  #pagesOn(ground: Ground, main: HTMLElement): Pages {
    const { signal } = this.#life as AbortController;
    const pages = new Pages({
      tagName: this.localName,
      ground,
      wishes: Object.fromEntries(WISHES.map((name) => [`Trellis-${name}`, this.getAttribute(name) ?? ''])),
      main,
      news: this.#news,
      became: (trouble) => this.#became(trouble),
    });
    signal.addEventListener('abort', () => pages.stop());
    listen(this, ground, pages, signal);
    return pages;
  }

  #became(trouble: Trouble | undefined): void {
    const kept = trouble?.type === 'offline' ? 'offline' : 'error';
    this.put('state', trouble ? kept : 'ready');
    if (trouble) emit(this, 'trellis-error', errorDetail(trouble));
    else if (this.#news.isFirst('ready')) emit(this, 'trellis-ready');
  }
}
