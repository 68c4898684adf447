import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Db } from '../database/database.ts';
import { newId } from '../database/ids.ts';
import type { Owner } from '../database/owner.ts';
import { inTransaction } from '../database/unit-of-work.ts';
import { ownDatabase, type OwnDatabase } from '../../testing/service/own-database.ts';
import { recordedRuns } from './testing/recorded.ts';
import { RunningTimers } from './testing/running-timers.ts';
import { setTimer } from './timers.ts';

let own: OwnDatabase;
let running: RunningTimers | undefined;
beforeEach(async () => {
  own = await ownDatabase();
});
afterEach(async () => {
  await running?.kill();
  await own.drop();
});

async function withDatabase<Result>(act: (db: Db) => Promise<Result>): Promise<Result> {
  const database = await own.open();
  try {
    return await act(database.db);
  } finally {
    await database.close();
  }
}

async function newOwner(db: Db): Promise<Owner> {
  const id = newId('par');
  const now = new Date();
  await db
    .insertInto('partners')
    .values({ id, name: 'Killed', slug: id, status: 'sandbox', created_at: now, updated_at: now })
    .execute();
  return { partnerId: id, environment: 'sandbox' };
}

test.each(['inside', 'outside'])(
  'a process is killed in a handler %s a transaction: the next one runs it again from the start',
  async (kind) => {
    const owner = await withDatabase(async (db) => {
      const made = await newOwner(db);
      await inTransaction(db, (work) => setTimer(work.db, made, { kind, record: 'one', dueAt: new Date() }));
      return made;
    });
    running = new RunningTimers({ ...own.settings, HANG: '1' });
    await running.says(`"kind":"${kind}","msg":"hanging"`);
    await running.kill();
    const before = await withDatabase((db) => recordedRuns(db, owner));
    expect(before).toEqual([]);
    running = new RunningTimers(own.settings);
    await running.says('"msg":"run"');
    await running.kill();
    const after = await withDatabase((db) => recordedRuns(db, owner));
    expect(after.map(({ record }) => record)).toEqual(['one']);
    expect(await withDatabase((db) => db.selectFrom('timers').select('id').execute())).toEqual([]);
  },
  // Two processes are started, and a database is opened six times: 8 s of CPU for each test.
  180_000,
);
