import { slugOf } from '../../developers/document/operations.ts';
import type { Operation } from '../../core/contract/operation.ts';
import { OPERATIONS } from '../../developers/document/operations.ts';

/** The introduction to Trellis, with links to the parts of the documentation. */
export const FIRST_PAGE = '/docs';
/** Every chapter, element, group and record, in lists. */
export const INDEX_PAGE = `${FIRST_PAGE}/index`;
/** Every operation, by group. */
export const OPERATIONS_INDEX_PAGE = `${INDEX_PAGE}/operations`;

/** Example emails, each a document of its own: `/docs/letters/de/order_ready`. */
export const LETTER_PAGE = `${FIRST_PAGE}/letters/:language/:message`;

/** The overview for language models and other readers of plain text (llmstxt.org). */
export const LLMS_PATH = '/llms.txt';

/** Each group of operations has a page that lists them. */
export function pageOf(tag: Operation['tag']): string {
  return `${FIRST_PAGE}/${slugOf(tag)}`;
}

export const GROUP_PAGES: readonly string[] = [...new Set(OPERATIONS.map(({ tag }) => pageOf(tag)))];

/** Returns the path of a chapter of the reference, by the name of its page. */
export function pageOfChapter(name: string): string {
  return `${FIRST_PAGE}/reference/${name}`;
}

/** Returns the path of an operation's page, below its group's. */
export function addressOf({ id, tag }: Pick<Operation, 'id' | 'tag'>): string {
  return `${pageOf(tag)}/${id}`;
}

/**
 * Returns the address of an operation's page.
 * @throws {Error} there is no such operation
 */
export function addressOfOperation(id: string): string {
  const operation = OPERATIONS.find((one) => one.id === id);
  if (!operation) throw new Error(`the reference names an operation that there is not: ${id}`);
  return addressOf(operation);
}

export function addressOfError(code: number): string {
  return `${pageOfChapter('errors')}#error-${code}`;
}

/** A chapter that is written as Markdown, in docs/. */
export interface Guide {
  /** Its file, in docs/, without `.md`; its page is at /docs/guides/{name}. */
  readonly name: string;
  /** The title in the table of contents. */
  readonly title: string;
}

/** Chapters under one heading of the list of contents. */
interface GuidePart {
  readonly title: string;
  readonly guides: readonly Guide[];
}

/** Every chapter, in reading order. A new one is a file and a line here. */
export const GUIDE_PARTS: readonly GuidePart[] = [
  {
    title: 'Get started',
    guides: [
      { name: 'minutes', title: 'Live in minutes' },
      { name: 'start-hosted', title: 'Hosted pages' },
      { name: 'start-embedded', title: 'Embedded elements' },
      { name: 'start-api', title: 'The API' },
    ],
  },
  {
    title: 'Build',
    guides: [
      { name: 'embed', title: 'Embed elements' },
      { name: 'sessions', title: 'Sessions' },
      { name: 'server', title: 'On your server' },
      { name: 'money', title: 'Money and rounding' },
      { name: 'frameworks', title: 'Frameworks' },
      { name: 'theming', title: 'Theming' },
      { name: 'languages', title: 'Languages' },
      { name: 'webhooks', title: 'Webhooks' },
      { name: 'live-updates', title: 'Live updates' },
      { name: 'errors', title: 'Errors' },
      { name: 'cli', title: 'The command line' },
    ],
  },
  {
    title: 'Guests',
    guides: [
      { name: 'domains', title: 'Sites and domains' },
      { name: 'embedded-ordering', title: 'Ordering in your page' },
      { name: 'pay-links', title: 'Pay links' },
      { name: 'rewards', title: 'Rewards' },
    ],
  },
  {
    title: 'Run it',
    guides: [
      { name: 'sandbox', title: 'The sandbox' },
      { name: 'team', title: 'Your team' },
      { name: 'devices', title: 'Shared devices' },
      { name: 'go-live', title: 'Go live' },
      { name: 'versions', title: 'Versions and upgrades' },
      { name: 'deploy', title: 'Install Trellis' },
      { name: 'running', title: 'Run the service' },
      { name: 'operator', title: 'The operator’s command line' },
      { name: 'scaling', title: 'Scaling' },
      { name: 'observe', title: 'Observe' },
      { name: 'runbooks', title: 'Runbooks' },
      { name: 'backup', title: 'Back up and restore' },
      { name: 'guests', title: 'Rights of guests' },
      { name: 'stripe', title: 'Take cards with Stripe' },
      { name: 'stripe-whole-way', title: 'The whole way with Stripe' },
      { name: 'processor', title: 'Bring your own processor' },
      { name: 'worked-processor', title: 'A worked processor' },
      { name: 'bank', title: 'Bank' },
    ],
  },
];

export const GUIDES: readonly Guide[] = GUIDE_PARTS.flatMap(({ guides }) => guides);

/** Returns the path of a guide's page. */
export function addressOfGuide({ name }: Pick<Guide, 'name'>): string {
  return `/docs/guides/${name}`;
}
