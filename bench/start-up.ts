import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
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
  /** For the first request to the payment processor, which loads Stripe's SDK where that is chosen. */
  readonly firstCheck: number;
  /** Memory once it responds, and after that request, in MiB. */
  readonly memory: number;
  readonly memoryChecked: number;
}

/** Stripe as the payment processor of production, with its stand-in at the other end. */
const STRIPE = {
  PROCESSOR: 'stripe',
  STRIPE_MODE: 'test',
  STRIPE_SECRET_KEY: 'sk_test_bench',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_bench',
  STRIPE_WEBHOOK_SECRET: 'whsec_forTheBenchOnly',
};

/**
 * What it costs to start the service as in production on a migrated database, in CPU time of the whole
 * process. A first start that is not counted leaves the compile cache for the others.
 */
export async function startUpTable(options: Options, isPinned: boolean): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-bench-'));
  const stores = new Stores(folder, options.databaseUrl);
  let standIn: ChildProcess | undefined;
  try {
    await stores.open();
    await (await openDatabase(stores.first)).close();
    standIn = fork(
      fileURLToPath(new URL('../bff/providers/stripe/testing/stand-in-process.ts', import.meta.url)),
    );
    const [{ url }] = (await once(standIn, 'message')) as [{ url: string }];
    const kinds = { 'without Stripe': {}, 'with Stripe': { ...STRIPE, STRIPE_API_BASE: url } };
    const rounds = new Map<string, StartUp[]>(Object.keys(kinds).map((kind) => [kind, []]));
    // By turns, so that what else the machine does falls on both.
    for (let round = 0; round <= options.rounds; round += 1) {
      for (const [kind, env] of Object.entries(kinds)) {
        const contender = trellis('start-up', stores.first, env);
        const running = await startContender(contender, { core: isPinned ? 0 : undefined, folder, env: {} });
        const costs = await measure(running);
        await stop(running.process);
        if (round > 0) rounds.get(kind)?.push(costs);
      }
    }
    return [...rounds]
      .flatMap(([kind, all]) => [
        `| start ${kind}, ${stores.kind}, ${all.length} rounds | CPU ms, least | median |`,
        '|---|--:|--:|',
        rowOf('until it responds', all, 'ready'),
        rowOf('the first request with a body (sign-up)', all, 'firstCall'),
        rowOf('the first page (/docs)', all, 'firstPage'),
        rowOf('the first check of production', all, 'firstCheck'),
        rowOf('memory once it responds, in MiB', all, 'memory'),
        rowOf('memory after all of these, in MiB', all, 'memoryChecked'),
        '',
      ])
      .join('\n');
  } finally {
    standIn?.kill();
    await stores.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure({ origin, usage }: Running): Promise<StartUp> {
  const spent = async (): Promise<number> => (await usage()).cpuMicros / 1000;
  const used = async (): Promise<number> => (await usage()).rssBytes / 2 ** 20;
  const ready = await spent();
  const memory = await used();
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(`${origin}/v1/partners`, {
    method: 'POST',
    headers,
    body: '{"name":"Bench"}',
  });
  if (!response.ok) throw new Error(`signing up failed with ${response.status}`);
  const { key } = (await response.json()) as { key: { secret: string } };
  const called = await spent();
  await (await fetch(`${origin}/docs`)).text();
  const shown = await spent();
  const authorization = `Bearer ${key.secret}`;
  const check = await fetch(`${origin}/v1/partners/me/readiness`, { headers: { authorization } });
  if (!check.ok) throw new Error(`the check failed with ${check.status}`);
  await check.text();
  return {
    ready,
    firstCall: called - ready,
    firstPage: shown - called,
    firstCheck: (await spent()) - shown,
    memory,
    memoryChecked: await used(),
  };
}

function rowOf(name: string, rounds: readonly StartUp[], part: keyof StartUp): string {
  const sorted = rounds.map((round) => round[part]).toSorted((a, b) => a - b);
  const [least = 0, median = 0] = [sorted[0], sorted[Math.floor(sorted.length / 2)]];
  return `| ${name} | ${least.toFixed(0)} | ${median.toFixed(0)} |`;
}
