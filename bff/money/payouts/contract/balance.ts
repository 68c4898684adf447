import { Type, type Static } from 'typebox';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import { OneOf, orNull, RecordEnvironment, RecordType, Timestamp } from '../../../core/contract/fields.ts';
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
        '`nothing` to pay out; `negative` balance, which is carried forward, and of a closed merchant stays with its partner; `below_minimum`; ' +
        '`manual` schedule; `bank_account` missing or refused by the bank; `inactive`: the merchant is not paid out at present, and if it is ' +
        'suspended or rejected, not before it is closed; `not_connected`: nothing pays out in production yet.',
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
        'Instant payouts are held for 24 hours after the bank account has changed. `null`: they are not held.',
      examples: [null],
    }),
  },
  {
    title: 'InstantPayout',
    description:
      'What an instant payout could be now: `fee` is what one of all of `available` costs, and comes out of it.',
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
      '`available` can be paid out now; it is negative when more was refunded than earned. `pending` becomes available in the days to come. What is ' +
      'on its way to the bank is in neither.',
  },
);
export type Balance = Static<typeof Balance>;
