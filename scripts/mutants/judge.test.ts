import { expect, test } from 'vitest';
import type { Copy } from './copy.ts';
import { judge } from './judge.ts';
import type { Mutant } from './mutants-of.ts';
import type { RunResult } from './runner.ts';
import type { Limits, Overdue, TestRunner } from './test-runner.ts';

const text = 'const a = b === c;';
const mutant: Mutant = {
  path: 'bff/x.ts',
  line: 1,
  start: 12,
  end: 15,
  before: '===',
  after: '!==',
  whole: { start: 10, end: 17 },
  isStatement: false,
};
const reach = {
  durations: new Map([
    ['bff/x.test.ts', 100],
    ['bff/y.test.ts', 200],
  ]),
  reaching: [],
};
const files = ['bff/x.test.ts', 'bff/y.test.ts'];

const passed: RunResult = { modules: [] };
const failed = (ms: number, timedOut = false): RunResult => ({
  failure: { name: 'bff/y.test.ts: a name', ms, timedOut },
  modules: [],
});
const overdue: Overdue = { unfinished: ['bff/y.test.ts'] };

/** A runner with these results in turn. */
async function judged(results: readonly (RunResult | Overdue)[], reaching = files) {
  const runs: { files: readonly string[]; text: string; limits: Limits; patient: boolean }[] = [];
  let now = text;
  const rest = [...results];
  const copy = {
    change: (_path: string, edit: (text: string) => string) => {
      now = edit(text);
      return () => void (now = text);
    },
  };
  // It would create the tests' database with the mutant, or run on while nobody counts.
  let [isReady, patient] = [false, false];
  const runner = {
    cpuMs: 0,
    ready: async (env: object = {}) => {
      expect(now).toBe(text);
      if (!isReady) patient = 'TRELLIS_PATIENT' in env;
      isReady = true;
    },
    run: async (request: { files: readonly string[] }, limits: Limits) => {
      expect(isReady).toBe(true);
      runner.cpuMs += 100;
      runs.push({ files: request.files, text: now, limits, patient });
      const result = rest.shift();
      if (!result) throw new Error('one run too many');
      return result;
    },
    forget: () => undefined,
    end: () => void (isReady = false),
  };
  const means = {
    copy: copy as unknown as Copy,
    runner: runner as unknown as TestRunner,
    reach,
    maxFiles: 16,
  };
  const { verdict } = await judge(mutant, reaching, means);
  expect(rest).toEqual([]);
  return { verdict, runs, left: now };
}

test('a mutant that no test reaches is not run', async () => {
  expect(await judged([], [])).toMatchObject({ verdict: 'NOT REACHED', runs: [] });
});

test('one run decides when a test fails promptly, or none does', async () => {
  expect(await judged([failed(4999)])).toMatchObject({
    verdict: 'killed',
    runs: [{ files, text: 'const a = b !== c;', patient: false }],
    left: text,
  });
  expect((await judged([passed])).verdict).toBe('SURVIVED');
});

test.each([
  ['the run took too long', overdue],
  ['a test timed out', failed(20, true)],
  ['a test failed after long', failed(5000)],
  ['the process ended', failed(Infinity)],
])('when %s, its file alone runs without the mutant, then patiently with it', async (_, first) => {
  const { verdict, runs } = await judged([first, passed, passed, passed]);
  expect(verdict).toBe('SURVIVED');
  const alone = { files: ['bff/y.test.ts'], patient: true };
  expect(runs.slice(1)).toMatchObject([
    { ...alone, text },
    { ...alone, text: 'const a = b !== c;' },
    // The first run had ended before them.
    { files: ['bff/x.test.ts'], patient: false, text: 'const a = b !== c;' },
  ]);
  expect(runs[2]?.limits.withinMs).toBeGreaterThan(runs[0]?.limits.withinMs ?? 0);
  // By what the run without the mutant has used.
  expect(runs[2]?.limits.cpuMs).toBe(30_500);

  expect((await judged([first, passed, failed(9000)])).verdict).toBe('killed');
  expect((await judged([first, passed, passed, failed(20)])).verdict).toBe('killed');
  expect((await judged([first, passed, failed(9000, true)])).verdict).toBe('killed by time');
  expect((await judged([first, passed, overdue])).verdict).toBe('killed by time');
  expect((await judged([first, failed(20)])).verdict).toBe('UNCLEAR');
  expect((await judged([first, overdue])).verdict).toBe('UNCLEAR');
});
