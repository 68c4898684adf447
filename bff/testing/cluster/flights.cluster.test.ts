import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Flight, type Statement } from '../../core/database/flight.ts';

const { Client } = pg;
const databaseUrl = process.env['DATABASE_URL'];

const statement = (text: string, values: readonly unknown[] = [], name?: string): Statement => ({
  text,
  values,
  name,
});

describe('a flight', () => {
  const client = new Client({ connectionString: databaseUrl, query_timeout: 1_000 });
  beforeAll(() => client.connect());
  afterAll(() => client.end());
  const ask = async (...statements: Statement[]) =>
    (await new Flight(statements, undefined).ask(client)).map(({ rows }) => rows as unknown[]);

  test('returns the rows of each, prepared or not, again and again', async () => {
    const prepared = (value: number) => statement('select $1::int as one, 2 as two', [value], 'two_columns');
    for (const value of [1, 2, 3]) {
      expect(await ask(prepared(value), statement('select $1::text as text', ['x']), prepared(9))).toEqual([
        [{ one: value, two: 2 }],
        [{ text: 'x' }],
        [{ one: 9, two: 2 }],
      ]);
    }
  });

  test('runs nothing after an error, and the connection goes on', async () => {
    await ask(statement('create temporary table kept (n int primary key)'));
    const insert = (n: number) => statement('insert into kept values ($1)', [n], 'insert_kept');
    const failing = ask(insert(1), statement('select 1 / $1::int', [0], 'divide'), insert(2));
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    // Outside a transaction the statements of a flight are one: the first was undone.
    const all = statement('select n from kept order by n', [], 'all_kept');
    expect(await ask(all)).toEqual([[]]);
    await expect(
      ask(insert(1), statement('select nothing', [], 'broken'), statement('select 5 as five', [], 'after')),
    ).rejects.toMatchObject({ code: '42703' });
    // The statement after the failed one is prepared now.
    expect(await ask(statement('select 5 as five', [], 'after'), insert(3), all)).toEqual([
      [{ five: 5 }],
      [],
      [{ n: 3 }],
    ]);
  });

  test('takes a transaction with it', async () => {
    await ask(statement('create temporary table sums (n int)'));
    const begin = statement('begin', [], 'begin');
    const commit = statement('commit', [], 'commit');
    await ask(begin, statement('insert into sums values ($1)', [1], 'insert_sum'), commit);
    await expect(
      ask(
        begin,
        statement('insert into sums values ($1)', [2], 'insert_sum'),
        statement('select 1 / 0'),
        commit,
      ),
    ).rejects.toThrow('division by zero');
    await client.query('rollback');
    expect(await ask(statement('select n from sums'))).toEqual([[{ n: 1 }]]);
  });

  test('refuses a value that cannot be written, and sends nothing after it', async () => {
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    await expect(
      ask(statement('select $1::jsonb as circle', [circle]), statement('select 1 as one')),
    ).rejects.toThrow(/circular/i);
    expect(await ask(statement('select 1 as one'))).toEqual([[{ one: 1 }]]);
  });
});
