import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type Service } from '../../testing/service/service.ts';

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
  expect(paths).toEqual(expect.arrayContaining(['/docs', '/openapi.json', '/console', '/readyz']));
  for (const path of new Set(paths)) {
    // The console asks people to sign in.
    expect.soft((await open(path, BROWSER)).status, path).toBe(path === '/console' ? 401 : 200);
  }
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
