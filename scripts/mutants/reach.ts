import { readFileSync, rmSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import type { Copy } from './copy.ts';
import type { Mutant } from './mutants-of.ts';
import { withProbes } from './probes.ts';
import type { TestRunner } from './test-runner.ts';

/** What a run of all tests has shown. */
export interface Reach {
  /** Files of tests that pass without any change, with how long each takes. */
  readonly durations: ReadonlyMap<string, number>;
  /** By mutant, those files in which its code runs. */
  readonly reaching: readonly (readonly string[])[];
}

/** Runs tests once, each file by itself, with a probe in the place of each mutant. */
export async function reachOf(
  mutants: readonly Mutant[],
  files: readonly string[],
  { copy, runner, withinMs }: { copy: Copy; runner: TestRunner; withinMs: number },
): Promise<Reach> {
  const log = join(copy.root, 'reached.jsonl');
  const byPath = Map.groupBy(mutants.entries(), ([, { path }]) => path);
  await runner.ready({ TRELLIS_REACHED: log });
  const restore = [...byPath].map(([path, own]) =>
    copy.change(path, (text) => withProbes(text, new Map(own))),
  );
  const result = await runner.run(
    { files, changed: [...byPath.keys()], stopAtFirst: false },
    { withinMs, cpuMs: Infinity },
  );
  for (const put of restore) put();
  runner.end();
  if ('unfinished' in result) throw new Error('the run of all tests took too long');
  const durations = new Map(result.modules.filter(({ passed }) => passed).map(({ file, ms }) => [file, ms]));
  const reaching = mutants.map((): string[] => []);
  for (const line of readFileSync(log, 'utf8').trim().split('\n')) {
    const { test, reached } = JSON.parse(line) as { test: string; reached: number[] };
    const file = relative(copy.root, test);
    if (durations.has(file)) for (const number of reached) reaching[number]?.push(file);
  }
  rmSync(log);
  return { durations, reaching };
}

/**
 * The test files that are likeliest to notice a change: its own, those of its folder, of its room, then the
 * quickest.
 */
export function nearestFirst(path: string, files: readonly string[], { durations }: Reach): string[] {
  const room = path.split('/').slice(0, 2).join('/');
  const distance = (file: string): number => {
    if (file === path.replace(/\.ts$/, '.test.ts')) return 0;
    if (posix.dirname(file) === posix.dirname(path)) return 1;
    return file.startsWith(`${room}/`) ? 2 : 3;
  };
  const duration = (file: string): number => durations.get(file) ?? 0;
  return files.toSorted((one, two) => distance(one) - distance(two) || duration(one) - duration(two));
}
