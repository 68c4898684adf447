import { openApiDocument } from '../contract/openapi.ts';
import { OPERATIONS } from '../contract/operations.ts';
import { FIRST_PAGE, INDEX_PAGE, pageOf } from './addresses.ts';
import { chapterPage } from './chapter-page.ts';
import { addressOfChapterPage, CHAPTER_PAGES } from './chapter-pages.ts';
import { elementPage } from './elements/element-page.ts';
import { addressOfElement, ELEMENTS } from './elements/elements.ts';
import { firstPage } from './first-page.ts';
import { frame, type FrameOptions } from './frame.ts';
import { groupPage } from './group-page.ts';
import type { Group } from './group.ts';
import { guidePage } from './guide-page.ts';
import { addressOfGuide, GUIDES } from './guides.ts';
import { indexPage } from './index-page.ts';
import { linksTo, sharedRecords } from './records.ts';

export interface RenderOptions extends FrameOptions {
  /** Where the API is reached, without a trailing slash. */
  readonly serverUrl: string;
}

/** The pages of the reference by their paths: HTML documents, made from the declared operations, readable without their script. */
export function renderPages({ serverUrl, ...options }: RenderOptions): ReadonlyMap<string, string> {
  const document = openApiDocument({ serverUrl });
  const records = sharedRecords(document);
  const reference = { document, serverUrl, links: linksTo(records) };
  const groups: Group[] = [...Map.groupBy(OPERATIONS, ({ tag }) => tag)].map(([tag, operations]) => ({
    tag,
    operations,
    records: records.filter((record) => record.tag === tag),
  }));
  const contents = { groups };
  return new Map([
    [FIRST_PAGE, frame(firstPage(groups, serverUrl), contents, options)],
    [INDEX_PAGE, frame(indexPage(groups), contents, options)],
    ...CHAPTER_PAGES.map((chapter): [string, string] => [
      addressOfChapterPage(chapter),
      frame(chapterPage(chapter, serverUrl), { ...contents, chapter }, options),
    ]),
    ...GUIDES.map((guide): [string, string] => [
      addressOfGuide(guide),
      frame(guidePage(guide, serverUrl), { ...contents, guide }, options),
    ]),
    ...ELEMENTS.map((element): [string, string] => [
      addressOfElement(element),
      frame(elementPage(element, serverUrl), { ...contents, element }, options),
    ]),
    ...groups.map((group): [string, string] => [
      pageOf(group.tag),
      frame(groupPage(group, reference), { ...contents, current: group }, options),
    ]),
  ]);
}
