import { type Content, Html, html } from '../../core/text/html.ts';
import { type Words, msg, nameOf, plainNameOf } from '../../core/text/message.ts';
import { type PageModule, documentOf, NO_INDEX } from '../shell/document.ts';
import { type Sheet, BASE, BUTTONS, FORMS, NOTICES, styleSheet } from '../shell/styles/style-sheet.ts';
import type { Router, Request } from 'express';
import { ApiError } from '../../core/api/errors.ts';
import { refuseMethod } from '../../core/http/page-headers.ts';
import { inlineSheet, sendAsset, sendFile, type InlineSheet } from '../../core/http/assets.ts';
import { PASSKEY_FILES, PASSKEY_SCRIPT } from '../shell/passkeys/passkey-form.ts';
import type { Brand } from '../../catalog/storefronts/storefronts.ts';
import { pictureOf } from '../shell/pictures.ts';
import { languageMenu, receiveLanguageChoice } from '../shell/language-choice.ts';
import { logoImage, type WornTheme } from '../../developers/themes/themes.ts';
import { pathIn, pathOf, type Site } from './find-site.ts';

/**
 * A style sheet of the service. Pages include it inline; for elements on other pages it is served by content
 * hash.
 */
export interface SiteFile {
  /** `ordering.css`: letters, digits and hyphens. No other feature has one of this name. */
  readonly name: string;
  readonly asset: Sheet;
}

/** The content of a page; the frame around it is the same on all pages of a site. */
export interface ShownPage {
  /** The HTTP status. Defaults to 200. */
  readonly status?: number;
  /** The title for the tab and for search engines; the heading is part of the content. */
  readonly title: Words;
  readonly description?: Words;
  readonly content: Content;
  /**
   * Whose page it is: named above it, and in the title; its language is that of guests whose own isn't known.
   * Left out: the partner's.
   */
  readonly merchant?: {
    readonly id: string;
    readonly slug: string;
    readonly displayName: string;
    readonly language?: string | null;
  };
  /**
   * One column for reading and forms, or the width of a list with pictures; `full` for content that sets its
   * own. Defaults to narrow.
   */
  readonly width?: 'narrow' | 'wide' | 'full';
  /** The header, or `own` if the content begins with one. Defaults to that of the site. */
  readonly header?: 'own' | Html | undefined;
  /**
   * Whether the page is for people who have its address: hidden from search engines, and its address is never
   * sent as referrer. Orders, payments, accounts.
   */
  readonly isPersonal?: boolean;
  /**
   * Set if the page is the same for every first-time visitor: it is kept briefly. Each request then counts
   * against this merchant's quota for pages.
   */
  readonly shared?: { readonly merchantId: string };
  readonly files?: readonly SiteFile[];
  /** Built elements: `await context.elements.element('trellis-…')`. */
  readonly modules?: readonly PageModule[];
  /** CSP sources of styles that are inside the content, such as those of an element's shadow root. */
  readonly styleSources?: readonly string[];
  /** Whether the page sends a card to the processor: its policy then names it. */
  readonly takesCards?: boolean;
  /** Additional content of the head, such as structured data. */
  readonly head?: Content;
}

/** Below it are files of pages. No merchant has such a slug. */
export const FOLDER = '/-/';
const LAYOUT = styleSheet([BASE, BUTTONS, FORMS, NOTICES, new URL('site.css', import.meta.url)]);

export const LAYOUT_FILE: SiteFile = { name: 'site.css', asset: LAYOUT };

export function addressOf({ name, asset }: SiteFile): string {
  return `${FOLDER}${name}?v=${asset.version}`;
}

/**
 * Returns the inline style sheets of a page, in addition to its partner's theme.
 * @param files of the feature
 */
export function sheetsOf(files: readonly SiteFile[]): InlineSheet[] {
  return [LAYOUT_FILE, ...files].map((file) => {
    const sheet = SHEETS.get(file) ?? inlineSheet(addressOf(file), file.asset.text);
    SHEETS.set(file, sheet);
    return sheet;
  });
}

const SHEETS = new WeakMap<SiteFile, InlineSheet>();

/** Mounts the style sheets for elements on other pages, the frame's and the features', and scripts. */
export function mountFiles(router: Router, files: readonly SiteFile[]): void {
  const byName = new Map([LAYOUT_FILE, ...files].map(({ name, asset }) => [name, asset]));
  router.get(`${FOLDER}${PASSKEY_SCRIPT}`, (req, res) => sendAsset(req, res, PASSKEY_FILES, PASSKEY_SCRIPT));
  router
    .route(`${FOLDER}:name`)
    .get((req, res) => {
      const { name } = req.params;
      const asset = byName.get(name);
      if (!asset) throw new ApiError('not_found');
      sendFile(req, res, asset, 'css');
    })
    .all(refuseMethod('GET, HEAD'));
}

/** The path to which the footer's menu sends its choice. No merchant has such a slug. */
const LANGUAGE_CHOICE = '/-/language';

/** Remembers the language that a guest chooses. */
export function mountLanguageChoice(router: Router, siteOf: (req: Request) => Site | undefined): void {
  router.post(LANGUAGE_CHOICE, async (req, res, next) => {
    const site = siteOf(req);
    if (!site) return next();
    await receiveLanguageChoice(req, res, { origin: site.origin, start: '/' });
  });
}

/** Returns the title of the tab. */
export function titleOf({ title, merchant }: ShownPage, { partner }: Site): Content {
  const owner = merchant?.displayName ?? partner.name;
  return title === owner ? plainNameOf(owner) : html`${title} · ${plainNameOf(owner)}`;
}

/** A page of a site, and what wakes it. */
export interface WokenPage extends ShownPage {
  /** The tag of the element around its content. */
  readonly element?: string | undefined;
  readonly isLoadedWhole?: boolean | undefined;
}

/** The parts of a page's frame. */
export interface SiteFrame {
  readonly site: Site;
  readonly theme: WornTheme;
  /** The brand of the merchant whose page it is. */
  readonly brand: Brand | undefined;
  /** The inline style sheets of the page. */
  readonly sheets: readonly InlineSheet[];
  /** Addresses of those that are not. */
  readonly styles: readonly string[];
}

/** The frame of a page of a site. @param path of the page, for search engines */
export function siteDocument(page: WokenPage, frame: SiteFrame, path: string): Html {
  const { site, theme, brand, sheets, styles } = frame;
  const { modules = [], element, isLoadedWhole = false, width = 'narrow' } = page;
  const main = html`<main id="content" class="${width}">${page.content}</main>`;
  return documentOf({
    title: titleOf(page, site),
    icon: brand?.logo?.files[0]?.url ?? theme.icon,
    styles,
    sheets,
    modules,
    head: headOf(page, site, path),
    body: html`<a class="skip" href="#content">${msg`Skip to content`}</a>
      ${bannerOf(site)} ${page.header === 'own' ? undefined : (page.header ?? headerOf(page, frame))}
      ${element === undefined ? main : around(element, main, isLoadedWhole)}
      <footer>${nameOf(site.partner.name)} ${!site.preview && languageMenu(LANGUAGE_CHOICE, path)}</footer>`,
  });
}

/** Wraps the content in an element's tag. Tag names come from our code, never from users. */
function around(tag: string, content: Html, isWhole: boolean): Html {
  return html`${new Html(
    `<${tag} class="surface"${isWhole ? ' data-whole' : ''}>`,
  )}${content}${new Html(`</${tag}>`)}`;
}

function headOf(
  { description, isPersonal, head, status = 200 }: ShownPage,
  site: Site,
  path: string,
): Content {
  const isPublic = !isPersonal && !site.preview && status === 200 && site.environment === 'production';
  return html`<meta name="color-scheme" content="light dark" />
    ${description !== undefined && html`<meta name="description" content="${description}" />`}
    ${isPublic ? html`<link rel="canonical" href="${site.origin}${path}" />` : NO_INDEX} ${head}`;
}

function bannerOf({ environment }: Site): Content {
  return (
    environment === 'sandbox' &&
    html`<aside class="banner" aria-label="${msg`Sandbox`}">
      ${msg`Sandbox: orders and payments here are for testing. No money moves.`}
    </aside>`
  );
}

/** The logo stands for the partner's name, not for a merchant's. */
function headerOf({ merchant }: ShownPage, { site, theme, brand }: SiteFrame): Content {
  const { logo } = site.preview?.theme ?? theme;
  const name = merchant?.displayName ?? site.partner.name;
  const home = merchant ? pathOf(site, merchant.slug) : pathIn(site, '/');
  // The console’s page around the preview has a header too.
  return html`<header ${site.preview && html`aria-label="Preview"`}>
    <a href="${home}">${!merchant && logo ? logoImage(logo) : markOf(name, brand)}</a>
  </header>`;
}

const MARK = { sizes: '32px', isEager: true };

function markOf(name: string, brand: Brand | undefined): Html {
  const [initial = ''] = name.trim();
  return html`<span class="mark" aria-hidden="true"
      >${brand?.logo ? pictureOf({ ...brand.logo, alt: '' }, MARK) : initial.toUpperCase()}</span
    ><b>${nameOf(name)}</b>`;
}
