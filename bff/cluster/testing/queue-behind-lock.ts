import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { until } from './traffic.ts';

export interface Line<Result> {
  /** Takes the lock that all of them want. */
  readonly hold: (trx: Db) => Promise<unknown>;
  readonly racers: readonly (() => Promise<Result>)[];
  /** What the holder does before it releases the lock. */
  readonly last?: (trx: Db) => Promise<unknown>;
}

/**
 * Makes several requests meet at a row that they all want: it is locked until each of them waits for a lock, one
 * behind the other in this order, and then released. The result doesn't depend on timing.
 */
export async function queueBehindLock<Result>(db: Db, line: Line<Result>): Promise<Result[]> {
  const results: Promise<Result>[] = [];
  await db.transaction().execute(async (trx) => {
    await line.hold(trx);
    for (const [place, start] of line.racers.entries()) {
      const result = start();
      result.catch(() => undefined);
      results.push(result);
      await until(`number ${place} in the line waits`, 2_000, async () => (await waiting(db)) > place);
    }
    await line.last?.(trx);
  });
  return Promise.all(results);
}

/** Connections to this database that wait for a lock. */
async function waiting(db: Db): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return Number(rows[0]?.count);
}
