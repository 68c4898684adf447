import { ApiError } from '../../core/api/errors.ts';
import { createLoyaltyReward } from '../../orders/loyalty/contract/reward-operations.ts';
import type { LoyaltyReward } from '../../orders/loyalty/contract/reward.ts';
import { idempotencyKeyOf } from '../shell/forms/intent.ts';
import type { Form } from '../shell/forms/read-form.ts';
import { edited, type CartContent } from './cart.ts';
import type { Place } from './place.ts';

/** How the form says that a reward is still to be paid for with points. */
export const TIER = 'tier:';

/** A reward that was chosen for the cart; undefined: none. */
export type ChosenReward = string | undefined;

/**
 * The reward that a form chose. One of a tier is issued at once: its points are taken, and it stays the member's until it is used or given back.
 * @throws {ApiError} more_than_left, state_forbids
 */
export async function chosenReward(place: Place, form: Form): Promise<ChosenReward> {
  const chosen = form.get('reward') ?? '';
  const member = await place.member();
  if (!member || chosen === '') return undefined;
  if (!chosen.startsWith(TIER)) return member.rewards.find(({ id }) => id === chosen)?.id;
  const body = { account: member.account.id, tier: chosen.slice(TIER.length) };
  const call = { body, idempotencyKey: idempotencyKeyOf(form, body) };
  const issued = await place.api.call(createLoyaltyReward, call).catch((error: unknown) => {
    // A form that was made up, or a tier that was taken away meanwhile.
    if (error instanceof ApiError && error.status < 500) return undefined;
    throw error;
  });
  return (issued?.body as LoyaltyReward | undefined)?.id;
}

export function withReward({ reward: _before, ...cart }: CartContent, reward: ChosenReward): CartContent {
  return edited({ ...cart, ...(reward !== undefined && { reward }) }, {});
}
