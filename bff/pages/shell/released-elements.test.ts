import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type Service } from '../../testing/service/service.ts';
import { ReleasedElements } from './released-elements.ts';

const { version: own } = JSON.parse(
  readFileSync(new URL('../../../components/package.json', import.meta.url), 'utf8'),
);
const folder = mkdtempSync(join(tmpdir(), 'released-elements-'));
let server: Server;
let service: Service;
const at = (path: string): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;

beforeAll(async () => {
  for (const version of ['7.9.0', '7.10.1', '8.0.0', 'not-a-release']) {
    mkdirSync(join(folder, version));
    writeFileSync(join(folder, version, 'trellis.js'), `export const version = '${version}';\n`);
  }
  server = createServer(express().use('/elements', new ReleasedElements(folder).router()));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  service = await startService();
});
afterAll(async () => {
  server.close();
  rmSync(folder, { recursive: true });
  await service.stop();
});

test('a release is what it was, and may be kept for ever by any page', async () => {
  const reply = await fetch(at('/elements/7.9.0/trellis.js'), { redirect: 'manual' });
  expect([reply.status, await reply.text()]).toEqual([200, "export const version = '7.9.0';\n"]);
  expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(reply.headers.get('access-control-allow-origin')).toBe('*');
});

test('a major version follows its newest release, for a short time', async () => {
  const reply = await fetch(at('/elements/7/trellis.js'), { redirect: 'manual' });
  expect([reply.status, reply.headers.get('location')]).toEqual([302, '/elements/7.10.1/trellis.js']);
  expect(reply.headers.get('cache-control')).toBe('public, max-age=300');
});

test.each([own, own.split('.')[0]])(
  '%s, which is not released yet, leads to what the service runs with',
  async (version) => {
    const reply = await fetch(`${service.url}/elements/${version}/trellis.js`);
    expect(reply.status).toBe(200);
    expect(new URL(reply.url).pathname).toMatch(/^\/trellis\/[\w-]{16}\/trellis\.js$/);
  },
);

test.each([
  '7.9.1/trellis.js',
  '9/trellis.js',
  'not-a-release/trellis.js',
  '7.9.0/nothing.js',
  '7/..%2fx.js',
])('/elements/%s is not there', async (path) => {
  expect((await fetch(`${service.url}/elements/${path}`)).status).toBe(404);
  const status = (await fetch(at(`/elements/${path}`), { redirect: 'manual' })).status;
  expect(status === 200 || status === 302).toBe(false);
});
