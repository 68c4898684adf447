import { expect, test } from 'vitest';
import { batchLoader } from './cache.ts';

const lengths = async (keys: readonly string[]): Promise<Map<string, number>> =>
  new Map(keys.filter((key) => key !== 'none').map((key) => [key, key.length]));

test('reads concurrently requested keys at once, and returns each its own value', async () => {
  const reads: string[][] = [];
  const load = batchLoader((keys) => (reads.push([...keys]), lengths(keys)));
  expect(await Promise.all(['a', 'bb', 'none'].map((key) => load(key)))).toEqual([1, 2, undefined]);
  expect(await load('ccc')).toBe(3);
  expect(reads).toEqual([['a', 'bb', 'none'], ['ccc']]);
});

test('reads keys again that are requested while a read runs', async () => {
  const reads: string[][] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  const load = batchLoader(async (keys) => {
    reads.push([...keys]);
    started.resolve();
    await promise;
    return lengths(keys);
  });
  const first = load('a');
  await started.promise;
  const second = load('a');
  resolve();
  expect([await first, await second]).toEqual([1, 1]);
  expect(reads).toEqual([['a'], ['a']]);
});

test('bounds the size of a query', async () => {
  const sizes: number[] = [];
  const load = batchLoader((keys) => (sizes.push(keys.length), lengths(keys)));
  await Promise.all(Array.from({ length: 450 }, (_, i) => load(`${i}`)));
  expect(sizes).toEqual([200, 200, 50]);
});

test('rejects all requests of a failed read, and none afterwards', async () => {
  let broken = true;
  const load = batchLoader(async (keys) => {
    if (broken) throw new Error('the database is unavailable');
    return lengths(keys);
  });
  const settled = await Promise.allSettled([load('a'), load('b')]);
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  broken = false;
  expect(await load('a')).toBe(1);
});
