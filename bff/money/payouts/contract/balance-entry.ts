import { Type, type Static } from 'typebox';
import { EXAMPLE_ID, EXAMPLE_TIME } from '../../../core/contract/example-values.ts';
import {
  OneOf,
  orNull,
  RecordEnvironment,
  RecordId,
  RecordType,
  Timestamp,
} from '../../../core/contract/fields.ts';
import { Money, MoneySum } from '../../../core/contract/money.ts';

/** Types of entries of the ledger. */
const ENTRY_TYPES = [
  'payment',
  'refund',
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
        'What moved the balance. `payout_return` is a payout that failed or was canceled, `adjustment` what a payout of a chosen amount leaves ' +
        'for later. `subscription_fee` and `loyalty_fee` are charged after each month of the merchant in which it sold something.',
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
