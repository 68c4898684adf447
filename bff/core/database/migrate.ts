import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { type Db, DatabaseError } from './database.ts';

/**
 * Numbers of the database's advisory locks. Migrations use the number of Kysely's own lock, so that nodes of
 * earlier versions, which take that one, and newer ones wait for each other.
 */
const LOCKS = { migrations: 3_853_314_791_062_309_107n } as const;

/** The pause between two tries. */
const LOCK_AGAIN_AFTER_MS = 50;

/**
 * Runs in a transaction that holds a lock of the whole database: one at a time across all nodes. The lock
 * ends with its transaction rather than its connection, which behind a pooler soon belongs to another client.
 * Waiting nodes hold nothing on the server, and leave its connections to the one that works.
 */
async function holding<Result>(
  db: Db,
  lock: keyof typeof LOCKS,
  act: (trx: Db) => Promise<Result>,
): Promise<Result> {
  for (;;) {
    const tried = await db.transaction().execute(async (trx) => {
      if (!(await isTaken(trx, LOCKS[lock]))) return undefined;
      return { result: await act(trx) };
    });
    if (tried) return tried.result;
    await delay(LOCK_AGAIN_AFTER_MS);
  }
}

async function isTaken(trx: Db, lock: bigint): Promise<boolean> {
  const { rows } = await sql<{
    taken: boolean;
  }>`select pg_try_advisory_xact_lock(${String(lock)}::bigint) as taken`.execute(trx);
  return rows[0]?.taken === true;
}

/**
 * Schema changes by name: the statements that each runs, in order. Names begin with a number that is unique
 * among all features (`013-menus`); migrations run in that order. A released one is never edited.
 */
export type Migrations = Readonly<Record<string, readonly string[]>>;

/**
 * Brings the schema up to date. Safe on several nodes at once: one of them migrates, in one transaction. A
 * schema that a newer version has already changed is left as it is: migrations remove nothing that nodes of
 * the last release read or write (`bff/app/expanding-migrations.test.ts`).
 * @throws {DatabaseError}
 */
export async function migrate(db: Db, migrations: Migrations): Promise<void> {
  if (await isUpToDate(db, migrations)) return;
  try {
    await whenNotWaitedFor(() => holding(db, 'migrations', (trx) => migrateIn(trx, migrations)));
  } catch (cause) {
    throw new DatabaseError("the database schema couldn't be updated", { cause });
  }
}

async function migrateIn(trx: Db, migrations: Migrations): Promise<void> {
  // A newer version may have migrated while this one waited.
  if (await isUpToDate(trx, migrations)) return;
  await sql.raw(`set local lock_timeout = '${WAITED_FOR_MS}ms'`).execute(trx);
  const { Migrator } = await import('kysely/migration');
  const provider = { getMigrations: async () => runnable(migrations) };
  const { error } = await new Migrator({ db: trx, provider }).migrateToLatest();
  // Thrown out of the transaction, so that a failed migration leaves nothing.
  if (error) throw error;
}

/**
 * The longest wait for a table lock: a change waits for the table's current users, and all later users wait
 * behind it.
 */
const WAITED_FOR_MS = 500;
const MOST_TRIES = 60;
const AGAIN_AFTER_MS = 250;

/** Gives way to requests if a table can't be locked soon, and tries again: they are served meanwhile. */
async function whenNotWaitedFor(act: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await act();
    } catch (error) {
      if (tries === MOST_TRIES || !isLockTimeout(error)) throw error;
      await delay(AGAIN_AFTER_MS);
    }
  }
}

/** Whether an error is a lock timeout: SQLSTATE 55P03. */
function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03';
}

/** Returns the migrations in the migrator's form. */
export function runnable(migrations: Migrations): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(migrations).map(([name, statements]) => [name, migrationOf(statements)]),
  );
}

/** Runs in one round trip: while tables are locked, nothing waits for this process or the network. */
function migrationOf(statements: readonly string[]): Migration {
  return {
    async up(db) {
      await sql.raw(statements.join(';\n')).execute(db);
    },
  };
}

/**
 * Whether all known migrations have been run, and at most newer ones besides, as at nearly every start. The
 * migrator would first read the whole catalog, twice, to see whether its tables exist. Migrations that
 * another migrator has not committed yet don't count here either.
 */
async function isUpToDate(db: Db, migrations: Migrations): Promise<boolean> {
  const tables = await sql<{ name: string | null }>`select to_regclass('kysely_migration') as name`.execute(
    db,
  );
  if (!tables.rows[0]?.name) return false;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const ran = rows.map(({ name }) => name).toSorted();
  const ours = Object.keys(migrations).toSorted();
  // Names are ordered by their numbers: those after the last known one are of a newer version.
  return ran.slice(0, ours.length).join() === ours.join();
}
