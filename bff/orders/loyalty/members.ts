import type { Db } from '../../core/database/database.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { MemberScope, NamedMember, OrderMember, OrderMembers, OrderRow } from '../orders/orders.ts';
import { requireMember } from './account-changes.ts';
import { accountOfPhone, findAccount, lockAccount, type AccountRow } from './account-records.ts';
import { phoneOf } from '../../core/phones/phones.ts';
import { findReward, lockReward, memberReward, type RewardRow } from './reward-records.ts';
import { changeReward, unknown } from './rewards.ts';

/** Loyalty as orders use it. */
export const loyaltyMembers: OrderMembers = {
  async find(db, of, { account, phone, rewards = [] }) {
    const row = await namedAccount(db, of, { account, phone });
    requireMember(row);
    const found: OrderMember['rewards'][number][] = [];
    for (const [index, id] of rewards.entries()) {
      const param = `loyalty.rewards.${index}`;
      const reward = await findReward(db, viewOf(of), id).catch(unknown('reward', param));
      requireUsable(reward, row.id, undefined, param);
      found.push(memberReward(reward));
    }
    return { account: row.id, rewards: found };
  },

  async take(work, order, { account, rewards }) {
    if (rewards.length === 0) return;
    const view = { partnerId: order.partner_id, environment: order.environment, only: order.merchant_id };
    await lockAccount(work.db, view, account);
    for (const { id } of rewards) {
      const reward = await lockReward(work.db, view, id);
      requireUsable(reward, account, order.id, 'loyalty.rewards');
      if (reward.order_id === null) await changeReward(work, reward, { order_id: order.id }, timeOf(order));
    }
  },
};

/** The time of an order's last change: the earliest possible time of what follows from it. */
const timeOf = ({ updated_at: at }: OrderRow): Date => at;

const viewOf = ({ partnerId, environment, merchantId: only }: MemberScope) => ({
  partnerId,
  environment,
  only,
});

/** @throws {ApiError} field_missing, field_invalid, not_found */
async function namedAccount(
  db: Db,
  of: MemberScope,
  { account, phone }: Pick<NamedMember, 'account' | 'phone'>,
): Promise<AccountRow> {
  if (account !== undefined && phone !== undefined) {
    const param = 'loyalty.phone';
    throw new ApiError('field_invalid', { message: 'Send either loyalty.account or loyalty.phone.', param });
  }
  const row =
    phone === undefined
      ? await findAccount(db, viewOf(of), account ?? missing())
      : await accountOfPhone(db, of, of.merchantId, await phoneIn(db, of, phone));
  if (row) return row;
  throw new ApiError('not_found', {
    message: "This account doesn't exist.",
    param: phone === undefined ? 'loyalty.account' : 'loyalty.phone',
  });
}

function missing(): never {
  throw new ApiError('field_missing', {
    message: 'loyalty.account or loyalty.phone is required.',
    param: 'loyalty.account',
  });
}

async function phoneIn(db: Db, { merchantId }: MemberScope, text: string): Promise<string> {
  const { country } = await db
    .selectFrom('merchants')
    .select('country')
    .where('id', '=', merchantId)
    .executeTakeFirstOrThrow();
  return phoneOf(text, country, 'loyalty.phone');
}

/**
 * Requires an issued reward of this account that no other order uses.
 * @throws {ApiError} state_forbids
 */
function requireUsable(
  { account_id: account, status, order_id: user }: RewardRow,
  by: string,
  order: string | undefined,
  param: string,
): void {
  const fault =
    account === by
      ? status === 'issued' && (user === null || user === order)
        ? undefined
        : 'The reward is used already, or its points were given back.'
      : 'The reward is of another account.';
  if (fault !== undefined) throw new ApiError('state_forbids', { message: fault, param });
}
