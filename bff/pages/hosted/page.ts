import type { Response } from 'express';
import { html, type Content, type Html } from '../../core/text/html.ts';
import { msg, type Words, nameOf } from '../../core/text/message.ts';
import { documentOf, NO_INDEX, type PageModule, sendDocument } from '../shell/document.ts';
import type { Language } from '../../core/text/language.ts';
import { languageMenu, setLanguageHeaders } from '../shell/language-choice.ts';
import { csrfField } from '../shell/forms/intent.ts';
import { LAYOUT_ADDRESS } from './files.ts';
import { logoImage, type WornTheme } from '../../developers/themes/themes.ts';

/** Who the page is from; a page without a session has none. */
export interface PageOwner {
  readonly partner: string;
  readonly csrf: string;
}

export interface Page {
  readonly status: number;
  /** For the tab and the window's list; the heading is part of the content. */
  readonly title: Words;
  readonly theme: WornTheme;
  readonly owner: PageOwner | undefined;
  readonly content: Html;
  /** The script that hydrates the element, on a page that has one. */
  readonly modules?: readonly PageModule[];
  /** CSP sources of the styles that are inside the content. */
  readonly styleSources?: readonly string[];
  readonly language: Language;
}

export function sendPage(res: Response, page: Page): void {
  const { status, styleSources, language } = page;
  setLanguageHeaders(res, language.tag);
  sendDocument(res, status, hostedDocument(page), { styleSources, language });
}

function hostedDocument({ title, theme, owner, content, modules = [] }: Page): Html {
  return documentOf({
    title,
    icon: theme.icon,
    styles: [theme.stylesheet, LAYOUT_ADDRESS],
    modules,
    head: NO_INDEX,
    body: html`${owner && headerOf(owner, theme.logo)}
      <main>${content}</main>
      <footer>
        ${owner ? msg`${nameOf(owner.partner)} runs on Trellis.` : 'Trellis'}
        ${languageMenu('/hosted/language')}
      </footer>`,
  });
}

function headerOf({ partner, csrf }: PageOwner, logo: WornTheme['logo']): Content {
  return html`<header>
    ${logo ? logoImage(logo) : nameMark(partner)}
    <form method="post" action="/hosted/sign-out">
      ${csrfField({ csrf })}<button class="quiet slim">${msg`Sign out`}</button>
    </form>
  </header>`;
}

function nameMark(partner: string): Content {
  const [initial = ''] = partner.trim();
  return html`<span class="mark" aria-hidden="true">${initial.toUpperCase()}</span>
    <b>${nameOf(partner)}</b>`;
}
