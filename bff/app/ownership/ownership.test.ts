import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import { lentDatabase, type LentDatabase } from '../../testing/service/lent-database.ts';
import { DECLARED, NOT_MOVED } from './declared.ts';
import { belongsTo, readOwnership, type OwnedTable } from './ownership.ts';

let own: LentDatabase;
let database: Database;
let tables: ReadonlyMap<string, OwnedTable>;
beforeAll(async () => {
  own = await lentDatabase();
  database = await own.open();
  tables = new Map((await readOwnership(database.db)).map((table) => [table.name, table]));
});
afterAll(async () => {
  await database.close();
  await own.drop();
});

test('every table belongs to a partner, is shared by partners, or is the installation’s with a reason', () => {
  const counts = Object.groupBy(tables.values(), ({ ownership }) => ownership.by);
  expect(counts.partner?.length).toBeGreaterThan(60);
  for (const table of counts.installation ?? []) expect(DECLARED[table.name]).toHaveProperty('reason');
  expect(Object.keys(NOT_MOVED).filter((name) => !tables.has(name))).toEqual([]);
});

test('a new table of which nothing says whose it is, is refused', async () => {
  const made = database.db.transaction().execute(async (trx) => {
    await sql`create table forgotten (id text primary key)`.execute(trx);
    await readOwnership(trx);
  });
  await expect(made).rejects.toThrow('nothing says to which partner the rows of forgotten belong');
});

test('the condition for a partner’s rows is one that the database accepts, for each owned table', async () => {
  for (const { name, ownership } of tables.values()) {
    if (ownership.by === 'installation') continue;
    const { rows } = await sql<{ count: string }>`select count(*) from ${sql.table(name)} t
      where ${sql.raw(belongsTo(tables, name, 't', `'par_none'`))}`.execute(database.db);
    expect([name, rows[0]?.count]).toEqual([name, '0']);
  }
});

test('every owned table has a key, by which a row is found again', () => {
  const without = [...tables.values()].filter(
    ({ ownership, primaryKey }) => ownership.by !== 'installation' && primaryKey.length === 0,
  );
  expect(without.map(({ name }) => name)).toEqual([]);
});

test('tables come after those that say whose their rows are', () => {
  const names = [...tables.keys()];
  const owners = ({ ownership }: OwnedTable): string[] => {
    if (ownership.by === 'merchant') return ['merchants'];
    return ownership.by === 'parent' ? [ownership.table] : [];
  };
  const early = [...tables.values()].filter((table) =>
    owners(table).some((owner) => names.indexOf(owner) > names.indexOf(table.name)),
  );
  expect(early.map(({ name }) => name)).toEqual([]);
});
