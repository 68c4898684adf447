import { sql } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { Db } from '../../database/database.ts';
import { sendJobs } from './attempt-jobs.ts';
import { QUEUED_MS } from './dispatch.ts';

const BATCH = 1_000;

interface OverdueRow {
  readonly id: string;
  readonly endpoint_id: string;
}

/**
 * Makes jobs for deliveries that are due and have none: those that somebody asked for again or pulled forward, those
 * whose attempt died with its node, and those whose job was lost.
 * @returns how many; {@link BATCH} or more means that there may be more
 */
export async function queueOverdue(db: Db, boss: PgBoss, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<OverdueRow>`
      with due as materialized (
        select id from webhook_deliveries
        where state = 'pending' and next_attempt_at <= ${now}::timestamptz
          and (queued_until is null or queued_until < ${now}::timestamptz)
          and (claimed_until is null or claimed_until < ${now}::timestamptz)
        order by next_attempt_at limit ${BATCH} for update skip locked)
      update webhook_deliveries d
      set queued_until = ${new Date(now.getTime() + QUEUED_MS)}::timestamptz, claimed_until = null
      from due where d.id = due.id
      returning d.id, d.endpoint_id`.execute(trx);
    await sendJobs(
      boss,
      trx,
      rows.map((row) => ({
        deliveryId: row.id,
        endpointId: row.endpoint_id,
        afterMs: 0,
      })),
    );
    return rows.length;
  });
}

/** At the start of a process that has the database to itself: no attempt can be under way, and none waits its time out. */
export async function releaseClaims(db: Db): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ claimed_until: null, queued_until: null })
    .where('state', '=', 'pending')
    .where('claimed_until', 'is not', null)
    .execute();
}
