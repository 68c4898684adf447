import { Type, type Static } from 'typebox';
import { EXAMPLE_ID, EXAMPLE_TIME } from '../../../core/contract/example-values.ts';
import {
  CreatedAt,
  OneOf,
  orNull,
  RecordEnvironment,
  RecordId,
  RecordMetadata,
  RecordType,
  RecordVersion,
  Timestamp,
  UpdatedAt,
} from '../../../core/contract/fields.ts';
import { CalendarDate } from '../../../core/contract/dates.ts';
import { MoneySum } from '../../../core/contract/money.ts';
import { MOVEMENT_KINDS } from '../../../providers/processor/contract/movement.ts';

export const DIFFERENCES = [
  'missing_at_processor',
  'missing_in_ledger',
  'amount',
  'currency',
  'fee',
] as const;
export type Difference = (typeof DIFFERENCES)[number];

export const RECONCILIATION_STATUSES = ['open', 'resolved'] as const;
export type ReconciliationStatus = (typeof RECONCILIATION_STATUSES)[number];

const COMPARED_TYPES = [
  'payment',
  'refund',
  'refund_reversal',
  'dispute',
  'dispute_reversal',
  'payout',
  'payout_return',
] as const;
export type ComparedType = (typeof COMPARED_TYPES)[number];

const Fee = orNull(MoneySum, {
  description: 'The fee that is withheld of it. `null`: fees aren’t compared here.',
  examples: [null],
});

export const LedgerSide = Type.Object(
  {
    entry: Type.String({ description: 'Id of the balance entry.', examples: [EXAMPLE_ID.balance_entry] }),
    type: OneOf(COMPARED_TYPES, { description: 'Type of the balance entry.', examples: ['payment'] }),
    source: Type.String({
      description: 'Id of the payment, refund, dispute or payout.',
      examples: [EXAMPLE_ID.payment],
    }),
    amount: MoneySum,
    fee: Fee,
    at: Timestamp('When it was recorded, as RFC 3339 in UTC.', EXAMPLE_TIME),
  },
  { title: 'LedgerSide' },
);
export type LedgerSide = Static<typeof LedgerSide>;

export const ProcessorSide = Type.Object(
  {
    id: Type.String({ description: 'The processor’s id of the movement.', examples: ['txn_1'] }),
    kind: OneOf(MOVEMENT_KINDS, { description: 'What moved the money.', examples: ['charge'] }),
    reference: orNull(Type.String({ description: 'Id.' }), {
      description: 'The payment, refund, dispute or payout that the processor names. `null`: none of ours.',
      examples: [EXAMPLE_ID.payment],
    }),
    amount: MoneySum,
    fee: Fee,
    at: Timestamp('When the money moved, as RFC 3339 in UTC.', EXAMPLE_TIME),
  },
  { title: 'ProcessorSide' },
);
export type ProcessorSide = Static<typeof ProcessorSide>;

const example = { amount: 3648, currency: 'GBP' };

export const Reconciliation = Type.Object(
  {
    id: RecordId(EXAMPLE_ID.reconciliation),
    object: RecordType('reconciliation'),
    environment: RecordEnvironment,
    merchant: Type.String({ description: 'Id of the merchant.', examples: [EXAMPLE_ID.merchant] }),
    day: CalendarDate('The day of what differs, in UTC.', '2026-11-21'),
    difference: OneOf(DIFFERENCES, {
      description:
        'What differs. `missing_at_processor`: the ledger has an entry that the processor has no movement ' +
        'for. `missing_in_ledger`: the processor has moved money that the ledger has no entry for.',
      examples: ['amount'],
    }),
    status: OneOf(RECONCILIATION_STATUSES, {
      description: '`resolved`: both sides agree now.',
      examples: ['open'],
    }),
    payment: orNull(Type.String({ description: 'Id of the payment.' }), {
      description: 'Id of the payment that it is about, if it is about one.',
      examples: [EXAMPLE_ID.payment],
    }),
    ledger: orNull(LedgerSide, { description: 'What the ledger has. `null`: nothing.' }),
    processor: orNull(ProcessorSide, { description: 'What the processor has. `null`: nothing.' }),
    resolved_at: orNull(Timestamp('When both sides agreed, as RFC 3339 in UTC.'), {
      description: 'When both sides agreed, as RFC 3339 in UTC.',
      examples: [null],
    }),
    version: RecordVersion,
    metadata: RecordMetadata,
    created_at: CreatedAt,
    updated_at: UpdatedAt,
  },
  {
    title: 'Reconciliation',
    description: 'A difference between the ledger and the processor’s books. Nothing is corrected by itself.',
    examples: [
      {
        id: EXAMPLE_ID.reconciliation,
        object: 'reconciliation',
        environment: 'sandbox',
        merchant: EXAMPLE_ID.merchant,
        day: '2026-11-21',
        difference: 'amount',
        status: 'open',
        payment: EXAMPLE_ID.payment,
        ledger: {
          entry: EXAMPLE_ID.balance_entry,
          type: 'payment',
          source: EXAMPLE_ID.payment,
          amount: example,
          fee: null,
          at: EXAMPLE_TIME,
        },
        processor: {
          id: 'txn_1',
          kind: 'charge',
          reference: EXAMPLE_ID.payment,
          amount: { amount: 3600, currency: 'GBP' },
          fee: null,
          at: EXAMPLE_TIME,
        },
        resolved_at: null,
        version: 1,
        metadata: {},
        created_at: EXAMPLE_TIME,
        updated_at: EXAMPLE_TIME,
      },
    ],
  },
);
export type Reconciliation = Static<typeof Reconciliation>;
