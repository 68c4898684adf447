import type { PgBoss } from 'pg-boss';
import { expect, test } from 'vitest';
import { newId } from '../../database/ids.ts';
import { openQueue } from '../../database/queue.ts';
import type { Db } from '../../database/database.ts';
import { ownDatabase } from '../../testing/own-database.ts';
import { sendJobs, takeJobs } from './attempt-jobs.ts';

test('leaves jobs of endpoints without room in the queue, and fetches them once there is room', async () => {
  const own = await ownDatabase();
  const database = await own.open();
  const boss = await openQueue(database.forQueue, () => undefined);
  const inTransaction = <Result>(act: (trx: Db) => Promise<Result>): Promise<Result> =>
    database.db.transaction().execute(act);
  const take = (notFor: readonly string[]) =>
    inTransaction((trx) => takeJobs(boss, trx, { most: 10, notFor }));
  try {
    const [full, other] = [newId('whe'), newId('whe')];
    const jobs = [full, other, full].map((endpointId) => ({ deliveryId: newId('whd'), endpointId }));
    await inTransaction((trx) =>
      sendJobs(
        boss,
        trx,
        jobs.map((job) => ({ ...job, afterMs: 0 })),
      ),
    );
    expect(await take([full])).toEqual([jobs[1]]);
    expect(new Set(await take([]))).toEqual(new Set([jobs[0], jobs[2]]));
    expect(await take([])).toEqual([]);
    // One job for now and one for later can exist, and only the first is due.
    const [job] = jobs;
    if (!job) throw new Error('no job');
    await inTransaction((trx) =>
      sendJobs(boss, trx, [
        { ...job, afterMs: 0 },
        { ...job, afterMs: 0 },
        { ...job, afterMs: 60_000 },
      ]),
    );
    expect(await take([])).toEqual([job]);
    expect(await take([])).toEqual([]);
  } finally {
    await boss.stop({ close: false, graceful: false });
    await database.close();
    await own.drop();
  }
});

test('passes endpoints to skip to the queue only if there are any', async () => {
  const asked: object[] = [];
  const boss = {
    fetch: (_queue: string, { db: _db, ...options }: object & { db?: unknown }) => {
      asked.push(options);
      return Promise.resolve([]);
    },
  } as unknown as PgBoss;
  for (const notFor of [[], ['whe_1'], ['whe_1', 'whe_2']]) {
    await takeJobs(boss, {} as Db, { most: 3, notFor });
  }
  expect(asked).toEqual([
    { batchSize: 3 },
    { batchSize: 3, ignoreGroups: ['whe_1'] },
    { batchSize: 3, ignoreGroups: ['whe_1', 'whe_2'] },
  ]);
});
