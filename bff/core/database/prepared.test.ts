import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownDatabase, type OwnDatabase } from '../../testing/service/own-database.ts';
import type { Database, Db } from './database.ts';
import { prepared, updateById } from './prepared.ts';

let own: OwnDatabase;
let database: Database;
const NOW = new Date('2026-11-23T00:00:00Z');
beforeAll(async () => {
  own = await ownDatabase();
  database = await own.open();
  const rest = { status: 'sandbox', created_at: NOW, updated_at: NOW } as const;
  await database.db
    .insertInto('partners')
    .values(['one', 'two'].map((id) => ({ id, name: id, slug: id, ...rest })))
    .execute();
});
afterAll(async () => {
  await database.close();
  await own.drop();
});

const nameOf = prepared((db: Db, id: string, status: string) =>
  db
    .selectFrom('partners')
    .select(['name', 'version'])
    .where('status', '=', status as 'sandbox')
    .where('id', '=', id),
);

test('a statement is built once, and has the values of each call in their places', async () => {
  let built = 0;
  const add = prepared((_, one: number, other: number) => {
    built += 1;
    return sql<{ sum: number }>`select ${other}::integer * 10 + ${one}::integer + ${100}::integer as sum`;
  });
  expect(await add(database.db, 1, 2)).toEqual([{ sum: 121 }]);
  expect(await add(database.db, 3, 4)).toEqual([{ sum: 143 }]);
  expect(built).toBe(1);
});

test('calls at the same time do not mix', async () => {
  const names = await Promise.all(['one', 'two', 'none'].map((id) => nameOf(database.db, id, 'sandbox')));
  expect(names.map(([row]) => row?.name)).toEqual(['one', 'two', undefined]);
});

test('a value that is no parameter is refused instead of being asked forever', async () => {
  const wrong = prepared((_, column: string) => sql`select ${sql.lit(`as ${typeof column}`)}`);
  await expect(wrong(database.db, 'name')).rejects.toThrow('not among its parameters');
});

test('an update writes the columns that are given, of one row, and leaves out what is undefined', async () => {
  const update = updateById('partners');
  await update(database.db, 'one', { name: 'First', version: 2 });
  await update(database.db, 'one', { name: undefined, version: 3 });
  await update(database.db, 'two', { version: 7, name: 'Second' });
  expect(await nameOf(database.db, 'one', 'sandbox')).toEqual([{ name: 'First', version: 3 }]);
  expect(await nameOf(database.db, 'two', 'sandbox')).toEqual([{ name: 'Second', version: 7 }]);
});
