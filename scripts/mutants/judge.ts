import type { Copy } from './copy.ts';
import type { Mutant } from './mutants-of.ts';
import type { Reach } from './reach.ts';
import { nearestFirst } from './reach.ts';
import type { Failure, RunResult } from './runner.ts';
import type { Limits, Overdue, TestRunner } from './test-runner.ts';

export type Verdict =
  | 'killed'
  | 'killed by time'
  | 'SURVIVED'
  /** The same tests fail or take too long without the mutant as well. */
  | 'UNCLEAR'
  | 'NOT REACHED';

export interface Judgment {
  readonly verdict: Verdict;
  /** The test that noticed the mutant, or why there is none. */
  readonly by: string;
}

interface Means {
  readonly copy: Copy;
  readonly runner: TestRunner;
  readonly reach: Reach;
  /** At most so many test files for one mutant, the nearest. */
  readonly maxFiles: number;
}

/**
 * The run of all tests has measured how long files take, on a machine that may have been idle then and not
 * now.
 */
const firstLimits = (measuredMs: number): Limits => ({
  withinMs: 90_000 + 3 * measuredMs,
  cpuMs: 30_000 + 3 * measuredMs,
});
/** Measured just before, of the same few files. */
const secondLimits = (tookMs: number, cpuMs: number): Limits => ({
  withinMs: 180_000 + 10 * tookMs,
  cpuMs: 30_000 + 5 * cpuMs,
});
/** A test that failed after so long may have waited for something that a busy machine does late. */
const SLOW_MS = 5000;

/**
 * Makes a mutant and runs the files that reach it. One that was noticed only by time is looked at again: the
 * files concerned run alone without it, then with it and much more time. Slowness of the machine kills no
 * mutant.
 */
export async function judge(mutant: Mutant, reaching: readonly string[], means: Means): Promise<Judgment> {
  if (reaching.length === 0) return { verdict: 'NOT REACHED', by: '' };
  const files = nearestFirst(mutant.path, reaching, means.reach).slice(0, means.maxFiles);
  return judgeBy(mutant, files, means);
}

async function judgeBy(
  mutant: Mutant,
  files: readonly string[],
  means: Omit<Means, 'maxFiles'>,
): Promise<Judgment> {
  const { runner, reach } = means;
  const limits = firstLimits(files.reduce((sum, file) => sum + (reach.durations.get(file) ?? 0), 0));
  await runner.ready();
  const first = await runWith(mutant, files, means, limits);
  if (!('unfinished' in first) && !first.failure) return { verdict: 'SURVIVED', by: '' };
  const suspects = suspectsOf(first, files);
  if (suspects.length === 0) return { verdict: 'killed', by: nameOf(first) };

  runner.end(); // The next process is a patient one.
  await runner.ready({ TRELLIS_PATIENT: '1' });
  const [began, cpuBefore] = [performance.now(), runner.cpuMs];
  const without = await runner.run({ files: suspects, changed: [], stopAtFirst: true }, limits);
  if ('unfinished' in without || without.failure)
    return { verdict: 'UNCLEAR', by: `without the mutant: ${nameOf(without)}` };
  const patient = secondLimits(performance.now() - began, runner.cpuMs - cpuBefore);
  const second = await runWith(mutant, suspects, means, patient);
  runner.end();
  if ('unfinished' in second || second.failure?.timedOut)
    return { verdict: 'killed by time', by: nameOf(second) };
  if (second.failure) return { verdict: 'killed', by: nameOf(second) };
  // Only slow at first. The first run ended there, so the others have not had their turn.
  const others = files.filter((file) => !suspects.includes(file));
  return others.length > 0 ? judgeBy(mutant, others, means) : { verdict: 'SURVIVED', by: '' };
}

async function runWith(
  mutant: Mutant,
  files: readonly string[],
  { copy, runner }: Pick<Means, 'copy' | 'runner'>,
  limits: Limits,
): Promise<RunResult | Overdue> {
  const restore = copy.change(
    mutant.path,
    (text) => text.slice(0, mutant.start) + mutant.after + text.slice(mutant.end),
  );
  try {
    return await runner.run({ files, changed: [mutant.path], stopAtFirst: true }, limits);
  } finally {
    restore();
    runner.forget(mutant.path);
  }
}

/** The files that may have noticed nothing but time; none after a plain failure. */
function suspectsOf(result: RunResult | Overdue, files: readonly string[]): readonly string[] {
  if ('unfinished' in result) return result.unfinished.length > 0 ? result.unfinished : files;
  const { failure } = result;
  if (!isSlow(failure)) return [];
  const own = files.filter((file) => failure.name.startsWith(file));
  return own.length > 0 ? own : files;
}

function isSlow(failure: Failure | undefined): failure is Failure {
  return failure !== undefined && (failure.timedOut || failure.ms >= SLOW_MS);
}

function nameOf(result: RunResult | Overdue): string {
  return 'unfinished' in result
    ? `${result.unfinished.join(', ')} did not end`
    : `${result.failure?.name ?? ''}${result.failure?.timedOut ? ' (timed out)' : ''}`;
}
