/** What one step of the run came to. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** A line for each test that did not run, with its reason. */
  readonly skipped: readonly string[];
  /** Shown if something failed. */
  readonly output: string;
  /** Shown in any case. */
  readonly note?: string;
}

/** The outcome of a check that counts as one test. */
export const checkOutcome = ({ code, output }: { code: number; output: string }): Outcome => ({
  passed: code === 0 ? 1 : 0,
  failed: code === 0 ? 0 : 1,
  skipped: [],
  output,
});

export interface Totals {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const totalsOf = (outcomes: readonly Outcome[]): Totals => ({
  passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
  failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
  skipped: outcomes.reduce((sum, { skipped }) => sum + skipped.length, 0),
});

/** The last line of a run. */
export const totalsLine = ({ passed, failed, skipped }: Totals): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** A run without a single test proves nothing. */
export const exitCodeOf = ({ passed, failed }: Totals): number => (failed > 0 || passed === 0 ? 1 : 0);
