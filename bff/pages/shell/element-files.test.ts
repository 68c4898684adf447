import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ElementFiles } from './element-files.ts';
import { startService, type Service } from '../../testing/service/service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const open = (path: string, init: RequestInit = {}) => fetch(service.url + path, init);

test('an address without a version leads to the present one, for a short time', async () => {
  const reply = await open('/trellis/trellis.js', { redirect: 'manual' });
  expect(reply.status).toBe(302);
  expect(reply.headers.get('cache-control')).toBe('public, max-age=300');
  expect(reply.headers.get('location')).toMatch(/^\/trellis\/[\w-]{16}\/trellis\.js$/);
});

test('an address with the version may be kept for ever, and any page may load it', async () => {
  const reply = await open('/trellis/trellis.js');
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toMatch(/^(text|application)\/javascript/);
  expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(reply.headers.get('access-control-allow-origin')).toBe('*');
  expect(reply.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  const hash = createHash('sha384').update(Buffer.from(await reply.arrayBuffer()));
  const integrity = JSON.parse(
    await readFile(new URL('../../../components/dist/cdn/integrity.json', import.meta.url), 'utf8'),
  ) as Record<string, string>;
  expect(integrity['trellis.js']).toBe(`sha384-${hash.digest('base64')}`);
});

test('every built file is there', async () => {
  const folder = fileURLToPath(new URL('../../../components/dist/cdn/', import.meta.url));
  const built = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const statuses = await Promise.all(
    built.map(async (name) => [
      name,
      (await open(`/trellis/AAAAAAAAAAAAAAAA/${name}`, { method: 'HEAD' })).status,
    ]),
  );
  expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
  expect(built.length).toBeGreaterThan(0);
});

test('an address with another version gives the file but is not kept', async () => {
  const reply = await open('/trellis/AAAAAAAAAAAAAAAA/trellis.js');
  expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'no-store']);
});

test.each(['/trellis/nothing.js', '/trellis/v/nothing.js', '/trellis/integrity.json', '/trellis/toString'])(
  '%s is not there',
  async (path) => {
    const reply = await open(path);
    expect(reply.status).toBe(404);
    expect(await reply.json()).toMatchObject({ error: 40401 });
  },
);

test('nothing can be sent to it', async () => {
  const reply = await open('/trellis/trellis.js', { method: 'POST' });
  expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('a page can name all that an element loads first, each file with its hash', async () => {
  const files = new ElementFiles();
  const modules = await files.element('trellis-webhooks');
  expect(modules.length).toBeGreaterThan(1);
  expect(modules.at(-1)?.src).toMatch(/^\/trellis\/[\w-]{16}\/webhooks-[\w-]+\.js$/);
  for (const { src, integrity } of modules) {
    const hash = createHash('sha384').update(Buffer.from(await (await open(src)).arrayBuffer()));
    expect(integrity).toBe(`sha384-${hash.digest('base64')}`);
  }
  expect(await files.element('trellis-nothing')).toEqual([]);
});
