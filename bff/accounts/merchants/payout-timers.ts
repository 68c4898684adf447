import type { Db } from '../../core/database/database.ts';
import { setTimer } from '../../core/timers/timers.ts';
import type { MerchantStatus } from './contract/merchant.ts';
import type { MerchantRow } from './merchant-records.ts';

/** Its handler pays merchants out, if this is the moment; otherwise it sets the timer for that. The record is the merchant. */
export const PAYOUT_DUE = 'payout.due';

/** Those that were paid out, or would have been. What a merchant takes during its onboarding is paid out once that has ended. */
const EARNING: ReadonlySet<MerchantStatus> = new Set(['active', 'restricted', 'suspended', 'in_review']);

/** A change on which payouts depend: when the next one is due is decided anew. */
export async function schedulePayout(
  trx: Db,
  before: MerchantRow,
  after: MerchantRow,
  now: Date,
): Promise<void> {
  // Closing pays out what is left, whatever came before it.
  const mayHaveEarned = EARNING.has(before.status) || after.status === 'closed';
  if (!mayHaveEarned || standingOf(before) === standingOf(after)) return;
  const owner = { partnerId: after.partner_id, environment: after.environment };
  await setTimer(trx, owner, { kind: PAYOUT_DUE, record: after.id, dueAt: now });
}

function standingOf({ status, timezone, payout_schedule, bank_account }: MerchantRow): string {
  return JSON.stringify([status, timezone, payout_schedule, bank_account]);
}
