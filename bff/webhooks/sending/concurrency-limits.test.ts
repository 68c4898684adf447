import { expect, test } from 'vitest';
import { ConcurrencyLimits } from './concurrency-limits.ts';

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
  limits.leave('one');
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
  limits.leave('one');
  limits.note('one', true);
  expect([limits.isEmpty, limits.full(), limits.roomFor('one')]).toEqual([true, [], 4]);
});

test('gone waits for the last attempt', async () => {
  const limits = new ConcurrencyLimits();
  await limits.gone();
  enter(limits, 'one', 2);
  let isGone = false;
  const gone = limits.gone().then(() => (isGone = true));
  limits.leave('one');
  await new Promise(setImmediate);
  expect(isGone).toBe(false);
  limits.leave('one');
  expect(await gone).toBe(true);
});
