import type { Request, Response } from 'express';
import { html, type Html } from '../../core/text/html.ts';
import { languageOfLocale, localeIn, type LanguageTag } from '../../core/text/languages.ts';
import { csrfField } from '../shell/forms/intent.ts';
import { readForm, type Form } from '../shell/forms/read-form.ts';
import { requireCsrf } from '../shell/same-origin.ts';
import { csrfOf, isCsrfOf, isSecret, newSecret } from '../../core/http/secrets.ts';
import { SessionCookie } from '../../core/http/session-cookie.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { SurfaceName } from '../../accounts/surfaces/contract/surface-names.ts';
import { wantedLanguage } from '../shell/language-choice.ts';
import { notHere, leadElement, type ElementRequest, type EmbeddingPage } from './element-request.ts';
import type { ShownPage } from './shown-page.ts';
import { pathIn, pathOf, type Site } from './site.ts';

const GUEST = 'Trellis-Guest';

/** A request for a page of a site. */
export class SiteVisit {
  readonly req: Request;
  readonly res: Response;
  readonly site: Site;
  /** The parameters of the page's path. */
  readonly params: Readonly<Record<string, string>>;
  /** The element that requests it; `undefined` for a browser. */
  readonly asked: ElementRequest | undefined;
  readonly #send: (visit: SiteVisit, page: ShownPage) => Promise<void>;
  readonly #cookie: SessionCookie;
  /** The language that the guest chose or the browser requests; `undefined` if it isn't supported. */
  readonly wantedLanguage: LanguageTag | undefined;
  #guest: string | undefined;

  constructor(
    req: Request,
    res: Response,
    site: Site,
    send: (visit: SiteVisit, page: ShownPage) => Promise<void>,
    asked?: ElementRequest,
  ) {
    this.req = req;
    this.res = res;
    this.site = site;
    this.params = req.params as Readonly<Record<string, string>>;
    this.#send = send;
    this.asked = asked;
    this.wantedLanguage = wantedLanguage(req, asked?.locale);
    this.#cookie = guestCookie(site.origin);
    this.#guest = site.preview?.guest ?? (this.embeddedIn ? headerOf(req) : this.#cookie.read(req));
  }

  /**
   * Whether pages of a surface can be linked to: they are here, or the partner has set the address of its
   * own.
   */
  leadsTo(surface: SurfaceName): boolean {
    const elsewhere = notHere(this.site, surface);
    return elsewhere === undefined || elsewhere.url !== null;
  }

  async send(page: ShownPage): Promise<void> {
    await this.#send(this, page);
  }

  /** The partner's own page that the guest is on, where an element is embedded in one. */
  get embeddedIn(): EmbeddingPage | undefined {
    return this.asked?.embeddedIn;
  }

  /**
   * Returns the language of a page: the guest's choice, or the browser's, or that of the page's owner.
   * @param own of the merchant, BCP 47
   */
  languageFor(own: string | null | undefined): LanguageTag {
    return this.wantedLanguage ?? languageOfLocale(own) ?? 'en';
  }

  /** @param locale of the place that it is about, BCP 47 @returns how amounts and times are written */
  writtenIn(locale: string): string {
    return this.asked?.locale ?? localeIn(this.languageFor(locale), locale);
  }

  /** Redirects after a form to a page of the same site, which can then be reloaded. */
  redirect(path: string): void {
    if (this.asked) leadElement(this.res, this.pathTo(path));
    else this.res.redirect(303, this.pathTo(path));
  }

  /**
   * Redirects to another site, such as a bank's.
   * @param back the path of the page where an embedded element continues afterwards
   */
  leave(url: string, back: string): void {
    if (this.asked) leadElement(this.res, url, { back });
    else this.res.redirect(303, url);
  }

  /** A path that is the same on every site, such as `/` or that of an order; in a preview, within it. */
  pathTo(path: string): string {
    return pathIn(this.site, path);
  }

  /** @see pathOf */
  pathOf(merchantSlug: string, ...parts: readonly string[]): string {
    return pathOf(this.site, merchantSlug, ...parts);
  }

  /**
   * This browser's secret at this host, for 8 hours; `undefined` if it sent none. Store only its hash
   * (`hashOf`). An embedded element sends it in a header, since browsers keep no cookies for embedded pages.
   */
  get guest(): string | undefined {
    return this.#guest;
  }

  /** Returns the secret, after giving one to a browser that has none. */
  knownGuest(): string {
    if (this.#guest === undefined) {
      this.#guest = newSecret();
      if (this.embeddedIn) this.res.setHeader(GUEST, this.#guest);
      else this.#cookie.write(this.res, this.#guest);
    }
    return this.#guest;
  }

  /** Renders the hidden field that ties a form to this browser. Every form needs it. */
  csrfField(): Html {
    return html`${csrfField({ csrf: csrfOf(this.knownGuest()) })}`;
  }

  /**
   * The form that was sent, of a page of this site in this browser.
   * @param several fields that may occur several times
   * @throws {ApiError} csrf_refused, and as {@link readForm}
   */
  async form(several: readonly string[] = []): Promise<Form> {
    const form = await readForm(this.req, several);
    if (this.#guest === undefined) throw new ApiError('csrf_refused');
    requireCsrf(this.#guest, form.get('csrf'));
    return form;
  }

  /**
   * Whether the form that was sent has the token of this browser, which it does without where its origin is
   * known.
   */
  async hasToken(): Promise<boolean> {
    const form = await readForm(this.req);
    return this.#guest !== undefined && isCsrfOf(this.#guest, form.get('csrf'));
  }
}

function headerOf(req: Request): string | undefined {
  const given = req.headers[GUEST.toLowerCase()];
  return typeof given === 'string' && isSecret(given) ? given : undefined;
}

/** The secret of a guest's browser on one host. @param origin of the site */
export const guestCookie = (origin: string): SessionCookie =>
  new SessionCookie({ publicUrl: origin, name: 'trellis_guest', path: '/', sameSite: 'lax' });
