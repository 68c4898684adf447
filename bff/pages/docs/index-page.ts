import { html, type Html } from '../../core/text/html.ts';
import { addressOf, INDEX_PAGE, OPERATIONS_INDEX_PAGE, pageOf, pageOfChapter } from './addresses.ts';
import { addressOfChapterPage, CHAPTER_PAGES } from './chapter-pages.ts';
import { addressOfElement, ELEMENTS } from './elements/elements.ts';
import type { PageParts } from './frame.ts';
import type { Group } from './group.ts';
import { addressOfGuide, GUIDES } from './guides.ts';
import { methodBadge } from './operation-section.ts';
import { addressOfRecord } from './records.ts';

/** Every chapter, element, group and record, to be found without a script; and where the longer lists are. */
export function indexPage(groups: readonly Group[]): PageParts {
  const records = groups.flatMap((group) => group.records);
  return {
    title: 'Index',
    description: 'Every chapter, element, group of operations and record.',
    main: html`<header class="lead">
        <h1>Index</h1>
        <p>Every chapter, element, group of operations and record.</p>
      </header>
      ${part(
        'chapters',
        'Chapters',
        columns([
          ...GUIDES.map((guide) => line(addressOfGuide(guide), guide.title)),
          ...CHAPTER_PAGES.map((page) => line(addressOfChapterPage(page), page.title)),
        ]),
      )}
      ${
        ELEMENTS.length > 0 &&
        part(
          'elements',
          'Elements',
          columns(ELEMENTS.map((one) => line(addressOfElement(one), html`<code>${one.tagName}</code>`))),
        )
      }
      ${part(
        'operations',
        'Operations',
        html`<p><a href="${OPERATIONS_INDEX_PAGE}">Every operation</a> has a page of its own.</p>
          ${columns(groups.map(({ tag }) => line(pageOf(tag), tag)))}`,
      )}
      ${part('records', 'Records', columns(records.map((record) => line(addressOfRecord(record), record.title))))}
      ${part('errors', 'Errors', html`<p><a href="${pageOfChapter('errors')}">Every error code</a>, with its message.</p>`)}
      ${part('events', 'Events', html`<p><a href="${pageOfChapter('event-types')}">Every event type</a>, by name.</p>`)}`,
  };
}

/** Every operation, by group. */
export function operationsIndexPage(groups: readonly Group[]): PageParts {
  return {
    title: 'Every operation',
    description: 'Every operation of the API, by group.',
    main: html`<header class="lead">
        <p class="above"><a href="${INDEX_PAGE}">Index</a></p>
        <h1>Every operation</h1>
      </header>
      <section class="index short" aria-label="Operations by group">
        <div class="pair">
          ${groups.map(
            ({ tag, operations }) =>
              html`<section>
                <h2><a href="${pageOf(tag)}">${tag}</a></h2>
                <ul>
                  ${operations.map((operation) =>
                    line(
                      addressOf(operation),
                      html`<span>${operation.summary}</span> ${methodBadge(operation.method)}`,
                    ),
                  )}
                </ul>
              </section>`,
          )}
        </div>
      </section>`,
  };
}

function part(id: string, title: string, lines: Html): Html {
  return html`<section class="index short" id="${id}" aria-labelledby="${id}-title">
    <h2 id="${id}-title">${title}</h2>
    ${lines}
  </section>`;
}

function columns(lines: readonly Html[]): Html {
  return html`<ul class="columns">
    ${lines}
  </ul>`;
}

function line(to: string, words: Html | string): Html {
  return html`<li><a href="${to}">${words}</a></li>`;
}
