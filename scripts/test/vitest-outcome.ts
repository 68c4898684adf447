import { relative } from 'node:path';
import type { CommandResult } from './command.ts';
import type { Outcome } from './outcome.ts';

/** The part of vitest's JSON report that is read here. */
interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/**
 * Counts each test once. A file that fails outside its tests counts as one failed test, and so does a run that fails
 * outside its files: an error that nobody caught, a missing report.
 */
export function vitestOutcome(
  text: string | undefined,
  { code, output }: CommandResult,
  root: string,
): Outcome {
  const files = text === undefined ? [] : (JSON.parse(text) as Report).testResults;
  const skipped: string[] = [];
  let passed = 0;
  let failed = 0;
  for (const { name, status, assertionResults } of files) {
    const failedBefore = failed;
    for (const test of assertionResults) {
      if (test.status === 'passed') passed += 1;
      else if (test.status === 'failed') failed += 1;
      else skipped.push(`${relative(root, name)}: ${test.fullName} (${test.status})`);
    }
    if (status === 'failed' && failed === failedBefore) failed += 1;
  }
  if (code !== 0 && failed === 0) failed += 1;
  return { passed, failed, skipped, output };
}
