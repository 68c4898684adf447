/** Set up before each test file of the copy: notes the mutants whose code it runs, by their numbers. */
import { appendFileSync } from 'node:fs';
import { afterAll, expect } from 'vitest';
import { REACHED } from './probes.ts';

const file = process.env['TRELLIS_REACHED'];

if (file !== undefined) {
  const reached = new Set<number>();
  Object.assign(globalThis, { [REACHED]: (number: number) => void reached.add(number) });
  afterAll(() => {
    const test = expect.getState().testPath ?? '';
    appendFileSync(file, `${JSON.stringify({ test, reached: [...reached] })}\n`);
  });
}
