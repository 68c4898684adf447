import type { Request } from 'express';
import type { Principal } from '../gateway/principal.ts';
import type { PagePolicy } from '../pages/page-headers.ts';
import type { PartedHtml } from '../pages/parted-html.ts';
import type { Site } from './site.ts';

/** A page as a guest gets it who is new on its site. */
export interface KeptPage {
  readonly site: Site;
  /** Whose pages' quota each request spends. */
  readonly merchantId: string;
  /** For the access log. */
  readonly principal: Principal | undefined;
  readonly policy: PagePolicy;
  /** Around the token of the guest's forms, which is another one for each. */
  readonly document: PartedHtml;
}

/** A request whose page may be in memory, or may be kept. */
export interface Keepable {
  readonly address: string;
  /** Of the memory, when the request came. */
  readonly generation: number;
}

/** What changes by itself, by a clock or by another node, is seen after so long. */
const KEPT_MS = 1_000;
/** A page of a hundred items takes 90 KiB, and 15 more compressed. */
const MOST_PAGES = 200;

/**
 * Pages that are the same for every guest who is new here, for a moment. A shop that many come to at once is read from the database
 * once a second. Whatever is changed on this node empties it, so who has changed something sees it at once.
 */
export class PageMemory {
  readonly #pages = new Map<string, { readonly page: KeptPage; readonly untilMs: number }>();
  #generation = 0;

  /** @returns undefined: such a page depends on more than its address */
  ask({ method, headers, url }: Request): Keepable | undefined {
    const isRead = method === 'GET' || method === 'HEAD';
    const isPlain = isRead && headers.cookie === undefined && headers['trellis-fragment'] === undefined;
    if (!isPlain || url.includes('?')) return undefined;
    return { address: `${headers.host} ${url}`, generation: this.#generation };
  }

  find({ address }: Keepable): KeptPage | undefined {
    const kept = this.#pages.get(address);
    return kept && performance.now() < kept.untilMs ? kept.page : undefined;
  }

  /** Keeps what was made for a request, unless something has changed meanwhile. */
  keep({ address, generation }: Keepable, page: KeptPage): void {
    if (generation !== this.#generation) return;
    if (this.#pages.size >= MOST_PAGES) this.#pages.clear();
    this.#pages.set(address, { page, untilMs: performance.now() + KEPT_MS });
  }

  /** Something may have changed. */
  nudge(): void {
    this.#generation += 1;
    this.#pages.clear();
  }
}
