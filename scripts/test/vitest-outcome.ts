import { relative } from 'node:path';
import type { CommandResult } from './command.ts';
import { failureLine, slowestOf, type Outcome } from './outcome.ts';

/** The part of vitest's JSON report that is read here. */
interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    /** In milliseconds since 1970. */
    readonly startTime?: number;
    readonly endTime?: number;
    /** Why a file failed outside its tests. */
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly ancestorTitles?: readonly string[];
      readonly title?: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

/**
 * Counts each test once. A file that fails outside its tests counts as one failed test, and so does a run
 * that fails outside its files: an error that nobody caught, a missing report.
 */
export function vitestOutcome(
  text: string | undefined,
  { code, output }: CommandResult,
  root: string,
): Outcome {
  const files = text === undefined ? [] : (JSON.parse(text) as Report).testResults;
  const failures: string[] = [];
  const skipped: string[] = [];
  let passed = 0;
  for (const { name, status, message, assertionResults } of files) {
    const file = relative(root, name);
    const failedBefore = failures.length;
    for (const {
      status: result,
      fullName,
      ancestorTitles = [],
      title = fullName,
      failureMessages,
    } of assertionResults) {
      if (result === 'passed') passed += 1;
      else if (result !== 'failed') skipped.push(`${file}: ${fullName} (${result})`);
      else failures.push(failureLine([file, ...ancestorTitles, title], failureMessages?.[0] ?? ''));
    }
    if (status === 'failed' && failures.length === failedBefore)
      failures.push(failureLine([file], message ?? ''));
  }
  if (code !== 0 && failures.length === 0) failures.push(failureLine(['vitest'], outsideTests(output)));
  const note = slowestOf(
    files.map(({ name, startTime = 0, endTime = 0 }) => ({
      file: relative(root, name),
      ms: endTime - startTime,
    })),
  );
  return { passed, failures, skipped, output, ...(note !== undefined && { note }) };
}

/** The error that vitest reports apart from its tests. */
function outsideTests(output: string): string {
  return (
    /^\S*(?:Error|Exception): .*$/m.exec(output)?.[0] ??
    'ended with an error outside all tests; see its output above'
  );
}
