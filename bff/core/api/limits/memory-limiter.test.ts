import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MemoryLimiter } from './memory-limiter.ts';
import type { Quota } from './quota.ts';

const key = (limit: number): Quota => ({ name: 'key', subject: 'key_1', limit });
const merchant = (limit: number): Quota => ({ name: 'merchant', subject: 'mer_1', limit });

function limiterAt(start: number) {
  let now = start;
  return { limiter: new MemoryLimiter({ now: () => now }), advance: (ms: number) => void (now += ms) };
}

test('admits exactly the limit in a window, in any order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 0, max: 200 }), (limit, requests) => {
      const { limiter } = limiterAt(1000);
      const admitted = Array.from({ length: requests }, () => limiter.spend([key(limit)])).filter(
        (s) => !s.refused,
      );
      expect(admitted).toHaveLength(Math.min(limit, requests));
    }),
  );
});

test('spends nothing of one quota if the other is used up', () => {
  const { limiter } = limiterAt(0);
  limiter.spend([key(10), merchant(1)]);
  const refused = limiter.spend([key(10), merchant(1)]);
  expect(refused.refused?.quota.name).toBe('merchant');
  expect(refused.states.map((state) => state.remaining)).toEqual([9, 0]);
  expect(limiter.spend([key(10)]).states[0]?.remaining).toBe(8);
});

test('starts a new window when the old one has ended, not before', () => {
  const { limiter, advance } = limiterAt(0);
  limiter.spend([key(1)]);
  advance(59_001);
  expect(limiter.spend([key(1)]).refused?.resetSeconds).toBe(1);
  advance(999);
  expect(limiter.spend([key(1)]).refused).toBeUndefined();
});

test('applies a raised limit at once', () => {
  const { limiter } = limiterAt(0);
  limiter.spend([key(1)]);
  expect(limiter.spend([key(1)]).refused).toBeDefined();
  expect(limiter.spend([key(3)]).states[0]?.remaining).toBe(1);
});

test('drops subjects whose window has ended', () => {
  const { limiter, advance } = limiterAt(0);
  for (let i = 0; i < 1000; i += 1) limiter.spend([{ name: 'key', subject: `key_${i}`, limit: 1 }]);
  advance(120_000);
  expect(limiter.spend([key(1)]).refused).toBeUndefined();
  expect(limiter.size).toBe(1);
});

test('peeking shows a quota, spends nothing and starts no window', () => {
  const { limiter, advance } = limiterAt(0);
  expect(limiter.peek([key(5)])).toEqual([{ quota: key(5), remaining: 5, resetSeconds: 60 }]);
  expect(limiter.size).toBe(0);
  limiter.spend([key(5), merchant(3)]);
  advance(10_000);
  for (let i = 0; i < 10; i += 1) limiter.peek([key(5), merchant(3)]);
  const states = limiter.peek([key(5), merchant(3)]);
  expect(states.map(({ remaining, resetSeconds }) => [remaining, resetSeconds])).toEqual([
    [4, 50],
    [2, 50],
  ]);
  advance(50_000);
  expect(limiter.peek([key(5)])[0]?.remaining).toBe(5);
});

test.each([
  [99_998, 99_999],
  [99_999, 1],
])('of %i other subjects that have ended, %i are kept until the next minute', (others, kept) => {
  const { limiter, advance } = limiterAt(59_000);
  for (let i = 0; i < others; i += 1) limiter.spend([{ name: 'key', subject: `other_${i}`, limit: 1 }]);
  advance(1_000);
  limiter.spend([key(1)]);
  expect(limiter.size).toBe(others + 1);
  advance(59_500);
  limiter.spend([key(1)]);
  expect(limiter.size).toBe(kept);
});
