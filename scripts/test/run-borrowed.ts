/**
 * A run of Vitest on services that others use too: run the tests, remove what they left, name the failed
 * tests and the sum.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRun, endAll } from './command.ts';
import { temporaryFiles } from './memory-folder.ts';
import { endOf, exitCodeOf, totalsOf, type Outcome } from './outcome.ts';
import type { Borrowed } from './services.ts';
import { vitestOutcome } from './vitest-outcome.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface BorrowedRun {
  /** Vitest's, from the root of the checkout. */
  readonly config: string;
  readonly reporter: 'verbose' | 'default';
  /** What the tests get beside the environment of this process. */
  readonly variables: Readonly<Record<string, string>>;
  /** Given back at the end. */
  readonly services: readonly Borrowed[];
}

/**
 * Runs the tests that the command line names, or all, and sets the exit code. The end is the failed tests and
 * the sum.
 */
export async function runBorrowed(run: BorrowedRun): Promise<void> {
  let outcome: Outcome;
  try {
    outcome = await runTests(run);
  } finally {
    for (const service of run.services) await service.giveBack();
  }
  console.log(outcome.output.trim());
  for (const test of outcome.skipped) console.log(`  skipped: ${test}`);
  console.log(endOf([outcome]));
  process.exitCode = exitCodeOf(totalsOf([outcome]));
}

async function runTests({ config, reporter, variables }: BorrowedRun): Promise<Outcome> {
  const reports = await mkdtemp(join(tmpdir(), 'trellis-reports-'));
  try {
    const report = join(reports, 'vitest.json');
    const args = ['run', '--config', config, `--reporter=${reporter}`, '--reporter=json'];
    const run = createRun(root, { ...process.env, ...temporaryFiles(), ...variables });
    const result = await run('vitest', [...args, `--outputFile.json=${report}`, ...process.argv.slice(2)]);
    const text = await readFile(report, 'utf8').catch(() => undefined);
    return vitestOutcome(text, result, root);
  } finally {
    await rm(reports, { recursive: true, force: true });
  }
}

function interrupt(): never {
  endAll();
  process.exit(130);
}

process.on('SIGINT', interrupt);
process.on('SIGTERM', interrupt);
process.on('disconnect', interrupt); // the process that handed over to us is gone
process.channel?.unref();
