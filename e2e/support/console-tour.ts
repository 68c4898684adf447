import type { Page } from '@playwright/test';
import type { RunningStack } from '../stack/running-stack.ts';

/** Into how many tests a look at every page of the console is divided: each ends well within its time. */
export const TOUR_PARTS = [1, 2, 3, 4, 5, 6] as const;

/** Fewer pages are a tour that has lost its way. */
const AT_LEAST = 45;

/**
 * The console's pages, found as a reader finds them: by their links, from the overview on. Of pages that show
 * records of one type the first one found is taken.
 * @param part the share of the pages that is returned; a page is in the same part in every run
 * @return addresses below `/console`
 */
export async function consolePages(
  page: Page,
  stack: RunningStack,
  part?: (typeof TOUR_PARTS)[number],
): Promise<string[]> {
  const pages = await allPages(page, stack);
  return pages
    .filter(([shape]) => part === undefined || partOf(shape) === part)
    .map(([, address]) => address);
}

type Found = readonly (readonly [shape: string, address: string])[];

/** They stay the same for a stack: only what a test adds is new. */
const known = new WeakMap<RunningStack, Found>();

async function allPages(page: Page, stack: RunningStack): Promise<Found> {
  const pages = known.get(stack) ?? (await findPages(page, stack));
  known.set(stack, pages);
  return pages;
}

async function findPages(page: Page, stack: RunningStack): Promise<Found> {
  await makeRecords(stack);
  const found = new Map<string, string>();
  const add = (link: string) => found.get(shapeOf(link)) ?? found.set(shapeOf(link), link);
  add('/console');
  for (const link of await withoutLink(stack)) add(link);
  for (const [shape, address] of found) {
    const links = await consoleLinks(page, `${stack.api}${address}`);
    if (links) links.forEach(add);
    else found.set(shape, '');
  }
  const pages = [...found].filter(([, address]) => address !== '');
  if (pages.length < AT_LEAST) throw new Error(`only ${pages.length} pages: ${[...found.keys()].join(' ')}`);
  return pages;
}

/** Pages that no link leads to: a form does, or a notice that needs something to have failed. */
async function withoutLink(stack: RunningStack): Promise<string[]> {
  const { data } = await stack.call<{ data: { id: string }[] }>('GET', '/v1/webhook_endpoints?limit=1');
  return ['/console/go-live/confirm', ...data.map(({ id }) => `/console/events/missed?of=${id}`)];
}

const RECORDS = [
  'payment.captured',
  'dispute.created',
  'pay_link.created',
  'payout.created',
  'loyalty.account.created',
  'device.enrolled',
];

/** Records that a new sandbox lacks, so that each type of page has one to show. */
async function makeRecords(stack: RunningStack): Promise<void> {
  for (const type of RECORDS) {
    await stack.call('POST', '/v1/sandbox/events', { type });
  }
}

/**
 * The links of one page to others of the console, in their order; undefined for what is no page of it, as a
 * download or an email, in which no script runs.
 */
async function consoleLinks(page: Page, address: string): Promise<string[] | undefined> {
  const response = await page.request.get(address);
  const { 'content-type': type = '', 'content-security-policy': policy = '' } = response.headers();
  const isPage = type.startsWith('text/html') && !policy.includes('sandbox');
  if (!isPage || response.url() !== address) return undefined;
  const links = await page.evaluate(
    (text) => {
      const read = new DOMParser().parseFromString(text, 'text/html');
      return [...read.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
    },
    await response.text(),
  );
  return links
    .map((link) => new URL(link, address))
    .filter(({ origin, pathname }) => address.startsWith(origin) && /^\/console(\/|$)/.test(pathname))
    .map(({ pathname, search }) => pathname + search);
}

/** The path without ids and without the query: `/console/keys/:id/rotate`. */
function shapeOf(link: string): string {
  return new URL(link, 'http://console').pathname.replace(/\/[a-z]+_[A-Za-z0-9]+(?=\/|$)/g, '/:id');
}

function partOf(shape: string): number {
  const sum = [...shape].reduce((total, character) => total + character.charCodeAt(0), 0);
  return (sum % TOUR_PARTS.length) + 1;
}
