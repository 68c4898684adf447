import { ApiError } from '../../core/api/errors.ts';
import type { MemberReward, StoredDiscount } from './order-content.ts';
import type { ChosenLine } from './order-lines.ts';

/**
 * What rewards take off an order, as discounts of it. A reward for an item is the price of one unit, of the dearest that the order has.
 * @throws {ApiError} state_forbids: nothing of the order is what the reward is for
 */
export function rewardDiscounts(
  rewards: readonly MemberReward[],
  lines: readonly ChosenLine[],
): StoredDiscount[] {
  return rewards.map((reward, index) => {
    const { id, name, type, value, cap } = reward;
    const of = { uid: uidOf(index), name, source: 'reward', reward: id } as const;
    if (type !== 'item') return { ...of, type, value, line: null, ...(cap !== null && { cap }) };
    const line = dearestOf(reward, lines);
    return {
      ...of,
      type: 'fixed',
      value: Math.min(unitPriceOf(line), cap ?? Infinity),
      line: line.stored.uid,
    };
  });
}

/** Of the discount of a reward, by its position. No discount that is sent may have it. */
const uidOf = (index: number): string => `reward${index + 1}`;

function dearestOf({ items, name }: MemberReward, lines: readonly ChosenLine[]): ChosenLine {
  const [dearest] = lines
    .filter(({ item }) => items.includes(item.id))
    .toSorted((one, other) => unitPriceOf(other) - unitPriceOf(one));
  if (dearest) return dearest;
  throw new ApiError('state_forbids', {
    message: `Nothing in the order is what the reward is for: ${name}.`,
    param: 'loyalty.rewards.0',
  });
}

function unitPriceOf({ price, stored }: ChosenLine): number {
  return stored.modifiers.reduce((sum, one) => sum + one.price * one.quantity, price);
}
