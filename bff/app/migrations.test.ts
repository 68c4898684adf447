import { createHash } from 'node:crypto';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
} from 'kysely';
import type { Migration } from 'kysely/migration';
import { expect, test } from 'vitest';
import { runnable } from '../core/database/migrate.ts';
import { MIGRATION_LISTS, MIGRATIONS } from './joined-features.ts';
import { RELEASED } from '../testing/service/released-migrations.ts';

test('released migrations have the statements they were released with', () => {
  const checksums = Object.keys(RELEASED).map((name) => [name, checksumOf(MIGRATIONS[name] ?? [])]);
  expect(Object.fromEntries(checksums)).toEqual(RELEASED);
});

test('the statements of a migration go to the database in one round trip', async () => {
  for (const [name, migration] of Object.entries(runnable(MIGRATIONS))) {
    expect(await queriesOf(migration)).toEqual([MIGRATIONS[name]?.join(';\n')]);
  }
});

test('a new migration runs after every released one', () => {
  const lastReleased = Object.keys(RELEASED).toSorted().at(-1) ?? '';
  const added = Object.keys(MIGRATIONS).filter((name) => !(name in RELEASED));
  expect(added.filter((name) => name < lastReleased)).toEqual([]);
});

test('the numbers of migrations are 001, 002 and so on, across all features', () => {
  const numbers = MIGRATION_LISTS.flatMap((list) => Object.keys(list)).map((name) => name.split('-')[0]);
  expect(numbers.toSorted()).toEqual(numbers.map((_, index) => String(index + 1).padStart(3, '0')));
});

/** Runs the migration on a database that only records its queries. */
async function queriesOf(migration: Migration): Promise<string[]> {
  const queries: CompiledQuery[] = [];
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void queries.push(query),
  });
  await migration.up(db);
  return queries.map(({ sql }) => sql);
}

function checksumOf(statements: readonly string[]): string {
  const text = statements.map((statement) => statement.trim().replaceAll(/\s+/g, ' ')).join(';\n');
  return createHash('sha256').update(text).digest('hex');
}
