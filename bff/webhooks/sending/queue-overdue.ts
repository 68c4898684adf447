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
 * Creates jobs for deliveries that are due and have none: those that were requeued or brought forward, those whose
 * node died during an attempt, and those whose job was lost. By the real time first, which finds all of them where no
 * sandbox clock was moved; sandboxes with a moved clock are read one by one.
 * @returns how many; {@link BATCH} or more means that there may be more
 */
export async function queueOverdue(db: Db, boss: PgBoss, now: Date): Promise<number> {
  const isFree = sql`d.state = 'pending' and (d.queued_until is null or d.queued_until < ${now}::timestamptz)
    and (d.claimed_until is null or d.claimed_until < ${now}::timestamptz)`;
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<OverdueRow>`
      with found as (
        (select d.id from webhook_deliveries d where ${isFree} and d.next_attempt_at <= ${now}::timestamptz
          order by d.next_attempt_at limit ${BATCH})
        union (select d.id from partner_environments own join webhook_deliveries d
            on d.partner_id = own.partner_id and d.environment = own.environment
          where own.clock_offset_ms > 0 and ${isFree}
            and d.next_attempt_at <= ${now}::timestamptz + own.clock_offset_ms * interval '1 ms'
          order by d.next_attempt_at limit ${BATCH})),
      due as materialized (
        select d.id from webhook_deliveries d join found on found.id = d.id where ${isFree}
        order by d.next_attempt_at limit ${BATCH} for update of d skip locked)
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

/** For the start of a process that has the database to itself: no attempt can be under way, so none has to expire. */
export async function releaseClaims(db: Db): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ claimed_until: null, queued_until: null })
    .where('state', '=', 'pending')
    .where('claimed_until', 'is not', null)
    .execute();
}
