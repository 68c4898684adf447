import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lentDatabase, type LentDatabase } from '../../testing/service/lent-database.ts';
import type { Database, Db } from './database.ts';
import { deleteSome } from './prepared.ts';

let own: LentDatabase;
let database: Database;
let db: Db;
beforeEach(async () => {
  own = await lentDatabase();
  database = await own.open();
  ({ db } = database);
  await sql`insert into idempotency_records (id, fingerprint, status, body, held_until, expires_at)
    select n::text, '', 200, '{}', now(), timestamptz '2026-01-01T00:00Z' + n * interval '1 minute'
    from generate_series(1, 30) n`.execute(db);
});
afterEach(async () => {
  await database.close();
  await own.drop();
});

const before = (minute: number) =>
  sql<boolean>`expires_at <= ${new Date(Date.UTC(2026, 0, 1, 0, minute))}::timestamptz`;

async function left(): Promise<number[]> {
  const rows = await db.selectFrom('idempotency_records').select('id').execute();
  return rows.map(({ id }) => Number(id)).toSorted((a, b) => a - b);
}
const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

test('deletes so many at a time, the first ones first, until there are no more', async () => {
  const some = () => deleteSome(db, 'idempotency_records', { where: before(25), by: 'expires_at', most: 10 });
  expect([await some(), await left()]).toEqual([true, numbers(11, 30)]);
  expect([await some(), await left()]).toEqual([true, numbers(21, 30)]);
  expect([await some(), await left()]).toEqual([false, numbers(26, 30)]);
  expect([await some(), await left()]).toEqual([false, numbers(26, 30)]);
});

// Plans as if the table's size is unknown: the statement that chooses the rows is run again for each row.
test('deletes no more where the planner would join row by row', async () => {
  const more = await db.transaction().execute(async (trx) => {
    for (const way of ['hashjoin', 'mergejoin', 'material', 'hashagg', 'sort'])
      await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(trx);
    return deleteSome(trx, 'idempotency_records', { where: before(25), by: 'expires_at', most: 10 });
  });
  expect([more, await left()]).toEqual([true, numbers(11, 30)]);
});
