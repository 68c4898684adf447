import { sql } from 'kysely';
import type { Database } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { installQueue } from './database/queue.ts';
import { MIGRATIONS } from './migrations.ts';

export interface DatabaseOptions {
  /** PostgreSQL; undefined means the embedded one under `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

/**
 * Opens the database and brings its schema up to date with every feature's migrations.
 * @throws {DatabaseError} when the folder is held by another process or the server doesn't respond
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  // Each is loaded only where it is used: the other driver is not needed to start.
  if (options.databaseUrl === undefined) {
    const { openEmbedded } = await import('./database/embedded.ts');
    return migrated(await openEmbedded(options.dataDir));
  }
  const { MIGRATING, openPostgres, SERVING } = await import('./database/postgres.ts');
  const patient = await migrated(await openPostgres(options.databaseUrl, MIGRATING));
  await patient.close();
  return openPostgres(options.databaseUrl, SERVING);
}

async function migrated(database: Database): Promise<Database> {
  try {
    await migrate(database.db, MIGRATIONS);
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
