import { sql } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';
import { disableFailing, nextDisablingAt } from './endpoints/disable-failing.ts';

/** What is due within this time of each other happens together; each attempt still has its own time. */
const TOGETHER = '1 minute';

/** What a sandbox's webhooks still have to do, for moving its clock. */
export interface DueWebhooks {
  /** Something that was due by then is not done yet, or is under way. */
  readonly isBusy: boolean;
  /** When something is due next; undefined: nothing is. */
  readonly nextAt: Date | undefined;
}

/** @param clockNow on its clock */
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
 * Runs what is due by a clock that was just moved. Call it in the transaction that moves the clock, and `nudgeDue`
 * after it, which sends what is due. @param realNow the real time
 */
export async function runDueWebhooks(trx: Db, owner: Owner, realNow: Date): Promise<void> {
  await disableFailing(trx, realNow, owner);
}

function earlier(one: Date | undefined, other: Date | undefined): Date | undefined {
  if (!one || !other) return one ?? other;
  return one < other ? one : other;
}
