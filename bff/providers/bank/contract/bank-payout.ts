import { Type, type Static } from 'typebox';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import { OneOf, orNull } from '../../../core/contract/fields.ts';
import { Instant } from '../../../core/contract/dates.ts';
import { MAX_AMOUNT } from '../../../core/money/amount.ts';

/** `paid` may still become `returned`, until it is final. */
const BANK_STATUSES = ['in_transit', 'paid', 'failed', 'returned'] as const;
export type BankStatus = (typeof BANK_STATUSES)[number];

const BANK_FAILURES = ['no_account', 'account_closed', 'refused'] as const;
export type BankFailure = (typeof BANK_FAILURES)[number];

export const PayoutReference = Type.String({
  pattern: String.raw`^\w{1,100}$`,
  description: 'The platform’s own id of the payout. The same reference is always the same payout.',
  examples: [EXAMPLE_ID.payout],
  'x-rule': 'must be 1–100 letters, digits and underscores',
});

const AccountToken = Type.String({
  pattern: String.raw`^[\w-]{1,200}$`,
  description: 'What the bank calls the account: `token` of `POST /accounts`.',
  examples: ['vault_test_GB_6789'],
  'x-rule': 'must be the token of an account',
});

const Merchant = Type.String({
  pattern: String.raw`^\w{1,100}$`,
  description: 'Whose it is.',
  examples: [EXAMPLE_ID.merchant],
  'x-rule': 'must be the id of a merchant',
});

/** The largest single transfer of a bank, in minor units: a larger amount takes several payouts. */
export const LARGEST_PAYOUT = MAX_AMOUNT;

const Amount = Type.Integer({
  minimum: 1,
  maximum: LARGEST_PAYOUT,
  description: 'What arrives at the account, in minor units.',
  examples: [36_480],
  'x-rule': `must be an integer from 1 to ${LARGEST_PAYOUT}, in minor units`,
});

const Currency = Type.String({
  pattern: '^[A-Z]{3}$',
  description: 'Currency code (ISO 4217).',
  examples: ['GBP'],
  'x-rule': 'must be an ISO 4217 currency code',
});

export const PayoutOrder = Type.Object(
  {
    reference: PayoutReference,
    merchant: Merchant,
    account: AccountToken,
    amount: Amount,
    currency: Currency,
    method: OneOf(['standard', 'instant'], {
      description: '`instant`: within half an hour.',
      examples: ['standard'],
      'x-rule': 'must be standard or instant',
    }),
    arrives_at: Instant('When the merchant expects it.'),
  },
  { title: 'PayoutOrder' },
);
export type PayoutOrder = Readonly<Static<typeof PayoutOrder>>;

export const BankPayout = Type.Object(
  {
    reference: PayoutReference,
    status: OneOf(BANK_STATUSES, {
      description:
        '`in_transit`: accepted. `paid`: it is on the account. `failed`: it never was. `returned`: it ' +
        'was, and came back.',
      examples: ['in_transit'],
    }),
    amount: Amount,
    currency: Currency,
    trace_id: orNull(
      Type.String({ minLength: 1, maxLength: 64, description: 'What bank statements show.' }),
      {
        description: 'What bank statements show, for asking about it.',
        examples: ['TR4Q7M2K9XW1AB'],
      },
    ),
    failure: orNull(OneOf(BANK_FAILURES, { description: 'Why it failed or was returned.' }), {
      description:
        'Why it failed or was returned. `refused`: for a reason that concerns the payout and not the ' +
        'account.',
      examples: [null],
    }),
    is_final: Type.Boolean({
      description: 'Nothing more can happen to it. Of a `paid` one: it can’t be returned anymore.',
      examples: [false],
    }),
  },
  { title: 'BankPayout' },
);
export type BankPayout = Readonly<Static<typeof BankPayout>>;

export const AsOf = Type.Object({
  at: Type.Optional(
    Instant(
      'The platform’s time. A bank for tests says what has become of the payout by then; any other one ' +
        'ignores it.',
    ),
  ),
});

const Digits = (description: string, example: string) =>
  Type.Optional(
    Type.String({
      pattern: '^[A-Z0-9]{3,34}$',
      description,
      examples: [example],
      'x-rule': 'must be 3–34 letters and digits',
    }),
  );

export const NewAccount = Type.Object(
  {
    reference: PayoutReference,
    merchant: Merchant,
    country: Type.String({
      pattern: '^[A-Z]{2}$',
      description: 'Country of the account (ISO 3166-1 alpha-2).',
      examples: ['GB'],
      'x-rule': 'must be a country code of two letters',
    }),
    iban: Digits('IBAN; instead of the other two.', 'GB33BUKB20201555555555'),
    bank_code: Digits(
      'Sort code, routing number, BSB, institution number (CA), bank code (JP), or BIC where there are ' +
        'no IBANs.',
      '601613',
    ),
    branch_code: Type.Optional(
      Type.String({
        pattern: '^[0-9]{3,6}$',
        description: 'Branch code (JP) or transit number (CA).',
        examples: ['001'],
        'x-rule': 'must be 3–6 digits',
      }),
    ),
    account_number: Digits('Account number.', '31926789'),
    account_type: Type.Optional(
      Type.String({
        pattern: '^(checking|savings|ordinary|current)$',
        description: 'In the United States and Japan; `checking` when left out.',
        examples: ['ordinary'],
        'x-rule': 'must be checking, savings, ordinary or current',
      }),
    ),
    holder: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 70,
        description:
          'Whose account it is; in Japan in katakana of full width. Left out: the merchant, by its ' +
          'registered name.',
        examples: ['リバーサイド ナーサリー'],
        'x-rule': 'must be a name of 1–70 characters',
      }),
    ),
  },
  { title: 'NewAccount' },
);
export type NewAccount = Readonly<Static<typeof NewAccount>>;

export const KeptAccount = Type.Object(
  { reference: PayoutReference, token: AccountToken },
  {
    title: 'KeptAccount',
    description: 'The numbers are with the bank; Trellis keeps the token and the last four characters.',
    examples: [{ reference: 'acc_1', token: 'vault_test_GB_6789' }],
  },
);
export type KeptAccount = Readonly<Static<typeof KeptAccount>>;

/** Why a bank doesn't send a payout yet: the account may not be paid out, or its balance isn't there yet. */
export const PAYOUT_HOLDS = ['account', 'balance'] as const;
export type PayoutHoldReason = (typeof PAYOUT_HOLDS)[number];
