/** The queue by itself: jobs are sent, fetched and completed in batches, and nothing else. */
import { Pool } from 'pg';
import { PgBoss } from 'pg-boss';
import { openDatabase } from '../../bff/app/open-database.ts';
import { measured, taskOf } from './measured.ts';

const QUEUE = 'webhooks';
const SENT_AT_ONCE = 500;
const FETCHED_AT_ONCE = 64;

const task = taskOf(process.argv);
const { db, close } = await connection();
// Without its supervisor, which expires and deletes jobs meanwhile.
const boss = new PgBoss({ db, schema: 'queue', supervise: false, schedule: false });
boss.on('error', (error) => {
  throw error;
});
await boss.start();
// `short`: for each key, one job waits at a time; another that is sent meanwhile is dropped.
await boss.createQueue(QUEUE, { policy: 'short' });

const result = await measured(task.count, async () => {
  for (let sent = 0; sent < task.count; sent += SENT_AT_ONCE) {
    const jobs = Array.from({ length: Math.min(SENT_AT_ONCE, task.count - sent) }, (_, at) => ({
      data: { delivery: `whd_${sent + at}` },
      singletonKey: `whd_${sent + at}`,
      group: { id: `whe_${(sent + at) % task.endpoints}` },
    }));
    await boss.insert(QUEUE, jobs);
  }
  for (;;) {
    const jobs = await boss.fetch(QUEUE, { batchSize: FETCHED_AT_ONCE });
    if (jobs.length === 0) return;
    await boss.complete(
      QUEUE,
      jobs.map(({ id }) => id),
    );
  }
});
await boss.stop({ close: false, graceful: false });
await close();
process.send?.(result, () => process.exit());

/** A pool as large as the product's, or the embedded database with its one connection. */
async function connection() {
  const { databaseUrl, dataDir } = task;
  if (databaseUrl === undefined) {
    const { PGlite } = await import('@electric-sql/pglite');
    const pglite = await PGlite.create(`${dataDir}/queue`);
    return {
      db: {
        async executeSql(text, values) {
          if (values && values.length > 0) return pglite.query(text, values);
          const results = await pglite.exec(text);
          return { rows: results.flatMap(({ rows }) => rows) };
        },
      },
      close: () => pglite.close(),
    };
  }
  await (await openDatabase({ databaseUrl, dataDir })).close();
  const pool = new Pool({ connectionString: databaseUrl, max: 20 });
  return {
    db: {
      async executeSql(text, values = []) {
        const result = await pool.query(text, values);
        return { rows: Array.isArray(result) ? result.flatMap((one) => one.rows) : result.rows };
      },
    },
    close: () => pool.end(),
  };
}
