import { Type, type Static } from 'typebox';
import { PAYOUT_HOLDS } from '../../../providers/bank/contract/bank-payout.ts';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import {
  ListOf,
  OneOf,
  orNull,
  CreatedAt,
  RecordEnvironment,
  RecordId,
  RecordMetadata,
  RecordType,
  RecordVersion,
  Timestamp,
  UpdatedAt,
} from '../../../core/contract/fields.ts';
import { Money, MoneySum } from '../../../core/contract/money.ts';
import { BalanceEntry } from './balance.ts';

export const PAYOUT_STATUSES = ['pending', 'in_transit', 'paid', 'failed', 'canceled'] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

export const PAYOUT_METHODS = ['standard', 'instant'] as const;
export type PayoutMethod = (typeof PAYOUT_METHODS)[number];

const PAYOUT_FAILURES = ['no_account', 'account_closed', 'refused', 'returned'] as const;
export type PayoutFailureCode = (typeof PAYOUT_FAILURES)[number];

const PayoutDestination = Type.Object(
  {
    country: Type.String({ description: 'Country of the bank (ISO 3166-1 alpha-2).', examples: ['GB'] }),
    last4: Type.String({ description: 'Last four characters of the account number.', examples: ['6789'] }),
  },
  { title: 'PayoutDestination', description: 'The bank account it goes to, as it was when it was created.' },
);

const PayoutFailure = Type.Object(
  {
    code: OneOf(PAYOUT_FAILURES, {
      description:
        '`no_account`: the bank doesn’t know the account. `account_closed`. `refused`: the bank didn’t ' +
        'accept the payout. `returned`: the bank sent the money back.',
      examples: ['account_closed'],
    }),
    message: Type.String({
      description: 'What happened and what to do, for the merchant.',
      examples: ['The account is closed. Enter another bank account.'],
    }),
  },
  { title: 'PayoutFailure' },
);

const At = (description: string) => orNull(Timestamp(description), { description, examples: [null] });

const PayoutHold = Type.Object(
  {
    code: OneOf(PAYOUT_HOLDS, {
      description:
        '`account`: the payment processor doesn’t pay the merchant’s account out at present. `balance`: ' +
        'the money isn’t in its account there yet.',
      examples: ['account'],
    }),
    message: Type.String({ description: 'The same in words, and what to do.' }),
  },
  { title: 'PayoutHold' },
);

export const Payout = Type.Object(
  {
    id: RecordId(EXAMPLE_ID.payout),
    object: RecordType('payout'),
    environment: RecordEnvironment,
    merchant: Type.String({ description: 'Id of the merchant.', examples: [EXAMPLE_ID.merchant] }),
    amount: MoneySum,
    gross: MoneySum,
    fees: Money,
    method: OneOf(PAYOUT_METHODS, {
      description:
        '`standard` arrives on the next day on which banks are open, `instant` within half an hour.',
      examples: ['standard'],
    }),
    automatic: Type.Boolean({
      description: 'Whether it was created by the payout schedule.',
      examples: [true],
    }),
    destination: PayoutDestination,
    status: OneOf(PAYOUT_STATUSES, {
      description:
        'A `pending` payout can be canceled, one that is `in_transit` can’t. A `paid` payout can still ' +
        'become `failed` if the bank returns it within five bank days.',
      examples: ['pending'],
    }),
    arrival_date: Type.String({
      description: 'When the money is expected at the bank: a date in the merchant’s time zone.',
      examples: ['2026-11-23'],
    }),
    trace_id: orNull(Type.String({ description: 'What the bank knows the transfer by.' }), {
      description: 'What the bank knows the transfer by. `null` while it is pending.',
      examples: [null],
    }),
    hold: orNull(PayoutHold, {
      description: 'Why a pending payout isn’t sent yet. It is sent once the reason is gone.',
      examples: [null],
    }),
    failure: orNull(PayoutFailure, { description: 'Why it failed.', examples: [null] }),
    in_transit_at: At('When it was sent to the bank, as RFC 3339 in UTC.'),
    paid_at: At('When it was paid, as RFC 3339 in UTC.'),
    failed_at: At('When it failed, as RFC 3339 in UTC.'),
    canceled_at: At('When it was canceled, as RFC 3339 in UTC.'),
    version: RecordVersion,
    metadata: RecordMetadata,
    created_at: CreatedAt,
    updated_at: UpdatedAt,
  },
  {
    title: 'Payout',
    description:
      'Money of a merchant on its way to its bank. Its entries add up to `amount`, which is `gross` less ' +
      '`fees`.',
  },
);
export type Payout = Static<typeof Payout>;

const PayoutEntries = ListOf(BalanceEntry);

const PaidBy = Type.Object(
  {
    id: RecordId(EXAMPLE_ID.payout),
    arrival_date: Payout.properties.arrival_date,
    status: OneOf(PAYOUT_STATUSES, { description: 'Its status.', examples: ['paid'] }),
  },
  { title: 'PaidBy', description: 'The payout that has the money of the entries.' },
);
export type PaidBy = Static<typeof PaidBy>;

/** A payout as returned with `expand=entries`. */
export const ExpandedPayout = Type.Object(
  {
    ...Payout.properties,
    entries: Type.Optional(PayoutEntries),
    retried_by: Type.Optional(
      orNull(Type.String(), {
        description:
          'Only with `expand=entries`: id of the payout that has the money of this one, which failed or ' +
          'was canceled, in it. `null`: none has it yet.',
        examples: [null],
      }),
    ),
    paid_by: Type.Optional(
      orNull(PaidBy, {
        description:
          'Only with `expand=entries`: the payout that has the money of the entries now. It is this one, ' +
          'unless it failed or was canceled; then it is the last of those that tried again. `null`: none ' +
          'has it yet.',
      }),
    ),
  },
  {
    title: 'PayoutWithEntries',
    description:
      'A payout; with `expand=entries`, with the first 100 of its entries, the oldest first. An entry ' +
      '`payout_return` names in `source` the payout that came back.',
  },
);
export type ExpandedPayout = Static<typeof ExpandedPayout>;
