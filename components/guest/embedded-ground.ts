import type { Ground } from './ground.ts';
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

/**
 * An embedded element's memory of its guest, in this tab until it is closed. Browsers keep no cookie for a
 * site within another's page, and longer storage would track people. If the page can't store anything, it
 * lasts until the page is left.
 */
class GuestMemory {
  readonly #prefix: string;
  readonly #fallback = new Map<string, string>();

  /** @param origin the site's */
  constructor(origin: string) {
    this.#prefix = `trellis ${origin} `;
  }

  get(name: string): string | undefined {
    return this.#fallback.get(name) ?? this.#storage()?.getItem(this.#prefix + name) ?? undefined;
  }

  /** @param value `undefined` removes it */
  set(name: string, value: string | undefined): void {
    const storage = this.#storage();
    if (!storage) {
      if (value === undefined) this.#fallback.delete(name);
      else this.#fallback.set(name, value);
    } else if (value === undefined) storage.removeItem(this.#prefix + name);
    else storage.setItem(this.#prefix + name, value);
  }

  #storage(): Storage | undefined {
    try {
      return sessionStorage;
    } catch {
      return undefined;
    }
  }
}

/** Selectors for the whole page, which is the element here. */
const WHOLE_PAGE = /^(?::root|html|body)$/;
/** Properties that apply to a page, but not to an element in it. */
const OF_PAGES = new Set(['color-scheme', 'min-height', 'scroll-padding-top', 'scroll-padding-bottom']);

const COLORS =
  'background surface text muted border control-border accent on-accent accent-soft focus success ' +
  'success-soft danger danger-soft warning warning-soft';
/** All properties that a partner's page may set. */
const PROPERTIES = (
  COLORS.replace(/\S+/g, 'color-$&') +
  ' space radius font font-mono font-heading heading-size font-size shadow-card'
)
  .split(' ')
  .map((name) => `--trellis-${name}`);

const texts = new Map<string, Promise<string>>();

/**
 * A style sheet of the site for a shadow root. It is constructed, so that a policy without inline styles
 * allows it.
 * @param pageSets custom properties that the partner's page has set: those count, not the theme's
 */
async function wornSheet(
  href: string,
  pageSets: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<CSSStyleSheet> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(await textOf(href, signal));
  fit(sheet.cssRules, pageSets);
  return sheet;
}

/**
 * Returns the custom properties that the page has set, on the element or around it. Call it before the
 * element applies a theme.
 */
function setProperties(element: Element): ReadonlySet<string> {
  const style = getComputedStyle(element);
  return new Set(PROPERTIES.filter((name) => style.getPropertyValue(name) !== ''));
}

async function textOf(href: string, signal: AbortSignal): Promise<string> {
  const known = texts.get(href);
  if (known) return known;
  const loading = fetch(href, own<RequestInit>({ credentials: 'omit', signal })).then(async (response) => {
    if (!response.ok) throw new TypeError(`${href}: ${response.status}`);
    return response.text();
  });
  texts.set(href, loading);
  loading.catch(() => texts.delete(href));
  return loading;
}

function fit(rules: CSSRuleList, pageSets: ReadonlySet<string>): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) fitRule(rule, pageSets);
    else if ('cssRules' in rule) fit(rule.cssRules as CSSRuleList, pageSets);
  }
}

function fitRule(rule: CSSStyleRule, pageSets: ReadonlySet<string>): void {
  const { style, selectorText } = rule;
  if (!WHOLE_PAGE.test(selectorText)) return;
  rule.selectorText = ':host';
  // Copied, since it shrinks.
  for (const name of Array.from(style))
    if (OF_PAGES.has(name) || pageSets.has(name)) style.removeProperty(name);
}
