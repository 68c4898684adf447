import type { FeatureContract } from '../../../core/contract/feature.ts';
import { LoyaltyAccount } from './account.ts';
import { LoyaltyEvent } from './loyalty-event.ts';
import { LoyaltyReward, LoyaltyRewardQuery, NewLoyaltyReward } from './reward.ts';
import {
  adjustLoyaltyPoints,
  createLoyaltyAccount,
  getLoyaltyAccount,
  leaveLoyalty,
  listLoyaltyAccounts,
  listLoyaltyEvents,
  updateLoyaltyAccount,
} from './account-operations.ts';
import { checkLoyaltyCode, sendLoyaltyCode } from './code.ts';
import { EXAMPLE_TIME } from '../../../core/contract/example-values.ts';
import { IdInPath, ListOf } from '../../../core/contract/fields.ts';
import { defineOperation } from '../../../core/contract/operation.ts';
import { LoyaltyProgram } from './program.ts';
import { LoyaltyProgramChange, LoyaltyProgramQuery, NewLoyaltyProgram } from './program-requests.ts';

const onPrograms = { tag: 'Loyalty', credentials: ['key', 'session'] } as const;
const PROGRAM_IN_PATH = { params: IdInPath('loyalty_program') } as const;
const PROGRAM = { status: 200, description: 'The program.', schema: LoyaltyProgram } as const;

export const createLoyaltyProgram = defineOperation({
  ...onPrograms,
  id: 'createLoyaltyProgram',
  method: 'post',
  path: '/v1/loyalty/programs',
  summary: 'Create a loyalty program',
  description:
    'A merchant has at most one, whose `status` can be changed. Members earn points when an order of ' +
    'theirs is completed, and turn them into rewards.',
  scope: 'loyalty:write',
  body: NewLoyaltyProgram,
  success: { status: 201, description: 'The program.', schema: LoyaltyProgram },
  idempotency: 'recorded',
  errors: ['credential_kind', 'not_found', 'not_published', 'state_forbids'],
});

export const listLoyaltyPrograms = defineOperation({
  ...onPrograms,
  id: 'listLoyaltyPrograms',
  method: 'get',
  path: '/v1/loyalty/programs',
  summary: 'List loyalty programs',
  description: 'Newest first. With a session token, returns only the program of its merchant.',
  scope: 'loyalty:read',
  query: LoyaltyProgramQuery,
  success: { status: 200, description: 'A page of programs.', schema: ListOf(LoyaltyProgram) },
  idempotency: 'ignored',
});

export const getLoyaltyProgram = defineOperation({
  ...onPrograms,
  ...PROGRAM_IN_PATH,
  id: 'getLoyaltyProgram',
  method: 'get',
  path: '/v1/loyalty/programs/{id}',
  summary: 'Retrieve a loyalty program',
  scope: 'loyalty:read',
  success: PROGRAM,
  idempotency: 'ignored',
  errors: ['not_found'],
});

export const updateLoyaltyProgram = defineOperation({
  ...onPrograms,
  ...PROGRAM_IN_PATH,
  id: 'updateLoyaltyProgram',
  method: 'patch',
  path: '/v1/loyalty/programs/{id}',
  summary: 'Update a loyalty program',
  description:
    'Properties you leave out keep their values; lists are replaced as a whole. What has been earned and ' +
    'issued stays as it was: orders earn by the terms of when they are completed, rewards take off what ' +
    'they did when they were issued, and points expire when they were going to. A request that changes ' +
    'nothing keeps `version`.',
  scope: 'loyalty:write',
  body: LoyaltyProgramChange,
  success: { status: 200, description: 'The updated program.', schema: LoyaltyProgram },
  example: {
    request: { terminology: { one: 'leaf', other: 'leaves' }, version: 1 },
    response: { terminology: { one: 'leaf', other: 'leaves' }, version: 2 },
  },
  idempotency: 'recorded',
  errors: ['credential_kind', 'not_found', 'state_forbids', 'version_stale'],
});

const onRewards = { tag: 'Loyalty', credentials: ['key', 'session'] } as const;
const REWARD_IN_PATH = { params: IdInPath('loyalty_reward') } as const;

export const createLoyaltyReward = defineOperation({
  ...onRewards,
  id: 'createLoyaltyReward',
  isForGuests: true,
  method: 'post',
  path: '/v1/loyalty/rewards',
  summary: 'Issue a reward',
  description:
    'Takes its points at once, those that expire first. Name it in `loyalty.rewards` of an order of the ' +
    'account: it is redeemed when the money of that order is taken. If the order is canceled or all of ' +
    'its lines are refunded, the points come back with the days on which they expire, whether or not its ' +
    'tip and its charges are refunded too.',
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
  ...REWARD_IN_PATH,
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
  ...REWARD_IN_PATH,
  id: 'deleteLoyaltyReward',
  isForGuests: true,
  method: 'delete',
  path: '/v1/loyalty/rewards/{id}',
  summary: 'Delete a reward',
  description:
    'Gives its points back. One that an order uses is deleted with that order. Deleting a deleted reward ' +
    'changes nothing.',
  scope: 'loyalty:write',
  success: { status: 200, description: 'The deleted reward.', schema: LoyaltyReward },
  example: { response: { status: 'deleted', deleted_at: EXAMPLE_TIME, version: 2 } },
  idempotency: 'ignored',
  errors: ['not_found', 'state_forbids'],
});

const EVENTS = [
  'loyalty.account.created',
  'loyalty.account.updated',
  'loyalty.account.deleted',
  'loyalty.event.created',
  'loyalty.reward.redeemed',
] as const;

export const loyalty = {
  tag: 'Loyalty',
  description:
    "A merchant's program: members are known by their phone number, earn points by completed orders, and " +
    'turn them into rewards, which take something off an order. Every change of a balance is an event ' +
    'that stays.',
  operations: [
    createLoyaltyProgram,
    listLoyaltyPrograms,
    getLoyaltyProgram,
    updateLoyaltyProgram,
    sendLoyaltyCode,
    checkLoyaltyCode,
    createLoyaltyAccount,
    listLoyaltyAccounts,
    getLoyaltyAccount,
    updateLoyaltyAccount,
    leaveLoyalty,
    listLoyaltyEvents,
    adjustLoyaltyPoints,
    createLoyaltyReward,
    listLoyaltyRewards,
    getLoyaltyReward,
    deleteLoyaltyReward,
  ],
  events: EVENTS,
  eventRecords: {
    'loyalty.account': LoyaltyAccount,
    'loyalty.event': LoyaltyEvent,
    'loyalty.reward': LoyaltyReward,
  },
} as const satisfies FeatureContract;

declare module '../../../core/contract/feature.ts' {
  interface EmittedEvents extends Record<(typeof EVENTS)[number], true> {}
}
