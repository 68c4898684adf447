import { setTimeout } from 'node:timers/promises';
import type { Request, Response } from 'express';
import type { Principal } from '../../core/api/principal.ts';
import type { LanguageTag } from '../../core/text/languages.ts';
import { askedLanguage, setLanguageHeaders } from '../shell/language-choice.ts';
import { type PagePolicy, setPageHeaders } from '../../core/http/page-headers.ts';
import type { PartedHtml } from '../shell/document.ts';
import type { Site } from './find-site.ts';
import { type Limiter, guestPagesQuota, spend } from '../../core/api/limits/quota.ts';
import { remoteAddressOf, scopeOf } from '../../core/http/request-scope.ts';
import { setHeaderOf } from '../../core/http/responses.ts';
import { csrfOf, newSecret } from '../../core/http/secrets.ts';
import { guestCookie } from './site-visit.ts';

/** A page as served to a first-time visitor. */
export interface KeptPage {
  readonly site: Site;
  /** Whose pages' quota each request spends. */
  readonly merchantId: string;
  /** The principal, for the access log. */
  readonly principal: Principal | undefined;
  readonly policy: PagePolicy;
  readonly language: LanguageTag;
  /** Around the token of the guest's forms, which is another one for each. */
  readonly document: PartedHtml;
}

interface Kept {
  readonly page: KeptPage;
  readonly sinceMs: number;
  /** Whether a request is renewing it. */
  isRenewed: boolean;
}

/** A request whose page may be in memory, or may be kept. */
export interface Keepable {
  /**
   * The address with the requested language: each page is kept once per language, and once for requests that
   * ask for none of them.
   */
  readonly address: string;
  /** The generation of the memory when the request came. */
  readonly generation: number;
}

/**
 * How long a page is kept. A change by a clock or another node is visible after this time, and at the latest
 * after twice as long.
 */
const KEPT_MS = 1_000;
/** How long a request waits for another one that renders its page. */
const WAIT_MS = 250;
/** A page of a hundred items takes 90 KiB, and 15 more compressed. */
const MOST_PAGES = 200;

/**
 * Briefly caches pages that are the same for all first-time visitors, so that a busy shop is read from the
 * database once a second. Any change on this node clears the cache, so its author sees it immediately.
 */
export class PageMemory {
  readonly #pages = new Map<string, Kept>();
  readonly #making = new Map<string, PromiseWithResolvers<void>>();
  #generation = 0;

  /** @returns `undefined` if the page depends on more than its address */
  ask(req: Request): Keepable | undefined {
    const { method, headers, url } = req;
    const isRead = method === 'GET' || method === 'HEAD';
    const isPlain = isRead && headers.cookie === undefined && headers['trellis-fragment'] === undefined;
    if (!isPlain || url.includes('?')) return undefined;
    return { address: `${headers.host} ${url} ${askedLanguage(req) ?? ''}`, generation: this.#generation };
  }

  /**
   * @returns `undefined` to one request after a page's time: that request renders it again, while others get
   * the kept page
   */
  find({ address }: Keepable): KeptPage | undefined {
    const kept = this.#pages.get(address);
    const age = kept ? performance.now() - kept.sinceMs : Infinity;
    if (!kept || age >= 2 * KEPT_MS) return undefined;
    if (age < KEPT_MS || kept.isRenewed) return kept.page;
    kept.isRenewed = true;
    return undefined;
  }

  /**
   * Waits for the page that another request is rendering: concurrent requests for a page that isn't in memory
   * read it from the database once.
   * @returns `undefined` if no request is rendering it; this one then does, until its response is closed
   */
  async fromAnother(keepable: Keepable, res: Response): Promise<KeptPage | undefined> {
    const { address } = keepable;
    const another = this.#making.get(address);
    if (another) {
      await Promise.race([another.promise, setTimeout(WAIT_MS)]);
      return this.find(keepable);
    }
    const made = Promise.withResolvers<void>();
    this.#making.set(address, made);
    res.once('close', () => {
      made.resolve();
      this.#making.delete(address);
    });
    return undefined;
  }

  /** Keeps the page rendered for a request, unless something has changed since. */
  keep({ address, generation }: Keepable, page: KeptPage): void {
    if (generation !== this.#generation) return;
    if (this.#pages.size >= MOST_PAGES) this.#pages.clear();
    this.#making.get(address)?.resolve();
    this.#pages.set(address, { page, sinceMs: performance.now(), isRenewed: false });
  }

  /** Something may have changed. */
  nudge(): void {
    this.#generation += 1;
    // Clearing an empty map makes a new table, for every change.
    if (this.#pages.size > 0) this.#pages.clear();
  }
}

/** Sends a page from memory to another guest. @throws {ApiError} limit_address */
export async function sendKept(req: Request, res: Response, page: KeptPage, limiter: Limiter): Promise<void> {
  const { site, merchantId, principal, policy, language, document } = page;
  scopeOf(res).principal = principal;
  await spend(setHeaderOf(res), [guestPagesQuota(merchantId, remoteAddressOf(req))], limiter);
  const guest = newSecret();
  guestCookie(site.origin).write(res, guest);
  setPageHeaders(res, policy);
  setLanguageHeaders(res, language);
  await document.send(req, res.status(200), csrfOf(guest));
}
