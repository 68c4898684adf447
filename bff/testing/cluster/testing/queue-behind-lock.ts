import { sql } from 'kysely';
import type { Db } from '../../../core/database/database.ts';
import { until } from '../../service/patience.ts';

export interface Line<Result> {
  /** Takes the lock that all of them want. */
  readonly hold: (trx: Db) => Promise<unknown>;
  readonly racers: readonly (() => Promise<Result>)[];
  /** The holder's last action before it releases the lock. */
  readonly last?: (trx: Db) => Promise<unknown>;
}

/**
 * Makes several requests meet at a row that they all want: it is locked until each of them waits for a lock,
 * one behind the other in this order, and then released. The result doesn't depend on timing.
 */
export async function queueBehindLock<Result>(db: Db, line: Line<Result>): Promise<Result[]> {
  const results: Promise<Result>[] = [];
  await db.transaction().execute(async (trx) => {
    await line.hold(trx);
    const holder = await pidOf(trx);
    for (const [place, start] of line.racers.entries()) {
      const result = start();
      result.catch(() => undefined);
      results.push(result);
      await until(
        `number ${place} in the line waits`,
        15_000,
        async () => (await behind(db, holder)) > place,
      );
    }
    await line.last?.(trx);
  });
  return Promise.all(results);
}

async function pidOf(trx: Db): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
  return rows[0]?.pid ?? 0;
}

/**
 * Counts the connections that wait for a holder, directly or indirectly. Other waits in this database don't
 * count.
 */
async function behind(db: Db, holder: number): Promise<number> {
  const { rows } = await sql<{ count: string }>`with recursive line (pid) as (
      select ${holder}::integer
      union select waiting.pid from pg_stat_activity waiting join line on line.pid = any(pg_blocking_pids(waiting.pid))
        where waiting.wait_event_type = 'Lock')
    select count(*) - 1 as count from line`.execute(db);
  return Number(rows[0]?.count);
}
