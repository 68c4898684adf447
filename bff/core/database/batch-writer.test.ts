import { setImmediate as turn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { BatchWriter } from './batch-writer.ts';

/** A store whose writes end when the test lets them. */
class SlowStore {
  readonly groups: (readonly number[])[] = [];
  readonly #ends: PromiseWithResolvers<void>[] = [];

  readonly write = (items: readonly number[]): Promise<void> => {
    this.groups.push([...items]);
    const end = Promise.withResolvers<void>();
    this.#ends.push(end);
    return end.promise;
  };

  /** Ends the oldest write, and lets the next begin one turn later. */
  async end(error?: Error): Promise<void> {
    const end = this.#ends.shift();
    if (error) end?.reject(error);
    else end?.resolve();
    await turn();
    await turn();
  }
}

function recording(): { store: SlowStore; record: (item: number) => Promise<string> } {
  const store = new SlowStore();
  const writer = new BatchWriter({ write: store.write, largest: 500 });
  const record = (item: number): Promise<string> =>
    writer.add(item).then(
      () => `${item} written`,
      (error: Error) => `${item} ${error.message}`,
    );
  return { store, record };
}

test('writes a single item at once', async () => {
  const { store, record } = recording();
  const one = record(1);
  await turn();
  expect(store.groups).toEqual([[1]]);
  await store.end();
  expect(await one).toBe('1 written');
});

test('writes the items of one turn together, and those that come during a write with the next', async () => {
  const { store, record } = recording();
  const all = [record(1), record(2)];
  await turn();
  all.push(record(3));
  await turn();
  all.push(record(4));
  expect(store.groups).toEqual([[1, 2]]);
  await store.end();
  expect(store.groups).toEqual([
    [1, 2],
    [3, 4],
  ]);
  await store.end();
  expect(await Promise.all(all)).toEqual(['1 written', '2 written', '3 written', '4 written']);
});

test('what comes in the same turn as the end of a write is written with the next, not after it', async () => {
  const { store, record } = recording();
  const all = [record(1)];
  await turn();
  all.push(record(2));
  const ended = store.end();
  setImmediate(() => all.push(record(3)));
  await ended;
  expect(store.groups).toEqual([[1], [2, 3]]);
  await store.end();
  expect(await Promise.all(all)).toEqual(['1 written', '2 written', '3 written']);
});

test("resolves only after the item's own group was written", async () => {
  const { store, record } = recording();
  const told: string[] = [];
  void record(1).then((word) => told.push(word));
  await turn();
  void record(2).then((word) => told.push(word));
  expect(told).toEqual([]);
  await store.end();
  expect(told).toEqual(['1 written']);
  await store.end();
  expect(told).toEqual(['1 written', '2 written']);
});

test('rejects all items of a failed write and none of the next', async () => {
  const { store, record } = recording();
  const all = [record(1), record(2)];
  await turn();
  all.push(record(3));
  await store.end(new Error('lost'));
  await store.end();
  expect(await Promise.all(all)).toEqual(['1 lost', '2 lost', '3 written']);
});

test('writes a thousand items in groups of at most 500, each once and in order', async () => {
  const { store, record } = recording();
  const all = Array.from({ length: 1000 }, (_, item) => record(item));
  await turn();
  await store.end();
  await store.end();
  expect((await Promise.all(all)).every((word) => word.endsWith('written'))).toBe(true);
  expect(store.groups.map((group) => group.length)).toEqual([500, 500]);
  expect(store.groups.flat()).toEqual(Array.from({ length: 1000 }, (_, item) => item));
});

test('writes again after being idle', async () => {
  const { store, record } = recording();
  const first = record(1);
  await turn();
  await store.end();
  await first;
  const second = record(2);
  await turn();
  await store.end();
  expect(await second).toBe('2 written');
});

test('with a retry policy, writes a failed batch again until it succeeds', async () => {
  const store = new SlowStore();
  const failures: unknown[] = [];
  const retry = { afterMs: 0, onFailure: (error: unknown) => void failures.push(error) };
  const writer = new BatchWriter({ write: store.write, largest: 500, retry });
  const written = writer.add(1);
  await turn();
  await store.end(new Error('lost'));
  await vi.waitFor(() => expect(store.groups).toEqual([[1], [1]]), { timeout: 30_000 });
  await store.end();
  await written;
  expect(failures).toEqual([new Error('lost')]);
});

test('after giving up, a failed batch is not written again', async () => {
  const store = new SlowStore();
  const retry = { afterMs: 0, onFailure: () => undefined };
  const writer = new BatchWriter({ write: store.write, largest: 500, retry });
  const written = writer.add(1);
  await turn();
  writer.giveUp();
  await store.end(new Error('lost'));
  await written;
  expect(store.groups).toEqual([[1]]);
});

test('a failure that may be of one item alone is found by writing each by itself', async () => {
  const groups: (readonly number[])[] = [];
  const writer = new BatchWriter<number>({
    write: async (items) => {
      groups.push(items);
      if (items.includes(2)) throw new Error('not 2');
    },
    largest: 500,
    isOfOne: (error) => error instanceof Error && error.message === 'not 2',
  });
  const ended = await Promise.allSettled([1, 2, 3].map((item) => writer.add(item)));
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(groups).toEqual([[1, 2, 3], [1], [2], [3]]);
});
