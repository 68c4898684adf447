import { Pool, type PoolClient } from 'pg';
import { DatabaseError, type Database } from './database.ts';
import { overPool, TYPES } from './postgres-pool.ts';

/** Timeouts of the server, in milliseconds; 0 for none. */
export interface PostgresBounds {
  /** The bound for getting a connection, whether new or released by another request. */
  readonly connectMs: number;
  /** The bound for one statement. */
  readonly statementMs: number;
}

/** Together these stay below the 5 s within which every request gets a response. */
export const SERVING: PostgresBounds = { connectMs: 1_500, statementMs: 2_500 };
/** A migration may take long, and another node may be running it now. */
export const MIGRATING: PostgresBounds = { connectMs: 5_000, statementMs: 0 };

const POOL_SIZE = 20;

/**
 * Opens a PostgreSQL server. Later failures because it is unavailable are thrown as DatabaseAway.
 * @throws {DatabaseError} if the server can't be reached; the message doesn't contain the URL with its
 * password
 */
export async function openPostgres(databaseUrl: string, bounds: PostgresBounds): Promise<Database> {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: POOL_SIZE,
    connectionTimeoutMillis: bounds.connectMs,
    query_timeout: bounds.statementMs,
    keepAlive: true,
    types: TYPES,
  });
  const db = overPool(pool, { isPooled: await isPooled(pool) });
  return {
    db,
    exclusive: false,
    async close() {
      await db.destroy();
      if (!pool.ending) await pool.end();
    },
  };
}

async function isPooled(pool: Pool): Promise<boolean> {
  // The connection is released before anything else listens for its errors.
  pool.on('error', () => undefined);
  try {
    return await isBehindPooler(pool);
  } catch (error) {
    await pool.end();
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new DatabaseError(`the database at DATABASE_URL doesn't respond${code}`, { cause: error });
  }
}

/** The server process that pg is connected to, as reported at the start; pg's types omit it. */
interface Greeted {
  readonly processID: number | null;
}

/**
 * Whether a pooler is in between, such as PgBouncer: the process that introduced itself isn't the one that
 * runs statements. Two transactions of one connection may then run on two connections of the server, and no
 * state may be left on one for later.
 * @throws the error of pg, if the server can't be reached
 */
async function isBehindPooler(pool: Pool): Promise<boolean> {
  const client = await pool.connect();
  // The client stays in the pool, which wasn't watching it when it was created: without a listener, its end
  // would crash the process.
  client.on('error', () => undefined);
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    client.release();
    return rows[0]?.pid !== (client as PoolClient & Greeted).processID;
  } catch (error) {
    client.release(true);
    throw error;
  }
}
