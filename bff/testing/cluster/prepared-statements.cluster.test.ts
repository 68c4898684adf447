import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, Db } from '../../core/database/database.ts';
import { openPostgres, SERVING } from '../../core/database/postgres.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import { createDatabase, type TestDatabase } from './testing/database.ts';

let server: TestDatabase;
/** Two nodes: the one that serves, and the one that migrates. */
let serving: Database;
let migrating: Database;
beforeAll(async () => {
  server = await createDatabase();
  [serving, migrating] = (await Promise.all([1, 2].map(() => openPostgres(server.url, SERVING)))) as [
    Database,
    Database,
  ];
  await sql`create table notes (id int primary key, text text not null)`.execute(migrating.db);
  await sql`insert into notes values (1, 'one')`.execute(migrating.db);
});
afterAll(async () => {
  await Promise.all([serving.close(), migrating.close()]);
  await server.drop();
});

const read = async (db: Db): Promise<unknown> => {
  const { rows } = await sql`select * from notes where id = ${1}`.execute(db);
  return rows[0];
};
const readInside = (): Promise<unknown> => inTransaction(serving.db, (work) => read(work.db));
/** Reads on several connections. */
const readOften = (readOnce: () => Promise<unknown>): Promise<unknown[]> =>
  Promise.all(Array.from({ length: 10 }, readOnce));

test('while another node adds columns to a table, reading it goes on, inside a transaction and outside', async () => {
  for (let round = 0; round < 3; round += 1) {
    await readOften(() => read(serving.db));
    await readOften(readInside);
  }
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_prepared_statements where statement like 'select * from notes%'`.execute(
    serving.db,
  );
  expect(rows[0]?.count).toBe(1);
  await sql`alter table notes add column first text not null default 'new'`.execute(migrating.db);
  expect(await readOften(readInside)).toEqual(
    Array.from({ length: 10 }, () => ({ id: 1, text: 'one', first: 'new' })),
  );
  await readOften(() => read(serving.db));
  await sql`alter table notes add column second text not null default 'newer'`.execute(migrating.db);
  expect(await readOften(() => read(serving.db))).toEqual(
    Array.from({ length: 10 }, () => ({ id: 1, text: 'one', first: 'new', second: 'newer' })),
  );
});
