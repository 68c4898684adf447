import type { Selectable } from 'kysely';
import type { Page } from '../../core/contract/fields.ts';
import type { Db } from '../../core/database/database.ts';
import { visibleTo, type MerchantView } from '../../core/database/owner.ts';
import { pageOf, type PageRequest } from '../../core/database/pagination.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { MemberReward } from '../orders/orders.ts';
import type { LoyaltyReward, LoyaltyRewardQuery } from './contract/reward.ts';
import { matching } from './matching.ts';
import { presentDiscount } from './program-terms.ts';
import type { LoyaltyRewardsTable } from './tables.ts';

/** A reward with its merchant's currency. */
export interface RewardRow extends Selectable<LoyaltyRewardsTable> {
  readonly currency: string;
}

/**
 * Returns a reward that the caller may see.
 * @throws {ApiError} not_found
 */
export async function findReward(db: Db, view: MerchantView, id: string): Promise<RewardRow> {
  const row = await withCurrency(db)
    .where('loyalty_rewards.id', '=', id)
    .where(visibleTo('loyalty_rewards', view))
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return row;
}

/** Locked; its account is locked before. @throws {ApiError} not_found */
export async function lockReward(trx: Db, view: MerchantView, id: string): Promise<RewardRow> {
  const row = await withCurrency(trx)
    .where('loyalty_rewards.id', '=', id)
    .where(visibleTo('loyalty_rewards', view))
    .forNoKeyUpdate(['loyalty_rewards'])
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return row;
}

/** The reward that an order uses, whose account is locked. */
export async function rewardOfOrder(trx: Db, order: string): Promise<RewardRow | undefined> {
  return withCurrency(trx)
    .where('loyalty_rewards.order_id', '=', order)
    .where('loyalty_rewards.status', '<>', 'deleted')
    .executeTakeFirst();
}

export async function pageOfRewards(
  db: Db,
  view: MerchantView,
  page: PageRequest,
  query: LoyaltyRewardQuery,
): Promise<Page<LoyaltyReward>> {
  const rows = await withCurrency(db)
    .where(visibleTo('loyalty_rewards', view))
    .where(matching('loyalty_rewards', query, page))
    .orderBy('loyalty_rewards.id', 'desc')
    .limit(page.limit + 1)
    .execute();
  return pageOf(rows, page, presentReward);
}

function withCurrency(db: Db) {
  return db
    .selectFrom('loyalty_rewards')
    .innerJoin('merchants', 'merchants.id', 'loyalty_rewards.merchant_id')
    .selectAll('loyalty_rewards')
    .select('merchants.currency');
}

export function presentReward(row: RewardRow): LoyaltyReward {
  const { tier } = row;
  return {
    id: row.id,
    object: 'loyalty_reward',
    environment: row.environment,
    merchant: row.merchant_id,
    account: row.account_id,
    tier: tier.id,
    name: tier.name,
    points: tier.points,
    discount: presentDiscount(tier.discount, row.currency),
    status: row.status,
    order: row.order_id,
    redeemed_at: row.redeemed_at?.toISOString() ?? null,
    deleted_at: row.deleted_at?.toISOString() ?? null,
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** Presents a reward as an order keeps it. */
export function memberReward({ id, tier }: RewardRow): MemberReward {
  const { name, discount } = tier;
  return { id, name, ...discount };
}
