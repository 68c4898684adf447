import { chip, type Tone } from '../parts/pieces.ts';
import { moneyText } from '../parts/format.ts';
import type { Html } from '../../../core/text/html.ts';
import type { LoyaltyAccount } from '../../../orders/loyalty/contract/account.ts';
import type { LoyaltyEvent } from '../../../orders/loyalty/contract/loyalty-event.ts';
import type { Accrual, LoyaltyProgram, RewardDiscount } from '../../../orders/loyalty/contract/program.ts';
import type { LoyaltyReward } from '../../../orders/loyalty/contract/reward.ts';

export const MEMBER_WORDS: Readonly<Record<LoyaltyAccount['status'], string>> = {
  active: 'Active',
  left: 'Left',
};

export const EVENT_WORDS: Readonly<Record<LoyaltyEvent['type'], string>> = {
  earn: 'Earned by an order',
  reverse: 'Taken back by a refund',
  reward_created: 'Paid for a reward',
  reward_deleted: 'Back from a reward',
  reward_redeemed: 'Reward used',
  adjust: 'Adjusted',
  expire: 'Expired',
};

const REWARD_WORDS: Readonly<Record<LoyaltyReward['status'], readonly [Tone, string]>> = {
  issued: ['plain', 'Issued'],
  redeemed: ['success', 'Used'],
  deleted: ['plain', 'Deleted'],
};

export const memberTag = ({ status }: Pick<LoyaltyAccount, 'status'>): Html =>
  chip(status === 'active' ? 'success' : 'plain', MEMBER_WORDS[status]);

export const rewardTag = ({ status }: Pick<LoyaltyReward, 'status'>): Html => chip(...REWARD_WORDS[status]);

/** `+20` or `−20`, with a minus that people read as one. */
export function signed(points: number): string {
  if (points === 0) return '0';
  return points > 0 ? `+${points}` : `−${-points}`;
}

export function accrualText(
  { type, points, amount, items }: Accrual,
  { terminology }: LoyaltyProgram,
): string {
  const earned = `${points} ${points === 1 ? terminology.one : terminology.other}`;
  switch (type) {
    case 'visit':
      return `${earned} for each order`;
    case 'spend':
      return `${earned} for each ${amount ? moneyText(amount) : 'amount'} spent`;
    case 'item':
      return `${earned} for each of ${items.length} ${items.length === 1 ? 'item' : 'items'}`;
  }
}

export function discountText({ type, bps, amount, items, cap }: RewardDiscount): string {
  const most = cap ? `, at most ${moneyText(cap)}` : '';
  switch (type) {
    case 'percent':
      return `${(bps ?? 0) / 100} % off the order${most}`;
    case 'fixed':
      return `${amount ? moneyText(amount) : ''} off the order`;
    case 'item':
      return `One of ${items.length} ${items.length === 1 ? 'item' : 'items'} for nothing${most}`;
  }
}
