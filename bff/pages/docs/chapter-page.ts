import { html } from '../../core/text/html.ts';
import type { ChapterPage } from './chapter-pages.ts';
import type { PageParts } from './frame.ts';
import { renderChapter } from './introduction.ts';

/** The page with its chapters under each other. */
export function chapterPage({ title, summary, chaptersOf }: ChapterPage, serverUrl: string): PageParts {
  return {
    title,
    description: summary,
    main: html`<header class="lead">
        <h1>${title}</h1>
        <p>${summary}</p>
      </header>
      ${chaptersOf(serverUrl).map(renderChapter)}`,
  };
}
