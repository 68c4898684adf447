import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { median, type Measured } from './measure.ts';
import type { Options } from './options.ts';
import type { ColdPostgres } from './own-postgres.ts';
import { addMerchants, sell } from './reports/seed-ledger.ts';
import type { Stage } from './seeded-server.ts';
import type { Place } from './stores.ts';
import { timesOf, type Target } from './targets.ts';

const DAYS = 400;
const LAST_DAY = '2026-11-21';
const FIRST_DAY = '2025-10-18';
const OTHERS = 10_000;
/** Orders of all others that are written at a time, so often, while reports are read: 200 a second. */
const OTHERS_SELL = 20;
const OTHERS_SELL_MS = 100;

const REPORTS = [
  'sales?group=day',
  'sales?group=hour',
  'sales?group=location',
  'items?group=item',
  'payments?group=tender',
] as const;

/**
 * Reports of one merchant with many orders: alone; while as many others sell in another database of the same
 * server, which takes the machine but none of the tables; and while they sell in this one. Then with nothing
 * of the database in memory, and the table of all payments.
 */
export async function measureReports(
  stage: Stage,
  options: Options,
  own?: ColdPostgres,
): Promise<{ table: string; rows: readonly Measured[]; targets: readonly Target[] }> {
  if (options.databaseUrl === undefined) throw new Error('this needs PostgreSQL: --database postgres://…');
  const orders = options.long ? 1_000_000 : 100_000;
  await stage.open();
  const { server, place } = await stage.stock({ name: 'reports', keys: 1 });
  const elsewhere = await stage.stock({ name: 'elsewhere', keys: 1 });
  const { secret, merchantId } = stage.first;
  const ask = (report: string): Promise<Response> =>
    fetch(`${server.origin}/v1/reports/${report}&merchant=${merchantId}&from=${FIRST_DAY}&to=${LAST_DAY}`, {
      headers: { authorization: `Bearer ${secret}` },
    });
  const client = new Client({ connectionString: place.databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await sell(client, { merchants: [merchantId], orders, days: DAYS, until: LAST_DAY });
    await queueIsEmpty(client);
    const alone = await timesOfAll(ask, options.rounds);
    const others = await addMerchants(client, merchantId, OTHERS);
    await sell(client, { merchants: others, orders, days: DAYS, until: LAST_DAY });
    await queueIsEmpty(client);
    const there = await othersElsewhere(elsewhere.place, merchantId);
    const beside = await timesWhile(keepSelling(elsewhere.place, there, 0), () =>
      timesOfAll(ask, options.rounds),
    );
    const among = await timesWhile(keepSelling(place, others, orders), () => timesOfAll(ask, options.rounds));
    const file = await memoryOf(server.process.pid ?? 0, () => ask('payments?format=csv'));
    const cold = own && (await timesCold(own, ask, () => hasConnection(server.origin, secret)));
    const took = { alone, beside, among, cold };
    return { table: tableOf(orders, took, file), rows: [], targets: targetsOf(took, file) };
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Merchants in a database that nobody reads reports of. */
async function othersElsewhere({ databaseUrl }: Place, merchantId: string): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const others = await addMerchants(client, merchantId, OTHERS);
  await client.end();
  return others;
}

/** What is measured while something else goes on. */
async function timesWhile<Result>(
  goOn: (signal: AbortSignal) => Promise<void>,
  measureIt: () => Promise<Result>,
): Promise<Result> {
  const busy = new AbortController();
  const going = goOn(busy.signal);
  try {
    return await measureIt();
  } finally {
    busy.abort();
    await going;
  }
}

/** What was written has been summed, as the service does by itself, and the planner knows of it. */
async function queueIsEmpty(client: Client): Promise<void> {
  for (;;) {
    const { rowCount } = await client.query('select 1 from report_queue limit 1');
    if (rowCount === 0) break;
    await pause(500);
  }
  await client.query('vacuum analyze');
}

/**
 * Each batch names only the merchants that it sells for: what the statement itself costs must not grow with
 * their number.
 */
function keepSelling(
  { databaseUrl }: Place,
  merchants: readonly string[],
  from: number,
): (signal: AbortSignal) => Promise<void> {
  return async (signal) => {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    for (let sold = from; !signal.aborted; sold += OTHERS_SELL) {
      const first = sold % merchants.length;
      const these = merchants.slice(first, first + OTHERS_SELL);
      const orders = sold + OTHERS_SELL;
      await sell(client, { merchants: these, orders, days: DAYS, until: LAST_DAY, from: sold });
      await pause(OTHERS_SELL_MS);
    }
    await client.end();
  };
}

/**
 * In milliseconds: the first answer, which finds no page in memory that is not there by chance, and the
 * median of those after it.
 */
interface Took {
  readonly report: string;
  readonly firstMs: number;
  readonly ms: number;
}

async function timesOfAll(ask: (report: string) => Promise<Response>, rounds: number): Promise<Took[]> {
  const took: Took[] = [];
  for (const report of REPORTS) {
    const times: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const from = performance.now();
      const response = await ask(report);
      const text = await response.text();
      if (!response.ok) throw new Error(`${report}: ${response.status} ${text}`);
      times.push(performance.now() - from);
    }
    took.push({ report, firstMs: times[0] ?? 0, ms: median(times.slice(1)) });
  }
  return took;
}

const COLD_ROUNDS = 3;

/**
 * Each report with nothing of the database in memory; the service itself runs on, and has its connections
 * back before.
 */
async function timesCold(
  own: ColdPostgres,
  ask: (report: string) => Promise<Response>,
  isBack: () => Promise<void>,
): Promise<Took[]> {
  const took: Took[] = [];
  for (const report of REPORTS) {
    const times: number[] = [];
    for (let round = 0; round < COLD_ROUNDS; round += 1) {
      await own.chill();
      await isBack();
      const from = performance.now();
      const response = await ask(report);
      const text = await response.text();
      if (!response.ok) throw new Error(`${report}: ${response.status} ${text}`);
      times.push(performance.now() - from);
    }
    took.push({ report, firstMs: Math.max(...times), ms: median(times) });
  }
  return took;
}

/** A list of no report's tables is read again. */
async function hasConnection(origin: string, secret: string): Promise<void> {
  const headers = { authorization: `Bearer ${secret}` };
  while (!(await fetch(`${origin}/v1/orders?limit=1`, { headers })).ok) await pause(50);
}

interface FileTook {
  readonly rows: number;
  readonly seconds: number;
  /** More than before, at most. */
  readonly mib: number;
}

async function memoryOf(pid: number, ask: () => Promise<Response>): Promise<FileTook> {
  const before = residentMib(pid);
  const from = performance.now();
  let most = before;
  let rows = -1;
  for await (const piece of (await ask()).body ?? []) {
    rows += piece.reduce((count, byte) => count + Number(byte === 10), 0);
    most = Math.max(most, residentMib(pid));
  }
  return { rows, seconds: (performance.now() - from) / 1000, mib: most - before };
}

const PAGE_BYTES = 4096;
const residentMib = (pid: number): number =>
  (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES) / 2 ** 20;

interface AllTook {
  readonly alone: readonly Took[];
  readonly beside: readonly Took[];
  readonly among: readonly Took[];
  readonly cold: readonly Took[] | undefined;
}

function tableOf(orders: number, { alone, beside, among, cold }: AllTook, file: FileTook): string {
  const count = OTHERS.toLocaleString('en');
  const lines = alone.map(({ report, firstMs, ms }, at) => {
    const [there, here] = [beside[at]?.ms ?? Number.NaN, among[at]?.ms ?? Number.NaN];
    const times = `${(here / ms).toFixed(2)} | ${(here / there).toFixed(2)}`;
    const chilled = cold?.[at]?.ms.toFixed(0) ?? '–';
    return `| ${report} | ${chilled} | ${firstMs.toFixed(0)} | ${ms.toFixed(1)} | ${there.toFixed(1)} | ${here.toFixed(1)} | ${times} |`;
  });
  return [
    `| report of ${orders.toLocaleString('en')} orders in ${DAYS} days | nothing in memory, ms | first, ms | alone, ms | while ${count} sell in another database, ms | while they sell in this one, ms | × alone | × the other database |`,
    '|---|--:|--:|--:|--:|--:|--:|--:|',
    ...lines,
    '',
    `The table of ${file.rows.toLocaleString('en')} payments: ${file.seconds.toFixed(1)} s, ${file.mib.toFixed(0)} MiB more than before.`,
  ].join('\n');
}

const slowest = (took: readonly Took[]): number => Math.max(...took.map(({ ms }) => ms));

function targetsOf({ alone, beside, among, cold }: AllTook, file: FileTook): Target[] {
  const timesOfAll = (of: readonly Took[]): number =>
    Math.max(...of.map(({ ms }, at) => (among[at]?.ms ?? Number.NaN) / ms));
  return [
    timesOf('the slowest report, ms', slowest(alone), 500, 100),
    ...(cold ? [timesOf('the slowest report with nothing in memory, ms', slowest(cold), 500, 100)] : []),
    timesOf('a report while others sell, times its time alone', timesOfAll(alone), 1.15),
    timesOf(
      'a report while others sell, times that while they sell in another database',
      timesOfAll(beside),
      1.15,
    ),
    timesOf('the table of all payments, MiB more', file.mib, 50),
  ];
}
