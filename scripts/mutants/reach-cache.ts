import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Reach } from './reach.ts';

const FOLDER = fileURLToPath(new URL('../../node_modules/.cache/trellis-mutants', import.meta.url));

/**
 * The run of all tests takes minutes; a run in parts needs it once.
 * @param inputs all that its result depends on: another tree or another draw finds its own
 */
export async function cachedReach(inputs: readonly unknown[], find: () => Promise<Reach>): Promise<Reach> {
  const key = createHash('sha256').update(JSON.stringify(inputs)).digest('hex');
  const file = join(FOLDER, `${key}.json`);
  if (existsSync(file)) {
    const { durations, reaching } = JSON.parse(readFileSync(file, 'utf8')) as Stored;
    return { durations: new Map(durations), reaching };
  }
  const reach = await find();
  const stored: Stored = { durations: [...reach.durations], reaching: reach.reaching };
  mkdirSync(FOLDER, { recursive: true });
  // Renamed into place, so that a run that is ended leaves no half of it.
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(stored));
  renameSync(`${file}.${process.pid}`, file);
  return reach;
}

interface Stored {
  readonly durations: readonly (readonly [file: string, ms: number])[];
  readonly reaching: readonly (readonly string[])[];
}
