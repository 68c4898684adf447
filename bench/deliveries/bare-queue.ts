/** The queue by itself: jobs are sent, fetched and completed in batches as large as the sender's, and nothing else. */
import { openDatabase } from '../../bff/open-database.ts';
import { openQueue, QUEUES } from '../../bff/database/queue.ts';
import { measured, taskOf } from './measured.ts';

const SENT_AT_ONCE = 500;
const FETCHED_AT_ONCE = 64;

const task = taskOf(process.argv);
const database = await openDatabase({ databaseUrl: task.databaseUrl, dataDir: task.dataDir });
const boss = await openQueue(database.forQueue, (error) => {
  throw error;
});

const result = await measured(task.count, async () => {
  for (let sent = 0; sent < task.count; sent += SENT_AT_ONCE) {
    const jobs = Array.from({ length: Math.min(SENT_AT_ONCE, task.count - sent) }, (_, at) => ({
      data: { delivery: `whd_${sent + at}` },
      singletonKey: `whd_${sent + at}`,
      group: { id: 'whe_1' },
    }));
    await boss.insert(QUEUES.webhooks, jobs);
  }
  for (;;) {
    const jobs = await boss.fetch(QUEUES.webhooks, { batchSize: FETCHED_AT_ONCE });
    if (jobs.length === 0) return;
    await boss.complete(
      QUEUES.webhooks,
      jobs.map(({ id }) => id),
    );
  }
});
await boss.stop({ close: false, graceful: false });
await database.close();
process.send?.(result, () => process.exit());
