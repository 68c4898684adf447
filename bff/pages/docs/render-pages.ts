import type { Retention } from '../../core/contract/retention.ts';
import { openApiDocument } from '../../developers/document/openapi.ts';
import type { OpenApiDocument } from '../../core/contract/openapi-schemas.ts';
import { OPERATIONS } from '../../developers/document/operations.ts';
import {
  addressOf,
  FIRST_PAGE,
  INDEX_PAGE,
  OPERATIONS_INDEX_PAGE,
  pageOf,
  addressOfGuide,
  GUIDES,
  type Guide,
} from './site-map.ts';
import { type Group, addressOfRecord, linksTo, recordPart, sharedRecords } from './groups.ts';
import { addressOfChapterPage, CHAPTER_PAGES, type ChapterPage } from './chapter-pages.ts';
import { elementPage } from './elements/element-page.ts';
import { addressOfElement, ELEMENTS } from './elements/elements.ts';
import { firstPage, indexPage, operationsIndexPage } from './overview-pages.ts';
import { frame, type Contents, type FrameOptions, type PageParts } from './frame.ts';
import { groupPage, partPage } from './group-pages.ts';
import { renderChapter } from './markup.ts';
import { operationSection, type Reference } from './operation-section.ts';
import { html, type Html } from '../../core/text/html.ts';
import { renderGuide } from './markdown.ts';
import { searchEntries, type Entry } from './search/entries.ts';

export interface RenderOptions extends FrameOptions {
  /** The base URL of the API, without a trailing slash. */
  readonly serverUrl: string;
  /** How long this installation keeps records; defaults to the usual periods. */
  readonly retention?: Retention | undefined;
  /** The URL of the script that shows the live samples of elements. */
  readonly sampleScriptUrl: string;
}

/** Makes one page: an HTML document. */
export type RenderPage = () => string;

/**
 * Returns the renderers of the reference's pages, by path: from the declared operations, the chapters and the
 * elements, readable without script. There are hundreds, so each page is rendered on its first request.
 */
export function pageRenderers({
  serverUrl,
  sampleScriptUrl,
  retention,
  ...options
}: RenderOptions): ReadonlyMap<string, RenderPage> {
  const document = openApiDocument({ serverUrl });
  const groups = groupsOf(document);
  const records = groups.flatMap((group) => group.records);
  const reference: Reference = { document, serverUrl, links: linksTo(records) };
  const page = (
    path: string,
    parts: () => PageParts,
    place: Omit<Contents, 'groups' | 'path'> = {},
  ): [string, RenderPage] => [path, () => frame(parts(), { ...place, groups, path }, options)];
  return new Map([
    page(FIRST_PAGE, () => firstPage(groups, serverUrl)),
    page(INDEX_PAGE, () => indexPage(groups)),
    page(OPERATIONS_INDEX_PAGE, () => operationsIndexPage(groups)),
    ...CHAPTER_PAGES.map((chapter) =>
      page(addressOfChapterPage(chapter), () => chapterPage(chapter, serverUrl, retention)),
    ),
    ...GUIDES.map((guide) => page(addressOfGuide(guide), () => guidePage(guide, serverUrl))),
    ...ELEMENTS.map((element) =>
      page(addressOfElement(element), () => elementPage(element, { serverUrl, sampleScriptUrl })),
    ),
    ...groups.flatMap((group) => [
      page(pageOf(group.tag), () => groupPage(group), { group }),
      ...partRenderers(group, reference).map(([path, part]) =>
        page(path, () => partPage(part(), path, group), { group }),
      ),
    ]),
  ]);
}

/** Returns the script with the search index: every chapter, operation, record, element, error and event. */
export function renderSearchIndex(serverUrl: string, retention?: Retention): string {
  const entries = searchEntries(groupsOf(openApiDocument({ serverUrl })), serverUrl, retention);
  // Columns compress better than entries.
  const columns = Object.fromEntries(
    COLUMNS.map((name) => [name, entries.map((entry) => valueOf(entry, name))]),
  );
  return `const columns = ${JSON.stringify(columns)};\n${JOINED}`;
}

const valueOf = (entry: Entry, name: keyof Entry): string | undefined =>
  name === 'to' ? shortened(entry) : entry[name];

/** Returns an address without its start, and with `~` for an end that can be made of the title. */
function shortened({ to, title }: Entry): string {
  const end = endOf(title);
  const rest = to.slice(DOCS.length);
  return end !== '' && rest.endsWith(end) ? `${rest.slice(0, -end.length)}~` : rest;
}

/** Returns a title as an anchor has it. It is part of the script, too. */
const endOf = (title: string): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

const COLUMNS = ['kind', 'title', 'place', 'to', 'words', 'names'] as const satisfies (keyof Entry)[];
/** The start of every address. */
const DOCS = '/docs/';
const JOINED = `const endOf = ${String(endOf)};
export const entries = columns.to.map((to, at) => {
  const named = Object.entries(columns).map(([name, values]) => [name, values[at] ?? undefined]);
  const entry = Object.fromEntries(named);
  return { ...entry, to: '${DOCS}' + to.replace(/~$/, () => endOf(entry.title)) };
});
`;

function groupsOf(document: OpenApiDocument): Group[] {
  const records = sharedRecords(document);
  return [...Map.groupBy(OPERATIONS, ({ tag }) => tag)].map(([tag, operations]) => ({
    tag,
    operations,
    records: records.filter((record) => record.tag === tag),
  }));
}

/** Returns the renderers for the contents of a group's pages. */
function partRenderers({ records, operations }: Group, reference: Reference) {
  return [
    ...records.map((record) => [addressOfRecord(record), () => recordPart(record, reference.links)] as const),
    ...operations.map(
      (operation) => [addressOf(operation), () => operationSection(operation, reference)] as const,
    ),
  ];
}

/** The page with its chapters under each other. */
function chapterPage(
  { title, summary, chaptersOf }: ChapterPage,
  serverUrl: string,
  retention: Retention | undefined,
): PageParts {
  return {
    title,
    description: summary,
    main: html`<header class="lead">
        <h1>${title}</h1>
        <p>${summary}</p>
      </header>
      ${chaptersOf(serverUrl, retention).map(renderChapter)}`,
  };
}

/** Renders a chapter of docs/, with its list of headings, and links to the previous and next chapter. */
function guidePage(guide: Guide, serverUrl: string): PageParts {
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
        ${neighbor('Previous', GUIDES[at - 1])} ${neighbor('Next', GUIDES[at + 1])}
      </nav>
    </article>`,
  };
}

function neighbor(word: string, guide: Guide | undefined): Html | undefined {
  if (!guide) return undefined;
  return html`<a href="${addressOfGuide(guide)}"><small>${word}</small>${guide.title}</a>`;
}

/**
 * The index as a script that exports `entries`. It is no JSON that the page would fetch: so the policy of the
 * pages can go on to forbid every connection.
 */
