import { slugOf } from '../../developers/document/openapi-tags.ts';
import { ERROR_CODES } from '../../core/contract/error-codes.ts';
import { html, type Html } from '../../core/text/html.ts';
import { addressOf, addressOfError } from './addresses.ts';
import { addressOfChapterPage, type ChapterPage } from './chapter-pages.ts';
import type { Group } from './group.ts';
import { addressOfRecord, recordAnchor } from './records.ts';

/**
 * Once everything was on the first page, and later operations were on the pages of their groups. Those anchors are still there, each in
 * the line that leads to where it is now: whoever follows one arrives at that line, and with the script at the new place.
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
export function movedRecord(record: Group['records'][number]): Html {
  return moved(recordAnchor(record.title), addressOfRecord(record));
}

/** The anchor of an operation. */
export function movedOperation(operation: Group['operations'][number]): Html {
  return moved(operation.id, addressOf(operation));
}

/** The anchor that a group's own list had. */
export function groupAnchor({ tag }: Pick<Group, 'tag'>): string {
  return slugOf(tag);
}

function moved(id: string, to: string): Html {
  return html`<span id="${id}" data-moved="${to}"></span>`;
}
