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
import { runnable } from './database/migrate.ts';
import { MIGRATION_LISTS, MIGRATIONS } from './joined-features.ts';

/** SHA-256 of the statements that each released migration runs, white space aside. A release adds its own. */
const RELEASED: Readonly<Record<string, string>> = {
  '001-partners-keys-sessions-plants': '90f266aea4553eef9459629da600097215316111ec68efd9acfcf3c2b323c788',
  '002-events': '9a40ff8be4f254e1d349e250e8ea2053f08fa9ae2673a48c7ea2e7d14195b15c',
  '003-limits': 'ce5e19d909798683ebd416d12053b354a2e03c5f37685f7d065466d307f7f02e',
  '004-webhooks': '0c524b27421752f3815ffdfa759284d6caa9749d11724cb2dd7cae155bf6a25e',
  '005-sandbox': '07090a24e2b0a99c9b2fa99c79079660dafcf892ca43a27581b6f6fd3ddda3fd',
  '006-console': '9ab17da263189a9d0e4a5ac6dbe7abfe49d67556339411d6c2f42c72f8df715e',
  '007-changes': 'a82b1bbd14f318047d02acfed641635b0a83ac6a7011bd7b0c36505819d0e35b',
  '008-merchant-records': '2c4947b5485641c2b940f49dc5dc12cb36948b0395785844ab68a69a885796ae',
  '009-key-last-used': '8752fb823e3e838b2508cd47b755df3fd28196286e0419478ea122085ab9e1c0',
  '010-clock-steps': 'c1594ea928052f6745233c74daada8b9fb2d11de1f4ce99bab812920f69121ef',
  '011-first-steps': 'eff55bce47e77fdce23139a7d8d9d0079220c28c7536e6da13ea58dc8c7c427a',
  '012-hosted-return': '127db056d513f593155f3558e56a4b734ceb6c99a7e961741002d5465d4ab485',
};

test('released migrations run the statements they were released with', async () => {
  const migrations = runnable(MIGRATIONS);
  const checksums: Record<string, string> = {};
  for (const name of Object.keys(RELEASED)) {
    const migration = migrations[name];
    checksums[name] = migration ? checksumOf(await statementsOf(migration)) : 'missing';
  }
  expect(checksums).toEqual(RELEASED);
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

/** Runs the migration on a database that only writes down what it is asked. */
async function statementsOf(migration: Migration): Promise<string[]> {
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
