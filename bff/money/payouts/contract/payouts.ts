import type { FeatureContract } from '../../../core/contract/feature.ts';
import { Balance, BalanceEntry } from './balance.ts';
import { Payout, ExpandedPayout, PAYOUT_METHODS, PAYOUT_STATUSES } from './payout.ts';
import { Type, type Static } from 'typebox';
import { CalendarDate, TimeFilters } from '../../../core/contract/dates.ts';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import { IdFilter, IdInPath, ListOf, ListQuery, OneOf } from '../../../core/contract/fields.ts';
import { Metadata } from '../../../core/contract/metadata.ts';
import { MoneyInput } from '../../../core/contract/money.ts';
import { defineOperation } from '../../../core/contract/operation.ts';

/** The sort orders of a list of payouts. */
const PAYOUT_ORDERS = ['newest', 'oldest', 'largest', 'smallest', 'arrives_last', 'arrives_first'] as const;
export type PayoutOrder = (typeof PAYOUT_ORDERS)[number];

const optional = Type.Optional;
const rule = (words: readonly string[]): string => `must be one of ${words.join(', ')}`;

const onPayouts = { tag: 'Payouts', credentials: ['key', 'session'] } as const;
const toRead = { ...onPayouts, method: 'get', scope: 'payouts:read', idempotency: 'ignored' } as const;

/** A session has one merchant; a key names one. */
const ofMerchant = (description: string) => optional(IdFilter('a merchant', description));

const BalanceQuery = Type.Object({
  merchant: ofMerchant('The merchant. With a session token it can be left out.'),
});

export const getBalance = defineOperation({
  ...toRead,
  id: 'getBalance',
  path: '/v1/balance',
  summary: 'Retrieve a balance',
  description:
    'Returns what a merchant has earned and was not paid out: the sum of its ledger entries. It also says ' +
    'what is paid out next, or why nothing is.',
  query: BalanceQuery,
  example: { query: { merchant: EXAMPLE_ID.merchant }, response: { no_payout: null } },
  success: { status: 200, description: 'The balance.', schema: Balance },
  errors: ['not_found'],
});

export const NewPayout = Type.Object(
  {
    merchant: ofMerchant('The merchant. With a session token it can be left out.'),
    amount: optional(MoneyInput),
    method: OneOf(PAYOUT_METHODS, {
      description: '`instant` costs a fee, which comes out of the balance too.',
      examples: ['standard'],
      'x-rule': rule(PAYOUT_METHODS),
    }),
    metadata: optional(Metadata),
  },
  {
    title: 'NewPayout',
    examples: [
      {
        merchant: EXAMPLE_ID.merchant,
        amount: { amount: 3648, currency: 'GBP' },
        method: 'standard',
      },
    ],
  },
);
export type NewPayout = Static<typeof NewPayout>;

export const createPayout = defineOperation({
  ...onPayouts,
  method: 'post',
  id: 'createPayout',
  path: '/v1/payouts',
  summary: 'Create a payout',
  description:
    'Pays a merchant out now, besides its schedule: all that is available up to 99,999,999,999 minor ' +
    'units, or `amount`, which is what arrives at the bank and at least 100 minor units; what is left ' +
    'stays available. If `amount` is all that is available less the fee that the balance says, that fee ' +
    'is taken and nothing is left. With very many entries it may answer 503 while it collects them: ' +
    'repeat the request, and it goes on. Instant payouts are held for 24 hours after the bank account has ' +
    'changed. In the sandbox, the end of the account number decides: 6789 is paid, 1116 and 1113 fail, ' +
    'and 2227 is paid and returned.',
  scope: 'payouts:write',
  needsProof: true,
  body: NewPayout,
  success: { status: 201, description: 'The payout.', schema: Payout },
  idempotency: 'recorded',
  isKeyRequired: true,
  errors: ['not_found', 'more_than_left', 'state_forbids'],
});

export const PayoutQuery = Type.Object({
  ...ListQuery.properties,
  merchant: ofMerchant('Return only payouts of this merchant.'),
  status: optional(
    OneOf(PAYOUT_STATUSES, {
      description: 'Return only payouts with this status.',
      'x-rule': rule(PAYOUT_STATUSES),
    }),
  ),
  method: optional(
    OneOf(PAYOUT_METHODS, {
      description: 'Return only payouts by this method.',
      'x-rule': rule(PAYOUT_METHODS),
    }),
  ),
  payment: optional(
    IdFilter(
      'a payment',
      'Return only payouts that have the money of this payment, also those that came back.',
    ),
  ),
  arrival_from: optional(CalendarDate('Return only payouts that arrive on this day or later.', '2026-11-21')),
  arrival_to: optional(CalendarDate('Return only payouts that arrive before this day.', '2026-11-28')),
  order: optional(
    OneOf(PAYOUT_ORDERS, {
      description:
        'Which come first: `newest` (the default) or `oldest`, by when they were created; `largest` or ' +
        '`smallest`, by `amount` in minor units; `arrives_last` or `arrives_first`, by `arrival_date`.',
      examples: ['newest'],
      'x-rule': rule(PAYOUT_ORDERS),
    }),
  ),
  ...TimeFilters('payouts'),
});
export type PayoutQuery = Static<typeof PayoutQuery>;

export const listPayouts = defineOperation({
  ...toRead,
  id: 'listPayouts',
  path: '/v1/payouts',
  summary: 'List payouts',
  description:
    'Returns payouts, newest first unless `order` says otherwise. With a session token, only those of its ' +
    'merchant.',
  query: PayoutQuery,
  success: { status: 200, description: 'A page of payouts.', schema: ListOf(Payout) },
  errors: ['archived'],
});

export const getPayout = defineOperation({
  ...toRead,
  id: 'getPayout',
  path: '/v1/payouts/{id}',
  params: IdInPath('payout'),
  summary: 'Retrieve a payout',
  query: Type.Object({
    expand: optional(
      OneOf(['entries'], {
        description: '`entries`: return its first 100 entries with it.',
        'x-rule': 'must be one of entries',
      }),
    ),
  }),
  success: { status: 200, description: 'The payout.', schema: ExpandedPayout },
  errors: ['archived', 'not_found'],
});

export const listPayoutEntries = defineOperation({
  ...toRead,
  id: 'listPayoutEntries',
  path: '/v1/payouts/{id}/entries',
  params: IdInPath('payout'),
  summary: 'List the entries of a payout',
  description:
    'Returns what the payout consists of, the oldest entry first. Their amounts add up to its amount.',
  query: ListQuery,
  success: { status: 200, description: 'A page of entries.', schema: ListOf(BalanceEntry) },
  errors: ['archived', 'not_found'],
});

export const cancelPayout = defineOperation({
  ...onPayouts,
  method: 'post',
  id: 'cancelPayout',
  path: '/v1/payouts/{id}/cancel',
  params: IdInPath('payout'),
  summary: 'Cancel a payout',
  description:
    'Cancels a payout that is still pending. Its amount, and the fee of an instant payout, become ' +
    'available again at once.',
  scope: 'payouts:write',
  example: { response: { status: 'canceled', version: 2 } },
  success: { status: 200, description: 'The payout.', schema: Payout },
  idempotency: 'recorded',
  errors: ['not_found', 'state_forbids'],
});

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
    'What merchants have earned, and how it gets to their bank: by the schedule of the merchant ' +
    '(`payout_schedule`), or when you ask for it. A payout consists of entries that add up to its amount, ' +
    'which is at least 100 minor units. A negative balance is carried forward. That of a closed merchant ' +
    'stays with you: `balance.owed` says so each time it grows.',
  operations: [getBalance, createPayout, listPayouts, getPayout, listPayoutEntries, cancelPayout],
  events: EVENTS,
  eventRecords: { payout: Payout, balance: Balance },
} as const satisfies FeatureContract;

declare module '../../../core/contract/feature.ts' {
  interface EmittedEvents extends Record<(typeof EVENTS)[number], true> {}
}
