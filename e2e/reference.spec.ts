import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { watchConsole, watchRequests } from './page-observers.ts';

interface Description {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly summary: string }>>>>;
}

/** The paths of the reference's pages, as the first one names them. */
const pagesOf = async (page: Page): Promise<string[]> => {
  const links = page.getByRole('navigation').locator('a[href^="/docs"]');
  const paths = await links.evaluateAll((all) =>
    (all as HTMLAnchorElement[]).map(({ pathname }) => pathname),
  );
  return [...new Set(paths)];
};

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
  await page.goto(`${stack.api}/docs`);
  const main = page.getByRole('main');
  const listed: string[] = [];
  for (const path of await pagesOf(page)) {
    await page.goto(stack.api + path);
    const lines = main.locator('li a').filter({ has: page.locator('.call') });
    listed.push(...(await lines.allInnerTexts()).map((line) => line.replaceAll(/\s+/g, ' ').trim()));
  }
  const told = new Set(listed);
  expect(
    operations.map(({ summary, call }) => `${summary} ${call}`).filter((line) => !told.has(line)),
  ).toEqual([]);
  expect(operations.length).toBeGreaterThan(10);
});

test('every link within the reference works', async ({ page, stack }) => {
  await page.goto(`${stack.api}/docs`);
  const paths = await pagesOf(page);
  const ids = new Map<string, readonly string[]>();
  const links: { path: string; id: string }[] = [];
  for (const path of paths) {
    await page.goto(stack.api + path);
    ids.set(path, await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id)));
    links.push(
      ...(await page.locator('a[href^="#"], a[href^="/docs"]').evaluateAll((all) =>
        (all as HTMLAnchorElement[]).map(({ pathname, hash }) => ({
          path: pathname,
          id: decodeURIComponent(hash.slice(1)),
        })),
      )),
    );
  }
  expect(paths.length).toBeGreaterThan(10);
  // Each operation has a page: those are asked for, and not opened.
  const others = new Set(links.map(({ path }) => path).filter((path) => !ids.has(path)));
  expect(others.size).toBeGreaterThan(100);
  for (const path of others) {
    expect([path, (await page.request.get(stack.api + path)).status()]).toEqual([path, 200]);
  }
  const lost = links.filter(({ path, id }) => id && ids.has(path) && !ids.get(path)?.includes(id));
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
