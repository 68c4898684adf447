import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';

/**
 * Events that have no deliveries yet, and deliveries that have attempts to come, of all partners. One statement: what goes
 * from the one to the other meanwhile is in one of them.
 */
export async function backlogOf(db: Db): Promise<{ events: number; deliveries: number }> {
  const { rows } = await sql<{ events: string; deliveries: string }>`
    select (select count(*) from events where dispatched_at is null) as events,
      (select count(*) from webhook_deliveries where state = 'pending') as deliveries`.execute(db);
  return { events: Number(rows[0]?.events), deliveries: Number(rows[0]?.deliveries) };
}
