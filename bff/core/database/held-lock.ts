import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from './database.ts';

/**
 * Numbers among the database's advisory locks. Migrations have the number that Kysely's own lock has, so that nodes of earlier
 * versions, which take that one, and newer ones wait for each other.
 */
export const LOCKS = { migrations: 3_853_314_791_062_309_107n } as const;

/** Between two tries. */
const AGAIN_AFTER_MS = 50;

/**
 * Runs in a transaction that holds a lock of the whole database: one at a time on all nodes. The lock ends with its transaction, never
 * with its connection, which behind a pooler belongs to somebody else a moment later. While another holds it, nothing of the
 * server is held: those who wait leave its connections to the one that works.
 */
export async function holding<Result>(
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
    await delay(AGAIN_AFTER_MS);
  }
}

async function isTaken(trx: Db, lock: bigint): Promise<boolean> {
  const { rows } = await sql<{
    taken: boolean;
  }>`select pg_try_advisory_xact_lock(${String(lock)}::bigint) as taken`.execute(trx);
  return rows[0]?.taken === true;
}
