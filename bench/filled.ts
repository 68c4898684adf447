import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { ask } from './child-process.ts';
import { fill, ROWS } from './filled/fill.ts';
import { measure, medianRatio, runRound, type Measured, type Subject } from './measure.ts';
import type { Options } from './options.ts';
import { analyze, mint } from './orders.ts';
import type { Buyers } from './orders/buyers.ts';
import { openProduction } from './orders/production.ts';
import { openShop } from './orders/shop.ts';
import { postgresCpu } from './postgres-cpu.ts';
import { say } from './say.ts';
import type { Stage } from './seeded-server.ts';
import { timesOf, type Target } from './targets.ts';

const CONNECTIONS = 8;
/** Until the engine has compiled the hot code. */
const WARM_REQUESTS = 6_000;
const WARM_ORDERS = 1_500;
/** Over which the bytes that are written are counted. */
const WRITING_REQUESTS = 2_000;
const MOST = 1.15;
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export interface FilledPart {
  readonly table: string;
  readonly rows: readonly Written[];
  readonly targets: readonly Target[];
}

interface Written extends Measured {
  /** Of the write-ahead log, for each request. */
  readonly walBytes: number;
  /** By which the database has grown, tables and indexes, for each request. */
  readonly diskBytes: number;
}

/**
 * What is done all the time, in a database that is empty and in one with ten million events and a million
 * orders of the merchant that sells: CPU of the service and of PostgreSQL together.
 */
export async function measureFilled(stage: Stage, options: Options): Promise<FilledPart> {
  const { databaseUrl } = options;
  if (databaseUrl === undefined) throw new TypeError('filled needs --database or --cold');
  const folder = mkdtempSync(join(tmpdir(), 'trellis-bench-filled-'));
  try {
    await stage.open();
    const empty = await selling(stage, folder, 'empty');
    const filled = await selling(stage, folder, 'filled');
    for (const subject of [...empty.subjects, ...filled.subjects]) await warm(subject);
    await fill(filled.databaseUrl);
    for (const subject of filled.subjects) await warm(subject);
    for (const { databaseUrl: url } of [empty, filled]) await analyze(url);
    const database = await postgresCpu(databaseUrl);
    // One after the other: each path in the empty database, then in the filled one.
    const subjects = empty.subjects.flatMap((subject, place) => [subject, filled.subjects[place] ?? subject]);
    say('measuring');
    const measured = await measure(subjects, { ...options, connections: CONNECTIONS, database }).finally(() =>
      database.close(),
    );
    const rows: Written[] = [];
    for (const [place, row] of measured.entries()) {
      const subject = subjects[place];
      if (subject) rows.push({ ...row, ...(await writtenBy(subject, place % 2 === 0 ? empty : filled)) });
    }
    return { table: tableOf(rows), rows, targets: targetsOf(rows) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A store with the product over it, a merchant of production that sells, and those who use both. */
async function selling(
  stage: Stage,
  folder: string,
  name: string,
): Promise<{ databaseUrl: string; subjects: Subject[] }> {
  const processor = await ask<number>(stage.aside(here('orders/processor.ts'), []));
  const env = { PROCESSOR_URL: `http://127.0.0.1:${processor}`, PROCESSOR_TOKEN: 'bench-credential' };
  const { server, load, place } = await stage.stock({ name, keys: 1, env });
  const { databaseUrl = '' } = place;
  const { merchant, key } = await openProduction(databaseUrl, stage.first.partnerId);
  const shop = {
    ...(await openShop(server.origin, key, merchant)),
    token: await mint(server.origin, key, merchant),
  };
  const file = join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify({ shop } satisfies Buyers));
  const buyers = stage.aside(here('orders/buyers.ts'), [file]);
  const of = (what: string): string => `${what}, ${name}`;
  return {
    databaseUrl,
    subjects: [
      {
        name: of('create with event and key'),
        server,
        load,
        request: { path: '/plants', credentials: 'tokens', spread: 1, idempotent: true },
      },
      {
        name: of('an order placed and authorized'),
        server,
        load: buyers,
        request: { path: '/v1/orders', credentials: 'tokens', spread: 1 },
      },
      {
        name: of('list of 50 orders'),
        server,
        load,
        request: {
          path: '/v1/orders?limit=50',
          credentials: 'tokens',
          spread: 1,
          read: { bearer: shop.token },
        },
      },
      {
        name: of('mint'),
        server,
        load,
        request: { path: '/v1/sessions', credentials: 'keys', spread: 1 },
      },
    ],
  };
}

async function warm(subject: Subject): Promise<void> {
  const forRequests = subject.request.path === '/v1/orders' ? WARM_ORDERS : WARM_REQUESTS;
  await runRound(subject, { connections: CONNECTIONS, forRequests });
}

/**
 * How much of the log and of the disk a request takes. A page is in the log whole when it changes for the
 * first time after a checkpoint.
 */
async function writtenBy(
  subject: Subject,
  { databaseUrl }: { readonly databaseUrl: string },
): Promise<{ walBytes: number; diskBytes: number }> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const look = async (): Promise<{ wal: number; disk: number }> => {
    const { rows } = await client.query<{ wal: string; disk: string }>(
      `select (pg_current_wal_insert_lsn() - '0/0')::text as wal, pg_database_size(current_database())::text as disk`,
    );
    return { wal: Number(rows[0]?.wal), disk: Number(rows[0]?.disk) };
  };
  try {
    const before = await look();
    const { answered } = await runRound(subject, { connections: CONNECTIONS, forRequests: WRITING_REQUESTS });
    const after = await look();
    return {
      walBytes: Math.round((after.wal - before.wal) / answered),
      diskBytes: Math.round((after.disk - before.disk) / answered),
    };
  } finally {
    await client.end();
  }
}

/** Service and PostgreSQL together. */
function timesEmpty(filled: Measured, empty: Measured): number {
  const [ours = [], theirs = []] = [filled.allCpuMsRounds, empty.allCpuMsRounds];
  return medianRatio(ours, theirs);
}

function pairsOf(rows: readonly Written[]): { empty: Written; filled: Written }[] {
  return rows.flatMap((empty, place) => {
    const filled = rows[place + 1];
    return place % 2 === 0 && filled ? [{ empty, filled }] : [];
  });
}

function tableOf(rows: readonly Written[]): string {
  const lines = pairsOf(rows).flatMap(({ empty, filled }) =>
    [empty, filled].map((row) => {
      const cpu = `${row.cpuMs.toFixed(3)} | ${(row.databaseCpuMs ?? 0).toFixed(3)}`;
      return `| ${row.name} | ${cpu} | ${timesEmpty(row, empty).toFixed(2)} | ${row.p50Ms.toFixed(1)} | ${row.p99Ms.toFixed(1)} | ${row.walBytes} | ${row.diskBytes} |`;
    }),
  );
  return [
    '| | CPU ms of the service | of PostgreSQL | together, × empty | p50 ms | p99 ms | WAL bytes | disk bytes |',
    '|---|--:|--:|--:|--:|--:|--:|--:|',
    ...lines,
  ].join('\n');
}

function targetsOf(rows: readonly Written[]): Target[] {
  const size = `${ROWS.events / 1e6} million events and ${ROWS.orders / 1e6} million orders`;
  return pairsOf(rows).map(({ empty, filled }) =>
    timesOf(
      `${filled.name.replace(/, filled$/, '')} with ${size}, times its CPU without`,
      timesEmpty(filled, empty),
      MOST,
    ),
  );
}
