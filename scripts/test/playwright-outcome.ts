import type { CommandResult } from './command.ts';
import { failureLine, slowestOf, type Outcome } from './outcome.ts';

/** The part of Playwright's JSON report that is read here. */
interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly Spec[];
}

interface Spec {
  readonly title: string;
  readonly file: string;
  readonly tests: readonly {
    readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
    readonly annotations: readonly { readonly type: string; readonly description?: string }[];
    readonly results?: readonly {
      readonly error?: { readonly message?: string };
      /** In milliseconds. */
      readonly duration?: number;
    }[];
  }[];
}

interface Report extends Suite {
  /** Outside all tests: a file that does not load. */
  readonly errors?: readonly { readonly message?: string }[];
}

/**
 * Counts each test once; a flaky one has failed, and a run that fails outside its tests counts as one failed
 * test.
 */
export function playwrightOutcome(text: string | undefined, { code, output }: CommandResult): Outcome {
  const report: Report = text === undefined ? {} : (JSON.parse(text) as Report);
  const failures: string[] = [];
  const skipped: string[] = [];
  let passed = 0;
  for (const { title, file, tests } of specsOf(report)) {
    for (const { status, annotations, results = [] } of tests) {
      if (status === 'expected') passed += 1;
      else if (status === 'skipped') skipped.push(`e2e/${file}: ${title} (${reasonOf(annotations)})`);
      else failures.push(failureLine([`e2e/${file}`, title], messageOf(results)));
    }
  }
  if (code !== 0 && failures.length === 0) {
    failures.push(failureLine(['playwright'], messageOf([{ error: report.errors?.[0] }]) || output));
  }
  const note = slowestOf(timesOf(specsOf(report)));
  return { passed, failures, skipped, output, ...(note !== undefined && { note }) };
}

/** Adds up the times of each file's tests. */
function timesOf(specs: readonly Spec[]): { readonly file: string; readonly ms: number }[] {
  const times = new Map<string, number>();
  for (const { file, tests } of specs)
    for (const { results = [] } of tests)
      for (const { duration = 0 } of results) times.set(file, (times.get(file) ?? 0) + duration);
  return [...times].map(([file, ms]) => ({ file, ms }));
}

type Results = readonly { readonly error?: { readonly message?: string } | undefined }[];

const messageOf = (results: Results): string => results.find(({ error }) => error)?.error?.message ?? '';

const specsOf = ({ suites = [], specs = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)];

function reasonOf(annotations: Spec['tests'][number]['annotations']): string {
  const annotation = annotations.find(({ type }) => type === 'skip' || type === 'fixme');
  return annotation?.description ?? 'no reason given';
}
