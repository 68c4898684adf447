import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Owner } from './owner.ts';

export interface SkippedTime {
  /** The real time, by which attempts are made. */
  readonly now: Date;
  /** How far the sandbox's clock has moved, in milliseconds. */
  readonly byMs: number;
}

/**
 * Runs a sandbox's webhooks forward, for its clock: what was due within the time that has been skipped is due now, one
 * retry after the other, as if the time had passed; overlaps of secrets and the count of failing days run with it.
 * Call it in the transaction that moves the clock, and `nudgeDue` after it.
 */
export async function runDueDeliveries(trx: Db, owner: Owner, { now, byMs }: SkippedTime): Promise<void> {
  const by = sql`${byMs}::bigint * interval '1 millisecond'`;
  const dueInMs = sql`greatest(0, extract(epoch from next_attempt_at - ${now}::timestamptz) * 1000)::bigint`;
  // What is due later comes nearer. Of what was due sooner, the rest is kept for the waits that follow.
  await sql`
    update webhook_deliveries set
      skipped_ms = skipped_ms + greatest(0, ${byMs}::bigint - ${dueInMs}),
      next_attempt_at = greatest(least(next_attempt_at, ${now}::timestamptz), next_attempt_at - ${by}),
      queued_until = null
    where partner_id = ${owner.partnerId} and environment = ${owner.environment} and state = 'pending'
      and next_attempt_at is not null`.execute(trx);
  await sql`
    update webhook_endpoints set
      previous_secret_expires_at = previous_secret_expires_at - ${by},
      failing_since = failing_since - ${by}
    where partner_id = ${owner.partnerId} and environment = ${owner.environment}
      and (previous_secret_expires_at is not null or failing_since is not null)`.execute(trx);
}
