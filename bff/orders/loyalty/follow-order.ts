import { isAllBack, earnedPoints, type EarningLine } from '../../core/arithmetic/points.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import type { OrderFollower, OrderRow, OrderStep } from '../orders/orders.ts';
import type { OpenAccount } from './account-records.ts';
import { earnedBy } from './event-records.ts';
import { addPoints, openAccount, takePoints } from './move-points.ts';
import { rewardOfOrder } from './reward-records.ts';
import { changeReward, giveBack, redeemReward } from './rewards.ts';
import type { EarnedBy } from './tables.ts';
import type { Db } from '../../core/database/database.ts';
import { programOf } from './program-records.ts';

/** The points that an order earns for its member. */
export interface OrderPoints {
  readonly account: string;
  readonly points: number;
  /** Otherwise it is what the order is worth by the present terms, once it is completed. */
  readonly isEarned: boolean;
  readonly terminology: { readonly one: string; readonly other: string };
}

/** @returns `undefined` if the order has no member, or its merchant no longer has a program */
export async function pointsOfOrder(db: Db, order: OrderRow): Promise<OrderPoints | undefined> {
  const { member } = order.content;
  if (!member) return undefined;
  const program = await programOf(db, order.merchant_id);
  if (!program) return undefined;
  const { accrual, excluded, terminology } = program.terms;
  const of = { account: member.account, terminology };
  const earned = await earnedBy(db, order.id);
  if (earned) return { ...of, points: earned.points, isEarned: true };
  const isRunning =
    program.status === 'active' && order.status !== 'canceled' && order.status !== 'completed';
  return { ...of, points: isRunning ? worthOf(order, { accrual, excluded }) : 0, isEarned: false };
}

/** The rewards that came within reach of a member by an order, with what they are counted in. */
export interface ReachedRewards {
  /** The member's, after the order. */
  readonly balance: number;
  readonly names: readonly string[];
  readonly terminology: { readonly one: string; readonly other: string };
}

/** @returns `undefined` if the order brought no reward within reach */
export async function rewardsReachedBy(
  db: Db,
  order: { readonly id: string; readonly merchant: string },
): Promise<ReachedRewards | undefined> {
  const [earned, program] = await Promise.all([earnedBy(db, order.id), programOf(db, order.merchant)]);
  if (!earned || program?.status !== 'active') return undefined;
  const { balance, points } = earned.earn;
  const reached = program.terms.tiers.filter(
    (tier) => tier.points <= balance && tier.points > balance - points,
  );
  if (reached.length === 0) return undefined;
  return { balance, names: reached.map(({ name }) => name), terminology: program.terms.terminology };
}

/** The points that an order earns or would earn, after its refunds. */
function worthOf(order: OrderRow, { accrual, excluded }: EarnedBy): number {
  const { lines, quote } = order.content;
  const counting: EarningLine[] = lines.filter(({ category = 'standard' }) => !excluded.includes(category));
  return earnedPoints(accrual, counting, quote, refundsOf(order));
}

/** Refunds whose money went back. */
const refundsOf = ({ refunds }: OrderRow) => refunds.filter(({ isDone }) => isDone);

/**
 * Applies an order's steps to the points of the member who placed it: points are earned on completion and
 * taken back by refunds; its reward is redeemed or returned. Each step is computed from the order's current
 * state, so their sequence doesn't matter.
 */
export const loyaltyFollower: OrderFollower = {
  async followed(work, step) {
    const { order, what, now } = step;
    const { member } = order.content;
    if (!member || what === 'placed' || what === 'accepted' || what === 'delayed' || what === 'ready') return;
    if (member.rewards.length === 0 && what !== 'completed' && what !== 'refunded') return;
    const view = { partnerId: order.partner_id, environment: order.environment, only: order.merchant_id };
    const account = await openAccount(work, view, member.account, now);
    switch (what) {
      case 'captured':
        if (isLeftOut(order)) await returnReward(work, account, step);
        else await redeem(work, account, order, now);
        return;
      case 'completed':
        return earn(work, account, order, now);
      case 'unpaid':
        return release(work, order, now);
      case 'canceled':
        await returnReward(work, account, step);
        return;
      case 'refunded':
        return refunded(work, account, step);
    }
  },
};

/** Adds points under the program's current terms, which then stay with the order. */
async function earn(work: Work, account: OpenAccount, order: OrderRow, now: Date): Promise<void> {
  if (account.status !== 'active' || account.program_status !== 'active') return;
  const { accrual, excluded } = account.terms;
  const terms: EarnedBy = { accrual, excluded };
  const points = worthOf(order, terms);
  if (points === 0) return;
  await addPoints(work, account, points, { type: 'earn', order: order.id, terms, now });
}

async function refunded(
  work: Work,
  account: OpenAccount,
  step: OrderStep & { what: 'refunded' },
): Promise<void> {
  const { order, refund, now } = step;
  const after = isAllBack(order.content.quote, refundsOf(order))
    ? await returnReward(work, account, step)
    : account;
  const earned = await earnedBy(work.db, order.id);
  if (!earned?.earn.terms) return;
  const points = earned.points - worthOf(order, earned.earn.terms);
  if (points <= 0) return;
  await takePoints(work, after, points, { type: 'reverse', order: order.id, refund: refund.id, now });
}

/** Whether the reward was for something that isn't available: the order was accepted without it. */
function isLeftOut({ content: { leftOut, discounts, quote } }: OrderRow): boolean {
  const own = discounts.find(({ source }) => source === 'reward')?.uid;
  const worth = (all: typeof quote.discounts) => all.find(({ uid }) => uid === own)?.amount ?? 0;
  return leftOut !== undefined && worth(leftOut.ordered.discounts) > 0 && worth(quote.discounts) === 0;
}

async function redeem(work: Work, account: OpenAccount, { id }: OrderRow, now: Date): Promise<void> {
  const reward = await rewardOfOrder(work.db, id);
  if (reward?.status === 'issued') await redeemReward(work, account, reward, now);
}

/** Another order can use it. */
async function release(work: Work, { id }: OrderRow, now: Date): Promise<void> {
  const reward = await rewardOfOrder(work.db, id);
  if (reward?.status === 'issued') await changeReward(work, reward, { order_id: null }, now);
}

/** @returns the account as it is then */
async function returnReward(work: Work, account: OpenAccount, step: OrderStep): Promise<OpenAccount> {
  const { order, refund, now } = step;
  const reward = await rewardOfOrder(work.db, order.id);
  if (!reward) return account;
  await giveBack(work, account, reward, { now, refund: refund?.id });
  const view = { partnerId: order.partner_id, environment: order.environment, only: order.merchant_id };
  return openAccount(work, view, account.id, now);
}
