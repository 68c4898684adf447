import { afterEach, expect, test } from 'vitest';
import { createLog } from '../http/log.ts';
import { type Chore, ChoreRunner } from './chore-runner.ts';

const lines: string[] = [];
let runner: ChoreRunner<string[]> | undefined;
afterEach(async () => {
  await runner?.stop();
  lines.length = 0;
});

function started(chores: readonly Chore<string[]>[], did: string[]): void {
  const log = createLog('info', { write: (line: string) => void lines.push(line) });
  runner = new ChoreRunner({ chores, log });
  runner.start(did);
}

test('a chore is run again at once while there is more, and then at its next time', async () => {
  const did: string[] = [];
  let left = 3;
  const sweep = async (seen: string[]): Promise<boolean> => {
    seen.push(`sweep ${left}`);
    left = Math.max(0, left - 1);
    return left > 0;
  };
  started([{ name: 'sweep', everyMs: 5, run: sweep }], did);
  await expect.poll(() => did.length).toBeGreaterThan(4);
  expect(did.slice(0, 4)).toEqual(['sweep 3', 'sweep 2', 'sweep 1', 'sweep 0']);
});

test('one that fails is logged and tried again, and others go on', async () => {
  const did: string[] = [];
  const fail = async (seen: string[]): Promise<boolean> => {
    seen.push('failed');
    throw new Error('no database');
  };
  const work = async (seen: string[]): Promise<boolean> => {
    seen.push('worked');
    return false;
  };
  started(
    [
      { name: 'fail', everyMs: 2, run: fail },
      { name: 'work', everyMs: 2, run: work },
    ],
    did,
  );
  await expect.poll(() => did.filter((what) => what === 'failed').length).toBeGreaterThan(1);
  await expect.poll(() => did.filter((what) => what === 'worked').length).toBeGreaterThan(1);
  expect(lines.join('')).toContain('"chore":"fail"');
});

test('stopping waits for what is under way, and nothing is run after it', async () => {
  const did: string[] = [];
  let end: () => void = () => undefined;
  const slow = async (seen: string[]): Promise<boolean> => {
    seen.push('begun');
    await new Promise<void>((resolve) => {
      end = resolve;
    });
    seen.push('ended');
    return true;
  };
  started([{ name: 'slow', everyMs: 1, run: slow }], did);
  await expect.poll(() => did).toEqual(['begun']);
  const stopped = runner?.stop();
  end();
  await stopped;
  expect(did).toEqual(['begun', 'ended']);
});
