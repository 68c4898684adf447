import type { Request, Response, Router } from 'express';
import type { Logger } from 'pino';
import { ApiError } from '../../core/api/errors.ts';
import { html, type Html, type Content } from '../../core/text/html.ts';
import { scopeOf } from '../../core/http/request-scope.ts';
import {
  faultContent,
  mountFaultPages,
  type FaultMessage,
  faultWords,
  type FaultWords,
} from '../shell/fault-pages.ts';
import type { Db } from '../../core/database/database.ts';
import type { InlineSheet } from '../../core/http/assets.ts';
import { brandOf } from '../../catalog/storefronts/storefronts.ts';
import type { Languages, Language } from '../../core/text/language.ts';
import type { LanguageTag } from '../../core/text/languages.ts';
import { setLanguageHeaders, wantedLanguage } from '../shell/language-choice.ts';
import { setPageHeaders, type PagePolicy } from '../../core/http/page-headers.ts';
import { PartedHtml, documentOf, NO_INDEX, sendDocument } from '../shell/document.ts';
import { csrfOf } from '../../core/http/secrets.ts';
import type { Processors } from '../../providers/processor/processor.ts';
import { cardSources } from '../shell/cards/card-entry.ts';
import { type ThemeDirectory, type WornTheme, nobodysTheme } from '../../developers/themes/themes.ts';
import {
  sheetsOf,
  addressOf,
  LAYOUT_FILE,
  type ShownPage,
  siteDocument,
  type SiteFrame,
  type WokenPage,
  titleOf,
} from './shown-page.ts';
import { isPreviewed, OVER, previewStyle } from './preview.ts';
import { type SiteAddresses, pathIn, type Site } from './find-site.ts';
import { msg, onlyInEnglish, LANGUAGE_OF_PAGE } from '../../core/text/message.ts';

interface SiteRendererDeps {
  readonly db: Db;
  readonly log: Logger;
  readonly languages: Languages;
  readonly siteAddresses: SiteAddresses;
  readonly processors: Processors;
  readonly themes: ThemeDirectory;
}

interface SentPage {
  readonly document: PartedHtml;
  readonly language: LanguageTag;
  readonly policy: PagePolicy;
}

/** The recipient of a page. */
interface Receiver {
  /** The path of the page; `undefined` if an element requests it as a fragment. */
  readonly path?: string | undefined;
  /** The language. Defaults to the one that the browser asks for. */
  readonly language?: LanguageTag;
  /** The secret of the browser, whose token is in the page's forms. */
  readonly guest?: string | undefined;
}

/** Puts content into the frame of a site, in its partner's theme, and turns faults into pages. */
export class SiteRenderer {
  readonly #deps: SiteRendererDeps;

  constructor(deps: SiteRendererDeps) {
    this.#deps = deps;
  }

  async send(
    req: Request,
    res: Response,
    site: Site,
    page: WokenPage,
    { path, guest, language = wantedLanguage(req) ?? 'en' }: Receiver,
  ): Promise<SentPage> {
    const { status = 200, styleSources = [], takesCards = false, isPersonal = false } = page;
    const theme = await this.#deps.themes.of(site);
    const brand = page.merchant && (await brandOf(this.#deps.db, site, page.merchant.id));
    const accent = brand?.accent ? await this.#deps.themes.accentSheet(site, brand.accent) : undefined;
    const frame = frameOf(page, { site, theme, brand }, accent);
    const made = path === undefined ? fragmentDocument(page, site, theme) : siteDocument(page, frame, path);
    const text = made.in(await this.#deps.languages.of(language));
    const policy = {
      styleSources: [...frame.sheets.map(({ source }) => source), ...styleSources],
      cards: takesCards ? cardSources(this.#deps.processors[site.environment]) : undefined,
      isSecret: isPersonal,
      framedBy: site.preview && this.#deps.siteAddresses.consoleOrigin,
    };
    setPageHeaders(res, policy);
    setLanguageHeaders(res, language);
    const token = guest === undefined ? undefined : csrfOf(guest);
    const document = new PartedHtml(text, token);
    res.status(status);
    if (isPersonal) document.sendPlain(res, token);
    else await document.send(req, res, token);
    return { document, language, policy };
  }

  /**
   * @param siteOf returns `undefined` if the site wasn't determined
   * @param isFragment whether an element asks
   */
  mountLast(
    router: Router,
    siteOf: (req: Request) => Site | undefined,
    isFragment: (req: Request) => boolean,
  ): void {
    mountFaultPages(router, {
      log: this.#deps.log,
      answersJson: (_path, req) => !wantsPage(req),
      show: (req, res, fault) =>
        this.#sendFault(req, res, fault, { site: siteOf(req), path: isFragment(req) ? undefined : '' }),
    });
  }

  async #sendFault(
    req: Request,
    res: Response,
    fault: ApiError,
    { site, path }: { readonly site: Site | undefined; readonly path: string | undefined },
  ): Promise<void> {
    const framedBy = isPreviewed(req) ? this.#deps.siteAddresses.consoleOrigin : undefined;
    const isOver = framedBy !== undefined && site?.preview === undefined && fault.status === 404;
    const words = isOver ? OVER : within(site, faultWords(fault, req.method === 'POST', WORDS));
    const isOurs = fault.status >= 500;
    const request = isOurs && html`<p><code>${scopeOf(res).id}</code></p>`;
    // If the database has failed, the page must not query it again.
    if (!site || isOurs || isOver) {
      const language = await this.#deps.languages.of(wantedLanguage(req) ?? 'en');
      return sendNobodysPage(res, fault.status, words, { language, request, framedBy });
    }
    const page = { status: fault.status, title: words.title, content: faultContent(words) };
    await this.send(req, res, site, page, { path });
  }
}

/** A way on within the site leads to the same preview of it. */
function within(site: Site | undefined, words: FaultMessage): FaultMessage {
  const { link } = words;
  return site && link ? { ...words, link: { ...link, href: pathIn(site, link.href) } } : words;
}

/** Returns the frame of a page. A preview's theme changes often, so it stays a separate file. */
function frameOf(
  { files = [] }: WokenPage,
  worn: Pick<SiteFrame, 'site' | 'theme' | 'brand'>,
  accent: InlineSheet | undefined,
): SiteFrame {
  const { preview } = worn.site;
  const sheets = sheetsOf(files);
  if (preview) return { ...worn, sheets, styles: [previewStyle(preview)] };
  return { ...worn, sheets: [worn.theme.sheet, ...(accent ? [accent] : []), ...sheets], styles: [] };
}

const TO_START = { href: '/', text: msg`Go to the start page` };

/** The sites' messages for faults without a specific one. */
export const WORDS: FaultWords = {
  nothingDone: msg`Nothing was sent.`,
  signedOut: msg`Open the link you were sent again.`,
  resubmit: msg`Go back, reload the page and send the form again.`,
  notFound: { advice: msg`Check the address, or open the link you were sent.`, link: TO_START },
  link: TO_START,
  refused: (fault, lost) => ({
    title: msg`This can’t be done`,
    advice: html`${lost}${onlyInEnglish(
      fault.publicMessage,
      msg`Go back, load the page again and try once more.`,
    )}`,
    link: TO_START,
  }),
};

/** A page as an element takes it: without the frame, and without what only search engines read. */
function fragmentDocument(page: ShownPage, site: Site, theme: WornTheme): Html {
  const { files = [], width = 'narrow', content } = page;
  const styles = files.filter(({ name }) => name.endsWith('.css')).map(addressOf);
  return html`<!doctype html>
    <html ${LANGUAGE_OF_PAGE}>
      <head>
        <title>${titleOf(page, site)}</title>
        ${[addressOf(LAYOUT_FILE), ...styles, theme.stylesheet].map(
          (href) => html`<link rel="stylesheet" href="${href}" />`,
        )}
      </head>
      <body>
        <main id="content" class="${width}">${content}</main>
      </body>
    </html>`;
}

const UNKNOWN: FaultMessage = {
  title: msg`There’s no site at this address`,
  advice: msg`Check the address, or open the link you were sent.`,
};

/** Whether a request is a browser's for a page. */
function wantsPage(req: Request): boolean {
  return req.accepts(['json', 'html']) === 'html';
}

/**
 * Responds with 421 for an unknown host, without revealing who has a site here.
 * @throws {ApiError} host_unknown, if no page was requested
 */
export async function refuseHost(req: Request, res: Response, languages: Languages): Promise<void> {
  if (!wantsPage(req)) throw new ApiError('host_unknown');
  sendNobodysPage(res, 421, UNKNOWN, { language: await languages.of(wantedLanguage(req) ?? 'en') });
}

/**
 * Renders a page without a partner. @param request its details of the request, for an error of the service;
 * @param framedBy the origins that may frame it
 */
function sendNobodysPage(
  res: Response,
  status: number,
  words: FaultMessage,
  {
    language,
    request,
    framedBy,
  }: { readonly language: Language; readonly request?: Content; readonly framedBy?: string | undefined },
): void {
  const theme = nobodysTheme();
  const document = documentOf({
    title: words.title,
    icon: theme.icon,
    styles: [theme.stylesheet, addressOf(LAYOUT_FILE)],
    head: NO_INDEX,
    body: html`<main class="narrow">${faultContent(words, request)}</main>`,
  });
  setLanguageHeaders(res, language.tag);
  sendDocument(res, status, document, { framedBy, language });
}
