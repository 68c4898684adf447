import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type Page } from '@playwright/test';
import express from 'express';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { FIRST_PAGE, GROUP_PAGES, INDEX_PAGE } from './addresses.ts';
import { addressOfChapterPage, CHAPTER_PAGES } from './chapter-pages.ts';
import { addressOfGuide, GUIDES } from './guides.ts';
import { referencePages } from './reference.ts';

/** Of long pages, where two processors do more than this. */
vi.setConfig({ testTimeout: 90_000 });

/**
 * The pages in a real browser: nothing blocked, nothing loaded from elsewhere, nothing cut off, accessible to
 * everyone.
 */
const server = express()
  .use(referencePages({ serverUrl: 'http://localhost:8080' }))
  .listen(0, '127.0.0.1');
let browser: Browser;
let page: Page;
let url = '';
let complaints: string[] = [];

/** One of each kind of page: the first, one with a body, one with records, one without a response's body. */
const ALL_PAGES = [
  FIRST_PAGE,
  INDEX_PAGE,
  ...CHAPTER_PAGES.map(addressOfChapterPage),
  ...GUIDES.map(addressOfGuide),
  ...GROUP_PAGES,
];
const PAGES = [
  '',
  '/index',
  '/reference/errors',
  '/plants',
  '/keys',
  '/locations',
  '/guides/webhooks',
  '/guides/errors',
];

beforeAll(async () => {
  if (!server.listening) await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/docs`;
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
});

afterAll(async () => {
  await browser.close();
  server.close();
});

beforeEach(async () => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  page = await context.newPage();
  complaints = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(url).origin) complaints.push(request.url());
  });
});

afterEach(async () => {
  await page.context().close();
});

/** Every rule; not frames, which these pages don't have, nor the list of what passes: with both it takes three times as long. */
const checks = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });

test.each(PAGES.flatMap((path) => [[path, 1280, 'light'] as const, [path, 320, 'dark'] as const]))(
  '/docs%s at %i px, %s: accessible, and nothing blocked',
  async (path, width, colorScheme) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await page.goto(url + path);
    const found = await checks(page).analyze();
    expect(found.violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    expect(complaints).toEqual([]);
  },
);

test('nothing is wider than the window, from 320 px on', async () => {
  for (const path of ALL_PAGES) {
    await page.goto(new URL(path, url).href);
    for (const width of [320, 390, 820, 821, 1160, 1161, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const reached = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([path, reached]).toEqual([path, width]);
    }
  }
});

test('no page is longer than 8000 px', async () => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const heights: Record<string, number> = {};
  for (const path of ALL_PAGES) {
    await page.goto(new URL(path, url).href);
    heights[path] = await page.evaluate(() => document.documentElement.scrollHeight);
  }
  expect(Object.entries(heights).filter(([, height]) => height > 8000)).toEqual([]);
});

test('a link to where an operation once was leads on to it', async () => {
  await page.goto(`${url}#revokeKey`);
  await page.waitForURL(`${url}/keys#revokeKey`);
  await page.getByRole('heading', { level: 2, name: 'Revoke a partner key' }).waitFor();
  for (const id of ['error-40401', 'versions']) {
    await page.goto(`${url}#${id}`);
    await page.waitForURL(`${url}/reference/${id === 'versions' ? id : 'errors'}#${id}`);
  }
  expect(complaints).toEqual([]);
});

test('the theme is chosen and kept', async () => {
  const background = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(url);
  const light = await background();
  await page.getByRole('button', { name: 'Theme: system' }).click();
  await page.getByRole('button', { name: 'Theme: light' }).click();
  await page.getByRole('button', { name: 'Theme: dark' }).waitFor();
  const dark = await background();
  expect(dark).not.toBe(light);
  await page.reload();
  expect(await background()).toBe(dark);
  expect(complaints).toEqual([]);
});

test('a sample is copied as it is displayed', async () => {
  await page.goto(`${url}/plants`);
  await page.getByRole('button', { name: 'Copy Request: Create a plant' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('curl -X POST http://localhost:8080/plants \\\n');
  expect(copied).toContain('"name": "Monstera deliciosa"');
  expect(complaints).toEqual([]);
});

test('on a phone the contents unfold, lead on and fold again', async () => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${url}/sessions`);
  await page.getByText('Contents', { exact: true }).click();
  await page.getByRole('link', { name: 'Mint a session token POST' }).click();
  await page.getByRole('heading', { name: 'Mint a session token' }).waitFor();
  expect(new URL(page.url()).hash).toBe('#createSession');
  expect(await page.getByRole('navigation').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('without script the pages are whole, their contents unfold, and old links lead to where to go on', async () => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 800 },
  });
  const plain = await context.newPage();
  await plain.goto(url);
  expect(await plain.getByRole('button').count()).toBe(0);
  await plain.getByText('Contents', { exact: true }).click();
  await plain.getByRole('navigation').getByRole('link', { name: 'Plants', exact: true }).click();
  await plain.getByRole('heading', { name: 'Create a plant' }).waitFor();
  await plain.goto(`${url}#revokeKey`);
  const line = plain.locator(':target');
  expect(await line.evaluate((one) => one.getBoundingClientRect().top < innerHeight)).toBe(true);
  await plain.getByRole('listitem').filter({ has: line }).getByRole('link').click();
  expect(plain.url()).toBe(`${url}/keys#revokeKey`);
  // The browser opens by itself what it is led to.
  expect(await plain.locator('#revokeKey').isVisible()).toBe(true);
  expect(await plain.locator('#createKey').isVisible()).toBe(false);
  await context.close();
});
