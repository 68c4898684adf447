import type { Database } from '../core/database/database.ts';
import { migrate } from '../core/database/migrate.ts';
import { MIGRATIONS } from './joined-features.ts';

export interface DatabaseOptions {
  /** PostgreSQL; `undefined` for the embedded one under `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** Whether the embedded one waits for the disk at each commit. */
  readonly isEmbeddedDurable?: boolean;
}

/** Whether a statement may take long: for an operator, not for requests. */
interface Patience {
  readonly isPatient?: boolean;
}

/**
 * Opens the database and brings its schema up to date with every feature's migrations.
 * @throws {DatabaseError} if another process has locked the folder, or the server doesn't respond
 */
export async function openDatabase(
  options: DatabaseOptions,
  { isPatient = false }: Patience = {},
): Promise<Database> {
  // Each driver is loaded only when used.
  if (options.databaseUrl === undefined) {
    const { openEmbedded } = await import('../core/database/embedded.ts');
    return migrated(await openEmbedded(options.dataDir, { isDurable: options.isEmbeddedDurable ?? false }));
  }
  const { MIGRATING, openPostgres, SERVING } = await import('../core/database/postgres.ts');
  const patient = await migrated(await openPostgres(options.databaseUrl, MIGRATING));
  if (isPatient) return patient;
  await patient.close();
  return openPostgres(options.databaseUrl, SERVING);
}

async function migrated(database: Database): Promise<Database> {
  try {
    await migrate(database.db, MIGRATIONS);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
