import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { ownedBy, type Owner } from '../database/owner.ts';
import { disableFailing, nextDisablingAt } from './endpoints/disable-failing.ts';

/** What falls due so soon after one another is made at once: each attempt is still made at its own time. */
const TOGETHER = '1 minute';

/** A sandbox's webhooks, for whoever moves its clock. */
export interface DueWebhooks {
  /** Something that was due by then has not been made yet, or is on its way. */
  readonly isBusy: boolean;
  /** When something falls due next; undefined: nothing does. */
  readonly nextAt: Date | undefined;
}

/** @param clockNow by its clock */
export async function dueWebhooks(trx: Db, owner: Owner, clockNow: Date): Promise<DueWebhooks> {
  const { rows } = await sql<{ is_busy: boolean; next_at: Date | null }>`
    with own as (select next_attempt_at as at from webhook_deliveries
      where partner_id = ${owner.partnerId} and environment = ${owner.environment} and state = 'pending')
    select
      exists (select from own where at <= ${clockNow}::timestamptz)
        or exists (select from events where dispatched_at is null
          and partner_id = ${owner.partnerId} and environment = ${owner.environment}) as is_busy,
      (select max(at) from own where at <= (
        select min(at) from own where at > ${clockNow}::timestamptz) + ${TOGETHER}::interval) as next_at`.execute(
    trx,
  );
  const [{ is_busy: isBusy, next_at: attemptAt } = { is_busy: false, next_at: null }] = rows;
  const disablingAt = await nextDisablingAt(trx, owner, clockNow);
  return { isBusy, nextAt: earlier(attemptAt ?? undefined, disablingAt) };
}

/**
 * What is due by a clock that has just been moved is made now. Call it in the transaction that moves the clock, and
 * `nudgeDue` after it. @param realNow the real time
 */
export async function runDueWebhooks(trx: Db, owner: Owner, realNow: Date, clockNow: Date): Promise<void> {
  // A job for later may stand for it: without it, the next look makes another one.
  await trx
    .updateTable('webhook_deliveries')
    .set({ queued_until: null })
    .where(ownedBy('webhook_deliveries', owner))
    .where('state', '=', 'pending')
    .where('next_attempt_at', '<=', clockNow)
    .where('queued_until', 'is not', null)
    .execute();
  await disableFailing(trx, realNow, owner);
}

function earlier(one: Date | undefined, other: Date | undefined): Date | undefined {
  if (!one || !other) return one ?? other;
  return one < other ? one : other;
}
