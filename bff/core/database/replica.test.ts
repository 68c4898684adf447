import { expect, test } from 'vitest';
import { Coalesced } from './replica.ts';

test('who comes while a question is under way shares the next one, and none gets an answer from before it came', async () => {
  let now = 0;
  const asked: PromiseWithResolvers<void>[] = [];
  const time = new Coalesced(async () => {
    const began = now;
    const one = Promise.withResolvers<void>();
    asked.push(one);
    await one.promise;
    return began;
  });
  const first = [time.get(), time.get()];
  await expect.poll(() => asked.length).toBe(1);
  now = 1;
  const second = [time.get(), time.get()];
  asked[0]?.resolve();
  expect(await Promise.all(first)).toEqual([0, 0]);
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.resolve();
  expect(await Promise.all(second)).toEqual([1, 1]);
});

test('a question that fails is asked again by those who come later', async () => {
  let count = 0;
  const failing = new Coalesced(async () => {
    count += 1;
    if (count === 1) throw new Error('gone');
    return count;
  });
  await expect(failing.get()).rejects.toThrow('gone');
  expect(await failing.get()).toBe(2);
});
