import type { Request, Response, RequestHandler } from 'express';
import { html, type Html } from '../../core/text/html.ts';
import { languageOfLocale, localeIn, type LanguageTag } from '../../core/text/languages.ts';
import { csrfField, readForm, type Form } from '../shell/forms.ts';
import { requireCsrf } from '../shell/same-origin.ts';
import { csrfOf, isCsrfOf, isSecret, newSecret } from '../../core/http/secrets.ts';
import { SessionCookie } from '../../core/http/session-cookie.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { SurfaceName } from '../../accounts/surfaces/contract/surface-names.ts';
import type { SurfaceModels } from '../../accounts/surfaces/surfaces.ts';
import { wantedLanguage } from '../shell/language-choice.ts';
import { notHere, leadElement, type ElementRequest, type EmbeddingPage } from './element-request.ts';
import { passkeyScript } from '../shell/passkeys/passkey-form.ts';
import type { PageModule } from '../shell/document.ts';
import { FOLDER, type ShownPage, type SiteFile } from './shown-page.ts';
import { pathIn, pathOf, type Site } from './find-site.ts';
import type { Logger } from 'pino';
import type { IdempotencyDeps } from '../../core/api/idempotency/run-idempotent.ts';
import type { PageApi } from '../shell/page-api.ts';
import type { Languages } from '../../core/text/language.ts';
import type { ElementFiles } from '../shell/element-files.ts';

const GUEST = 'Trellis-Guest';
/** As long as a cart is kept. */
const REMEMBERED_MS = 30 * 24 * 60 * 60 * 1000;

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

  /**
   * For pages that find out whose they are: the merchant's surface is at this site. Embedded, a surface is
   * served in every model.
   * @throws {ShownElsewhere}
   */
  requireHere(surface: SurfaceName, models: SurfaceModels): void {
    const elsewhere = this.embeddedIn ? undefined : notHere(this.site, surface, models);
    if (elsewhere) throw elsewhere;
  }

  /** Returns the script of passkeys as a module of a page. */
  async passkeyModule(): Promise<PageModule> {
    return { src: await passkeyScript(FOLDER) };
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

  /**
   * Redirects to a page of the same site.
   * @param status 303 after a form, so that the page can be reloaded; 302 from a page that has moved for now
   */
  redirect(path: string, status: 302 | 303 = 303): void {
    if (this.asked) leadElement(this.res, this.pathTo(path));
    else this.res.redirect(status, this.pathTo(path));
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
   * This browser's secret at this host, for 8 hours, or longer if the guest wants to be remembered;
   * `undefined` if it sent none. Store only its hash
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

  /**
   * Lets this browser keep its secret for 30 days, or for 8 hours again. An embedded element keeps its secret
   * as long as the tab.
   */
  rememberGuest(isRemembered: boolean): void {
    const guest = this.knownGuest();
    if (!this.embeddedIn) this.#cookie.write(this.res, guest, isRemembered ? REMEMBERED_MS : undefined);
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

/** The dependencies of sites' pages, in addition to those of their features. */
export interface SiteContext extends IdempotencyDeps {
  readonly log: Logger;
  /** The API's operations, which the pages call. */
  readonly api: PageApi;
  readonly elements: ElementFiles;
  readonly languages: Languages;
}

/** The pages of a feature on partners' sites. It is loaded with the first request for a site. */
export interface SiteFeature {
  readonly pages: readonly SitePage[];
  /** Style sheets and scripts of its pages: pages name them in `files`. */
  readonly files?: readonly SiteFile[];
  /** The operations that an element on its pages calls. */
  readonly elementApi?: SiteElementApi;
}

/** Operations of the API for an element on a page, with the page's cookie as the credential. */
export interface SiteElementApi {
  readonly surface: SurfaceName;
  /** The path above its operations. Its faults are Error objects. */
  readonly path: string;
  readonly serve: (site: Site) => RequestHandler;
}

/** A path of a site. Other methods get 405. */
export interface SitePage {
  /**
   * The surface that it is a page of: that one's model decides whether it is public. Left out: it always is.
   */
  readonly surface?: SurfaceName;
  /**
   * The path including the merchant, such as `/:merchant/:location`, even if the host implies the merchant. A
   * segment may have a pattern, as in Express.
   */
  readonly path: string;
  /**
   * The built element that wakes it: `trellis-ordering`. Pages that name the same one follow each other in
   * place.
   */
  readonly element?: string;
  /** Whether it is never shown in place of another page, because it takes cards and has a separate policy. */
  readonly isLoadedWhole?: boolean;
  /** HEAD too. */
  readonly get?: (visit: SiteVisit) => Promise<void>;
  /**
   * Handles a form from a page of the same site. Read it with `visit.form()`, which also requires its token.
   */
  readonly post?: (visit: SiteVisit) => Promise<void>;
}
