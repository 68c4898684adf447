import { expect, test } from 'vitest';
import type { InvalidationFeed } from '../database/invalidation-feed.ts';
import { Cache, batchLoader } from './cache.ts';

/** Creates loads that end when the test lets them. */
function stage(refresh: () => Promise<void> | undefined = () => undefined) {
  const loads: { key: string; end: PromiseWithResolvers<string | undefined> }[] = [];
  const told: string[] = [];
  const ages: number[] = [];
  const remembered = new Cache<string>({
    invalidations: {
      refresh,
      subscribe: (kind: string) => void told.push(kind),
      ageMs: 7,
    } as unknown as InvalidationFeed,
    kind: 'key',
    maxEntries: 2,
    onUse: (ageMs) => void ages.push(ageMs),
    load: (key) => {
      const end = Promise.withResolvers<string | undefined>();
      loads.push({ key, end });
      return end.promise;
    },
  });
  const answer = (value: string | undefined, place = loads.length - 1): void =>
    loads[place]?.end.resolve(value);
  return { remembered, loads, answer, told, ages };
}

test('loads a value once for concurrent callers, and then returns it at once', async () => {
  const { remembered, loads, answer, told } = stage();
  const asked = [remembered.get('a'), remembered.get('a')];
  answer('first');
  expect(await Promise.all(asked)).toEqual(['first', 'first']);
  expect(remembered.peek('a')).toBe('first');
  expect(loads).toHaveLength(1);
  expect(told).toEqual(['key']);
});

test('reports the age of each value that is used: of a loaded one none, of a cached one that of the feed', async () => {
  const { remembered, answer, ages } = stage();
  const missed = remembered.get('b');
  answer(undefined);
  await missed;
  expect(ages).toEqual([]);
  const loaded = remembered.get('a');
  answer('first');
  await loaded;
  await remembered.get('a');
  expect(ages).toEqual([0, 7]);
});

test('does not cache misses', async () => {
  const { remembered, loads, answer } = stage();
  const asked = remembered.get('a');
  answer(undefined);
  expect(await asked).toBeUndefined();
  void remembered.get('a');
  expect(loads).toHaveLength(2);
});

test.each(['forget', 'forgetAll'] as const)(
  'returns a value to its callers but does not cache it if %s ran during the load',
  async (how) => {
    const { remembered, loads, answer } = stage();
    const early = remembered.get('a');
    if (how === 'forget') remembered.invalidate('a');
    else remembered.invalidateAll();
    const late = remembered.get('a');
    expect(loads).toHaveLength(2);
    answer('new', 1);
    answer('old', 0);
    expect(await Promise.all([early, late])).toEqual(['old', 'new']);
    expect(remembered.peek('a')).toBe('new');
  },
);

test('uses no value before the feed is refreshed, and none at all if that fails', async () => {
  let settled: Promise<void> | undefined;
  const { remembered, answer } = stage(() => settled);
  const first = remembered.get('a');
  answer('old');
  await first;
  const feed = Promise.withResolvers<void>();
  settled = feed.promise;
  const waiting = remembered.get('a');
  remembered.invalidate('a');
  feed.resolve();
  await settled;
  await Promise.resolve();
  answer('new');
  expect(await waiting).toBe('new');
  settled = Promise.reject(new Error('the database is unavailable'));
  await expect(remembered.get('a')).rejects.toThrow('unavailable');
});

test('rejects the callers of a failed load, and loads again the next time', async () => {
  const { remembered, loads, answer } = stage();
  const asked = remembered.get('a');
  loads[0]?.end.reject(new Error('no'));
  await expect(asked).rejects.toThrow('no');
  const again = remembered.get('a');
  answer('there');
  expect(await again).toBe('there');
});

test('drops the oldest value when there are too many', async () => {
  const { remembered, loads, answer } = stage();
  for (const key of ['a', 'b', 'c']) {
    const asked = remembered.get(key);
    answer(key);
    await asked;
  }
  expect([remembered.peek('b'), remembered.peek('c')]).toEqual(['b', 'c']);
  void remembered.get('a');
  expect(loads.map(({ key }) => key)).toEqual(['a', 'b', 'c', 'a']);
});

test('peeks without waiting, and reads what is missing or outdated for the next caller', async () => {
  const feed: { refreshing?: Promise<void> } = {};
  const { remembered, loads, answer, ages } = stage(() => feed.refreshing);
  expect(remembered.peek('a')).toBeUndefined();
  const waiting = remembered.get('a');
  answer('there');
  await waiting;
  expect(remembered.peek('a')).toBe('there');
  expect(loads).toHaveLength(1);
  expect(ages).toEqual([0, 7]);
  feed.refreshing = Promise.reject(new Error('the database is unavailable'));
  expect(remembered.peek('a')).toBeUndefined();
});

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
