import type { Socket } from 'node:net';
import { Pool } from 'undici';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exchange, ExchangeError, type Incoming } from './exchange.ts';
import { rawResponse, startRawUpstream, type RawUpstream } from '../plants/testing/raw-upstream.ts';

let raw: RawUpstream;
let pool: Pool;
let waiting: Socket[] = [];

/** One connection, so a second request has to wait for the first; the upstream responds when the test says so. */
beforeEach(async () => {
  waiting = [];
  raw = await startRawUpstream((socket) => void waiting.push(socket));
  pool = new Pool(raw.url, { connections: 1, allowH2: false, headersTimeout: 0, bodyTimeout: 0 });
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
