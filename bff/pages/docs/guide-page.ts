import { html, type Html } from '../../core/text/html.ts';
import type { PageParts } from './frame.ts';
import { addressOfGuide, GUIDES, type Guide } from './guides.ts';
import { renderGuide } from './markdown.ts';

/** A chapter of docs/, with what is on the page, and the chapters before and after it. */
export function guidePage(guide: Guide, serverUrl: string): PageParts {
  const { title, summary, headings, body } = renderGuide(guide.name, serverUrl);
  const at = GUIDES.indexOf(guide);
  return {
    title,
    description: summary,
    main: html`<article class="guide">
      <header class="lead"><h1>${title}</h1></header>
      ${
        headings.length > 2 &&
        html`<nav class="on-page" aria-label="On this page">
          <ul>
            ${headings.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}
          </ul>
        </nav>`
      }
      ${body}
      <nav class="further" aria-label="Chapters before and after">
        ${neighbour('Previous', GUIDES[at - 1])} ${neighbour('Next', GUIDES[at + 1])}
      </nav>
    </article>`,
  };
}

function neighbour(word: string, guide: Guide | undefined): Html | undefined {
  if (!guide) return undefined;
  return html`<a href="${addressOfGuide(guide)}"><small>${word}</small>${guide.title}</a>`;
}
