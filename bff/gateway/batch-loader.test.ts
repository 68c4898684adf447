import { expect, test } from 'vitest';
import { batchLoader } from './batch-loader.ts';

const lengths = async (keys: readonly string[]): Promise<Map<string, number>> =>
  new Map(keys.filter((key) => key !== 'none').map((key) => [key, key.length]));

test('what is asked for at once is read at once, each with its own answer', async () => {
  const reads: string[][] = [];
  const load = batchLoader((keys) => (reads.push([...keys]), lengths(keys)));
  expect(await Promise.all(['a', 'bb', 'none'].map((key) => load(key)))).toEqual([1, 2, undefined]);
  expect(await load('ccc')).toBe(3);
  expect(reads).toEqual([['a', 'bb', 'none'], ['ccc']]);
});

test('what is asked for while a read runs is read anew', async () => {
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

test('no query grows without bound', async () => {
  const sizes: number[] = [];
  const load = batchLoader((keys) => (sizes.push(keys.length), lengths(keys)));
  await Promise.all(Array.from({ length: 450 }, (_, i) => load(`${i}`)));
  expect(sizes).toEqual([200, 200, 50]);
});

test('a fault is that of everyone who asked, and of nobody after', async () => {
  let broken = true;
  const load = batchLoader(async (keys) => {
    if (broken) throw new Error('the database is away');
    return lengths(keys);
  });
  const settled = await Promise.allSettled([load('a'), load('b')]);
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  broken = false;
  expect(await load('a')).toBe(1);
});
