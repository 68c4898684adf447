import { EXAMPLE_TIME } from '../../../core/contract/example-values.ts';
import { IdInPath, ListOf } from '../../../core/contract/fields.ts';
import { defineOperation } from '../../../core/contract/operation.ts';
import { LoyaltyReward, LoyaltyRewardQuery, NewLoyaltyReward } from './reward.ts';

const onRewards = { tag: 'Loyalty', credentials: ['key', 'session'] } as const;
const ONE = { params: IdInPath('loyalty_reward') } as const;

export const createLoyaltyReward = defineOperation({
  ...onRewards,
  id: 'createLoyaltyReward',
  isForGuests: true,
  method: 'post',
  path: '/v1/loyalty/rewards',
  summary: 'Issue a reward',
  description:
    'Takes its points at once, those that expire first. Name it in `loyalty.rewards` of an order of the account: it is redeemed ' +
    'when the money of that order is taken. If the order is canceled or all of its lines are refunded, the points come back with the days ' +
    'on which they expire, whether or not its tip and its charges are refunded too.',
  scope: 'loyalty:write',
  body: NewLoyaltyReward,
  success: { status: 201, description: 'The reward.', schema: LoyaltyReward },
  idempotency: 'recorded',
  errors: ['more_than_left', 'not_found', 'state_forbids'],
});

export const listLoyaltyRewards = defineOperation({
  ...onRewards,
  id: 'listLoyaltyRewards',
  isForGuests: true,
  method: 'get',
  path: '/v1/loyalty/rewards',
  summary: 'List rewards',
  description: 'Newest first. With a session token, returns only rewards of its merchant.',
  scope: 'loyalty:read',
  query: LoyaltyRewardQuery,
  success: { status: 200, description: 'A page of rewards.', schema: ListOf(LoyaltyReward) },
  idempotency: 'ignored',
});

export const getLoyaltyReward = defineOperation({
  ...onRewards,
  ...ONE,
  id: 'getLoyaltyReward',
  method: 'get',
  path: '/v1/loyalty/rewards/{id}',
  summary: 'Retrieve a reward',
  scope: 'loyalty:read',
  success: { status: 200, description: 'The reward.', schema: LoyaltyReward },
  idempotency: 'ignored',
  errors: ['not_found'],
});

export const deleteLoyaltyReward = defineOperation({
  ...onRewards,
  ...ONE,
  id: 'deleteLoyaltyReward',
  isForGuests: true,
  method: 'delete',
  path: '/v1/loyalty/rewards/{id}',
  summary: 'Delete a reward',
  description:
    'Gives its points back. One that an order uses is deleted with that order. Deleting a deleted reward changes nothing.',
  scope: 'loyalty:write',
  success: { status: 200, description: 'The deleted reward.', schema: LoyaltyReward },
  example: { response: { status: 'deleted', deleted_at: EXAMPLE_TIME, version: 2 } },
  idempotency: 'ignored',
  errors: ['not_found', 'state_forbids'],
});
