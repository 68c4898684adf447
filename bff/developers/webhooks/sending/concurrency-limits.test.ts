import { expect, test } from 'vitest';
import { ConcurrencyLimits } from './concurrency-limits.ts';

/** Ends an attempt and records it. */
const leave = (limits: ConcurrencyLimits, endpoint: string): void => {
  limits.leaveEndpoint(endpoint);
  limits.leave();
};

const enter = (limits: ConcurrencyLimits, endpoint: string, times: number): void => {
  for (let time = 0; time < times; time += 1) limits.enter(endpoint);
};

test('has 256 attempts under way, 64 of them to one endpoint', () => {
  const limits = new ConcurrencyLimits();
  expect([limits.room, limits.roomFor('one'), limits.isEmpty]).toEqual([256, 64, true]);
  enter(limits, 'one', 63);
  expect([limits.room, limits.roomFor('one'), limits.roomFor('other')]).toEqual([193, 1, 64]);
  expect(limits.full()).toEqual([]);
  enter(limits, 'one', 1);
  enter(limits, 'other', 1);
  expect([limits.roomFor('one'), limits.isEmpty]).toEqual([0, false]);
  expect(limits.full()).toEqual(['one']);
  leave(limits, 'one');
  expect([limits.room, limits.roomFor('one'), limits.full()]).toEqual([192, 1, []]);
});

test('a slow endpoint has four until it responds in time again', () => {
  const limits = new ConcurrencyLimits();
  limits.note('slow', true);
  expect([limits.roomFor('slow'), limits.roomFor('other')]).toEqual([4, 64]);
  enter(limits, 'slow', 4);
  expect(limits.full()).toEqual(['slow']);
  limits.note('slow', false);
  expect([limits.roomFor('slow'), limits.full()]).toEqual([60, []]);
});

test('an endpoint without attempts is forgotten', () => {
  const limits = new ConcurrencyLimits();
  limits.enter('one');
  leave(limits, 'one');
  limits.note('one', true);
  expect([limits.isEmpty, limits.full(), limits.roomFor('one')]).toEqual([true, [], 4]);
});

test('gone waits for the last attempt', async () => {
  const limits = new ConcurrencyLimits();
  await limits.gone();
  enter(limits, 'one', 2);
  let isGone = false;
  const gone = limits.gone().then(() => (isGone = true));
  leave(limits, 'one');
  await new Promise(setImmediate);
  expect(isGone).toBe(false);
  leave(limits, 'one');
  expect(await gone).toBe(true);
});

test('an attempt that has ended leaves its endpoint, and the node when it is written down', () => {
  const limits = new ConcurrencyLimits();
  enter(limits, 'one', 64);
  limits.leaveEndpoint('one');
  expect([limits.room, limits.roomFor('one'), limits.isEmpty]).toEqual([192, 1, false]);
});

test('is roomy with an eighth of all places, and for an endpoint with half of its own', () => {
  const limits = new ConcurrencyLimits();
  enter(limits, 'one', 33);
  expect([limits.isRoomyFor('one'), limits.isRoomy]).toEqual([false, true]);
  leave(limits, 'one');
  expect(limits.isRoomyFor('one')).toBe(true);
  limits.note('slow', true);
  enter(limits, 'slow', 3);
  expect(limits.isRoomyFor('slow')).toBe(false);
  for (const endpoint of ['two', 'three', 'four']) enter(limits, endpoint, 64);
  expect([limits.room, limits.isRoomy]).toEqual([29, false]);
});
