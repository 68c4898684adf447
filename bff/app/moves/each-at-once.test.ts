import { expect, test } from 'vitest';
import { eachAtOnce } from './each-at-once.ts';

test('acts on each item once, and no more than some at once', async () => {
  const items = Array.from({ length: 10 }, (_, at) => at * 10);
  const seen: (readonly [number, number])[] = [];
  let open = 0;
  let most = 0;
  await eachAtOnce(items, 3, async (item, at) => {
    open += 1;
    most = Math.max(most, open);
    await Promise.resolve();
    seen.push([item, at]);
    open -= 1;
  });
  expect(seen.toSorted(([, one], [, other]) => one - other)).toEqual(items.map((item, at) => [item, at]));
  expect(most).toBe(3);
});

test('after a failure, begins nothing more, and ends once what had begun has ended', async () => {
  const begun: number[] = [];
  const slow = Promise.withResolvers<void>();
  let isOver = false;
  const acting = eachAtOnce([0, 1, 2, 3], 2, async (item) => {
    begun.push(item);
    if (item === 1) throw new Error('no room');
    await slow.promise;
  }).finally(() => (isOver = true));
  acting.catch(() => undefined);
  await new Promise(setImmediate);
  expect([begun, isOver]).toEqual([[0, 1], false]);
  slow.resolve();
  await expect(acting).rejects.toThrow('no room');
  expect(begun).toEqual([0, 1]);
});

test('has nothing to do without items', async () => {
  await expect(eachAtOnce([], 4, () => Promise.reject(new Error('never')))).resolves.toBeUndefined();
});
