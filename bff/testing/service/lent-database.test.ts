import { expect, test } from 'vitest';
import { lentDatabase } from './lent-database.ts';

test('is empty for the next test, with the rows of migrations', async () => {
  const counts: unknown[] = [];
  for (let loan = 0; loan < 3; loan += 1) {
    const lent = await lentDatabase();
    const { db, close } = await lent.open();
    const rows = await db.selectFrom('partners').select('id').execute();
    const migrations = await db
      .selectFrom('kysely_migration' as never)
      .selectAll()
      .execute();
    counts.push([rows.length, migrations.length > 0]);
    const at = new Date();
    await db
      .insertInto('partners')
      .values({ id: 'par_1', name: 'A', slug: 'a', status: 'published', created_at: at, updated_at: at })
      .execute();
    await close();
    await lent.drop();
  }
  expect(counts).toEqual([
    [0, true],
    [0, true],
    [0, true],
  ]);
});
