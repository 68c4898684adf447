import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { sendDownload } from './responses.ts';

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
