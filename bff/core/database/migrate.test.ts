import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownDatabase, type OwnDatabase } from '../../testing/service/own-database.ts';
import { type Database, DatabaseError } from './database.ts';
import { migrate, type Migrations } from './migrate.ts';

let own: OwnDatabase;
let database: Database;
beforeAll(async () => {
  own = await ownDatabase();
  database = await own.open();
  await sql`delete from kysely_migration`.execute(database.db);
});
afterAll(async () => {
  await database.close();
  await own.drop();
});

const FIRST: Migrations = { '901-first': ['create table first_made (id text primary key)'] };
const NEXT: Migrations = { ...FIRST, '902-next': ['alter table first_made add column next text'] };

test('a version starts on a schema that a newer one has changed, and leaves it as it is', async () => {
  await migrate(database.db, FIRST);
  await migrate(database.db, NEXT);
  await migrate(database.db, FIRST);
  const { rows } = await sql`insert into first_made (id, next) values ('a', 'b') returning next`.execute(
    database.db,
  );
  expect(rows).toEqual([{ next: 'b' }]);
});

test('a schema that lacks a migration of ours and has another is refused', async () => {
  const ours: Migrations = { ...FIRST, '902-else': ['create table else_made (id text)'] };
  await expect(migrate(database.db, ours)).rejects.toThrow(DatabaseError);
});
