import { describe, expect, it } from 'vitest';
import { affected } from './changed.ts';
import { coverageNote } from './coverage-note.ts';
import { checkOutcome, endOf, exitCodeOf, failureLine, totalsLine, totalsOf } from './outcome.ts';
import { playwrightOutcome } from './playwright-outcome.ts';
import { STEPS } from './steps.ts';
import { vitestOutcome } from './vitest-outcome.ts';

const ok = { code: 0, output: '' };
const bad = { code: 1, output: 'words' };

describe('the sum', () => {
  const outcome = { passed: 2, failures: [], skipped: [], output: '' };

  it('adds up', () => {
    const totals = totalsOf([outcome, { ...outcome, failures: ['a: b'] }, { ...outcome, passed: 0 }]);
    expect(totalsLine(totals)).toBe('4 passed, 1 failed');
    expect(exitCodeOf(totals)).toBe(1);
  });

  it('names skipped tests only if there are any', () => {
    expect(totalsLine({ passed: 1, failed: 0, skipped: 2 })).toBe('1 passed, 0 failed, 2 skipped');
  });

  it('follows a line for each failed test', () => {
    const types = checkOutcome('Types', {
      code: 2,
      output: '\n\u001B[31mbff/x.ts(1,2): error\u001B[39m\nmore',
    });
    expect(endOf([types, outcome, { ...outcome, failures: ['a > b: c', 'd: e'] }])).toBe(
      ['failed: Types: bff/x.ts(1,2): error', 'failed: a > b: c', 'failed: d: e', '4 passed, 3 failed'].join(
        '\n',
      ),
    );
  });

  it('says what an assertion received', () => {
    const output = 'Error: expect(received).toBe(expected)\n\nExpected: 1\nReceived: 2\n';
    expect(failureLine(['a'], output)).toBe('a: Error: expect(received).toBe(expected) Received: 2');
  });

  it('is a failure without a test, even if some were skipped', () => {
    expect(exitCodeOf(totalsOf([]))).toBe(1);
    expect(exitCodeOf({ passed: 0, failed: 0, skipped: 3 })).toBe(1);
    expect(exitCodeOf(totalsOf([outcome]))).toBe(0);
  });
});

describe('a vitest run', () => {
  const file = (status: string, ...tests: string[]): object => ({
    name: '/here/bff/x.test.ts',
    status,
    assertionResults: tests.map((test) => ({
      status: test,
      ancestorTitles: ['it'],
      title: `does ${test}`,
      fullName: `it does ${test}`,
      failureMessages: test === 'failed' ? ['Error: no 400\n    at here'] : [],
    })),
  });
  const outcome = (files: object[], result = ok): ReturnType<typeof vitestOutcome> =>
    vitestOutcome(JSON.stringify({ testResults: files }), result, '/here');

  it('counts each test once and lists what was skipped', () => {
    const files = [file('failed', 'passed', 'failed', 'skipped'), file('passed', 'passed', 'todo')];
    expect(outcome(files, bad)).toEqual({
      passed: 2,
      failures: ['bff/x.test.ts > it > does failed: Error: no 400'],
      skipped: ['bff/x.test.ts: it does skipped (skipped)', 'bff/x.test.ts: it does todo (todo)'],
      output: 'words',
    });
  });

  it('counts a file that does not load', () => {
    const broken = { ...file('failed'), message: 'SyntaxError: no\n    at there' };
    expect(outcome([broken], bad)).toMatchObject({
      passed: 0,
      failures: ['bff/x.test.ts: SyntaxError: no'],
    });
  });

  it('counts an error outside all tests, and a run without a report', () => {
    const uncaught = { code: 1, output: 'Unhandled\nTypeError: of nobody\n' };
    expect(outcome([file('passed', 'passed')], uncaught)).toMatchObject({
      passed: 1,
      failures: ['vitest: TypeError: of nobody'],
    });
    expect(vitestOutcome(undefined, bad, '/here').failures).toHaveLength(1);
  });

  it('names the slowest of many files, in seconds', () => {
    const files = Array.from({ length: 21 }, (_, at) => ({
      ...file('passed'),
      name: `/here/${at}.test.ts`,
      startTime: 5,
      endTime: 5 + at * 1000,
    }));
    const noteOf = (some: object[]) => vitestOutcome(JSON.stringify({ testResults: some }), ok, '/here').note;
    expect(noteOf(files)).toMatch(/^slowest of 210 s: 20\.test\.ts 20, 19\.test\.ts 19, .*, 1\.test\.ts 1$/);
    expect(noteOf(files.slice(1))).toBeUndefined();
  });
});

describe('a Playwright run', () => {
  const spec = (status: string, annotations: object[] = []): object => ({
    title: `does ${status}`,
    file: 'x.spec.ts',
    tests: [{ status, annotations, results: [{}, { error: { message: 'Error: no heading\n at' } }] }],
  });
  const outcome = (specs: object[], result = ok): ReturnType<typeof playwrightOutcome> =>
    playwrightOutcome(JSON.stringify({ suites: [{ specs: [], suites: [{ specs }] }] }), result);

  it('finds the tests of nested suites; a flaky one has failed', () => {
    expect(outcome([spec('expected'), spec('unexpected'), spec('flaky')], bad)).toMatchObject({
      passed: 1,
      failures: [
        'e2e/x.spec.ts > does unexpected: Error: no heading',
        'e2e/x.spec.ts > does flaky: Error: no heading',
      ],
    });
  });

  it('gives the reason of a skipped test', () => {
    const skipped = spec('skipped', [{ type: 'skip', description: 'needs a camera' }]);
    expect(outcome([skipped]).skipped).toEqual(['e2e/x.spec.ts: does skipped (needs a camera)']);
  });

  it('fails when no test was found', () => {
    expect(outcome([], bad)).toMatchObject({ passed: 0, failures: ['playwright: words'] });
  });
});

describe('what a change can break', () => {
  const ids = (...files: string[]): string[] => affected(STEPS, files).map(({ id }) => id);

  it('is nothing without one', () => {
    expect(ids()).toEqual([]);
  });

  it('is all of it for an element', () => {
    expect(ids('README.md', 'components/session/session.ts')).toEqual(STEPS.map(({ id }) => id));
  });

  it('is no journey for a test, and nothing built for the service', () => {
    expect(ids('bff/app/app.test.ts', 'bff/testing/service/service.ts')).toEqual(UNBUILT);
    expect(ids('bff/app/app.ts')).toEqual([...UNBUILT, 'journeys']);
  });
});

const UNBUILT = ['build', 'types', 'lint', 'format', 'imports', 'unit'];

describe('the coverage line', () => {
  it('shows the totals', () => {
    const metric = { pct: 91.25 };
    const total = { lines: metric, statements: metric, functions: metric, branches: { pct: 80 } };
    expect(coverageNote(JSON.stringify({ total }))).toBe(
      'Coverage, node and browser merged: lines 91.25%, statements 91.25%, functions 91.25%, branches 80%',
    );
  });

  it('says when there is nothing to show', () => {
    expect(coverageNote(undefined)).toBe('Coverage: no summary');
  });
});
