import type { Browser, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTurn, rounds } from '../../testing/service/rounds.ts';
import { pageRenderers } from './render-pages.ts';
import { checks, readInBrowser, type ReadInBrowser } from './testing/site-recording.ts';

/**
 * The pages in a real browser: nothing blocked, nothing loaded from elsewhere, nothing cut off, accessible to
 * everyone.
 */
let reading: ReadInBrowser;
let browser: Browser;
let page: Page;
let url = '';
let complaints: string[] = [];

/** The contents of every page that there is, by its path. */
const CONTENTS = [
  ...pageRenderers({
    serverUrl: 'http://localhost:8080',
    cssUrl: '',
    scriptUrl: '',
    iconUrl: '',
    sampleScriptUrl: '',
  }),
].map(([path, render]) => {
  const [, contents = ''] = /<main[^>]*>(.*)<\/main>/s.exec(render()) ?? [];
  // Pictures and samples have their places without being loaded.
  return [path, contents.replaceAll(' src="', ' data-src="')] as const;
});
/** One of each kind: lists, one with a body, a record, one without a response's body, a chapter. */
const PAGES = [
  '',
  '/index',
  '/index/operations',
  '/reference/errors',
  '/reference/versions',
  '/pay-links',
  '/plants/createPlant',
  '/keys/revokeKey',
  '/locations/record-Location',
  '/guides/webhooks',
  '/guides/theming',
  '/guides/errors',
];

/** How they are looked at: both ways in the long run, by turns in every run. */
const LOOKS = [
  [1280, 'light'],
  [320, 'dark'],
] as const;

beforeAll(async () => {
  reading = await readInBrowser('http://localhost:8080');
  ({ browser, url } = reading);
});

afterAll(() => reading.close());

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

test.each(PAGES.flatMap((path, at) => inTurn(LOOKS, at).map((look) => [path, ...look] as const)))(
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

/**
 * Those at which every page is laid out in every run; at the others every fourth is, another fourth at each.
 */
const MAIN_WIDTHS: ReadonlySet<number> = new Set([320, 390, 1280]);
const WIDTHS = [320, 390, 820, 821, 1160, 1161, 1280, 1920];

test.each(WIDTHS)(
  'no page is wider than a window of %i px, or too long, with all that folds opened',
  async (width) => {
    expect(CONTENTS.length).toBeGreaterThan(200);
    const every = MAIN_WIDTHS.has(width) ? 1 : rounds({ short: 4, long: 1 });
    const laidOut = CONTENTS.filter((_, at) => at % every === WIDTHS.indexOf(width) % every);
    // One document shows the contents of each in turn: loading hundreds takes minutes.
    await page.goto(url);
    await page.evaluate((contents) => {
      Object.assign(window, { contents });
    }, laidOut);
    await page.setViewportSize({ width, height: 800 });
    const sizes = await page.evaluate(() => {
      const [main] = document.getElementsByTagName('main');
      if (!main) return [];
      return (window as unknown as { contents: typeof CONTENTS }).contents.map(([path, contents]) => {
        main.innerHTML = contents;
        for (const one of main.querySelectorAll('details')) one.open = true;
        const { scrollWidth, scrollHeight } = document.documentElement;
        return [path, scrollWidth, scrollHeight] as const;
      });
    });
    const bound = width === 390 || width === 1280 ? 9500 : Infinity;
    expect(sizes.filter(([, wide, high]) => wide > width || high > bound)).toEqual([]);
    // They were laid out.
    expect(Math.max(...sizes.map(([, , high]) => high))).toBeGreaterThan(3000);
  },
);

test('a path is broken after slashes alone, and copied as it is', async () => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`${url}/pay-links`);
  const paths = await page.locator('.call code').evaluateAll((all) =>
    all.map((code) => {
      getSelection()?.selectAllChildren(code);
      const range = document.createRange();
      // The letter before each line but the first.
      const ends: string[] = [];
      let before = '';
      let bottom = Infinity;
      for (const node of [...code.childNodes].filter((one) => one instanceof Text)) {
        for (const [at, letter] of [...node.data].entries()) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const box = range.getBoundingClientRect();
          if (box.top >= bottom - 2) ends.push(before);
          before = letter;
          bottom = box.bottom;
        }
      }
      return { copied: getSelection()?.toString(), ends };
    }),
  );
  expect(paths.map(({ copied }) => copied)).toContain('/v1/guest/pay_links/{token}/pay');
  expect(new Set(paths.flatMap(({ ends }) => ends))).toEqual(new Set(['/']));
});

test('a chapter keeps the places of its pictures, and shows those of the chosen theme', async () => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.route('**/docs/pictures/*', (route) => route.abort());
  await page.goto(`${url}/guides/theming`);
  const heightOf = (): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);
  const without = await heightOf();
  await page.unroute('**/docs/pictures/*');
  await page.reload();
  const pictures = page.locator('.guide img');
  for (const picture of await pictures.all())
    if (await picture.isVisible()) await picture.scrollIntoViewIfNeeded();
  expect(await heightOf()).toBe(without);
  const shown = async (): Promise<(string | undefined)[]> => {
    const all = await pictures.evaluateAll((images) =>
      images.filter((image) => image.checkVisibility()).map((image) => (image as HTMLImageElement).src),
    );
    return all.slice(0, 2).map((src) => /theming-\w+-(\w+)/.exec(src)?.[1]);
  };
  expect(await shown()).toEqual(['light', 'light']);
  const theme = page.getByRole('button', { name: 'Theme' });
  await theme.click();
  expect(await shown()).toEqual(['light', 'light']);
  await theme.click();
  expect(await shown()).toEqual(['dark', 'dark']);
});

test('a link to where an operation once was leads on to it', async () => {
  await page.goto(`${url}#revokeKey`);
  await page.waitForURL(`${url}/keys/revokeKey`);
  await page.getByRole('heading', { level: 1, name: 'Revoke a partner key' }).waitFor();
  await page.goto(`${url}/keys#createKey`);
  await page.waitForURL(`${url}/keys/createKey`);
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
  await page.goto(`${url}/plants/createPlant`);
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
  await page.getByRole('link', { name: 'Mint a session token POST', exact: true }).click();
  await page.getByRole('heading', { name: 'Mint a session token' }).waitFor();
  expect(page.url()).toBe(`${url}/sessions/createSession`);
  expect(await page.getByRole('navigation', { name: 'Contents' }).count()).toBe(0);
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
  await plain.getByRole('main').getByRole('link', { name: 'Create a plant' }).click();
  await plain.getByRole('heading', { name: 'Create a plant' }).waitFor();
  // From the first page to the group, and from there to the operation.
  for (const [from, to] of [
    [`${url}#revokeKey`, `${url}/keys`],
    [`${url}/keys#revokeKey`, `${url}/keys/revokeKey`],
  ] as const) {
    await plain.goto(from);
    const line = plain.locator(':target');
    expect(await line.evaluate((one) => one.getBoundingClientRect().top < innerHeight)).toBe(true);
    await plain.getByRole('listitem').filter({ has: line }).getByRole('link').click();
    expect(plain.url()).toBe(to);
  }
  await context.close();
});
