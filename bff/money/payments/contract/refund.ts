import { Type, type Static } from 'typebox';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import {
  OneOf,
  orNull,
  CreatedAt,
  RecordEnvironment,
  RecordId,
  RecordMetadata,
  RecordType,
  RecordVersion,
  UpdatedAt,
} from '../../../core/contract/fields.ts';
import { Amount } from '../../../core/contract/money.ts';

export const REFUND_STATUSES = ['pending', 'succeeded', 'failed'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

export const REFUND_REASONS = ['requested', 'item_problem', 'duplicate', 'fraud', 'other'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

const RefundLine = Type.Object(
  {
    uid: Type.String({ description: 'The line of the order.', examples: ['1'] }),
    quantity: Type.Integer({ description: 'How many units are refunded.', examples: [1] }),
  },
  { title: 'RefundLine' },
);

/** The amount returned for each part of the order: a line, a charge, or the tip. */
export const RefundAllocation = Type.Object(
  {
    target: OneOf(['line', 'charge', 'tip', 'amount'], {
      description: 'What is refunded. `amount`: part of a payment without an order.',
      examples: ['line'],
    }),
    uid: orNull(
      Type.String({
        description: 'The line or charge of the order. `null` for the tip and for an amount.',
        examples: ['1'],
      }),
    ),
    net: Amount('What is given back without added taxes.'),
    tax: Amount('The taxes in `total`, included or added.'),
    total: Amount('What is given back.'),
  },
  { title: 'RefundAllocation' },
);
export type RefundAllocation = Readonly<Static<typeof RefundAllocation>>;

export const Refund = Type.Object(
  {
    id: RecordId(EXAMPLE_ID.refund),
    object: RecordType('refund'),
    environment: RecordEnvironment,
    merchant: Type.String({ description: 'Id of the merchant.', examples: [EXAMPLE_ID.merchant] }),
    payment: Type.String({
      description: 'Id of the payment that is refunded.',
      examples: [EXAMPLE_ID.payment],
    }),
    order: orNull(Type.String({ description: 'Id of the order.', examples: [EXAMPLE_ID.order] })),
    pay_link: orNull(Type.String({ description: 'Id of the pay link.' }), { examples: [null] }),
    amount: Amount('What is refunded, with the tip.'),
    tip: Amount('The part of the tip in `amount`.'),
    lines: Type.Array(RefundLine, { description: 'The lines of the order that are refunded.' }),
    charges: Type.Array(Type.String(), {
      description: 'The charges of the order that are refunded.',
      examples: [[]],
    }),
    allocations: Type.Array(RefundAllocation, {
      description: 'What each part of the order gets back. The totals add up to `amount`.',
      examples: [[]],
    }),
    reason: OneOf(REFUND_REASONS, { description: 'Why it is refunded.', examples: ['requested'] }),
    note: orNull(Type.String({ description: 'A note for the merchant.' }), { examples: [null] }),
    status: OneOf(REFUND_STATUSES, {
      description:
        'Status of the refund. While `pending`, its amount is reserved and we keep asking the processor.',
      examples: ['succeeded'],
    }),
    version: RecordVersion,
    metadata: RecordMetadata,
    created_at: CreatedAt,
    updated_at: UpdatedAt,
  },
  { title: 'Refund' },
);
export type Refund = Static<typeof Refund>;
