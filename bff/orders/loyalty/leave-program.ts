import type { MerchantView } from '../../core/database/owner.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import { eraseFromEvents } from '../../core/events/event-records.ts';
import { leave } from './account-changes.ts';
import { ownerOf, type AccountRow } from './account-records.ts';
import { forgetCode } from './codes.ts';
import { forgetSignIns } from './sign-ins.ts';

/**
 * A member leaves: the phone number is erased at once, wherever it is kept for the program: in the account, in the events about it, in
 * messages, codes and sign-ins that somebody has begun. What happened to the points stays.
 * @throws {ApiError} not_found
 */
export async function leaveProgram(
  work: Work,
  deps: Pick<FeatureDeps, 'db' | 'guestLinks' | 'messages'>,
  view: MerchantView,
  id: string,
  now: Date,
): Promise<AccountRow> {
  const { account, phone } = await leave(work, view, id, now);
  if (phone === undefined) return account;
  const owner = ownerOf(account);
  const { merchant_id: merchantId } = account;
  const types = ['loyalty.account.created', 'loyalty.account.updated'] as const;
  await eraseFromEvents(work.db, owner, { types, recordId: id, field: 'phone' });
  await deps.messages.forget(work, owner, { merchantId, to: phone });
  await forgetSignIns(work.db, merchantId, phone);
  await forgetCode(work.db, deps, { ...owner, merchantId, phone });
  return account;
}
