import { normalized } from '../../core/contract/plain-text.ts';
import type { MerchantView } from '../../core/database/owner.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import { ApiError } from '../../core/api/errors.ts';
import { requireMember } from './account-changes.ts';
import type { LoyaltyAdjustment } from './contract/loyalty-event.ts';
import type { EventRow } from './event-records.ts';
import { addPoints, openAccount, takePoints } from './move-points.ts';

/** @throws {ApiError} not_found, more_than_left, state_forbids: the member has left */
export async function adjustPoints(
  work: Work,
  view: MerchantView,
  id: string,
  { points, reason }: LoyaltyAdjustment,
  now: Date,
): Promise<EventRow> {
  const account = await openAccount(work, view, id, now);
  requireMember(account);
  const cause = { type: 'adjust', reason: normalized(reason), now } as const;
  if (points > 0) return (await addPoints(work, account, points, cause)).event;
  const left = Math.max(0, account.balance);
  if (-points > left) {
    throw new ApiError('more_than_left', { message: `The account has ${left} to take.`, param: 'points' });
  }
  return (await takePoints(work, account, -points, cause)).event;
}
