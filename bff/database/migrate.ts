import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Db } from './database.ts';
import { DatabaseError } from './database-error.ts';
import { holding } from './held-lock.ts';

/**
 * Schema changes by name: the statements that each runs, in order. Names begin with a number that is unique among all
 * features (`013-menus`); migrations run in that order. A released one is never edited.
 */
export type Migrations = Readonly<Record<string, readonly string[]>>;

/**
 * Brings the schema up to date. Safe on several nodes at once: one of them migrates, in one transaction.
 * @throws {DatabaseError}
 */
export async function migrate(db: Db, migrations: Migrations): Promise<void> {
  if (await isUpToDate(db, migrations)) return;
  const { Migrator } = await import('kysely/migration');
  try {
    await holding(db, 'migrations', async (trx) => {
      const provider = { getMigrations: async () => runnable(migrations) };
      const { error } = await new Migrator({ db: trx, provider }).migrateToLatest();
      // Out of the transaction, so that nothing of a failed one stays.
      if (error) throw error;
    });
  } catch (cause) {
    throw new DatabaseError("the database schema couldn't be updated", { cause });
  }
}

/** The migrations as the migrator runs them. */
export function runnable(migrations: Migrations): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(migrations).map(([name, statements]) => [name, migrationOf(statements)]),
  );
}

function migrationOf(statements: readonly string[]): Migration {
  return {
    async up(db) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}

/**
 * Whether exactly our migrations have been run, which is the case at nearly every start. The migrator would first
 * read the whole catalogue, twice, to see whether its tables exist. What another migrator has not committed yet is
 * not seen here either.
 */
async function isUpToDate(db: Db, migrations: Migrations): Promise<boolean> {
  const tables = await sql<{ name: string | null }>`select to_regclass('kysely_migration') as name`.execute(
    db,
  );
  if (!tables.rows[0]?.name) return false;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name).join() === Object.keys(migrations).toSorted().join();
}
