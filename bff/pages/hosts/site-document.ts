import { Html, html, type Content } from '../../core/text/html.ts';
import { msg, nameOf, plainNameOf } from '../../core/text/message.ts';
import { languageMenu, receiveLanguageChoice } from '../shell/language-choice.ts';
import { documentOf, NO_INDEX } from '../shell/document.ts';
import type { InlineSheet } from '../../core/http/assets.ts';
import { logoImage, type WornTheme } from '../../developers/themes/themes.ts';
import type { ShownPage } from './shown-page.ts';
import { pathIn, pathOf, type Site } from './site.ts';
import type { Request, Router } from 'express';

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
  /** The inline style sheets of the page. */
  readonly sheets: readonly InlineSheet[];
  /** Addresses of those that are not. */
  readonly styles: readonly string[];
}

/** The frame of a page of a site. @param path of the page, for search engines */
export function siteDocument(page: WokenPage, frame: SiteFrame, path: string): Html {
  const { site, theme, sheets, styles } = frame;
  const { modules = [], element, isLoadedWhole = false, width = 'narrow' } = page;
  const main = html`<main id="content" class="${width}">${page.content}</main>`;
  return documentOf({
    title: titleOf(page, site),
    icon: theme.icon,
    styles,
    sheets,
    modules,
    head: headOf(page, site, path),
    body: html`<a class="skip" href="#content">${msg`Skip to content`}</a>
      ${bannerOf(site)} ${headerOf(page, site, theme)}
      ${element === undefined ? main : around(element, main, isLoadedWhole)}
      <footer>${nameOf(site.partner.name)} ${!site.preview && languageMenu(LANGUAGE_CHOICE, path)}</footer>`,
  });
}

/** Wraps the content in an element's tag. Tag names come from our code, never from users. */
function around(tag: string, content: Html, isWhole: boolean): Html {
  return html`${new Html(`<${tag} class="surface"${isWhole ? ' data-whole' : ''}>`)}${content}${new Html(`</${tag}>`)}`;
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
function headerOf({ merchant }: ShownPage, site: Site, theme: WornTheme): Content {
  const { logo } = site.preview?.theme ?? theme;
  const name = merchant?.displayName ?? site.partner.name;
  const home = merchant ? pathOf(site, merchant.slug) : pathIn(site, '/');
  // The console’s page around the preview has a header too.
  return html`<header ${site.preview && html`aria-label="Preview"`}>
    <a href="${home}">${!merchant && logo ? logoImage(logo) : markOf(name)}</a>
  </header>`;
}

function markOf(name: string): Html {
  const [initial = ''] = name.trim();
  return html`<span class="mark" aria-hidden="true">${initial.toUpperCase()}</span><b>${nameOf(name)}</b>`;
}
