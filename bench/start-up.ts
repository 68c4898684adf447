import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../bff/app/open-database.ts';
import { stop } from './child-process.ts';
import { startContender, trellis, type Running } from './contenders.ts';
import type { Options } from './options.ts';
import { Stores } from './stores.ts';

/** What a fresh process has used, in milliseconds of CPU. */
interface StartUp {
  /** From its first instruction until it responds. */
  readonly ready: number;
  /** For the first request with a body, and for the first page. */
  readonly firstCall: number;
  readonly firstPage: number;
}

/**
 * What it costs to start the service as in production on a migrated database, in CPU time of the whole
 * process. A first start that is not counted leaves the compile cache for the others.
 */
export async function startUpTable(options: Options, isPinned: boolean): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-bench-'));
  const stores = new Stores(folder, options.databaseUrl);
  try {
    await stores.open();
    await (await openDatabase(stores.first)).close();
    const rounds: StartUp[] = [];
    for (let round = 0; round <= options.rounds; round += 1) {
      const contender = trellis('start-up', stores.first);
      const running = await startContender(contender, { core: isPinned ? 0 : undefined, folder, env: {} });
      const costs = await measure(running);
      await stop(running.process);
      if (round > 0) rounds.push(costs);
    }
    return [
      `| start, ${stores.kind}, ${rounds.length} rounds | CPU ms, least | median |`,
      '|---|--:|--:|',
      rowOf('until it responds', rounds, 'ready'),
      rowOf('the first request with a body (sign-up)', rounds, 'firstCall'),
      rowOf('the first page (/docs)', rounds, 'firstPage'),
    ].join('\n');
  } finally {
    await stores.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure({ origin, usage }: Running): Promise<StartUp> {
  const spent = async (): Promise<number> => (await usage()).cpuMicros / 1000;
  const ready = await spent();
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(`${origin}/v1/partners`, {
    method: 'POST',
    headers,
    body: '{"name":"Bench"}',
  });
  if (!response.ok) throw new Error(`signing up failed with ${response.status}`);
  const called = await spent();
  await (await fetch(`${origin}/docs`)).text();
  return { ready, firstCall: called - ready, firstPage: (await spent()) - called };
}

function rowOf(name: string, rounds: readonly StartUp[], part: keyof StartUp): string {
  const sorted = rounds.map((round) => round[part]).toSorted((a, b) => a - b);
  const [least = 0, median = 0] = [sorted[0], sorted[Math.floor(sorted.length / 2)]];
  return `| ${name} | ${least.toFixed(0)} | ${median.toFixed(0)} |`;
}
