import { html, type Html } from '../gateway/html.ts';
import { addressOf, addressOfError, pageOf } from './addresses.ts';
import { EVENT_TYPES, isEventEmitted } from '../contract/event-types.ts';
import { ERROR_CODES } from '../contract/error-codes.ts';
import { addressOfEvent } from './access-chapters.ts';
import { addressOfChapterPage, CHAPTER_PAGES } from './chapter-pages.ts';
import type { PageParts } from './frame.ts';
import type { Group } from './group.ts';
import { addressOfGuide, GUIDES } from './guides.ts';
import { methodBadge } from './operation-section.ts';
import { addressOfRecord } from './records.ts';

/** Every chapter, operation, record, error and event, to be found without a script. */
export function indexPage(groups: readonly Group[]): PageParts {
  const errors = Object.values(ERROR_CODES).toSorted((one, other) => one.code - other.code);
  return {
    title: 'Index',
    description: 'Every chapter, operation, record, error and event.',
    main: html`<header class="lead">
        <h1>Index</h1>
        <p>Every chapter, operation, record, error and event.</p>
      </header>
      ${part(
        'chapters',
        'Chapters',
        html`<ul class="columns">
          ${GUIDES.map((guide) => line(addressOfGuide(guide), guide.title))}
          ${CHAPTER_PAGES.map((page) => line(addressOfChapterPage(page), page.title))}
        </ul>`,
      )}
      ${part('operations', 'Operations', html`<div class="pair">${groups.map(listed)}</div>`)}
      ${part(
        'errors',
        'Errors',
        html`<ul class="pair">
          ${errors.map(({ code, message }) =>
            line(addressOfError(code), html`<code>${code}</code> <span>${message}</span>`),
          )}
        </ul>`,
      )}
      ${part(
        'events',
        'Events',
        html`<ul class="columns">
          ${EVENT_TYPES.filter(isEventEmitted).map((type) =>
            line(addressOfEvent(type), html`<code>${type}</code>`),
          )}
        </ul>`,
      )}`,
  };
}

function part(id: string, title: string, lines: Html): Html {
  return html`<section class="index short" id="${id}" aria-labelledby="${id}-title">
    <h2 id="${id}-title">${title}</h2>
    ${lines}
  </section>`;
}

function listed({ tag, operations, records }: Group): Html {
  return html`<section>
    <h3><a href="${pageOf(tag)}">${tag}</a></h3>
    <ul>
      ${records.map((record) => line(addressOfRecord(record), `The ${record.title} record`))}
      ${operations.map((operation) =>
        line(addressOf(operation), html`<span>${operation.summary}</span> ${methodBadge(operation.method)}`),
      )}
    </ul>
  </section>`;
}

function line(to: string, words: Html | string): Html {
  return html`<li><a href="${to}">${words}</a></li>`;
}
