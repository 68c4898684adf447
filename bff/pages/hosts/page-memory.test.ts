import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageMemory, type KeptPage } from './page-memory.ts';

const page = { merchantId: 'mer_1' } as KeptPage;
const asked = { method: 'GET', headers: { host: 'one.example' }, url: '/a/b' } as Request;
const keepable = (memory: PageMemory, request: Partial<Request> = {}) =>
  memory.ask({ ...asked, ...request } as Request);

let memory: PageMemory;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  memory = new PageMemory();
});
afterEach(() => vi.useRealTimers());

test('a page is kept for a second', () => {
  const one = keepable(memory);
  if (one) memory.keep(one, page);
  expect(one && memory.find(one)).toBe(page);
  vi.advanceTimersByTime(999);
  expect(one && memory.find(one)).toBe(page);
  vi.advanceTimersByTime(1);
  expect(one && memory.find(one)).toBeUndefined();
});

test('after that, one request makes it again and others get it meanwhile, for a second more at most', () => {
  const one = keepable(memory);
  if (!one) throw new Error('not kept');
  memory.keep(one, page);
  vi.advanceTimersByTime(1_000);
  expect([memory.find(one), memory.find(one)]).toEqual([undefined, page]);
  vi.advanceTimersByTime(999);
  expect(memory.find(one)).toBe(page);
  vi.advanceTimersByTime(1);
  expect(memory.find(one)).toBeUndefined();
});

test('requests that come while one makes a page wait for it, or until that one has ended without', async () => {
  const one = keepable(memory);
  if (!one) throw new Error('not kept');
  const response = () => new EventEmitter() as unknown as Response;
  const first = response();
  expect(await memory.fromAnother(one, first)).toBeUndefined();
  const waiting = memory.fromAnother(one, response());
  memory.keep(one, page);
  expect(await waiting).toBe(page);
  first.emit('close');
  memory.nudge();
  const again = keepable(memory);
  if (!again) throw new Error('not kept');
  const second = response();
  expect(await memory.fromAnother(again, second)).toBeUndefined();
  const alone = memory.fromAnother(again, response());
  second.emit('close');
  expect(await alone).toBeUndefined();
});

test('what has changed while a page was made keeps it from being kept', () => {
  const one = keepable(memory);
  memory.nudge();
  if (one) memory.keep(one, page);
  expect(one && memory.find(one)).toBeUndefined();
});

test('a page is found at its own host and path only', () => {
  const one = keepable(memory);
  if (one) memory.keep(one, page);
  const others = [{ url: '/a/c' }, { headers: { host: 'two.example' } }];
  for (const other of others) {
    const asks = keepable(memory, other);
    expect(asks && memory.find(asks)).toBeUndefined();
  }
});

test.each<Partial<Request>>([
  { method: 'POST' },
  { url: '/a/b?c' },
  { headers: { host: 'one.example', cookie: 'a=b' } },
  { headers: { host: 'one.example', 'trellis-fragment': 'trellis-ordering' } },
])('a page that may depend on more is never kept: %j', (request) => {
  expect(keepable(memory, request)).toBeUndefined();
});
