import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownDatabase, type OwnDatabase } from '../../testing/service/own-database.ts';
import { BatchedWrites, rowOf, type WrittenAtEnd } from './write-at-end.ts';
import type { Database } from './database.ts';

let own: OwnDatabase;
let database: Database;
let writes: BatchedWrites;
/** The number of rows that each statement wrote. */
const statements: string[] = [];

beforeAll(async () => {
  own = await ownDatabase();
  database = await own.open();
  writes = new BatchedWrites(database.db);
  await sql`create table notes (text text primary key)`.execute(database.db);
  await sql`create table marks (text text primary key)`.execute(database.db);
});

afterAll(async () => {
  await database.close();
  await own.drop();
});

const into = (table: string): WrittenAtEnd<string> => ({
  statementsOf: (texts) => {
    statements.push(`${table} ${texts.length}`);
    const build = ([all]: readonly unknown[]) =>
      sql`insert into ${sql.table(table)} select * from unnest(${all}::text[])`;
    return [{ name: `test ${table}`, values: [texts], build }];
  },
});

const [NOTES, MARKS] = [into('notes'), into('marks')];
const request = (text: string) => writes.commit([rowOf(NOTES, text), rowOf(MARKS, text)]);

async function written(table: 'notes' | 'marks', like: string): Promise<string[]> {
  const { rows } = await sql<{
    text: string;
  }>`select text from ${sql.table(table)} where text like ${like} order by text`.execute(database.db);
  return rows.map(({ text }) => text);
}

test('rows of several requests and kinds are one statement', async () => {
  statements.length = 0;
  await Promise.all([request('one 1'), request('one 2')]);
  expect(statements).toEqual(['notes 2', 'marks 2']);
  expect([await written('notes', 'one%'), await written('marks', 'one%')]).toEqual([
    ['one 1', 'one 2'],
    ['one 1', 'one 2'],
  ]);
});

test('a request that the database refuses writes none of its rows, and its neighbors theirs', async () => {
  await writes.commit([rowOf(MARKS, 'two 2')]);
  const ended = await Promise.allSettled([request('two 1'), request('two 2'), request('two 3')]);
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await written('notes', 'two%')).toEqual(['two 1', 'two 3']);
  expect(await written('marks', 'two%')).toEqual(['two 1', 'two 2', 'two 3']);
});

test('a request that writes nothing is nothing to do', async () => {
  statements.length = 0;
  await writes.commit([]);
  expect(statements).toEqual([]);
});
