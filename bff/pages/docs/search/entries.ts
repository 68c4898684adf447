import { ERROR_CODES } from '../../../core/contract/error-codes.ts';
import { EVENT_TYPES } from '../../../developers/document/event-types.ts';
import { TAG_DESCRIPTIONS } from '../../../developers/document/operations.ts';
import { addressOfEvent } from '../access-chapters.ts';
import { addressOf, addressOfError, pageOf } from '../addresses.ts';
import { addressOfChapterPage, CHAPTER_PAGES } from '../chapter-pages.ts';
import type { Group } from '../group.ts';
import { addressOfGuide, GUIDES } from '../guides.ts';
import { renderGuide } from '../markdown.ts';
import { addressOfRecord } from '../records.ts';
import { elementEntries } from './element-entries.ts';
import type { Entry } from './entry.ts';
import { plainText } from './plain-text.ts';

/**
 * Everything that the search of the documentation finds, from what the pages are made of.
 * @param serverUrl where the API is reached, without a trailing slash
 */
export function searchEntries(groups: readonly Group[], serverUrl: string): Entry[] {
  return [
    ...guideEntries(serverUrl),
    ...chapterEntries(serverUrl),
    ...groups.flatMap(groupEntries),
    ...elementEntries(),
    ...errorEntries(),
    ...eventEntries(),
  ];
}

/** A chapter, and each of its headings with what is below it. */
function guideEntries(serverUrl: string): Entry[] {
  return GUIDES.flatMap((guide): Entry[] => {
    const { title, passages } = renderGuide(guide.name, serverUrl);
    const address = addressOfGuide(guide);
    return passages.map(({ id, title: heading, words }) =>
      id === undefined
        ? { kind: 'chapter', title, place: 'Guides', to: address, words, names: guide.title }
        : { kind: 'chapter', title: heading, place: guide.title, to: `${address}#${id}`, words },
    );
  });
}

/** Chapters whose lists have entries of their own. */
const LISTS = new Set(['errors', 'event-types']);

function chapterEntries(serverUrl: string): Entry[] {
  return CHAPTER_PAGES.flatMap((page): Entry[] => {
    const to = addressOfChapterPage(page);
    const own: Entry = {
      kind: 'chapter',
      title: page.title,
      place: 'API reference',
      to,
      words: page.summary,
    };
    if (LISTS.has(page.name)) return [own];
    const chapters = page.chaptersOf(serverUrl).map(({ id, title, body }): Entry => ({
      kind: 'chapter',
      title,
      place: page.title,
      to: `${to}#${id}`,
      words: plainText(body),
    }));
    return [own, ...chapters];
  });
}

function groupEntries({ tag, operations, records }: Group): Entry[] {
  return [
    {
      kind: 'chapter',
      title: tag,
      place: 'Operations',
      to: pageOf(tag),
      words: plainText(TAG_DESCRIPTIONS.get(tag)),
    },
    ...records.map((record): Entry => ({
      kind: 'record',
      title: `The ${record.title} record`,
      place: tag,
      to: addressOfRecord(record),
      words:
        `${plainText(record.schema.description)} ${Object.keys(record.schema.properties ?? {}).join(' ')}`.trim(),
    })),
    ...operations.map((operation): Entry => {
      const { id, method, path, summary, description, scope } = operation;
      const call = `${method.toUpperCase()} ${path}`;
      const words = plainText(description);
      return {
        kind: 'operation',
        title: summary,
        place: tag,
        to: addressOf(operation),
        words,
        names: [call, id, scope].filter(Boolean).join(' '),
      };
    }),
  ];
}

function errorEntries(): Entry[] {
  return Object.entries(ERROR_CODES).map(([name, { code, message }]) => ({
    kind: 'error',
    title: String(code),
    place: 'Error codes',
    to: addressOfError(code),
    words: message,
    names: name,
  }));
}

function eventEntries(): Entry[] {
  return EVENT_TYPES.map((type) => ({
    kind: 'event',
    title: type,
    place: 'Event types',
    to: addressOfEvent(type),
    words: '',
  }));
}
