import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publicFetch } from './public-fetch.ts';
import { TargetRefused } from './target.ts';

let server: Server;
let origin: string;
const asked: string[] = [];
beforeAll(async () => {
  server = createServer((req, res) => {
    asked.push(`${req.method} ${req.url}`);
    if (req.url === '/moved') return void res.writeHead(302, { location: '/secret' }).end();
    if (req.url === '/long') return void res.end('x'.repeat(600 * 1024));
    res.setHeader('content-type', 'application/json');
    void req.pipe(res);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const local = publicFetch({ rules: { environment: 'sandbox', isLoopbackAllowed: true } });
const abroad = (addresses: string[]) =>
  publicFetch({
    rules: { environment: 'production', isLoopbackAllowed: false },
    resolve: () => Promise.resolve(addresses),
  });

test('sends a form, and returns the response with its type', async () => {
  const answer = await local(`${origin}/token?a=b`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ code: '1' }),
  });
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    200,
    'application/json',
    'code=1',
  ]);
  expect(asked).toContain('POST /token?a=b');
});

test('follows no redirect', async () => {
  expect((await local(`${origin}/moved`)).status).toBe(302);
  expect(asked).not.toContain('GET /secret');
});

test('reads no response that is too long', async () => {
  await expect(local(`${origin}/long`)).rejects.toThrow('too long');
});

test.each([
  ['http://login.pos.example.com', []],
  ['https://127.0.0.1', []],
  ['https://login.pos.example.com', ['10.0.0.1']],
  ['https://login.pos.example.com', ['93.184.215.14', '169.254.169.254']],
])('refuses %s at %s', async (url, addresses) => {
  await expect(abroad(addresses)(url)).rejects.toThrow(TargetRefused);
});
