import type { Request, Response } from 'express';
import { html, type Html } from '../gateway/html.ts';
import { csrfField } from '../pages/forms/intent.ts';
import { readForm, type Form } from '../pages/forms/read-form.ts';
import { requireCsrf } from '../pages/same-origin.ts';
import { csrfOf, newSecret } from '../pages/secrets.ts';
import { SessionCookie } from '../pages/sign-in/session-cookie.ts';
import { ApiError } from '../gateway/errors.ts';
import type { ShownPage } from './shown-page.ts';
import { pathOf, type Site } from './site.ts';

/** One request for a page of a site. */
export class SiteVisit {
  readonly req: Request;
  readonly res: Response;
  readonly site: Site;
  /** Of the page's path. */
  readonly params: Readonly<Record<string, string>>;
  readonly #send: (visit: SiteVisit, page: ShownPage) => Promise<void>;
  readonly #cookie: SessionCookie;
  #guest: string | undefined;

  constructor(
    req: Request,
    res: Response,
    site: Site,
    send: (visit: SiteVisit, page: ShownPage) => Promise<void>,
  ) {
    this.req = req;
    this.res = res;
    this.site = site;
    this.params = req.params as Readonly<Record<string, string>>;
    this.#send = send;
    this.#cookie = new SessionCookie({
      publicUrl: site.origin,
      name: 'trellis_guest',
      path: '/',
      sameSite: 'lax',
    });
    this.#guest = this.#cookie.read(req);
  }

  async send(page: ShownPage): Promise<void> {
    await this.#send(this, page);
  }

  /** After a form, to a page of the same site: what is shown then can be loaded again. */
  redirect(path: string): void {
    this.res.redirect(303, path);
  }

  /** @see pathOf */
  pathOf(merchantSlug: string, ...parts: readonly string[]): string {
    return pathOf(this.site, merchantSlug, ...parts);
  }

  /** A secret of this browser on this host, for 8 hours; undefined: it has shown none. Store its hash only (`hashOf`). */
  get guest(): string | undefined {
    return this.#guest;
  }

  /** The same, given to a browser that has none. */
  knownGuest(): string {
    if (this.#guest === undefined) {
      this.#guest = newSecret();
      this.#cookie.write(this.res, this.#guest);
    }
    return this.#guest;
  }

  /** To be in every form: it ties the form to this browser. */
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
}
