import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { measure, medianRatio, type Measured, type Subject } from './measure.ts';
import type { Options } from './options.ts';
import { tableOf } from './report.ts';
import { creating, minting, warm } from './requests.ts';
import type { Stage } from './seeded-server.ts';
import { timesOf, type Target } from './targets.ts';

/** Nothing may get dearer by more from one state of the product to another. */
const MOST = 1.03;

/** What this file needs of another checkout's stage. */
type OtherStage = Pick<Stage, 'open' | 'close'> & {
  stock(wanted: { name: string; keys: number }): ReturnType<Stage['stock']>;
};

/**
 * A create and a mint beside those of another checkout, whose dependencies are installed and whose service is
 * built: both are up at once, each with a load and a store of its own, and rounds go round them in turn.
 */
export async function measureBeside(
  stage: Stage,
  options: Options,
): Promise<{ table: string; rows: readonly Measured[]; targets: readonly Target[] }> {
  const { beside } = options;
  if (beside === undefined) throw new TypeError('beside needs --beside, the folder of another checkout');
  const other = await stageOf(beside, options);
  try {
    const commit = commitOf(beside);
    await other.open();
    await stage.open();
    const [theirs, ours] = [
      await other.stock({ name: '1 key', keys: 1 }),
      await stage.stock({ name: '1 key', keys: 1 }),
    ];
    const subjects: Subject[] = [
      creating(theirs, `${commit}, create`),
      creating(ours, 'create'),
      minting(theirs, `${commit}, mint`),
      minting(ours, 'mint'),
    ];
    await warm(subjects, options);
    const rows = await measure(subjects, options);
    const [theirCreate, create, theirMint, mint] = rows;
    if (!theirCreate || !create || !theirMint || !mint) throw new Error('a row is missing');
    return {
      table: `${tableOf('create', [theirCreate, create], theirCreate)}\n\n${tableOf('mint', [theirMint, mint], theirMint)}`,
      rows,
      targets: [
        timesOf(`create, times its CPU in ${commit}`, ratioOf(create, theirCreate), MOST),
        timesOf(`mint, times its CPU in ${commit}`, ratioOf(mint, theirMint), MOST),
      ],
    };
  } finally {
    await other.close();
  }
}

const ratioOf = (row: Measured, base: Measured): number => medianRatio(row.cpuMsRounds, base.cpuMsRounds);

async function stageOf(folder: string, { databaseUrl }: Options): Promise<OtherStage> {
  const load = (file: string): Promise<unknown> => import(pathToFileURL(join(folder, 'bench', file)).href);
  // Until 22 November 2026 it was in another file.
  const { Stage: Other } = (await load('seeded-server.ts').catch(() => load('stage.ts'))) as {
    Stage: new (profile: undefined, databaseUrl: string | undefined) => OtherStage;
  };
  return new Other(undefined, databaseUrl);
}

function commitOf(folder: string): string {
  return execFileSync('git', ['-C', folder, 'rev-parse', '--short=7', 'HEAD'], { encoding: 'utf8' }).trim();
}
