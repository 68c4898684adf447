import type { FeatureContract } from '../../../core/contract/feature.ts';
import { Balance } from './balance.ts';
import { Payout } from './payout.ts';
import {
  cancelPayout,
  createPayout,
  getBalance,
  getPayout,
  listPayoutEntries,
  listPayouts,
} from './payout-operations.ts';

const EVENTS = [
  'payout.created',
  'payout.in_transit',
  'payout.paid',
  'payout.failed',
  'payout.canceled',
  'balance.owed',
] as const;

export const payouts = {
  tag: 'Payouts',
  description:
    'What merchants have earned, and how it gets to their bank: by the schedule of the merchant (`payout_schedule`), or when you ask for it. A ' +
    'payout consists of entries that add up to its amount, which is at least 100 minor units. A negative balance is carried forward. That of a ' +
    'closed merchant stays with you: `balance.owed` says so each time it grows.',
  operations: [getBalance, createPayout, listPayouts, getPayout, listPayoutEntries, cancelPayout],
  events: EVENTS,
  eventRecords: { payout: Payout, balance: Balance },
} as const satisfies FeatureContract;

declare module '../../../core/contract/feature.ts' {
  interface EmittedEvents extends Record<(typeof EVENTS)[number], true> {}
}
