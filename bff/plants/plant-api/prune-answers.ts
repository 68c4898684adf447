import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { KEPT_MS } from './store.ts';

/** Rows of one statement, so that none occupies the embedded database's one connection for long. */
const PRUNE_BATCH = 1_000;

/** Deletes expired responses, oldest first. Several nodes may do so at once. */
export async function pruneAnswers(db: Db, nowMs: number): Promise<void> {
  const before = new Date(nowMs - KEPT_MS);
  for (;;) {
    const { rows } = await sql`
      delete from plant_answers where (merchant, idempotency_key) in (
        select merchant, idempotency_key from plant_answers where created_at < ${before}
        order by created_at limit ${PRUNE_BATCH} for update skip locked)
      returning 1`.execute(db);
    if (rows.length < PRUNE_BATCH) return;
  }
}
