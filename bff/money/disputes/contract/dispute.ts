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
  Timestamp,
  UpdatedAt,
} from '../../../core/contract/fields.ts';
import { CalendarDate } from '../../../core/contract/dates.ts';
import { Amount } from '../../../core/contract/money.ts';
import { CheckedText, PlainText, ShownText } from '../../../core/contract/text-fields.ts';
import { isEmail } from '../../../core/contract/field-rules.ts';
import { DISPUTE_REASONS, EVIDENCE_FILE_TYPES } from '../../../providers/processor/contract/dispute.ts';

export const DISPUTE_STATUSES = ['needs_response', 'under_review', 'won', 'lost', 'accepted'] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

const long = (maxLength: number, description: string, example?: string) =>
  orNull(ShownText(maxLength, { description, example, lines: 'many' }), {
    description,
    ...(example === undefined && { examples: [null] }),
  });

const EvidenceFile = Type.Object(
  {
    id: RecordId(EXAMPLE_ID.dispute_file),
    name: Type.String({ description: 'Its name, as it was sent.', examples: ['slip.pdf'] }),
    media_type: OneOf(EVIDENCE_FILE_TYPES, {
      description: 'What the file is, recognized by its content.',
      examples: ['application/pdf'],
    }),
    size: Type.Integer({ description: 'Its size in bytes.', examples: [189] }),
  },
  { title: 'EvidenceFile' },
);

/** The texts of evidence, in the order of the form. */
export const EVIDENCE_TEXTS = {
  explanation: long(5000, 'What happened, in the merchant’s words.', 'Picked up at 12:31 and signed for.'),
  customer_name: orNull(PlainText(200, 'Name of the customer.', 'Lee Okoro'), {
    description: 'Name of the customer.',
  }),
  customer_email: orNull(
    CheckedText('must be an email address', isEmail, {
      description: 'Email address of the customer.',
      examples: ['lee@example.com'],
      format: 'email',
      maxLength: 254,
    }),
    { description: 'Email address of the customer.' },
  ),
  service_date: orNull(CalendarDate('When the customer got what was paid for.', '2026-11-21'), {
    description: 'When the customer got what was paid for.',
  }),
  receipt: long(2000, 'What was sold, as the customer was told.'),
  refund_policy: long(2000, 'The refund policy, as the customer was told.'),
  refund_refusal_explanation: long(2000, 'Why nothing was refunded.'),
} as const;
export type EvidenceText = keyof typeof EVIDENCE_TEXTS;
export const EVIDENCE_TEXT_NAMES = Object.keys(EVIDENCE_TEXTS) as readonly EvidenceText[];

const Evidence = Type.Object(
  {
    ...EVIDENCE_TEXTS,
    files: Type.Array(EvidenceFile, {
      description: 'The uploaded files. They are with the processor, which doesn’t return them.',
    }),
  },
  {
    title: 'DisputeEvidence',
    description:
      'What the merchant says, and shows. A draft until it is sent. 90 days after the dispute was closed, ' +
      'or after the period that the operator has set, it is erased.',
  },
);

export const Dispute = Type.Object(
  {
    id: RecordId(EXAMPLE_ID.dispute),
    object: RecordType('dispute'),
    environment: RecordEnvironment,
    merchant: Type.String({ description: 'Id of the merchant.', examples: [EXAMPLE_ID.merchant] }),
    payment: Type.String({ description: 'Id of the disputed payment.', examples: [EXAMPLE_ID.payment] }),
    order: orNull(Type.String({ description: 'Id of the order.', examples: [EXAMPLE_ID.order] })),
    pay_link: orNull(Type.String({ description: 'Id of the pay link.' }), { examples: [null] }),
    amount: Amount('What is disputed: the payment, or a part of it.'),
    reason: OneOf(DISPUTE_REASONS, {
      description: 'Why the cardholder’s bank disputes the payment.',
      examples: ['product_not_received'],
    }),
    network_reason_code: orNull(Type.String(), {
      description: 'The card network’s own code of the reason.',
      examples: ['13.1'],
    }),
    status: OneOf(DISPUTE_STATUSES, {
      description:
        'Status of the dispute. `needs_response`: evidence is taken until `respond_by`. `under_review`: ' +
        'the bank has it, and decides. `won`, `lost` and `accepted`, which is a loss too, are final.',
      examples: ['needs_response'],
    }),
    respond_by: orNull(Timestamp('Until when evidence is taken, as RFC 3339 in UTC.'), {
      description: 'Until when evidence is taken, as RFC 3339 in UTC. `null`: none is taken.',
    }),
    evidence: Evidence,
    evidence_submitted_at: orNull(Timestamp('When the evidence was sent, as RFC 3339 in UTC.'), {
      description:
        'When the evidence was sent, as RFC 3339 in UTC. It is sent once; `null` again if the bank asks ' +
        'again.',
      examples: [null],
    }),
    sending: orNull(OneOf(['evidence', 'acceptance']), {
      description: 'What the processor hasn’t confirmed yet: it is sent again until it has. `null`: nothing.',
      examples: [null],
    }),
    fee: orNull(Amount('What the dispute costs.'), {
      description:
        'What the dispute costs, taken with the amount. It comes back if the dispute is won. `null`: ' +
        'nothing was taken.',
      examples: [{ amount: 1500, currency: 'GBP' }],
    }),
    funds_withdrawn: Type.Boolean({
      description: 'Whether the amount is taken from the balance at present.',
      examples: [true],
    }),
    closed_at: orNull(Timestamp('When it was won, lost or accepted, as RFC 3339 in UTC.'), {
      description: 'When it was won, lost or accepted, as RFC 3339 in UTC.',
      examples: [null],
    }),
    version: RecordVersion,
    metadata: RecordMetadata,
    created_at: CreatedAt,
    updated_at: UpdatedAt,
  },
  { title: 'Dispute' },
);
export type Dispute = Static<typeof Dispute>;
