import type { FeatureContract } from '../../../core/contract/feature.ts';
import { LoyaltyAccount } from './account.ts';
import { LoyaltyEvent } from './loyalty-event.ts';
import { LoyaltyReward } from './reward.ts';
import {
  adjustLoyaltyPoints,
  createLoyaltyAccount,
  getLoyaltyAccount,
  leaveLoyalty,
  listLoyaltyAccounts,
  listLoyaltyEvents,
  updateLoyaltyAccount,
} from './account-operations.ts';
import { checkLoyaltyCode, sendLoyaltyCode } from './code-operations.ts';
import {
  createLoyaltyProgram,
  getLoyaltyProgram,
  listLoyaltyPrograms,
  updateLoyaltyProgram,
} from './program-operations.ts';
import {
  createLoyaltyReward,
  deleteLoyaltyReward,
  getLoyaltyReward,
  listLoyaltyRewards,
} from './reward-operations.ts';

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
    "A merchant's program: members are known by their phone number, earn points by completed orders, and turn them into rewards, which take " +
    'something off an order. Every change of a balance is an event that stays.',
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
