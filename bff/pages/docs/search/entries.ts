import type { Retention } from '../../../core/contract/retention.ts';
import { ERROR_CODES } from '../../../core/contract/error-codes.ts';
import { EVENT_TYPES } from '../../../developers/document/event-types.ts';
import { TAG_DESCRIPTIONS } from '../../../developers/document/operations.ts';
import { addressOfEvent } from '../access-chapters.ts';
import { addressOf, addressOfError, pageOf, addressOfGuide, GUIDES } from '../site-map.ts';
import { type Group, addressOfRecord } from '../groups.ts';
import { addressOfChapterPage, CHAPTER_PAGES } from '../chapter-pages.ts';
import { renderGuide } from '../markdown.ts';
import { addressOfElement, ELEMENTS, type Named } from '../elements/elements.ts';
import { addressOfName } from '../elements/element-page.ts';
import { html, type Content } from '../../../core/text/html.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/**
 * Returns the visible text of a piece of a page, in one line: without tags and without the backticks of
 * descriptions.
 */
export function plainText(content: Content): string {
  return html`${content}`.text
    .replaceAll(/<\/?(?:a|b|code|em|small|span|strong|wbr)\b[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll('`', '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/**
 * Returns the search entries of the documentation, from the sources of the pages.
 * @param serverUrl the base URL of the API, without a trailing slash
 */
export function searchEntries(groups: readonly Group[], serverUrl: string, retention?: Retention): Entry[] {
  return [
    ...guideEntries(serverUrl),
    ...chapterEntries(serverUrl, retention),
    ...groups.flatMap(groupEntries),
    ...elementEntries(),
    ...errorEntries(),
    ...eventEntries(),
  ];
}

/** Returns the entries of a chapter and each of its headings, with the text below. */
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

function chapterEntries(serverUrl: string, retention: Retention | undefined): Entry[] {
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
    const chapters = page.chaptersOf(serverUrl, retention).map(({ id, title, body }): Entry => ({
      kind: 'chapter',
      title,
      place: page.title,
      to: `${to}#${id}`,
      // Additions have entries of their own, which come before their lines in the changelog.
      words: id.startsWith('since-') ? '' : plainText(body),
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
        `${plainText(record.schema.description)} ` +
        `${Object.keys(record.schema.properties ?? {}).join(' ')}`.trim(),
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

/** Each element, and each name that a page can use of it. */
function elementEntries(): Entry[] {
  return ELEMENTS.flatMap((element): Entry[] => {
    const {
      tagName,
      description,
      attributes = [],
      events = [],
      slots = [],
      cssParts = [],
      cssProperties = [],
    } = element;
    const to = addressOfElement(element);
    const named = (kind: string, names: readonly (Named & { readonly fieldName?: string })[]): Entry[] =>
      names.map(({ name, fieldName, description: words }) => ({
        kind: 'element',
        title: name || 'slot without a name',
        place: `${tagName} › ${kind}`,
        to: to + addressOfName(kind, name),
        words: plainText(words),
        ...(fieldName !== undefined && fieldName !== name && { names: fieldName }),
      }));
    return [
      { kind: 'element', title: tagName, place: 'Elements', to, words: plainText(description) },
      ...named('attribute', attributes),
      ...named('event', events),
      ...named('slot', slots),
      ...named('part', cssParts),
      ...named('style', cssProperties),
    ];
  });
}

/** The subject of an entry. Of equal matches, the more frequently searched kind comes first. */
export type EntryKind = 'chapter' | 'operation' | 'record' | 'element' | 'error' | 'event';

/** Something that the search finds. */
export interface Entry {
  readonly kind: EntryKind;
  /** A heading, an operation's summary, a code, a name. */
  readonly title: string;
  /** The chapter, group or element that it belongs to. */
  readonly place: string;
  /** The path, with an anchor for a part of a page. */
  readonly to: string;
  /** The text, without markup. */
  readonly words: string;
  /** Other names: method and path of an operation, the property of an attribute. */
  readonly names?: string;
}
