/**
 * A message in a page of the site for the embedding page: `<data hidden value="order-placed" data-id="…">`.
 */
export type Tell = (news: string, data: Readonly<Record<string, string | undefined>>) => boolean;

/** The news that a surface has reported, each once, however often the page with it is shown. */
export class News {
  readonly #tell: Tell;
  readonly #told = new Set<string>();

  constructor(tell: Tell) {
    this.#tell = tell;
  }

  /** @returns whether this is the first time */
  isFirst(what: string): boolean {
    if (this.#told.has(what)) return false;
    this.#told.add(what);
    return true;
  }

  /** @returns `false` if the embedding page prevented what comes next */
  tellOf(content: Element): boolean {
    return [...content.querySelectorAll<HTMLElement>('data[value]')].every((news) => {
      const name = news.getAttribute('value') ?? '';
      // Read one by one: spreading `dataset` fails on a page that has set `get` on `Object.prototype`.
      const names = news.getAttributeNames().filter((one) => one.startsWith(DATA));
      const data = Object.fromEntries(
        names.map((one) => [one.slice(DATA.length), news.getAttribute(one) ?? '']),
      );
      return this.isFirst(`${name} ${JSON.stringify(data)}`) ? this.#tell(name, data) : true;
    });
  }
}

const DATA = 'data-';
const REGION = 'unseen';

/** Creates a live region, which must be in the page before its text. */
export function newsRegion(): HTMLElement {
  const region = Object.assign(document.createElement('div'), { className: REGION });
  region.ariaLive = 'polite';
  return region;
}

export const regionIn = (root: ParentNode): Element | undefined =>
  [...root.children].find((one) => one.classList.contains(REGION));
