import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { openDatabase } from '../bff/app/open-database.ts';
import { ask, start, stop } from './child-process.ts';
import { startContender, trellis, type Contender, type Running } from './contenders.ts';
import { measure, median, runRound, type Measured, type Subject } from './measure.ts';
import type { Options } from './options.ts';
import type { Buyers } from './orders/buyers.ts';
import { openProduction } from './orders/production.ts';
import { openShop } from './orders/shop.ts';
import { postgresCpu } from './postgres-cpu.ts';
import { createFirstCaller } from './seed/first-caller.ts';
import { Stores } from './stores.ts';
import { timesOf, type Target } from './targets.ts';

const BUYERS = 8;
/** Until the engine has compiled the hot code. */
const WARM_ORDERS = 3_000;
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export interface OrdersPart {
  readonly table: string;
  readonly rows: readonly Measured[];
  readonly targets: readonly Target[];
}

/**
 * What it costs to place and authorize an order of three lines, everything on: CPU of the service and of
 * PostgreSQL together, beside the floor on the same server. A row is the median of rounds that take turns.
 * @param isPinned servers on core 0, buyers and the processor on core 1
 * @throws {Error} without a PostgreSQL on this machine that nothing else uses
 */
export async function measureOrders(options: Options, isPinned: boolean): Promise<OrdersPart> {
  const { databaseUrl } = options;
  if (databaseUrl === undefined)
    throw new Error('orders are measured on PostgreSQL: --database postgres://…');
  const folder = mkdtempSync(join(tmpdir(), 'trellis-bench-'));
  const stores = new Stores(folder, databaseUrl);
  const database = await postgresCpu(databaseUrl);
  const [own, other] = isPinned ? [0, 1] : [];
  const children: Parameters<typeof stop>[0][] = [];
  const aside = (file: string, args: readonly string[] = []) => {
    const child = start(other, here(file), args, {});
    children.push(child);
    return child;
  };
  const serve = async (contender: Contender, env: Record<string, string>): Promise<Running> => {
    const running = await startContender(contender, { core: own, folder, env, profile: options.profile });
    children.push(running.process);
    return running;
  };
  const buyersOf = (name: string, buyers: Buyers) => {
    const file = join(folder, `${name}.json`);
    writeFileSync(file, JSON.stringify(buyers));
    return aside('orders/buyers.ts', [file]);
  };
  try {
    await stores.open();
    await (await openDatabase(stores.first)).close();
    const { partnerId } = await createFirstCaller(stores.first);
    const floorStore = await stores.empty('floor');
    const processor = await ask<number>(aside('orders/processor.ts'));
    const { merchant, key } = await openProduction(stores.first.databaseUrl ?? '', partnerId);
    const product = await serve(trellis('Trellis', stores.first), {
      PROCESSOR_URL: `http://127.0.0.1:${processor}`,
      PROCESSOR_TOKEN: 'bench-credential',
    });
    const shop = {
      ...(await openShop(product.origin, key, merchant)),
      token: await mint(product.origin, key, merchant),
    };
    const floor = await serve(
      { name: 'floor', file: here('orders/floor.ts') },
      { DATABASE_URL: floorStore.databaseUrl ?? '' },
    );
    const request = { path: '/v1/orders', credentials: 'tokens', spread: 1 } as const;
    const subjects: Subject[] = [
      { name: FLOOR, server: floor, load: buyersOf('floor', {}), request },
      { name: PRODUCT, server: product, load: buyersOf('product', { shop }), request },
    ];
    for (const subject of subjects)
      await runRound(subject, { connections: BUYERS, forRequests: WARM_ORDERS });
    for (const { databaseUrl: url } of [stores.first, floorStore]) await analyze(url ?? '');
    const rows = await measure(subjects, { ...options, connections: BUYERS, database });
    return { table: tableOf(rows), rows, targets: targetsOf(rows) };
  } finally {
    for (const child of children.toReversed()) await stop(child);
    await database.close();
    await stores.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const FLOOR = 'floor: one transaction of 9 statements, node:http + pg';
const PRODUCT = 'Trellis, create and pay, everything on';

/**
 * As autovacuum does within a minute. Without statistics of tables that have just grown, PostgreSQL needs 2.5
 * times the CPU here.
 */
export async function analyze(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

export async function mint(origin: string, key: string, merchant: string): Promise<string> {
  const response = await fetch(`${origin}/v1/sessions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ merchant, scopes: ['orders:read', 'orders:write'] }),
  });
  if (!response.ok) throw new Error(`minting failed: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { token: string }).token;
}

/** Medians of the sums, not sums of the medians. */
function together({ allCpuMsRounds = [] }: Measured): number {
  return median(allCpuMsRounds);
}

function tableOf(rows: readonly Measured[]): string {
  const [floor] = rows;
  const lines = rows.map((row) => {
    const all = row.allCpuMsRounds ?? [];
    const spread = `${Math.min(...all).toFixed(2)}–${Math.max(...all).toFixed(2)}`;
    const times = (together(row) / (floor ? together(floor) : Number.NaN)).toFixed(2);
    const cpu = `${row.cpuMs.toFixed(2)} | ${(row.databaseCpuMs ?? 0).toFixed(2)}`;
    return (
      `| ${row.name} | ${cpu} | ${together(row).toFixed(2)} (${spread}) | ${times} | ${row.p50Ms.toFixed(1)} | ` +
      `${row.p99Ms.toFixed(1)} | ${Math.round(row.perSecond)} |`
    );
  });
  return [
    '| an order of 3 lines, placed and authorized | CPU ms of the server | of PostgreSQL | together | × floor | p50 ms | p99 ms | orders a second |',
    '|---|--:|--:|--:|--:|--:|--:|--:|',
    ...lines,
  ].join('\n');
}

function targetsOf([floor, product]: readonly Measured[]): Target[] {
  if (!floor || !product) throw new Error('a row is missing');
  const what = 'placing and authorizing an order, times the floor’s CPU';
  return [timesOf(what, together(product) / together(floor), 3, 1.7)];
}
