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
import { Stores, type Place } from './stores.ts';
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
 * PostgreSQL together, beside the floor on the same server; or, as part `stripe`, through Stripe's adapter
 * beside a processor behind HTTP. A row is the median of rounds that take turns.
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
    const processor = await ask<number>(aside('orders/processor.ts'));
    const request = { path: '/v1/orders', credentials: 'tokens', spread: 1 } as const;
    const open = async (place: Place, name: string, buyers: Buyers, env: Environment): Promise<Subject> => {
      await (await openDatabase(place)).close();
      const { partnerId } = await createFirstCaller(place);
      const { merchant, key } = await openProduction(place.databaseUrl ?? '', partnerId);
      const server = await serve(trellis(name, place), await env(place, merchant));
      const { origin } = server;
      const shop = { ...(await openShop(origin, key, merchant)), token: await mint(origin, key, merchant) };
      return { name, server, load: buyersOf(name.slice(0, 7), { ...buyers, shop }), request };
    };
    const product = await open(stores.first, PRODUCT, {}, async () => ({
      PROCESSOR_URL: `http://127.0.0.1:${processor}`,
      PROCESSOR_TOKEN: 'bench-credential',
    }));
    const second = await stores.empty('second');
    const isBesideStripe = options.only === 'stripe';
    const openFloor = async (): Promise<Subject> => {
      const env = { DATABASE_URL: second.databaseUrl ?? '' };
      const server = await serve({ name: 'floor', file: here('orders/floor.ts') }, env);
      return { name: FLOOR, server, load: buyersOf('floor', {}), request };
    };
    const openStripe = async (): Promise<Subject> => {
      const there = await ask<{ url: string; account: string }>(
        aside('../bff/providers/stripe/testing/stand-in-process.ts'),
      );
      return open(second, STRIPE, { card: 'pm_card_visa' }, async (place, merchant) => {
        await giveAccount(place.databaseUrl ?? '', merchant, there.account);
        return { ...STRIPE_SETTINGS, STRIPE_API_BASE: there.url };
      });
    };
    const subjects: Subject[] = isBesideStripe ? [product, await openStripe()] : [await openFloor(), product];
    for (const subject of subjects)
      await runRound(subject, { connections: BUYERS, forRequests: WARM_ORDERS });
    for (const { databaseUrl: url } of [stores.first, second]) await analyze(url ?? '');
    const rows = await measure(subjects, { ...options, connections: BUYERS, database });
    return { table: tableOf(rows), rows, targets: isBesideStripe ? stripeTargets(rows) : targetsOf(rows) };
  } finally {
    for (const child of children.toReversed()) await stop(child);
    await database.close();
    await stores.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const FLOOR = 'floor: one transaction of 9 statements, node:http + pg';
const PRODUCT = 'Trellis, create and pay, everything on';
const STRIPE = 'through Stripe’s adapter';
const STRIPE_SETTINGS = {
  PROCESSOR: 'stripe',
  STRIPE_MODE: 'test',
  STRIPE_SECRET_KEY: 'sk_test_bench',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_bench',
  STRIPE_WEBHOOK_SECRET: 'whsec_bench12345',
};

/** The settings of a server on its store. */
type Environment = (place: Place, merchant: string) => Promise<Record<string, string>>;

async function giveAccount(databaseUrl: string, merchant: string, account: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const text = 'insert into stripe_accounts (merchant_id, account, created_at) values ($1, $2, now())';
  await client.query(text, [merchant, account]);
  await client.end();
}

function stripeTargets([product, stripe]: readonly Measured[]): Target[] {
  if (!product || !stripe) throw new Error('a row is missing');
  const what = 'placing and authorizing an order through Stripe’s adapter, times a processor behind HTTP';
  return [timesOf(what, together(stripe) / together(product), 1.25, 1.25)];
}

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
