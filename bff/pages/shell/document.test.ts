import { once } from 'node:events';
import { request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import express from 'express';
import { afterEach, expect, test } from 'vitest';
import { PartedHtml } from './document.ts';

const SECRET = 'c2VjcmV0IG9mIG9uZQ';
const OTHER = 'YW5vdGhlciBzZWNyZXQ';
const GUESSED = 'guessedguessedguessed';
const textWith = (secret: string): string =>
  `<!doctype html><p>${'Café '.repeat(500)}${GUESSED}</p><input value="${secret}"><b>${GUESSED}</b><input value="${secret}">`;

let server: Server | undefined;
afterEach(() => server?.close());

/** Returns the response as sent. */
async function sent(page: PartedHtml, secret: string | undefined, accept = 'gzip') {
  const app = express().disable('etag');
  app.get('/', (req, res) => page.send(req, res, secret));
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const asked = request({
    port: (server.address() as AddressInfo).port,
    headers: { 'accept-encoding': accept },
  });
  asked.end();
  const [reply] = (await once(asked, 'response')) as [IncomingMessage];
  const bytes = await buffer(reply);
  server.close();
  return { headers: reply.headers, bytes };
}

test('a compressed page is the plain one, with the secret of its reader', async () => {
  const page = new PartedHtml(textWith(SECRET), SECRET);
  for (const secret of [SECRET, OTHER]) {
    const { headers, bytes } = await sent(page, secret);
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(headers['content-length']).toBe(String(bytes.length));
    expect(gunzipSync(bytes).toString()).toBe(textWith(secret));
    expect(bytes.length).toBeLessThan(400);
    const plain = await sent(page, secret, 'identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.bytes.toString()).toBe(textWith(secret));
  }
});

test('a page without a secret', async () => {
  const { bytes } = await sent(new PartedHtml('<p>Nothing', undefined), undefined);
  expect(gunzipSync(bytes).toString()).toBe('<p>Nothing');
});

test('a secret that is also written elsewhere makes the response no shorter', async () => {
  const page = new PartedHtml(textWith(SECRET), SECRET);
  const [right, wrong] = [await sent(page, GUESSED), await sent(page, GUESSED.replaceAll('s', 'z'))];
  expect(right.bytes.length).toBe(wrong.bytes.length);
});
