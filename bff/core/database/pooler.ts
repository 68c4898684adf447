import type { Pool, PoolClient } from 'pg';

/** What pg knows of the process that it is connected to, as it said at the start; its types leave it out. */
interface Greeted {
  readonly processID: number | null;
}

/**
 * Whether a pooler is in between, such as PgBouncer: the process that has introduced itself isn't the one that runs statements. Two
 * transactions of one connection may then be run by two connections of the server, and nothing may be left on one for later.
 * @throws the error of pg, if the server can't be reached
 */
export async function isBehindPooler(pool: Pool): Promise<boolean> {
  const client = await pool.connect();
  // It stays in the pool, which was not being watched when it was made: without a listener its end would be the process's.
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
