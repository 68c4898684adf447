import { sql } from 'kysely';
import type { Db } from '../../../core/database/database.ts';

/**
 * Events without deliveries yet, and deliveries with attempts left, of all partners. It is one statement, so what
 * moves from the first to the second meanwhile is in one of them.
 */
export async function backlogOf(db: Db): Promise<{ events: number; deliveries: number }> {
  const { rows } = await sql<{ events: string; deliveries: string }>`
    select (select count(*) from events where dispatched_at is null) as events,
      (select count(*) from webhook_deliveries where state = 'pending') as deliveries`.execute(db);
  return { events: Number(rows[0]?.events), deliveries: Number(rows[0]?.deliveries) };
}
