import { Client } from 'pg';
import { measure, median, runRound, type Measured, type Subject } from './measure.ts';
import type { Options } from './options.ts';
import { postgresCpu } from './postgres-cpu.ts';
import type { Stage } from './seeded-server.ts';
import { timesOf, type Target } from './targets.ts';

const WARM_REQUESTS = 10_000;
/** Events that are there already, of as many merchants as have some in a week. */
const EVENTS = 200_000;
const MERCHANTS = 2_000;
const MOST = 1.03;

const COPY = `insert into events (id, type, partner_id, environment, merchant_id, data, created_at, dispatched_at)
  select id || 'x' || at, type, partner_id, environment, 'mer_' || at % ${MERCHANTS}, data, created_at, created_at
  from (select * from events limit 1) as one, generate_series(1, ${EVENTS}) as at`;
/** What the live queue of orders brought: the transaction of an event, and an index by it. */
const WITHOUT = 'alter table events alter column recorded_in drop default; drop index events_of_merchant';

/**
 * A create with its event, with the index that streams are read by and without it: CPU of the service and of
 * PostgreSQL.
 */
export async function measureEventIndex(
  stage: Stage,
  options: Options,
): Promise<{ table: string; rows: readonly Measured[]; targets: readonly Target[] }> {
  if (options.databaseUrl === undefined) throw new TypeError('event-index needs --database or --cold');
  await stage.open();
  const subjects = [await creating(stage, 'with'), await creating(stage, 'without', WITHOUT)];
  for (const subject of subjects) {
    await runRound(subject, { connections: options.connections, forRequests: WARM_REQUESTS });
  }
  const database = await postgresCpu(options.databaseUrl);
  const rows = await measure(subjects, { ...options, database }).finally(() => database.close());
  const [indexed, bare] = rows.map(({ allCpuMsRounds = [] }) => allCpuMsRounds);
  if (!indexed || !bare) throw new Error('a row is missing');
  const pairs = indexed.map((ms, round) => ms / (bare[round] ?? Number.NaN));
  const lines = rows.map(
    ({ name, cpuMs, databaseCpuMs = NaN, allCpuMsRounds = [] }) =>
      `| ${name} | ${cpuMs.toFixed(3)} | ${databaseCpuMs.toFixed(3)} | ${Math.min(...allCpuMsRounds).toFixed(3)} | ${median(allCpuMsRounds).toFixed(3)} |`,
  );
  return {
    table: [
      '| a create with its event | CPU ms of the service | of PostgreSQL | together, least | median |',
      '|---|--:|--:|--:|--:|',
      ...lines,
      `\npairs: ${pairs.map((ratio) => ratio.toFixed(2)).join(' ')}`,
    ].join('\n'),
    rows,
    targets: [
      timesOf(
        'a create with its event, times its CPU without the index: median of pairs',
        median(pairs),
        MOST,
      ),
    ],
  };
}

async function creating(stage: Stage, name: string, statement?: string): Promise<Subject> {
  const { server, load, place } = await stage.stock({ name, keys: 1 });
  const subject = {
    name: `${name} the index`,
    server,
    load,
    request: { path: '/plants', credentials: 'tokens', spread: 1 },
  } as const;
  await runRound(subject, { connections: 1, forRequests: 1 });
  const client = new Client({ connectionString: place.databaseUrl });
  await client.connect();
  if (statement !== undefined) await client.query(statement);
  await client.query(COPY);
  await client.query('vacuum analyze events');
  await client.end();
  return subject;
}
