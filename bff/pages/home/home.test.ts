import { afterAll, beforeAll, expect, test } from 'vitest';
import { SURFACE_TITLES } from '../../accounts/surfaces/contract/surface-names.ts';
import { openShop } from '../../orders/orders/testing/shop.ts';
import { call, startService, type Service } from '../../testing/service/service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const open = (path: string, accept: string) => fetch(service.url + path, { headers: { accept } });
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

test('a browser gets a page whose links all work', async () => {
  const page = await open('/', BROWSER);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const text = await page.text();
  const paths = [...text.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, path = '']) => path);
  const guides = ['minutes', 'start-hosted', 'start-embedded', 'start-api'].map(
    (name) => `/docs/guides/${name}`,
  );
  const pages = paths.map((path) => path.replace(/#.*/, ''));
  expect(pages).toEqual(expect.arrayContaining(['/docs', '/openapi.json', '/console', '/readyz', ...guides]));
  const ids = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => `#${id}`));
  expect(paths.filter((path) => path.startsWith('#') && !ids.has(path))).toEqual([]);
  for (const path of new Set(paths)) {
    const there = await open(path, BROWSER);
    // The console asks people to sign in.
    expect.soft(there.status, path).toBe(path === '/console' ? 401 : 200);
    const [, id] = path.split('#');
    expect.soft(await there.text(), path).toContain(id ? ` id="${id}"` : '');
  }
});

test('the request that it shows creates an order', async () => {
  const text = await (await open('/', BROWSER)).text();
  const shown = /<pre[^>]*>([^]*?)<\/pre>/.exec(text)?.[1]?.replaceAll(/<[^>]*>|&quot;/g, (found) => {
    return found === '&quot;' ? '"' : '';
  });
  const [line = '', ...rest] = (shown ?? '').split('\n');
  const shop = await openShop(service);
  const ids: Readonly<Record<string, string>> = {
    'loc_…': shop.location,
    'itm_…': shop.burger,
    'var_…': shop.single,
  };
  const written = rest.slice(rest.indexOf('')).join('\n');
  const body = JSON.parse(written.replaceAll(/\w{3}_…/g, (id) => ids[id] ?? id)) as object;
  expect((await call(service, line, { credential: shop.key, body })).status).toBe(201);
});

test('it says which models each surface has, as the API takes them', async () => {
  const text = await (await open('/', BROWSER)).text();
  const rows = [...text.matchAll(/<th scope="row">([^<]*)<\/th>([^]*?)<\/tr>/g)];
  const hosted = rows.filter(([, , cells = '']) => cells.includes('Our page')).map(([, surface]) => surface);
  expect(hosted).toEqual(Object.values(SURFACE_TITLES));
});

test.each(['*/*', 'application/json', 'text/plain'])('Accept: %s gets the Error object', async (accept) => {
  const reply = await open('/', accept);
  expect(reply.status).toBe(404);
  expect(await reply.json()).toMatchObject({ error: 40401 });
});

test('every page is isolated', async () => {
  for (const path of ['/', '/docs', '/console', '/hosted/create-plant', '/hosted/nothing']) {
    const { headers } = await open(path, BROWSER);
    expect.soft(headers.get('x-frame-options'), path).toBe('DENY');
    expect.soft(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'");
    expect.soft(headers.get('cross-origin-opener-policy'), path).toBe('same-origin');
    expect.soft(headers.get('permissions-policy'), path).toContain('camera=()');
    expect.soft(headers.get('cross-origin-resource-policy'), path).toBe('same-origin');
  }
});
