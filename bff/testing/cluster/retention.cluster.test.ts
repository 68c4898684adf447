import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { USUAL_RETENTION } from '../../core/contract/retention.ts';
import type { Database } from '../../core/database/database.ts';
import { firstId } from '../../core/database/ids.ts';
import { MIGRATING, openPostgres } from '../../core/database/postgres.ts';
import { forgetResponses } from '../../core/api/idempotency/stored-responses.ts';
import { pruneEvents } from '../../developers/webhooks/sending/prune.ts';
import { busy, expectBounded, expectWell, isGood } from './testing/busy.ts';
import { startCluster, type Cluster } from './testing/cluster.ts';
import { until } from '../service/patience.ts';
import { Writers } from './testing/writers.ts';

/** The number of expired records of each kind when the test begins. */
const EXPIRED = 100_000;
const DAY_MS = 24 * 60 * 60 * 1000;

let cluster: Cluster;
/** The same database without the time limits of a request. */
let patient: Database;
beforeAll(async () => {
  cluster = await startCluster();
  patient = await openPostgres(cluster.database.url, MIGRATING);
});
afterAll(() => cluster.stop());
afterAll(() => patient.close());

/** Idempotency keys of the day before yesterday, and events of two months ago. */
async function fill(): Promise<void> {
  await sql`insert into idempotency_records (id, fingerprint, status, body, held_until, expires_at)
    select 'old ' || n, '', 200, '{"name":"Fern"}', now() - interval '2 days', now() - interval '1 day'
    from generate_series(1, ${EXPIRED}::int) n`.execute(patient.db);
  const id = firstId('evt', Date.now() - 60 * DAY_MS).slice(0, 14);
  await sql`insert into events (id, type, partner_id, environment, merchant_id, data, created_at, dispatched_at)
    select ${id} || lpad(n::text, 16, '0'), 'plant.created', 'par_old', 'sandbox', 'mer_old', '{"id":1,"name":"Fern"}',
      now() - interval '60 days', now() - interval '60 days'
    from generate_series(1, ${EXPIRED}::int) n`.execute(patient.db);
}

async function oldRows(): Promise<{ keys: number; events: number }> {
  const { rows } = await sql<{ keys: number; events: number }>`
    select (select count(*)::int from idempotency_records where expires_at < now()) as keys,
      (select count(*)::int from events where partner_id = 'par_old') as events`.execute(patient.db);
  return rows[0] ?? { keys: NaN, events: NaN };
}

test('what has expired is deleted by two at once under load: no request fails or waits long, and nothing else is gone', async () => {
  await fill();
  expect(await oldRows()).toEqual({ keys: EXPIRED, events: EXPIRED });
  const writers = await Writers.start(cluster, 'Kept');
  const { traffic, token } = await busy(cluster, 'Beside');
  await until('callers are served', 15_000, () => traffic.seen.filter(isGood).length > 100);
  const startedMs = performance.now();
  const all = async (part: () => Promise<boolean>): Promise<void> => {
    while (await part());
  };
  const { run } = forgetResponses(cluster.db, Date);
  const events = (): Promise<boolean> => pruneEvents(cluster.db, Date.now(), USUAL_RETENTION.events);
  await Promise.all([all(run), all(run), all(events), all(events)]);
  const tookMs = performance.now() - startedMs;
  expect(await oldRows()).toEqual({ keys: 0, events: 0 });
  await writers.stop();
  const seen = await traffic.stop();
  const slowest = Math.max(...seen.map((one) => one.tookMs));
  console.info(
    `${2 * EXPIRED} rows were deleted in ${Math.round(tookMs)} ms: ${seen.filter((one) => !isGood(one)).length + writers.failures.length} of ` +
      `${seen.length + writers.stored.size} requests failed, the slowest took ${Math.round(slowest)} ms`,
  );
  expectBounded(seen);
  expect(seen.filter((one) => !isGood(one))).toEqual([]);
  expect(writers.failures).toEqual([]);
  const { acknowledged, stored, told } = await writers.names();
  expect(stored).toEqual(acknowledged);
  expect(told).toEqual(acknowledged);
  // Sent again under its key, a request that was answered is answered alike.
  const { kept } = await cluster.db
    .selectFrom('idempotency_records')
    .select((eb) => eb.fn.countAll<string>().as('kept'))
    .where('status', '=', 200)
    .executeTakeFirstOrThrow();
  expect(Number(kept)).toBeGreaterThanOrEqual(acknowledged.length);
  await expectWell(cluster, token);
}, 120_000);
