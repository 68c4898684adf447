import { Client } from 'pg';
import { openDatabase } from '../bff/app/open-database.ts';
import { MIGRATING, openPostgres } from '../bff/core/database/postgres.ts';
import { USUAL_RETENTION } from '../bff/core/contract/retention.ts';
import { forgetResponses } from '../bff/core/api/idempotency/stored-responses.ts';
import { pruneEvents } from '../bff/developers/webhooks/webhooks.ts';
import type { Options } from './options.ts';
import { postgresCpu, type PostgresCpu } from './postgres-cpu.ts';
import type { Stage } from './seeded-server.ts';
import type { Target } from './targets.ts';

const ROWS = 500_000;

interface Deleted {
  readonly name: string;
  /** Microseconds of PostgreSQL's CPU for each row. */
  readonly micros: number;
}

interface Case {
  readonly what: string;
  readonly table: string;
  /** Makes the rows; `$1` is their number. */
  readonly insert: string;
  readonly prune: () => Promise<boolean>;
}

/**
 * What it costs PostgreSQL to delete what has expired, row by row and with the vacuum that follows, beside
 * what writing those rows costs, and beside a partition that is dropped.
 */
export async function measureRetention(
  stage: Stage,
  { databaseUrl }: Options,
): Promise<{ table: string; rows: readonly Deleted[]; targets: readonly Target[] }> {
  if (databaseUrl === undefined) throw new TypeError('retention needs --database or --cold');
  await stage.stores.open();
  const url = stage.stores.first.databaseUrl ?? '';
  await (await openDatabase({ databaseUrl: url, dataDir: '' })).close();
  const { db, close } = await openPostgres(url, MIGRATING);
  const cpu = await postgresCpu(databaseUrl);
  const client = new Client({ connectionString: url });
  await client.connect();
  const cases: Case[] = [
    {
      what: 'a response that is kept for an idempotency key',
      table: 'idempotency_records',
      insert: `insert into idempotency_records (id, fingerprint, status, body, held_until, expires_at)
        select encode(sha256(n::text::bytea), 'hex'), encode(sha256(n::text::bytea), 'base64'), 200, '{"name":"Fern"}',
          now() - interval '2 days', now() - interval '1 day' from generate_series(1, $1::int) n`,
      prune: () => forgetResponses(db, Date).run(),
    },
    {
      what: 'an event',
      table: 'events',
      insert: `insert into events (id, type, partner_id, environment, merchant_id, data, created_at, dispatched_at)
        select 'evt_00' || lpad(n::text, 24, '0'), 'plant.created', 'par_' || n % 100, 'production', 'mer_' || n % 10000,
          '{"id":123456789,"name":"Fern","tag":"shade"}', now() - interval '60 days', now() - interval '60 days'
        from generate_series(1, $1::int) n`,
      prune: () => pruneEvents(db, Date.now(), USUAL_RETENTION.events),
    },
  ];
  try {
    const rows: Deleted[] = [];
    for (const one of cases) rows.push(...(await deleted(client, cpu, one)));
    return { table: tableOf(rows), rows, targets: [] };
  } finally {
    await client.end();
    await cpu.close();
    await close();
  }
}

async function deleted(
  client: Client,
  cpu: PostgresCpu,
  { what, table, insert, prune }: Case,
): Promise<Deleted[]> {
  const microsOf = async (work: () => Promise<unknown>): Promise<number> => {
    const before = cpu.usedMicros();
    await work();
    return (cpu.usedMicros() - before) / ROWS;
  };
  const inserted = await microsOf(() => client.query(insert, [ROWS]));
  await client.query(`vacuum analyze ${table}`);
  const pruned = await microsOf(async () => {
    while (await prune());
  });
  const vacuumed = await microsOf(() => client.query(`vacuum ${table}`));
  await client.query(`create table dropped (like ${table} including all)`);
  await client.query(insert.replace(`into ${table}`, 'into dropped'), [ROWS]);
  const dropped = await microsOf(() => client.query('drop table dropped'));
  return [
    { name: `${what}: written, many in a statement`, micros: inserted },
    { name: `${what}: deleted in parts`, micros: pruned },
    { name: `${what}: vacuumed`, micros: vacuumed },
    { name: `${what}: dropped with its partition`, micros: dropped },
  ];
}

function tableOf(rows: readonly Deleted[]): string {
  const lines = rows.map(({ name, micros }) => `| ${name} | ${micros.toFixed(2)} |`);
  return [`| ${ROWS.toLocaleString('en')} rows | µs of PostgreSQL a row |`, '|---|--:|', ...lines].join('\n');
}
