import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Database, Db } from './database.ts';
import { DatabaseError } from './database-error.ts';
import { openEmbedded } from './embedded.ts';
import { MIGRATIONS } from './migrations.ts';
import { installQueue } from './queue.ts';
import { MIGRATING, openPostgres, SERVING } from './postgres.ts';

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
  if (options.databaseUrl === undefined) return migrated(await openEmbedded(options.dataDir));
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
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw new DatabaseError('the database schema could not be brought up to date', { cause: error });
}
