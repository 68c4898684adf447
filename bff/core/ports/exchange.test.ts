import type { Socket } from 'node:net';
import type { Pool } from 'undici';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { exchange, ExchangeError, type Incoming, openPool } from './exchange.ts';
import {
  rawResponse,
  startRawUpstream,
  type RawUpstream,
} from '../../providers/plants/testing/raw-upstream.ts';

let raw: RawUpstream;
let pool: Pool;
let waiting: Socket[] = [];

/**
 * Opens one connection, so a second request has to wait for the first; the test decides when the upstream
 * responds.
 */
beforeEach(async () => {
  waiting = [];
  raw = await startRawUpstream((socket) => void waiting.push(socket));
  pool = openPool(raw.url, { connections: 1, connectMs: 10_000 });
});

afterEach(async () => {
  await pool.destroy();
  await raw.close();
});

function post(name: string, timeoutMs: number): Promise<Incoming> {
  const request = { method: 'POST', path: '/', headers: {}, body: Buffer.from(name) } as const;
  return exchange(pool, request, { timeoutMs, maxBytes: 1_000 });
}

const names = (): (string | undefined)[] => raw.requests.map((one) => one.toString().split('\r\n\r\n')[1]);

test('the wait for a connection counts, and a request that waited too long is never sent', async () => {
  const first = post('first', 10_000);
  await expect(post('second', 50)).rejects.toMatchObject({ reason: 'slow' });
  const third = post('third', 10_000);
  expect(names()).toEqual(['first']);
  waiting[0]?.write(rawResponse('200 OK', 'one'));
  expect((await first).bytes.toString()).toBe('one');
  await expect.poll(() => waiting.length).toBe(2);
  waiting[1]?.write(rawResponse('200 OK', 'three'));
  expect((await third).bytes.toString()).toBe('three');
  expect(names()).toEqual(['first', 'third']);
});

test('a request queued behind a connection that breaks is sent once; the one on it is not sent again', async () => {
  const first = post('first', 10_000);
  const second = post('second', 10_000);
  await expect.poll(() => waiting.length).toBe(1);
  waiting[0]?.resetAndDestroy();
  await expect(first).rejects.toBeInstanceOf(ExchangeError);
  await expect.poll(() => waiting.length).toBe(2);
  waiting[1]?.write(rawResponse('200 OK', 'two'));
  expect((await second).bytes.toString()).toBe('two');
  expect(names()).toEqual(['first', 'second']);
});

test('a request that would be written a second time is stopped', async () => {
  const aborted: unknown[] = [];
  const controller = { abort: (reason: Error) => void aborted.push(reason) };
  const twice = {
    dispatch(_: unknown, handler: { onRequestStart(controller: object): void }) {
      handler.onRequestStart(controller);
      expect(aborted).toHaveLength(0);
      handler.onRequestStart(controller);
      return true;
    },
  };
  const sent = exchange(
    twice as unknown as Pool,
    { method: 'POST', path: '/', headers: {} },
    { timeoutMs: 10_000, maxBytes: 1 },
  );
  await expect(sent).rejects.toMatchObject({ reason: 'failed' });
  expect(aborted.length).toBeGreaterThan(0);
});

const INFORMATIONAL = [
  ['100 Continue', ['HTTP/1.1 100 Continue\r\n\r\n']],
  ['100 without a reason', ['HTTP/1.1 100\r\n\r\n']],
  ['100 of HTTP/1.0', ['HTTP/1.0 100 Continue\r\n\r\n']],
  ['100 with headers', ['HTTP/1.1 100 Continue\r\nServer: old\r\nX-Long: ' + 'x'.repeat(2000) + '\r\n\r\n']],
  ['102 Processing', ['HTTP/1.1 102 Processing\r\n\r\n']],
  ['103 Early Hints', ['HTTP/1.1 103 Early Hints\r\nLink: </a.css>; rel=preload\r\n\r\n']],
  [
    'several',
    ['HTTP/1.1 100 Continue\r\n\r\n', 'HTTP/1.1 102 Processing\r\n\r\n', 'HTTP/1.1 103 Early Hints\r\n\r\n'],
  ],
  ['100 twice', ['HTTP/1.1 100 Continue\r\n\r\n', 'HTTP/1.1 100 Continue\r\n\r\n']],
] as const;
const WAYS = ['at once', 'in two parts', 'byte by byte'] as const;

/** Writes to a connection in one packet, two or many. */
async function writeTo(socket: Socket, texts: readonly string[], way: (typeof WAYS)[number]): Promise<void> {
  const whole = texts.join('');
  const parts = { 'at once': [whole], 'in two parts': texts, 'byte by byte': [...whole] }[way];
  socket.setNoDelay(true);
  for (const part of parts) {
    socket.write(part);
    await nextTurn();
  }
}

describe.each(WAYS)('sent %s', (way) => {
  test.each(INFORMATIONAL)(
    '%s before an answer is passed over, on the same connection',
    async (_, before) => {
      for (const [nth, name] of ['one', 'two'].entries()) {
        const answered = post(name, 10_000);
        await expect.poll(() => waiting.length).toBe(nth + 1);
        const body = 'HTTP/1.1 100 Continue\r\n\r\n' + name;
        await writeTo(waiting[nth] as Socket, [...before, rawResponse('201 Created', body)], way);
        const { status, bytes } = await answered;
        expect([status, bytes.toString()]).toEqual([201, body]);
      }
      expect(raw.connections()).toBe(1);
    },
  );
});

test('nothing but 100 Continue is no answer: it is slow, or the connection was lost', async () => {
  const slow = post('slow', 100);
  await expect.poll(() => waiting.length).toBe(1);
  waiting[0]?.write('HTTP/1.1 100 Continue\r\n\r\n');
  await expect(slow).rejects.toMatchObject({ reason: 'slow' });
  const lost = post('lost', 10_000);
  await expect.poll(() => waiting.length).toBe(2);
  waiting[1]?.end('HTTP/1.1 100 Continue\r\n\r\nHTTP/1.');
  await expect(lost).rejects.toMatchObject({ reason: 'failed' });
});
