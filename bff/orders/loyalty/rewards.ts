import type { Updateable } from 'kysely';
import { newId } from '../../core/database/ids.ts';
import type { MerchantView } from '../../core/database/owner.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import { ApiError } from '../../core/api/errors.ts';
import { recordEvent } from '../../core/events/outbox.ts';
import { requireMember } from './account-changes.ts';
import { ownerOf, type OpenAccount } from './account-records.ts';
import { openAccount, returnPoints, takePoints } from './move-points.ts';
import { findReward, lockReward, presentReward, type RewardRow } from './reward-records.ts';
import type { LoyaltyRewardsTable } from './tables.ts';

/**
 * Issues a reward for points, which are taken at once.
 * @throws {ApiError} not_found: the account or the tier; more_than_left; state_forbids: the member has left,
 * the program is inactive
 */
export async function issueReward(
  work: Work,
  view: MerchantView,
  { account: accountId, tier: tierId }: { readonly account: string; readonly tier: string },
  now: Date,
): Promise<RewardRow> {
  const account = await openAccount(work, view, accountId, now).catch(unknown('account', 'account'));
  requireMember(account);
  if (account.program_status !== 'active') {
    throw new ApiError('state_forbids', { message: 'The loyalty program is inactive.' });
  }
  const tier = account.terms.tiers.find(({ id }) => id === tierId);
  if (!tier) throw new ApiError('not_found', { message: "This tier doesn't exist.", param: 'tier' });
  if (account.balance < tier.points) {
    const left = Math.max(0, account.balance);
    const message = `The reward costs ${tier.points}, and the account has ${left}.`;
    throw new ApiError('more_than_left', { message, param: 'tier' });
  }
  const id = newId('lrw');
  const { taken } = await takePoints(work, account, tier.points, { type: 'reward_created', reward: id, now });
  const row = await work.db
    .insertInto('loyalty_rewards')
    .values({
      id,
      partner_id: account.partner_id,
      environment: account.environment,
      merchant_id: account.merchant_id,
      account_id: account.id,
      tier: JSON.stringify(tier),
      taken: JSON.stringify(taken),
      status: 'issued',
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...row, currency: account.currency };
}

/** Gives the points of a reward back that no order uses. @throws {ApiError} not_found, state_forbids */
export async function deleteReward(
  work: Work,
  view: MerchantView,
  id: string,
  now: Date,
): Promise<RewardRow> {
  const found = await findReward(work.db, view, id);
  const account = await openAccount(work, view, found.account_id, now);
  const row = await lockReward(work.db, view, id);
  if (row.status === 'deleted') return row;
  if (row.order_id !== null) {
    throw new ApiError('state_forbids', {
      message:
        row.status === 'redeemed'
          ? 'The reward is redeemed. Its points come back when all lines of its order are refunded.'
          : 'An order uses the reward. Cancel the order.',
    });
  }
  return giveBack(work, account, row, { now });
}

/**
 * The points of a reward come back, with the days on which they expire. @param refund of all that was left of
 * the order's lines
 */
export async function giveBack(
  work: Work,
  account: OpenAccount,
  row: RewardRow,
  { now, refund }: { readonly now: Date; readonly refund?: string | undefined },
): Promise<RewardRow> {
  const order = row.order_id ?? undefined;
  await returnPoints(work, account, row.taken, {
    type: 'reward_deleted',
    reward: row.id,
    order,
    refund,
    now,
  });
  return changeReward(work, row, { status: 'deleted', deleted_at: now }, now);
}

/** The money of its order was taken. */
export async function redeemReward(
  work: Work,
  account: OpenAccount,
  row: RewardRow,
  now: Date,
): Promise<void> {
  const order = row.order_id ?? undefined;
  await takePoints(work, account, 0, { type: 'reward_redeemed', reward: row.id, order, now });
  const redeemed = await changeReward(work, row, { status: 'redeemed', redeemed_at: now }, now);
  await recordEvent(work.db, {
    ...ownerOf(row),
    type: 'loyalty.reward.redeemed',
    merchantId: row.merchant_id,
    data: presentReward(redeemed),
    at: now,
  });
}

export async function changeReward(
  work: Work,
  { id, version, currency }: RewardRow,
  columns: Updateable<LoyaltyRewardsTable>,
  now: Date,
): Promise<RewardRow> {
  const row = await work.db
    .updateTable('loyalty_rewards')
    .set({ ...columns, updated_at: now, version: version + 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...row, currency };
}

/** Reports that the record a field names doesn't exist. */
export function unknown(record: string, param: string): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof ApiError) || error.code !== 'not_found') throw error;
    throw new ApiError('not_found', { message: `This ${record} doesn't exist.`, param });
  };
}
