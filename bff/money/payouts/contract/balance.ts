import { Type, type Static } from 'typebox';
import { EXAMPLE_ID, EXAMPLE_TIME } from '../../../core/contract/example-values.ts';
import {
  OneOf,
  orNull,
  RecordEnvironment,
  RecordType,
  Timestamp,
  RecordId,
} from '../../../core/contract/fields.ts';
import { Money, MoneySum } from '../../../core/contract/money.ts';
import { MERCHANT_STATUSES } from '../../../accounts/merchants/contract/merchant.ts';

const NO_PAYOUT_REASONS = [
  'nothing',
  'negative',
  'below_minimum',
  'manual',
  'bank_account',
  'inactive',
  'not_connected',
] as const;
export type NoPayoutReason = (typeof NO_PAYOUT_REASONS)[number];

const NextPayout = Type.Object(
  {
    date: Type.String({
      description: 'The day on which it will be created, in the merchant’s time zone.',
      examples: ['2026-11-23'],
    }),
    arrival_date: Type.String({
      description: 'The day on which it is expected at the bank.',
      examples: ['2026-11-24'],
    }),
    amount: Money,
  },
  { title: 'NextPayout', description: 'The next payout of the schedule, as far as it is known by now.' },
);

const NoPayout = Type.Object(
  {
    code: OneOf(NO_PAYOUT_REASONS, {
      description:
        '`nothing` to pay out; `negative` balance, which is carried forward, and of a closed merchant ' +
        'stays with its partner; `below_minimum`; `manual` schedule; `bank_account` missing or refused by ' +
        'the bank; `inactive`: the merchant is not paid out at present, and if it is suspended or ' +
        'rejected, not before it is closed; `not_connected`: nothing pays out in production yet.',
      examples: ['below_minimum'],
    }),
    message: Type.String({
      description: 'The reason in words, for the merchant.',
      examples: ['Less than 1.00 GBP can be paid out.'],
    }),
  },
  { title: 'NoPayout' },
);

const InstantPayout = Type.Object(
  {
    available: Money,
    fee: Money,
    held_until: orNull(Timestamp('Until when instant payouts are held, as RFC 3339 in UTC.'), {
      description:
        'Instant payouts are held for 24 hours after the bank account has changed. `null`: they are not ' +
        'held.',
      examples: [null],
    }),
  },
  {
    title: 'InstantPayout',
    description:
      'What an instant payout could be now: `fee` is what one of all of `available` costs, and comes out ' +
      'of it.',
  },
);

export const Balance = Type.Object(
  {
    object: RecordType('balance'),
    environment: RecordEnvironment,
    merchant: Type.String({ description: 'Id of the merchant.', examples: [EXAMPLE_ID.merchant] }),
    merchant_status: OneOf(MERCHANT_STATUSES, {
      description: 'Status of the merchant, on which payouts depend.',
      examples: ['active'],
    }),
    timezone: Type.String({
      description: 'Time zone of the merchant (IANA). All dates of balances and payouts are its dates.',
      examples: ['Europe/London'],
    }),
    today: Type.String({ description: 'The day that it is there now.', examples: ['2026-11-21'] }),
    available: MoneySum,
    pending: MoneySum,
    instant: InstantPayout,
    next_payout: orNull(NextPayout, { description: '`null`: none is due, see `no_payout`.' }),
    no_payout: orNull(NoPayout, {
      description: 'Why there is no next payout. `null`: there is one.',
      examples: [null],
    }),
  },
  {
    title: 'Balance',
    description:
      '`available` can be paid out now; it is negative when more was refunded than earned. `pending` ' +
      'becomes available in the days to come. What is on its way to the bank is in neither.',
  },
);
export type Balance = Static<typeof Balance>;

/** Types of entries of the ledger. */
const ENTRY_TYPES = [
  'payment',
  'refund',
  'refund_reversal',
  'dispute',
  'dispute_reversal',
  'payout',
  'payout_return',
  'payout_fee',
  'subscription_fee',
  'loyalty_fee',
  'adjustment',
] as const;

const reference = (description: string, example: string | null) =>
  orNull(Type.String({ description }), { description, examples: [example] });

/** One movement of a balance. It never changes. */
export const BalanceEntry = Type.Object(
  {
    id: RecordId(EXAMPLE_ID.balance_entry),
    object: RecordType('balance_entry'),
    environment: RecordEnvironment,
    merchant: Type.String({ description: 'Id of the merchant.', examples: [EXAMPLE_ID.merchant] }),
    type: OneOf(ENTRY_TYPES, {
      description:
        'What moved the balance. `payout_return` is a payout that failed or was canceled, `adjustment` ' +
        'what a payout of a chosen amount leaves for later. `refund_reversal` is a refund that failed ' +
        'after it had succeeded. `dispute` is what a cardholder’s bank took back, with the fee for it; ' +
        '`dispute_reversal` is both again, once the dispute was won. `subscription_fee` and ' +
        '`loyalty_fee` are charged after each month of the merchant in which it sold something.',
      examples: ['payment'],
    }),
    gross: MoneySum,
    fee: Money,
    amount: MoneySum,
    source: Type.String({
      description: 'Id of the payment, refund, payout or monthly charge that caused it.',
      examples: [EXAMPLE_ID.payment],
    }),
    order: reference('Id of the order.', EXAMPLE_ID.order),
    pay_link: reference('Id of the pay link.', null),
    payment: reference('Id of the payment.', EXAMPLE_ID.payment),
    business_date: Type.String({
      description: 'The day on which it counts in reports.',
      examples: ['2026-11-21'],
    }),
    available_on: Type.String({
      description: 'The day from which it can be paid out, in the merchant’s time zone.',
      examples: ['2026-11-23'],
    }),
    occurred_at: Timestamp('When it happened, as RFC 3339 in UTC.', EXAMPLE_TIME),
  },
  { title: 'BalanceEntry', description: 'One movement of a balance: `amount` is `gross` less `fee`.' },
);
export type BalanceEntry = Static<typeof BalanceEntry>;
