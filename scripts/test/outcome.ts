import { stripVTControlCharacters } from 'node:util';
import type { CommandResult } from './command.ts';

/** What one step of the run came to. */
export interface Outcome {
  readonly passed: number;
  /** A line for each test that failed: its file, its name, the first line of its error and what was received. */
  readonly failures: readonly string[];
  /** A line for each test that did not run, with its reason. */
  readonly skipped: readonly string[];
  /** Shown if something failed. */
  readonly output: string;
  /** Shown in any case. */
  readonly note?: string;
}

/** The outcome of a check that counts as one test. */
export const checkOutcome = (title: string, { code, output }: CommandResult): Outcome => ({
  passed: code === 0 ? 1 : 0,
  failures: code === 0 ? [] : [failureLine([title], output)],
  skipped: [],
  output,
});

const SLOWEST = 20;

const seconds = (ms: number): string => (ms / 1000).toFixed(0);

/** The files that took longest, in seconds: what a run of many files has to be cut at. */
export function slowestOf(
  files: readonly { readonly file: string; readonly ms: number }[],
): string | undefined {
  if (files.length <= SLOWEST) return undefined;
  const slowest = files.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST);
  const all = files.reduce((sum, { ms }) => sum + ms, 0);
  return `slowest of ${seconds(all)} s: ${slowest.map(({ file, ms }) => `${file} ${seconds(ms)}`).join(', ')}`;
}

const MESSAGE_LENGTH = 400;

/**
 * `bff/x.test.ts > refuses a body: AssertionError: expected 200 to be 400`, from where it is and all that was
 * said.
 */
export function failureLine(where: readonly string[], text: string): string {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim());
  const first = lines.find(Boolean) ?? 'no message';
  // Playwright's first line names the assertion alone.
  const received = lines.find((line) => line.startsWith('Received'));
  const said = received && received !== first ? `${first} ${received}` : first;
  const message = said.length > MESSAGE_LENGTH ? `${said.slice(0, MESSAGE_LENGTH)}…` : said;
  return `${where.join(' > ')}: ${message}`;
}

export interface Totals {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const totalsOf = (outcomes: readonly Outcome[]): Totals => ({
  passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
  failed: outcomes.reduce((sum, { failures }) => sum + failures.length, 0),
  skipped: outcomes.reduce((sum, { skipped }) => sum + skipped.length, 0),
});

/** The last line of a run. */
export const totalsLine = ({ passed, failed, skipped }: Totals): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** The end of a run: each failed test once more, since long output gets cut in its middle, and the sum. */
export const endOf = (outcomes: readonly Outcome[]): string =>
  [
    ...outcomes.flatMap(({ failures }) => failures.map((failure) => `failed: ${failure}`)),
    totalsLine(totalsOf(outcomes)),
  ].join('\n');

/** A run without a single test proves nothing. */
export const exitCodeOf = ({ passed, failed }: Totals): number => (failed > 0 || passed === 0 ? 1 : 0);
