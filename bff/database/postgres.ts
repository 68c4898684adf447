import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { DatabaseError } from './database-error.ts';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

const CONNECT_TIMEOUT_MS = 5_000;
const POOL_SIZE = 20;

/** @throws {DatabaseError} when the server cannot be reached; the URL with its password is not in the message */
export async function openPostgres(databaseUrl: string): Promise<Database> {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types: {
      getTypeParser: (oid, format) =>
        oid === types.builtins.INT8 ? String : types.getTypeParser(oid, format),
    },
  });
  // An idle connection that breaks is replaced at its next use; without a listener it would end the process.
  pool.on('error', () => undefined);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await pool.query('select 1');
  } catch (error) {
    await db.destroy();
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new DatabaseError(`the database at DATABASE_URL does not answer${code}`, { cause: error });
  }
  return { db, exclusive: false, close: () => db.destroy() };
}
