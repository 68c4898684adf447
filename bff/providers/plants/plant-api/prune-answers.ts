import { sql } from 'kysely';
import type { Db } from '../../../core/database/database.ts';
import { deleteSome } from '../../../core/database/delete-some.ts';
import { KEPT_MS } from './store.ts';

/** Deletes all expired responses, oldest first. */
export async function pruneAnswers(db: Db, nowMs: number): Promise<void> {
  const before = new Date(nowMs - KEPT_MS);
  const expired = { where: sql<boolean>`created_at < ${before}`, by: 'created_at' };
  while (await deleteSome(db, 'plant_answers', expired));
}
