import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { startArchivedPostgres } from '../bff/testing/cluster/testing/own-postgres.ts';
import { programs } from './own-postgres.ts';
import { say } from './say.ts';
import { timesOf, type Target } from './targets.ts';

const run = promisify(execFile);
const OPERATOR = fileURLToPath(new URL('../bff/app/operator/main.ts', import.meta.url));

/** In the base backup, and as many again in the log that comes after it. */
const ORDERS = 500_000;
const MERCHANTS = 20;
const MOST_SECONDS = 300;

export interface RestorePart {
  readonly table: string;
  readonly rows: readonly object[];
  readonly targets: readonly Target[];
}

/**
 * The time that a restore takes: a copy of the base backup, the log after it, until the server is its own; and
 * that of the operator's `verify`, which reads everything.
 */
export async function measureRestore(): Promise<RestorePart> {
  const postgres = await startArchivedPostgres(programs());
  try {
    await seed(postgres.url);
    await postgres.backUp();
    await seed(postgres.url);
    const { bytes, time } = await loseOrders(postgres.url);
    await postgres.archive();

    const began = performance.now();
    const restored = await postgres.restoreTo(time);
    const restoreSeconds = (performance.now() - began) / 1000;
    try {
      const verifying = performance.now();
      const { ok, records } = (await operate(restored.url, 'verify')) as Verification;
      const verifySeconds = (performance.now() - verifying) / 1000;
      const orders = records['orders'] ?? 0;
      if (!ok || orders < 2 * ORDERS) throw new Error(`restored ${orders} orders; ok: ${ok}`);
      const row = { orders, gigabytes: bytes / 1e9, restoreSeconds, verifySeconds };
      return { table: tableOf(row), rows: [row], targets: targetsOf(row) };
    } finally {
      await restored.drop();
    }
  } finally {
    await postgres.drop();
  }
}

interface Verification {
  readonly ok: boolean;
  readonly records: Readonly<Record<string, number>>;
}

interface Row {
  readonly orders: number;
  /** Of the database before the accident. */
  readonly gigabytes: number;
  readonly restoreSeconds: number;
  readonly verifySeconds: number;
}

async function seed(databaseUrl: string): Promise<void> {
  const began = performance.now();
  await operate(databaseUrl, 'seed', '--merchants', String(MERCHANTS), '--orders', String(ORDERS));
  say(`${ORDERS} orders: ${((performance.now() - began) / 1000).toFixed(0)} s`);
}

/** Runs the operator's command line on a database. */
async function operate(databaseUrl: string, ...command: readonly string[]): Promise<unknown> {
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  const { stdout } = await run(process.execPath, [OPERATOR, ...command, '--json'], { env });
  return JSON.parse(stdout);
}

/** Deletes every order. @returns the last moment before, and the size of the database then */
async function loseOrders(databaseUrl: string): Promise<{ bytes: number; time: Date }> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ now: Date; bytes: string }>(
      'select clock_timestamp() as now, pg_database_size(current_database()) as bytes',
    );
    await client.query('truncate orders cascade');
    return { bytes: Number(rows[0]?.bytes), time: rows[0]?.now ?? new Date() };
  } finally {
    await client.end();
  }
}

function tableOf({ orders, gigabytes, restoreSeconds, verifySeconds }: Row): string {
  return [
    '| orders | GB | restored, s | verified, s |',
    '|--:|--:|--:|--:|',
    `| ${orders} | ${gigabytes.toFixed(1)} | ${restoreSeconds.toFixed(1)} | ${verifySeconds.toFixed(1)} |`,
  ].join('\n');
}

function targetsOf({ orders, restoreSeconds }: Row): Target[] {
  return [timesOf(`restore of ${orders} orders, seconds`, restoreSeconds, MOST_SECONDS)];
}
