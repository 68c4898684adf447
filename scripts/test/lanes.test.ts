import { expect, test } from 'vitest';
import { runInLanes } from './lanes.ts';
import { STEPS, type Lane } from './steps.ts';

const step = (id: string, lane: Lane) => ({ id, lane });
const build = step('build', 'first');
const types = step('types', 'checks');
const lint = step('lint', 'checks');
const unit = step('unit', 'unit');

test('lanes run beside each other once the first has ended, the steps of one in their order', async () => {
  const running = new Map<string, PromiseWithResolvers<void>>();
  const begun: string[] = [];
  const end = (id: string): void => running.get(id)?.resolve();
  const results = runInLanes([build, types, unit, lint], async ({ id }) => {
    begun.push(id);
    running.set(id, Promise.withResolvers());
    await running.get(id)?.promise;
    return `${id} ended`;
  });
  expect(begun).toEqual(['build']);
  end('build');
  await expect.poll(() => begun).toEqual(['build', 'types', 'unit']);
  end('types');
  await expect.poll(() => begun).toEqual(['build', 'types', 'unit', 'lint']);
  end('lint');
  end('unit');
  expect(await results).toEqual(['build ended', 'types ended', 'unit ended', 'lint ended']);
});

test('what others read is in the first lane, and nothing else', () => {
  expect(STEPS.filter(({ lane }) => lane === 'first').map(({ id }) => id)).toEqual(['build']);
});
