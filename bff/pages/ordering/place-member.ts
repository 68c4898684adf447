import type { LoyaltyAccount } from '../../orders/loyalty/contract/account.ts';
import type { RewardDiscount } from '../../orders/loyalty/contract/program.ts';
import type { LoyaltyReward } from '../../orders/loyalty/contract/reward.ts';
import { getLoyaltyAccount } from '../../orders/loyalty/contract/account-operations.ts';
import { listLoyaltyRewards } from '../../orders/loyalty/contract/reward-operations.ts';
import { programAt, type ShownProgram } from '../../orders/loyalty/loyalty.ts';
import type { Db } from '../../core/database/database.ts';
import type { OrderToQuote } from '../../orders/orders/contract/order-requests.ts';
import type { GuestApi } from '../shell/guests/guest-api.ts';
import type { SiteVisit } from '../hosts/site-visit.ts';
import type { CartContent } from './cart.ts';

/** The member of the merchant's program that a browser is signed in as. */
export interface PlaceMember {
  readonly account: LoyaltyAccount;
  readonly program: ShownProgram;
  /** Paid for with points, and in no order yet. */
  readonly rewards: readonly LoyaltyReward[];
}

/** What a reward that the points suffice for would be. */
export interface ReachedTier {
  readonly id: string;
  readonly name: string;
  readonly points: number;
  readonly discount: RewardDiscount;
}

export async function memberAt(
  db: Db,
  api: GuestApi,
  { site }: Pick<SiteVisit, 'site'>,
  { merchantId, accountId }: { readonly merchantId: string; readonly accountId: string },
): Promise<PlaceMember | undefined> {
  const program = await programAt(db, site, merchantId);
  if (!program) return undefined;
  const [account, rewards] = await Promise.all([
    api.call(getLoyaltyAccount, { params: { id: accountId } }),
    api.call(listLoyaltyRewards, { query: { account: accountId, status: 'issued', limit: 100 } }),
  ]);
  const { data } = rewards.body as { readonly data: readonly LoyaltyReward[] };
  return {
    account: account.body as LoyaltyAccount,
    program,
    rewards: data.filter(({ order }) => order === null),
  };
}

/** What of an order says whose points it earns, and which reward it uses. */
export function loyaltyOf(
  accountId: string | undefined,
  { reward }: Pick<CartContent, 'reward'>,
): Pick<OrderToQuote, 'loyalty'> {
  if (accountId === undefined) return {};
  return { loyalty: { account: accountId, ...(reward !== undefined && { rewards: [reward] }) } };
}

/** Rewards that the member's points suffice for. */
export function reachedTiers({ account, program }: PlaceMember): readonly ReachedTier[] {
  if (program.status !== 'active') return [];
  return program.reward_tiers.filter(({ points }) => points <= account.balance);
}
