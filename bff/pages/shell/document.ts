import type { Response } from 'express';
import { html, type Content, type Html } from '../../core/text/html.ts';
import { LANGUAGE_OF_PAGE } from '../../core/text/message.ts';
import { ENGLISH, type Language } from '../../core/text/language.ts';
import { setPageHeaders, type PagePolicy } from '../../core/http/page-headers.ts';
import { styleTag, type InlineSheet } from '../../core/http/assets.ts';

/** A module of a page. */
export interface PageModule {
  readonly src: string;
  readonly integrity?: string;
}

export interface DocumentParts {
  /** The title of the tab; the heading is part of the body. */
  readonly title: Content;
  /** Address of the icon, an SVG. */
  readonly icon: string;
  /** Addresses of style sheets, in their order. */
  readonly styles: readonly string[];
  /** The inline style sheets: the policy must name their sources. */
  readonly sheets?: readonly InlineSheet[];
  readonly modules?: readonly PageModule[];
  /** Additional content of the head, such as a description. */
  readonly head?: Content;
  readonly body: Content;
}

/** Keeps a page for signed-in people out of search engines. */
export const NO_INDEX = html`<meta name="robots" content="noindex" />`;

/** The frame of every page that the service renders. */
export function documentOf({
  title,
  icon,
  styles,
  sheets = [],
  modules = [],
  head,
  body,
}: DocumentParts): Html {
  return html`<!doctype html>
    <html ${LANGUAGE_OF_PAGE}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" type="image/svg+xml" href="${icon}" />
        ${styles.map((style) => html`<link rel="stylesheet" href="${style}" />`)} ${sheets.map(styleTag)}
        ${modules.map(moduleTag)} ${head}
      </head>
      <body>
        ${body}
      </body>
    </html> `;
}

function moduleTag({ src, integrity }: PageModule): Html {
  return html`<script type="module" src="${src}" ${integrity && html`integrity="${integrity}"`}></script>`;
}

/** Sends a page, with the policy of our pages. */
export function sendDocument(
  res: Response,
  status: number,
  document: Html,
  { language = ENGLISH, ...policy }: PagePolicy & { readonly language?: Language } = {},
): void {
  setPageHeaders(res, policy);
  res.status(status).type('html').send(document.in(language));
}
