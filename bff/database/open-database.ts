import { sql } from 'kysely';
import type { Database, Db } from './database.ts';
import { DatabaseError } from './database-error.ts';
import { MIGRATIONS } from './migrations.ts';
import { installQueue } from './queue.ts';

export interface DatabaseOptions {
  /** PostgreSQL; undefined means the embedded one under `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

/**
 * Opens the database and brings its schema up to date.
 * @throws {DatabaseError} when the folder is held by another process or the server does not answer
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  // Each is loaded only where it is used: the other driver is not needed to start.
  if (options.databaseUrl === undefined) {
    const { openEmbedded } = await import('./embedded.ts');
    return migrated(await openEmbedded(options.dataDir));
  }
  const { MIGRATING, openPostgres, SERVING } = await import('./postgres.ts');
  const patient = await migrated(await openPostgres(options.databaseUrl, MIGRATING));
  await patient.close();
  return openPostgres(options.databaseUrl, SERVING);
}

async function migrated(database: Database): Promise<Database> {
  try {
    await migrate(database.db);
    await oneByOne(database, () => installQueue(database.forQueue));
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** A number of our own among the advisory locks of the database. */
const QUEUE_LOCK = 7_265_104;

/** The queue makes its schema before it takes a lock of its own: nodes that start together would meet there. */
async function oneByOne(database: Database, install: () => Promise<void>): Promise<void> {
  if (database.exclusive) return install();
  await database.db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${QUEUE_LOCK})`.execute(connection);
    try {
      await install();
    } finally {
      await sql`select pg_advisory_unlock(${QUEUE_LOCK})`.execute(connection);
    }
  });
}

/** Safe to run on several nodes at once: the migrator takes a lock in the database. */
export async function migrate(db: Db): Promise<void> {
  if (await isUpToDate(db)) return;
  const { Migrator } = await import('kysely/migration');
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw new DatabaseError("the database schema couldn't be updated", { cause: error });
}

/**
 * Whether exactly our migrations have been run, which is so at nearly every start. The migrator would first read the whole
 * catalogue, twice, to see whether its tables are there; what one of its runs has not committed is not seen here either.
 */
async function isUpToDate(db: Db): Promise<boolean> {
  const tables = await sql<{ name: string | null }>`select to_regclass('kysely_migration') as name`.execute(
    db,
  );
  if (!tables.rows[0]?.name) return false;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name).join() === Object.keys(MIGRATIONS).toSorted().join();
}
