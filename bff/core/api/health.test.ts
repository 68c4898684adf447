import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readiness } from './health.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const responds = (): Promise<boolean> => Promise.resolve(true);
const never = (): Promise<boolean> => new Promise(() => {});

test('a dependency has two seconds to respond', async () => {
  let late: unknown;
  void readiness({ needed: { database: never, queue: responds }, isStopping: false }).then(
    (response) => (late = response),
  );
  await vi.advanceTimersByTimeAsync(1_999);
  expect(late).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(late).toEqual({
    status: 503,
    body: { status: 'unavailable', checks: { database: 'unavailable', queue: 'ok' } },
  });
});

test('one that responds, or fails, leaves no timer behind', async () => {
  const failing = (): Promise<boolean> => Promise.reject(new Error('refused'));
  const response = await readiness({
    needed: { database: responds },
    spare: { redis: failing },
    isStopping: false,
  });
  expect(response).toEqual({
    status: 200,
    body: { status: 'ok', checks: { database: 'ok', redis: 'unavailable' } },
  });
  expect(vi.getTimerCount()).toBe(0);
});

test('a node that is stopping is not ready, whatever responds', async () => {
  expect(await readiness({ needed: { database: responds }, isStopping: true })).toEqual({
    status: 503,
    body: { status: 'unavailable', checks: { node: 'stopping', database: 'ok' } },
  });
});
