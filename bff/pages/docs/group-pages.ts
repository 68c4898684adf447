import { TAG_DESCRIPTIONS, slugOf } from '../../developers/document/operations.ts';
import { html, type Html } from '../../core/text/html.ts';
import { addressOf, pageOf, addressOfError } from './site-map.ts';
import { type Group, addressOfRecord, entriesOf, type GroupEntry, recordAnchor } from './groups.ts';
import { breakable, prose, type GroupPart } from './markup.ts';
import type { PageParts } from './frame.ts';
import { methodBadge } from './operation-section.ts';
import { ERROR_CODES } from '../../core/contract/error-codes.ts';
import { addressOfChapterPage, type ChapterPage } from './chapter-pages.ts';

/** Renders a group of operations: its description, and links to its operations and records. */
export function groupPage(group: Group): PageParts {
  const { tag, operations, records } = group;
  const words = TAG_DESCRIPTIONS.get(tag) ?? '';
  return {
    title: tag,
    description: words.replaceAll('`', ''),
    main: html`<header class="lead">
        <h1>${tag}</h1>
        <p>${prose(words)}</p>
      </header>
      <section class="index" aria-labelledby="operations">
        <h2 id="operations">Operations</h2>
        <ul>
          ${operations.map(operationLine)}
        </ul>
      </section>
      ${
        records.length > 0 &&
        html`<section class="index" aria-labelledby="records">
          <h2 id="records">Records</h2>
          <ul>
            ${records.map(recordLine)}
          </ul>
        </section>`
      }`,
  };
}

function operationLine(operation: Group['operations'][number]): Html {
  return html`<li>
    ${movedOperation(operation)}<a href="${addressOf(operation)}"
      ><span>${operation.summary}</span>
      <span class="call">${methodBadge(operation.method)} <code>${breakable(operation.path)}</code></span></a
    >
  </li>`;
}

function recordLine(record: Group['records'][number]): Html {
  const { length } = Object.keys(record.schema.properties ?? {});
  const { description = `${length} fields` } = record.schema;
  return html`<li>
    ${movedRecord(record)}<a href="${addressOfRecord(record)}"
      ><span>The ${record.title} record</span> <span class="what">${prose(description)}</span></a
    >
  </li>`;
}

/**
 * Renders the page of a record or an operation: text on the left, samples on the right, and links to the
 * previous and next page of its group.
 */
export function partPage(part: GroupPart, address: string, group: Group): PageParts {
  const { title, description, words, samples } = part;
  const entries = entriesOf(group);
  const at = entries.findIndex((entry) => entry.address === address);
  return {
    title,
    description,
    main: html`<article class="operation">
      <div class="split">
        <div class="words">
          <header>
            <p class="above"><a href="${pageOf(group.tag)}">${group.tag}</a></p>
            <h1>${title}</h1>
          </header>
          ${words}
        </div>
        <div class="samples">${samples}</div>
      </div>
      <nav class="further" aria-label="Before and after in ${group.tag}">
        ${neighbor('Previous', entries[at - 1])} ${neighbor('Next', entries[at + 1])}
      </nav>
    </article>`,
  };
}

function neighbor(word: string, entry: GroupEntry | undefined): Html | undefined {
  return entry && html`<a href="${entry.address}"><small>${word}</small>${entry.title}</a>`;
}

/**
 * Keeps the anchors of earlier layouts: operations were first on one page, later on the pages of their
 * groups. Each anchor is on the line that links to the current location; the script redirects there.
 */
export function movedFromChapters(page: ChapterPage, serverUrl: string): Html[] {
  const address = addressOfChapterPage(page);
  const chapters = page.chaptersOf(serverUrl).map(({ id }) => moved(id, `${address}#${id}`));
  if (page.name !== 'errors') return chapters;
  const codes = Object.values(ERROR_CODES).map(({ code }) => moved(`error-${code}`, addressOfError(code)));
  return [...chapters, ...codes];
}

/** The anchors of all that a group consists of. */
export function movedFromGroup({ records, operations }: Group): Html[] {
  return [...records.map(movedRecord), ...operations.map(movedOperation)];
}

/** The anchor of a record. */
function movedRecord(record: Group['records'][number]): Html {
  return moved(recordAnchor(record.title), addressOfRecord(record));
}

/** The anchor of an operation. */
function movedOperation(operation: Group['operations'][number]): Html {
  return moved(operation.id, addressOf(operation));
}

/** The anchor that a group's own list had. */
export function groupAnchor({ tag }: Pick<Group, 'tag'>): string {
  return slugOf(tag);
}

function moved(id: string, to: string): Html {
  return html`<span id="${id}" data-moved="${to}"></span>`;
}
