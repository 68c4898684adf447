import type { Page } from '@playwright/test';
import { expect, test } from '../stack/fixtures.ts';
import { watchConsole, watchRequests } from '../support/page-observers.ts';

interface Description {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly summary: string }>>>>;
}

/** What a page of the reference has, as it is served. */
interface ServedPage {
  readonly path: string;
  /** Its links within the page and to others of the reference. */
  readonly links: readonly { readonly path: string; readonly id: string }[];
  readonly ids: readonly string[];
  /** The operations that it lists: summary, method and path. */
  readonly operations: readonly string[];
}

/**
 * The pages that the first one names. Those are asked for, and parsed in this page, which loads nothing that
 * belongs to them.
 */
async function servedPages(page: Page, api: string): Promise<ServedPage[]> {
  const read = async (path: string): Promise<ServedPage & { readonly named: readonly string[] }> => {
    const response = await page.request.get(api + path);
    expect([path, response.status()]).toEqual([path, 200]);
    return page.evaluate(
      ([html, url]) => {
        const served = new DOMParser().parseFromString(html, 'text/html');
        const all = <Found extends Element>(selector: string): Found[] => [
          ...served.querySelectorAll<Found>(selector),
        ];
        const urlOf = (link: Element): URL => new URL(link.getAttribute('href') ?? '', url);
        const lines = all('main li a').filter((link) => link.querySelector('.call'));
        return {
          path: new URL(url).pathname,
          links: all('a[href^="#"], a[href^="/docs"]').map((link) => {
            const { pathname, hash } = urlOf(link);
            return { path: pathname, id: decodeURIComponent(hash.slice(1)) };
          }),
          ids: all('[id]').map(({ id }) => id),
          operations: lines.map((line) => (line.textContent ?? '').replaceAll(/\s+/g, ' ').trim()),
          named: all('nav a[href^="/docs"]').map((link) => urlOf(link).pathname),
        };
      },
      [await response.text(), api + path] as const,
    );
  };
  const paths = new Set((await read('/docs')).named);
  expect(paths.size).toBeGreaterThan(10);
  return Promise.all([...paths].map(read));
}

test('the reference loads nothing from elsewhere and logs nothing on the console', async ({
  page,
  stack,
}) => {
  const said = watchConsole(page);
  const sent = watchRequests(page, () => true);
  await page.goto(`${stack.api}/docs`);
  expect(sent.length).toBeGreaterThan(1);
  expect(sent.filter((request) => new URL(request.url()).origin !== stack.api)).toEqual([]);
  expect(said).toEqual([]);
});

test('every operation of the document is listed, with its summary, method and path', async ({
  page,
  stack,
}) => {
  const { openapi, paths } = await stack.call<Description>('GET', '/openapi.json');
  expect(openapi).toBe('3.1.0');
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { summary }]) => ({
      call: `${method.toUpperCase()} ${path}`,
      summary,
    })),
  );
  const pages = await servedPages(page, stack.api);
  const told = new Set(pages.flatMap(({ operations: listed }) => listed));
  expect(
    operations.map(({ summary, call }) => `${summary} ${call}`).filter((line) => !told.has(line)),
  ).toEqual([]);
  expect(operations.length).toBeGreaterThan(10);
});

test('every link within the reference works', async ({ page, stack }) => {
  const pages = await servedPages(page, stack.api);
  const ids = new Map(pages.map((served) => [served.path, new Set(served.ids)]));
  const links = pages.flatMap((served) => served.links);
  // Each operation has a page, too.
  const others = new Set(links.map(({ path }) => path).filter((path) => !ids.has(path)));
  expect(others.size).toBeGreaterThan(100);
  for (const path of others) {
    expect([path, (await page.request.get(stack.api + path)).status()]).toEqual([path, 200]);
  }
  const lost = links.filter(({ path, id }) => id && ids.has(path) && !ids.get(path)?.has(id));
  expect(lost).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the reference can be read', async ({ page, stack }) => {
    await page.goto(`${stack.api}/docs`);
    await expect(page.getByRole('heading', { level: 1, name: 'Trellis documentation' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Plants 1 operation' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Create a plant' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Create a plant' })).toBeVisible();
  });
});
