import { html, type Content, type Html } from '../gateway/html.ts';
import { documentOf, NO_INDEX } from '../pages/document.ts';
import { nameOf, plainNameOf } from '../pages/name.ts';
import { logoImage, type WornTheme } from '../themes/themes.ts';
import { addressOf, LAYOUT_FILE } from './files.ts';
import type { ShownPage } from './shown-page.ts';
import { pathOf, type Site } from './site.ts';

/** The frame of a page of a site. @param path of the page, for search engines */
export function siteDocument(page: ShownPage, site: Site, theme: WornTheme, path: string): Html {
  const { merchant, files = [], modules = [], width = 'narrow' } = page;
  const owner = merchant?.displayName ?? site.partner.name;
  const [styles, scripts] = [files.filter(isStyle), files.filter((file) => !isStyle(file))];
  return documentOf({
    title: page.title === owner ? plainNameOf(owner) : `${page.title} · ${plainNameOf(owner)}`,
    icon: theme.icon,
    styles: [theme.stylesheet, addressOf(LAYOUT_FILE), ...styles.map(addressOf)],
    modules: [...scripts.map((file) => ({ src: addressOf(file) })), ...modules],
    head: headOf(page, site, path),
    body: html`<a class="skip" href="#content">Skip to content</a>
      ${bannerOf(site)} ${headerOf(page, site, theme)}
      <main id="content" class="${width}">${page.content}</main>
      <footer>${nameOf(site.partner.name)}</footer>`,
  });
}

const isStyle = ({ name }: { readonly name: string }): boolean => name.endsWith('.css');

function headOf(
  { description, isPersonal, head, status = 200 }: ShownPage,
  site: Site,
  path: string,
): Content {
  const isPublic = !isPersonal && status === 200 && site.environment === 'production';
  return html`<meta name="color-scheme" content="light dark" />
    ${description !== undefined && html`<meta name="description" content="${description}" />`}
    ${isPublic ? html`<link rel="canonical" href="${site.origin}${path}" />` : NO_INDEX} ${head}`;
}

function bannerOf({ environment }: Site): Content {
  return (
    environment === 'sandbox' &&
    html`<aside class="banner" aria-label="Sandbox">
      Sandbox: orders and payments here are for testing. No money moves.
    </aside>`
  );
}

/** The logo stands for the partner's name, not for a merchant's. */
function headerOf({ merchant }: ShownPage, site: Site, { logo }: WornTheme): Content {
  const name = merchant?.displayName ?? site.partner.name;
  const home = merchant ? pathOf(site, merchant.slug) : '/';
  return html`<header>
    <a href="${home}">${!merchant && logo ? logoImage(logo) : markOf(name)}</a>
  </header>`;
}

function markOf(name: string): Html {
  const [initial = ''] = name.trim();
  return html`<span class="mark" aria-hidden="true">${initial.toUpperCase()}</span><b>${nameOf(name)}</b>`;
}
