import { existsSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { REFERENCE_POLICY } from '../reference.ts';
import { checks, readInBrowser, type ReadInBrowser } from '../testing/site-recording.ts';

/** The search as the pages have it, with the script that the build made: `npm test` builds first. */
let reading: ReadInBrowser;
let browser: Browser;
let page: Page;
let url = '';
/** The requested paths, and the console's output. */
let requested: string[] = [];
let complaints: string[] = [];

beforeAll(async () => {
  if (!existsSync(new URL('../../../../dist/docs/search.js', import.meta.url))) {
    throw new Error('dist/docs/search.js is missing: node scripts/build.mjs');
  }
  reading = await readInBrowser('https://api.example');
  ({ browser, url } = reading);
});

afterAll(() => reading.close());

beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  requested = [];
  complaints = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => requested.push(request.url().slice(url.length)));
});

afterEach(() => page.close());

const box = () => page.getByRole('combobox', { name: 'Search the documentation' });
const results = () => page.getByRole('listbox', { name: 'Results' });
const options = () => results().getByRole('option');
const chosen = () => results().getByRole('option', { selected: true });

async function find(words: string): Promise<void> {
  // The button appears with what listens to the slash.
  await page.locator('.find').waitFor();
  await page.keyboard.press('/');
  await box().fill(words);
}

test('what it finds with is loaded when it is first opened, and no connection is ever allowed', async () => {
  expect(REFERENCE_POLICY).toContain("connect-src 'none'");
  await page.goto(url);
  const before = [...requested];
  expect(before.filter((path) => path.includes('search'))).toEqual([]);
  await find('refund');
  await options().first().waitFor();
  const paths = requested.slice(before.length).map((path) => path.replace(/\?.*/, ''));
  const loaded = paths.filter((path) => path !== '/icon.svg');
  expect(loaded).toEqual(['/search.js', '/search-index.js']);
  expect(complaints).toEqual([]);
});

test('the index is compressed, and revalidated by its ETag', async () => {
  const first = await page.request.get(`${url}/search-index.js`);
  const { etag = '', 'content-encoding': encoding, 'cache-control': control } = first.headers();
  expect([encoding, control]).toEqual(['gzip', 'no-cache']);
  const again = await page.request.get(`${url}/search-index.js`, { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
});

test('the slash opens it, arrows move, Enter opens a result, Escape closes', async () => {
  await page.goto(`${url}/guides/errors`);
  await find('refund order');
  await options().nth(3).waitFor();
  const titles = (await options().locator('.title').allTextContents()).slice(0, 3);
  expect(titles[0]).toBe('Refund an order');
  const selected = () => chosen().locator('.title').textContent();
  expect(await selected()).toBe(titles[0]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect(await selected()).toBe(titles[2]);
  expect(await box().getAttribute('aria-activedescendant')).toBe(await chosen().getAttribute('id'));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  expect(await selected()).toBe((await options().locator('.title').allTextContents()).at(-1));
  await page.keyboard.press('Escape');
  await box().waitFor({ state: 'hidden' });
  // The words are still there, to be typed over.
  await page.keyboard.press('/');
  await page.keyboard.type('40401');
  expect(await box().inputValue()).toBe('40401');
  await chosen().getByText('40401').waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(`${url}/reference/errors#error-40401`);
  expect(complaints).toEqual([]);
});

test('a result on the same page is gone to', async () => {
  await page.goto(`${url}/elements/ordering`);
  await find('trellis-ordering attribute href');
  await chosen().waitFor();
  await chosen().click();
  await box().waitFor({ state: 'hidden' });
  expect(page.url()).toContain('/docs/elements/ordering#attribute-');
});

test('what was typed is text wherever it is shown, and nothing found is said', async () => {
  await page.goto(url);
  await find('<img onzebra=zzzz>');
  const status = page.getByRole('status');
  await status.getByText('Nothing was found for “<img onzebra=zzzz>”.').waitFor();
  expect(await page.locator('.search img').count()).toBe(0);
  expect(await page.getByRole('link', { name: 'index', exact: true }).getAttribute('href')).toBe(
    '/docs/index',
  );
  expect(await box().getAttribute('aria-expanded')).toBe('false');
  expect(complaints).toEqual([]);
});

test('a slash that is typed is a slash', async () => {
  await page.goto(url);
  await find('');
  await page.keyboard.type('/v1/pay_links');
  expect(await box().inputValue()).toBe('/v1/pay_links');
  await options()
    .locator('mark', { hasText: 'pay_links' })
    .or(options().locator('mark', { hasText: 'pay' }))
    .first()
    .waitFor();
});

test('when it can’t be loaded it says so', async () => {
  await page.route('**/search-index.js', (route) => route.abort());
  await page.goto(url);
  await find('refund');
  await page.getByText('The search could not be loaded.').waitFor();
  expect(await page.locator('.search .nothing').isVisible()).toBe(true);
});

test.each([
  [1280, 'light'],
  [390, 'dark'],
] as const)('at %i px, %s: accessible, opened, with results and without', async (width, colorScheme) => {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme });
  await page.goto(url);
  await page.getByRole('button', { name: 'Search' }).click();
  for (const words of ['', 'refund', 'zebra']) {
    await box().fill(words);
    if (words === 'refund') await chosen().waitFor();
    if (words === 'zebra') await page.getByText('Nothing was found').waitFor();
    const { violations } = await checks(page).analyze();
    expect(violations.map(({ id, nodes }) => [words, id, nodes[0]?.html])).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('without script there is no box', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(url);
  expect(await plain.getByRole('button').count()).toBe(0);
  expect(await plain.getByRole('combobox').count()).toBe(0);
  await context.close();
});
