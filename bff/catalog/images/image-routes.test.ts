import { expect, test } from 'vitest';
import { Turns } from './image-routes.ts';

/** An action that ends when it is told to. */
function held(): { act: () => Promise<void>; end: () => void; begun: () => boolean } {
  const { promise, resolve } = Promise.withResolvers<void>();
  let begun = false;
  const act = (): Promise<void> => {
    begun = true;
    return promise;
  };
  return { act, end: resolve, begun: () => begun };
}

test('two at a time act, others wait in their sequence, and too many are turned away', async () => {
  const turns = new Turns({ atOnce: 2, waiting: 2 });
  const actions = [held(), held(), held(), held()];
  const taken = actions.map(({ act }) => turns.take(act));
  const begun = (): boolean[] => actions.map((one) => one.begun());
  await Promise.resolve();
  expect(begun()).toEqual([true, true, false, false]);
  await expect(turns.take(() => Promise.resolve())).rejects.toMatchObject({ code: 'unavailable' });
  actions[1]?.end();
  await taken[1];
  await new Promise(setImmediate);
  expect(begun()).toEqual([true, true, true, false]);
  for (const { end } of actions) end();
  await Promise.all(taken);
  expect(begun()).toEqual([true, true, true, true]);
  await expect(turns.take(() => Promise.resolve(7))).resolves.toBe(7);
});

test('a failure gives its turn on', async () => {
  const turns = new Turns({ atOnce: 1, waiting: 1 });
  const failing = turns.take(() => Promise.reject(new Error('no picture')));
  const next = turns.take(() => Promise.resolve('next'));
  await expect(failing).rejects.toThrow('no picture');
  await expect(next).resolves.toBe('next');
});
