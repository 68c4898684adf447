import { html, type Html } from '../../core/text/html.ts';
import { LANGUAGE_OF_PAGE } from '../../core/text/message.ts';
import { addressOf, LAYOUT_FILE } from './files.ts';
import type { ShownPage } from './shown-page.ts';
import { titleOf } from './site-document.ts';
import type { Site } from './site.ts';
import type { WornTheme } from '../../developers/themes/themes.ts';

/** A page as an element takes it: without the frame, and without what only search engines read. */
export function fragmentDocument(page: ShownPage, site: Site, theme: WornTheme): Html {
  const { files = [], width = 'narrow', content } = page;
  const styles = files.filter(({ name }) => name.endsWith('.css')).map(addressOf);
  return html`<!doctype html>
    <html ${LANGUAGE_OF_PAGE}>
      <head>
        <title>${titleOf(page, site)}</title>
        ${[addressOf(LAYOUT_FILE), ...styles, theme.stylesheet].map((href) => html`<link rel="stylesheet" href="${href}" />`)}
      </head>
      <body>
        <main id="content" class="${width}">${content}</main>
      </body>
    </html>`;
}
