import type { Response } from 'express';
import { expect, test, afterEach, afterAll, beforeAll } from 'vitest';
import { setSecurityHeaders, sendDownload, sendSerialized, serialized } from './responses.ts';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { close, listen } from './http-server.ts';

function headersOf(options: { https: boolean }): Record<string, string> {
  const headers: Record<string, string> = {};
  const res = { setHeader: (name: string, value: string) => void (headers[name] = value) };
  setSecurityHeaders(res as unknown as Response, options);
  return headers;
}

const ALWAYS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

test('a response is not stored, framed, guessed at or told of elsewhere', () => {
  expect(headersOf({ https: false })).toEqual(ALWAYS);
});

test('over https, two years of https follow', () => {
  expect(headersOf({ https: true })).toEqual({
    ...ALWAYS,
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  });
});

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

interface Sent {
  readonly url: string;
  /** The result of sending. */
  readonly ended: Promise<unknown>;
}

/** Starts a server that sends one file. */
async function sending(content: AsyncIterable<string>): Promise<Sent> {
  const { promise: ended, resolve } = Promise.withResolvers<unknown>();
  const server = createServer((_req, res) => {
    void sendDownload(res, 200, { mediaType: 'text/csv', name: 'file.csv', content }).then(
      () => resolve('sent'),
      (error: unknown) => {
        if (!res.headersSent) res.writeHead(500);
        res.end();
        resolve(error);
      },
    );
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, ended };
}

/** Endless pieces of 64 KiB, and their count. */
class Endless {
  made = 0;
  isClosed = false;

  async *[Symbol.asyncIterator](): AsyncGenerator<string> {
    try {
      for (;;) {
        this.made += 1;
        yield 'x'.repeat(65_536);
        await pause(0);
      }
    } finally {
      this.isClosed = true;
    }
  }
}

const open = (url: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => void get(url, resolve).on('error', reject));

test('a reader that stops reading is waited for, and one that leaves ends the making', async () => {
  const endless = new Endless();
  const { url, ended } = await sending(endless);
  const response = await open(url);
  response.pause();
  let before = -1;
  const stands = async (): Promise<boolean> => {
    const same = endless.made === before;
    before = endless.made;
    return same;
  };
  await expect.poll(stands, { interval: 100, timeout: 10_000 }).toBe(true);
  expect(endless.isClosed).toBe(false);
  // The bound is what the system's buffers hold, not what could be produced meanwhile.
  expect(endless.made).toBeLessThan(400);
  response.destroy();
  expect(await ended).toBe('sent');
  expect(endless.isClosed).toBe(true);
});

test('what fails before the first piece is an error, and later the connection ends', async () => {
  async function* failing(pieces: number): AsyncGenerator<string> {
    for (let piece = 0; piece < pieces; piece += 1) yield 'a,b\r\n';
    throw new Error('no database');
  }
  const early = await sending(failing(0));
  const refused = await fetch(early.url);
  expect([refused.status, refused.headers.get('content-disposition')]).toEqual([500, null]);
  const late = await sending(failing(2));
  const broken = fetch(late.url).then((response) => response.text());
  await expect(broken).rejects.toThrow('terminated');
  expect(await late.ended).toMatchObject({ message: 'no database' });
});

test('HEAD has the headers, and makes no more than the first piece', async () => {
  const endless = new Endless();
  const { url, ended } = await sending(endless);
  const response = await fetch(url, { method: 'HEAD' });
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="file.csv"');
  expect([await ended, endless.made, endless.isClosed]).toEqual(['sent', 1, true]);
});

const body = serialized('{"name":"Gießkanne"}');
const server = createServer((req, res) => sendSerialized(req, res, body));
let url: string;
beforeAll(async () => {
  url = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
});
afterAll(() => close(server));

const ask = (condition?: string) =>
  fetch(url, { headers: condition === undefined ? {} : { 'if-none-match': condition } });

test('the same text has the same validator, another text another one', () => {
  expect(body.etag).toMatch(/^"[\w-]{22}"$/);
  expect(serialized('{"name":"Gießkanne"}').etag).toBe(body.etag);
  expect(serialized('{"name":"Giesskanne"}').etag).not.toBe(body.etag);
});

test.each([undefined, '"another"', `W/"another", "third"`, body.etag.slice(1), ''])(
  'If-None-Match: %s gets the body',
  async (condition) => {
    const reply = await ask(condition);
    expect(reply.status).toBe(200);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      etag: body.etag,
      'cache-control': 'private, no-cache',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(body.bytes.length),
    });
    expect(await reply.text()).toBe('{"name":"Gießkanne"}');
  },
);

test.each([body.etag, `W/${body.etag}`, `"another", ${body.etag}`, `"another" , W/${body.etag}`, '*'])(
  'If-None-Match: %s gets 304 without a body',
  async (condition) => {
    const reply = await ask(condition);
    expect(reply.status).toBe(304);
    expect([reply.headers.get('etag'), reply.headers.get('cache-control')]).toEqual([
      body.etag,
      'private, no-cache',
    ]);
    expect(await reply.text()).toBe('');
  },
);
