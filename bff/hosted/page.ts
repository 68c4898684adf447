import type { Response } from 'express';
import { html, type Content, type Html } from '../gateway/html.ts';
import { nameOf } from '../pages/name.ts';
import { setPageHeaders } from '../pages/page-headers.ts';
import type { ThemeSheet } from './theme-sheet.ts';

/** Who the page is from; a page for nobody known has none. */
export interface PageOwner {
  readonly partner: string;
  readonly csrf: string;
}

export interface Page {
  readonly status: number;
  /** For the tab and the window's list; the heading is part of the content. */
  readonly title: string;
  readonly theme: ThemeSheet;
  /** Version of the layout's stylesheet. */
  readonly layoutVersion: string;
  readonly owner: PageOwner | undefined;
  readonly content: Html;
  /** Address of the script that wakes the element; undefined where there is none. */
  readonly script?: string | undefined;
  /** CSP sources of the styles that are inside the content. */
  readonly styleSources?: readonly string[];
}

/** Sends a page, with the policy of our pages. */
export function sendPage(res: Response, page: Page): void {
  setPageHeaders(res, page.styleSources);
  res.status(page.status).type('html').send(documentOf(page).text);
}

function documentOf(page: Page): Html {
  const { theme, owner } = page;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${page.title}</title>
        <link rel="icon" type="image/svg+xml" href="/hosted/icon.svg?v=${theme.version}" />
        <link rel="stylesheet" href="/hosted/theme.css?v=${theme.version}" />
        <link rel="stylesheet" href="/hosted/page.css?v=${page.layoutVersion}" />
        ${page.script !== undefined && html`<script type="module" src="${page.script}"></script>`}
      </head>
      <body>
        ${owner && headerOf(owner)}
        <main>${page.content}</main>
        <footer>${owner ? html`${nameOf(owner.partner)} runs on Trellis.` : 'Trellis'}</footer>
      </body>
    </html> `;
}

function headerOf({ partner, csrf }: PageOwner): Content {
  const [initial = ''] = partner.trim();
  return html`<header>
    <span class="mark" aria-hidden="true">${initial.toUpperCase()}</span>
    <b>${nameOf(partner)}</b>
    <form method="post" action="/hosted/sign-out">
      <input type="hidden" name="csrf" value="${csrf}" /><button>Sign out</button>
    </form>
  </header>`;
}
