import { expect, test } from './fixtures.ts';
import { watchConsole, watchRequests } from './page-observers.ts';

interface Description {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly summary: string }>>>>;
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
  await page.goto(`${stack.api}/docs`);
  const main = page.getByRole('main');
  const calls = main.getByText(/^(?:GET|POST|PUT|PATCH|DELETE) \/\S+$/);
  await expect(calls.first()).toBeVisible();
  const listed = new Set((await calls.allInnerTexts()).map((call) => call.replaceAll(/\s+/g, ' ').trim()));
  expect(operations.map(({ call }) => call).filter((call) => !listed.has(call))).toEqual([]);
  const headings = (await main.getByRole('heading').allInnerTexts()).join('\n');
  expect(operations.map(({ summary }) => summary).filter((summary) => !headings.includes(summary))).toEqual(
    [],
  );
  expect(operations.length).toBeGreaterThan(10);
});

test('every link within the reference works', async ({ page, stack }) => {
  await page.goto(`${stack.api}/docs`);
  const broken = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
      .map(({ hash }) => decodeURIComponent(hash.slice(1)))
      .filter((id) => !document.getElementById(id)),
  );
  expect(broken).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the reference can be read', async ({ page, stack }) => {
    await page.goto(`${stack.api}/docs`);
    await expect(page.getByRole('heading', { level: 1, name: 'Trellis API' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 3, name: 'Create a plant' })).toBeVisible();
  });
});
