import type { Lot } from '../../../core/arithmetic/lots.ts';
import type { Db } from '../../../core/database/database.ts';
import { move, ok, openShop, paid, type Shop, type ShopOptions } from '../../orders/testing/shop.ts';
import type { Order } from '../../orders/contract/order.ts';
import { call, type Reply } from '../../../testing/service/service.ts';
import type { LoyaltyAccount } from '../contract/account.ts';
import type { LoyaltyEvent } from '../contract/loyalty-event.ts';
import type { LoyaltyProgram } from '../contract/program.ts';
import type { LoyaltyReward } from '../contract/reward.ts';

/** A shop with a loyalty program: a point for each whole pound, 10 points are 2 pounds off. */
export interface Club extends Shop {
  readonly program: LoyaltyProgram;
  /** The cheapest reward. */
  readonly tier: string;
}

const gbp = (amount: number) => ({ amount, currency: 'GBP' });

export const TERMS = {
  accrual: { type: 'spend', points: 1, amount: gbp(100) },
  reward_tiers: [
    { name: '£2 off', points: 10, discount: { type: 'fixed', amount: gbp(200) } },
    { name: 'A quarter off', points: 20, discount: { type: 'percent', bps: 2500, cap: gbp(500) } },
  ],
  expiry_months: 12,
};

export async function openClub(
  service: { url: string },
  terms: object = {},
  options: ShopOptions = {},
): Promise<Club> {
  const shop = await openShop(service, options);
  const body = { merchant: shop.merchant, ...TERMS, ...terms };
  const program = await ok<LoyaltyProgram>(shop, 'POST /v1/loyalty/programs', shop.key, body);
  return { ...shop, program, tier: program.reward_tiers[0]?.id ?? '' };
}

let members = 0;

/** A new member, with points that the merchant gave. */
export async function join(club: Club, points = 0): Promise<LoyaltyAccount> {
  members += 1;
  const phone = `+4420794${String(60_000 + members)}`;
  const body = { merchant: club.merchant, phone };
  const account = await ok<LoyaltyAccount>(club, 'POST /v1/loyalty/accounts', club.key, body);
  if (points > 0) await adjust(club, account, points);
  return account;
}

export const adjust = (club: Club, { id }: { id: string }, points: number): Promise<Reply> =>
  call(club, `POST /v1/loyalty/accounts/${id}/adjust`, {
    credential: club.key,
    body: { points, reason: 'A test' },
  });

export const account = (club: Club, { id }: { id: string }): Promise<LoyaltyAccount> =>
  ok(club, `GET /v1/loyalty/accounts/${id}`, club.key);

/** The events of the points, oldest first. */
export async function ledger(club: Club, { id }: { id: string }): Promise<LoyaltyEvent[]> {
  const { data } = await ok<{ data: LoyaltyEvent[] }>(
    club,
    `GET /v1/loyalty/accounts/${id}/events?limit=100`,
    club.key,
  );
  return data.toReversed();
}

export const kinds = async (club: Club, member: { id: string }): Promise<string[]> =>
  (await ledger(club, member)).map(({ type, points }) => `${type} ${points}`);

export const issue = (club: Club, { id }: { id: string }, tier = club.tier): Promise<Reply<LoyaltyReward>> =>
  call<LoyaltyReward>(club, 'POST /v1/loyalty/rewards', {
    credential: club.key,
    body: { account: id, tier },
  });

export async function issued(club: Club, member: { id: string }, tier = club.tier): Promise<LoyaltyReward> {
  const { status, text, body } = await issue(club, member, tier);
  if (status !== 201) throw new Error(text);
  return body;
}

export const reward = (club: Club, { id }: { id: string }): Promise<LoyaltyReward> =>
  ok(club, `GET /v1/loyalty/rewards/${id}`, club.key);

/** The member and rewards in the body of an order. */
export const by = ({ id }: { id: string }, ...rewards: { id: string }[]) => ({
  loyalty: { account: id, ...(rewards.length > 0 && { rewards: rewards.map((one) => one.id) }) },
});

/** A completed order of a member: 28.75 before tax, 28 points. */
export async function bought(club: Club, member: { id: string }, changes: object = {}): Promise<Order> {
  const order = await paid(club, { ...by(member), ...changes });
  return (await move(club, order, 'complete')).body;
}

/** The account as stored in the database, next to the sum of its events. */
export async function books(
  db: Db,
  { id }: { id: string },
): Promise<{ readonly balance: number; readonly events: number; readonly lots: readonly Lot[] }> {
  const row = await db
    .selectFrom('loyalty_accounts')
    .select(['balance', 'lots'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { sum } = await db
    .selectFrom('loyalty_events')
    .select((eb) => eb.fn.sum<string | null>('points').as('sum'))
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...row, events: Number(sum ?? 0) };
}
