import type { CommandResult } from './command.ts';
import type { Outcome } from './outcome.ts';

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
  }[];
}

/** Counts each test once; a flaky one has failed, and a run that fails outside its tests counts as one failed test. */
export function playwrightOutcome(text: string | undefined, { code, output }: CommandResult): Outcome {
  const specs = text === undefined ? [] : specsOf(JSON.parse(text) as Suite);
  const skipped: string[] = [];
  let passed = 0;
  let failed = 0;
  for (const { title, file, tests } of specs) {
    for (const { status, annotations } of tests) {
      if (status === 'expected') passed += 1;
      else if (status !== 'skipped') failed += 1;
      else skipped.push(`e2e/${file}: ${title} (${reasonOf(annotations)})`);
    }
  }
  if (code !== 0 && failed === 0) failed += 1;
  return { passed, failed, skipped, output };
}

const specsOf = ({ suites = [], specs = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)];

function reasonOf(annotations: Spec['tests'][number]['annotations']): string {
  const annotation = annotations.find(({ type }) => type === 'skip' || type === 'fixme');
  return annotation?.description ?? 'no reason given';
}
