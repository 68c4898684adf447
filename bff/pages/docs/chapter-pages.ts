import { credentials, eventTypes, scopes } from './access-chapters.ts';
import { pageOfChapter } from './addresses.ts';
import type { Chapter } from './chapter.ts';
import { foreignStore } from './foreign-store.ts';
import { start } from './introduction.ts';
import { errors, idempotency, lists, money, requests, wholeNumbers } from './request-chapters.ts';
import { storedData } from './stored-data.ts';
import { changelog } from './version-chapter.ts';

/** Chapters of the reference that share a page. */
export interface ChapterPage {
  /** Its page is at /docs/reference/{name}. */
  readonly name: string;
  readonly title: string;
  /** What is on it, in a sentence. */
  readonly summary: string;
  readonly chaptersOf: (serverUrl: string) => readonly Chapter[];
}

/** What a reader needs before the first call, in reading order. */
export const CHAPTER_PAGES: readonly ChapterPage[] = [
  {
    name: 'requests',
    title: 'Making requests',
    summary:
      'The base URL, bodies and headers, 64-bit integers, amounts and currencies, safe retries, and lists.',
    chaptersOf: (serverUrl) => [
      start(serverUrl),
      requests(),
      wholeNumbers(),
      money(),
      idempotency(serverUrl),
      lists(serverUrl),
    ],
  },
  {
    name: 'credentials',
    title: 'Credentials and scopes',
    summary: 'Partner keys, session tokens, and what each of them may do.',
    chaptersOf: (serverUrl) => [credentials(serverUrl), scopes()],
  },
  {
    name: 'errors',
    title: 'Error codes',
    summary: 'What an error looks like, and every code.',
    chaptersOf: () => [errors()],
  },
  {
    name: 'event-types',
    title: 'Event types',
    summary: 'What events and webhooks tell you about.',
    chaptersOf: () => [eventTypes()],
  },
  {
    name: 'versions',
    title: 'API changelog',
    summary:
      'What each dated version changed, what came to all of them, what ends when, and their OpenAPI documents.',
    chaptersOf: changelog,
  },
  {
    name: 'stored-data',
    title: 'What is stored',
    summary: 'What is stored and for how long, and where plants are.',
    chaptersOf: () => [storedData(), foreignStore()],
  },
];

/** Where such a page is. */
export function addressOfChapterPage({ name }: Pick<ChapterPage, 'name'>): string {
  return pageOfChapter(name);
}
