import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checks, readInBrowser, type ReadInBrowser } from '../testing/site-recording.ts';
import { readElements } from './elements.ts';

/** The published elements: `npm test` builds them first. */
const PUBLISHED = readElements().map((element) => ({ ...element, name: nameOf(element.tagName) }));

function nameOf(tagName = ''): string {
  return tagName.replace(/^trellis-/, '');
}

let reading: ReadInBrowser;
let browser: Browser;
let url = '';

beforeAll(async () => {
  if (PUBLISHED.length === 0)
    throw new Error('components/dist/custom-elements.json is missing: node scripts/build.mjs');
  reading = await readInBrowser('https://api.example');
  browser = reading.browser;
  url = `${reading.url}/elements`;
});

afterAll(() => reading.close());

test.each(PUBLISHED)('trellis-$name has a page with all that it has', async ({ name, ...declared }) => {
  const page = await (await fetch(`${url}/${name}`)).text();
  expect(page).toContain(`<h1>trellis-${name}</h1>`);
  const { attributes = [], events = [], slots = [], cssParts = [], cssProperties = [] } = declared;
  const anchors = [
    ...attributes.map((one) => `attribute-${one.name}`),
    ...events.map((one) => `event-${one.name}`),
    ...slots.map((one) => `slot-${one.name || 'default'}`),
    ...cssParts.map((one) => `part-${one.name}`),
    ...cssProperties.map((one) => `style-${one.name}`),
  ];
  expect(events).not.toEqual([]);
  expect(anchors.filter((id) => !page.includes(` id="${id}"`))).toEqual([]);
  expect(page).toContain(`href="/docs/elements/${name}" aria-current="page"`);
});

test('an element that there is not has no page', async () => {
  expect((await fetch(`${url}/session`)).status).toBe(200);
  for (const name of ['shoes', 'trellis-session', 'session/', '']) {
    expect([name, (await fetch(`${url}/${name}`)).status]).toEqual([name, 404]);
  }
});

test('no build, no elements', () => {
  expect(readElements(new URL('no-such-file.json', import.meta.url))).toEqual([]);
});

test.each([
  [1280, 'light'],
  [390, 'dark'],
] as const)('at %i px, %s: accessible, not cut off, under 8000 px', async (width, colorScheme) => {
  const context = await browser.newContext({ colorScheme, viewport: { width, height: 800 } });
  const page = await context.newPage();
  const sizes: [string, number, number][] = [];
  for (const { name } of PUBLISHED) {
    await page.goto(`${url}/${name}`);
    const [wide, high] = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return [scrollWidth, scrollHeight] as const;
    });
    sizes.push([name, wide, high]);
  }
  expect(sizes.filter(([, wide, high]) => wide > width || high > 8000)).toEqual([]);
  for (const name of ['onboarding', 'ordering']) {
    await page.goto(`${url}/${name}`);
    const { violations } = await checks(page).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  }
  await context.close();
});
