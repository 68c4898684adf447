import { expect, test } from 'vitest';
import { inBatches } from './payment-list.ts';

const upTo =
  (end: number) =>
  async (last: number | undefined, most: number): Promise<number[]> => {
    const from = (last ?? 0) + 1;
    return Array.from({ length: Math.max(0, Math.min(most, end - from + 1)) }, (_, at) => from + at);
  };

test.each([0, 1, 3, 4, 10])('of %s rows each is read once', async (count) => {
  const read: number[] = [];
  for await (const batch of inBatches(upTo(count), 3)) read.push(...batch);
  expect(read).toEqual(Array.from({ length: count }, (_, at) => at + 1));
});

test('only one batch is in memory: the one before is empty', async () => {
  const batches: (readonly number[])[] = [];
  for await (const batch of inBatches(upTo(8), 3)) {
    batches.push(batch);
    expect(batches.map(({ length }) => length)).toEqual([...batches.slice(1).map(() => 0), batch.length]);
  }
  expect(batches.map(({ length }) => length)).toEqual([0, 0, 0]);
});
