import type { MerchantView } from '../../core/database/owner.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import { ApiError } from '../../core/api/errors.ts';
import { clearTimers } from '../../core/timers/timers.ts';
import { returnAmount } from './fail-payout.ts';
import { changePayouts, lockPayout, type PayoutRow } from './payout-records.ts';

/** Cancels a payout that was not sent yet. @throws {ApiError} not_found, state_forbids */
export async function cancelPayout(
  work: Work,
  view: MerchantView,
  id: string,
  now: Date,
): Promise<PayoutRow> {
  const payout = await lockPayout(work.db, view, id);
  if (payout.status !== 'pending') {
    const message =
      payout.status === 'in_transit'
        ? 'The payout is in transit and can no longer be canceled.'
        : `The payout is ${payout.status}.`;
    throw new ApiError('state_forbids', { message });
  }
  if (payout.submitted_at !== null) {
    const message = 'The payout is on its way to the bank and can no longer be canceled.';
    throw new ApiError('state_forbids', { message });
  }
  const columns = { status: 'canceled', canceled_at: now, updated_at: now } as const;
  const [canceled] = await changePayouts(work.db, view, [payout], columns, 'payout.canceled');
  if (!canceled) throw new Error(`${id} was not canceled`);
  await returnAmount(work.db, payout, now);
  await clearTimers(work.db, view, { record: id });
  return canceled;
}
