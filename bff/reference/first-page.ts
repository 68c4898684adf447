import { slugOf } from '../contract/openapi-tags.ts';
import { TAG_DESCRIPTIONS } from '../contract/operations.ts';
import { html, type Html } from '../gateway/html.ts';
import { addressOf, pageOf } from './addresses.ts';
import type { Chapter } from './chapter.ts';
import type { PageParts } from './frame.ts';
import type { Group } from './group.ts';
import { renderChapter } from './introduction.ts';
import { methodBadge } from './operation-section.ts';
import { prose } from './prose.ts';
import { addressOfRecord, recordAnchor } from './records.ts';

/** What a reader needs before the first call, and where each operation is described. */
export function firstPage(opening: readonly Chapter[], groups: readonly Group[]): PageParts {
  return {
    description: 'Every operation of the Trellis API, with examples.',
    main: html`<header class="lead">
        <h1>Trellis API</h1>
        <p>
          Put point-of-sale surfaces in your product: embed our elements, let us host the pages, or build your
          own on this API. <a href="#operations">All operations</a>
        </p>
      </header>
      ${opening.map(renderChapter)}
      <section class="index" id="operations" aria-labelledby="operations-title">
        <h2 id="operations-title">
          Operations<a class="anchor" href="#operations" aria-label="Link to Operations">#</a>
        </h2>
        ${groups.map(listed)}
      </section>`,
  };
}

/**
 * A group in the list. When all was on one page, links led to anchors here: whoever follows one arrives at the line that leads on, and
 * with the script where that leads.
 */
function listed({ tag, operations, records }: Group): Html {
  return html`<section id="${slugOf(tag)}">
    <h3><a href="${pageOf(tag)}">${tag}</a></h3>
    <p>${prose(TAG_DESCRIPTIONS.get(tag) ?? '')}</p>
    <ul>
      ${records.map(
        (record) =>
          html`<li id="${recordAnchor(record.title)}">
            <a href="${addressOfRecord(record)}">The ${record.title} record</a>
          </li>`,
      )}
      ${operations.map(
        (operation) =>
          html`<li id="${operation.id}">
            <a href="${addressOf(operation)}"
              ><span>${operation.summary}</span>
              <span class="call">${methodBadge(operation.method)} <code>${operation.path}</code></span></a
            >
          </li>`,
      )}
    </ul>
  </section>`;
}
