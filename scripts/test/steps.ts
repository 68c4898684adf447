import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Run } from './command.ts';
import { coverageNote } from './coverage-note.ts';
import { checkOutcome, type Outcome } from './outcome.ts';
import { playwrightOutcome } from './playwright-outcome.ts';
import { vitestOutcome } from './vitest-outcome.ts';

export interface Context {
  readonly root: string;
  /** A folder for reports that goes away after the run. */
  readonly reports: string;
  readonly run: Run;
  /** Run only the unit tests that a change since this commit can break. */
  readonly changedSince?: string | undefined;
  /** Say how much of the sources the unit tests run. */
  readonly coverage?: boolean;
}

/** `first` is what others read: no other lane begins before it ends. */
export type Lane = 'first' | 'checks' | 'unit' | 'journeys';

export interface Step {
  /** For `--only`. */
  readonly id: string;
  readonly title: string;
  readonly needsChromium?: boolean;
  /** Reads dist/. */
  readonly needsBuild?: boolean;
  /**
   * Steps of one lane run one after the other, beside those of the others: what waits leaves the processors
   * to what computes.
   */
  readonly lane: Lane;
  /** Changes of other files can't break it; any can, where it is left out. */
  readonly dependsOn?: RegExp;
  run(context: Context): Promise<Outcome>;
}

/** Checks of what is built. */
const BUILT = new Set(['size', 'publint', 'attw']);
const BUILT_FROM = /^components\/|^scripts\/(?:build|size)|^(?:vite|tsconfig).*|^package/;
const JOURNEYS_USE = /^(?:bff|components|demo|e2e)\/|^scripts\/(?:build|start)|^vite|^package/;

const check = (id: string, title: string, command: string, ...args: string[]): Step => ({
  id,
  title,
  lane: id === 'build' ? 'first' : 'checks',
  needsBuild: BUILT.has(id),
  ...(BUILT.has(id) && { dependsOn: BUILT_FROM }),
  run: async ({ run }) => checkOutcome(title, await run(command, args)),
});

/** Everything that `npm test` runs; of each lane, in order. */
export const STEPS: readonly Step[] = [
  check('build', 'Build', 'node', 'scripts/build.mjs', '--if-stale'),
  // Several threads would check the types that they share once each, which takes half as much CPU again.
  check('types', 'Types', 'tsc', '-p', '.', '--singleThreaded'),
  check('lint', 'Lint', 'oxlint', '--deny-warnings'),
  check('format', 'Format', 'oxfmt', '--check'),
  check('imports', 'Import rules', 'node', 'scripts/import-rules.ts'),
  {
    id: 'unit',
    title: 'Unit, HTTP and element tests',
    lane: 'unit',
    needsChromium: true,
    needsBuild: true,
    run: runVitest,
  },
  check('size', 'Size of the elements', 'node', 'scripts/size.mjs'),
  check('publint', 'Package: publint', 'publint', 'components', '--strict'),
  check(
    'attw',
    'Package: types as consumers resolve them',
    'attw',
    '--pack',
    'components',
    '--profile',
    'esm-only',
  ),
  {
    id: 'journeys',
    title: 'Journeys',
    lane: 'journeys',
    needsChromium: true,
    needsBuild: true,
    dependsOn: JOURNEYS_USE,
    run: runPlaywright,
  },
];

async function runVitest(context: Context): Promise<Outcome> {
  const { root, reports, run, changedSince, coverage = false } = context;
  const report = join(reports, 'vitest.json');
  const summary = join(root, 'coverage', 'coverage-summary.json');
  await rm(summary, { force: true });
  const result = await run('vitest', [
    'run',
    ...(coverage ? ['--coverage', '--coverage.reportOnFailure'] : []),
    ...(changedSince === undefined ? [] : [`--changed=${changedSince}`, '--passWithNoTests']),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const outcome = vitestOutcome(await textOf(report), result, root);
  return coverage ? { ...outcome, note: coverageNote(await textOf(summary)) } : outcome;
}

async function runPlaywright({ reports, run }: Context): Promise<Outcome> {
  const report = join(reports, 'playwright.json');
  const args = ['test', '--config=e2e/playwright.config.ts', '--reporter=list,json'];
  const result = await run('playwright', args, { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  return playwrightOutcome(await textOf(report), result);
}

const textOf = (file: string): Promise<string | undefined> => readFile(file, 'utf8').catch(() => undefined);
