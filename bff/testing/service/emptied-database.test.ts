import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { EmptiedDatabase } from './emptied-database.ts';

const template = inject('databaseTemplate');

describe('a database that was lent', () => {
  let folder: string;
  let pglite: PGlite;
  let database: EmptiedDatabase;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'trellis-test-'));
    if (template.kind === 'embedded') cpSync(join(template.folder, 'postgres'), folder, { recursive: true });
    pglite = new PGlite(folder);
  });
  beforeEach(async () => {
    database = await EmptiedDatabase.of(pglite);
  });
  afterAll(async () => {
    await pglite.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const count = async (table: string): Promise<number> =>
    (await pglite.query<{ count: number }>(`select count(*)::integer as count from ${table}`)).rows[0]
      ?.count ?? -1;
  const addPartner = `insert into partners select * from json_populate_record(null::partners, '${JSON.stringify(
    {
      ...Object.fromEntries(['created_at', 'updated_at'].map((name) => [name, new Date()])),
      id: 'par_1',
      name: 'Greenhouse POS',
      slug: 'greenhouse',
      status: 'building',
      version: 1,
      metadata: {},
    },
  )}')`;

  test('has no rows but those of migrations, as they were', async () => {
    const migrations = await count('kysely_migration');
    await pglite.exec(addPartner);
    await pglite.exec('delete from kysely_migration');
    expect(await count('partners')).toBe(1);
    expect(await database.empty(pglite)).toBe(true);
    expect(await count('partners')).toBe(0);
    expect(await count('kysely_migration')).toBe(migrations);
  });

  test('is emptied in spite of a transaction that has failed, and of what the session has set or prepared', async () => {
    await pglite.exec(
      "prepare mine as select 1; set statement_timeout = '1s'; create temp table left_over ()",
    );
    await pglite.exec('begin');
    await pglite.exec(addPartner);
    await expect(pglite.exec('select 1 / 0')).rejects.toThrow('division by zero');
    expect(await database.empty(pglite)).toBe(true);
    expect(await count('partners')).toBe(0);
    await expect(pglite.exec('execute mine')).rejects.toThrow('prepared statement "mine" does not exist');
    await expect(pglite.exec('select from left_over')).rejects.toThrow('relation "left_over" does not exist');
    const { rows } = await pglite.query('show statement_timeout');
    expect(rows).toEqual([{ statement_timeout: '0' }]);
  });

  test.each([
    ['a table by another name', 'alter table partners rename to more', 'alter table more rename to partners'],
    [
      'a function more',
      "create function more() returns integer language sql as 'select 1'",
      'drop function more',
    ],
    ['a schema more', 'create schema more', 'drop schema more'],
    ['a setting', "alter role postgres set statement_timeout = '1s'", 'alter role postgres reset all'],
    ['a table more', 'create table more (id text)', 'drop table more'],
    ['a column more', 'alter table partners add more text', 'alter table partners drop more'],
    [
      'a trigger more',
      'create trigger more before insert on partners execute function suppress_redundant_updates_trigger()',
      'drop trigger more on partners',
    ],
    [
      'a constraint more',
      'alter table partners add constraint more check (true)',
      'alter table partners drop constraint more',
    ],
  ])('is not lent again with %s', async (_what, change, back) => {
    expect(await database.empty(pglite)).toBe(true);
    await pglite.exec(change);
    expect(await database.empty(pglite)).toBe(false);
    await pglite.exec(back);
  });
});
