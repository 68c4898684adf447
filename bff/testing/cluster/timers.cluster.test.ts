import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Db } from '../../core/database/database.ts';
import { newId } from '../../core/database/ids.ts';
import type { Owner } from '../../core/database/owner.ts';
import { openPostgres, SERVING } from '../../core/database/postgres.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import { openDatabase } from '../../app/open-database.ts';
import { recordedRuns } from '../../core/timers/testing/recorded.ts';
import { RunningTimers } from '../../core/timers/testing/running-timers.ts';
import { clearTimers, setTimer } from '../../core/timers/timers.ts';
import { createDatabase, type TestDatabase } from './testing/database.ts';
import { until } from '../service/patience.ts';

const EACH = 300;

let database: TestDatabase;
let db: Db;
let closeDb: () => Promise<void>;
let nodes: RunningTimers[] = [];
beforeEach(async () => {
  database = await createDatabase();
  // Migrates it.
  await (await openDatabase({ databaseUrl: database.url, dataDir: '' })).close();
  ({ db, close: closeDb } = await openPostgres(database.url, SERVING));
});
afterEach(async () => {
  for (const node of nodes) await node.kill();
  nodes = [];
  await closeDb();
  await database.drop();
});

async function start(settings: Record<string, string> = {}): Promise<RunningTimers> {
  const node = new RunningTimers({ DATABASE_URL: database.url, ...settings });
  nodes.push(node);
  await node.says('"msg":"ready"');
  return node;
}

async function newOwner(): Promise<Owner> {
  const id = newId('par');
  const now = new Date();
  await db
    .insertInto('partners')
    .values({ id, name: 'Many', slug: id, status: 'sandbox', created_at: now, updated_at: now })
    .execute();
  return { partnerId: id, environment: 'sandbox' };
}

const setMany = (owner: Owner, kind: string, count: number): Promise<void> =>
  inTransaction(db, async (work) => {
    for (let place = 0; place < count; place += 1) {
      const record = `${owner.partnerId} ${kind} ${place}`;
      await setTimer(work.db, owner, { kind, record, dueAt: new Date() });
    }
  });

const nothingIsLeft = async (): Promise<boolean> =>
  (await db.selectFrom('timers').select('id').limit(1).execute()).length === 0;

async function expectOnceEach(owner: Owner): Promise<void> {
  const records = (await recordedRuns(db, owner)).map(({ record }) => record);
  expect(records).toHaveLength(2 * EACH);
  expect(new Set(records).size).toBe(2 * EACH);
}

test('three nodes run each timer of several partners once', async () => {
  const owners = [await newOwner(), await newOwner(), await newOwner(), await newOwner()];
  await Promise.all([start(), start(), start()]);
  await Promise.all(
    owners.flatMap((owner) => [setMany(owner, 'inside', EACH), setMany(owner, 'outside', EACH)]),
  );
  await until('all have run', 60_000, nothingIsLeft);
  for (const owner of owners) await expectOnceEach(owner);
}, 90_000);

test('a node is killed in two handlers: the others do all of its work, once', async () => {
  const owner = await newOwner();
  await setMany(owner, 'inside', EACH);
  await setMany(owner, 'outside', EACH);
  const hanging = await start({ HANG: '1' });
  await hanging.says('"kind":"inside","msg":"hanging"');
  await Promise.all([start(), start()]);
  await hanging.kill();
  await until('all have run', 60_000, nothingIsLeft);
  await expectOnceEach(owner);
}, 90_000);

test('clearing a timer that is being run does not wait for it', async () => {
  const owner = await newOwner();
  await setMany(owner, 'inside', 1);
  const hanging = await start({ HANG: '1' });
  await hanging.says('"kind":"inside","msg":"hanging"');
  const record = `${owner.partnerId} inside 0`;
  await inTransaction(db, (work) => clearTimers(work.db, owner, { record }));
  expect(await nothingIsLeft()).toBe(false);
});
