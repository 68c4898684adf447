import { Type, type Static } from 'typebox';
import { OneOf, orNull, Timestamp } from '../../../core/contract/fields.ts';
import { CalendarDate, Instant } from '../../../core/contract/dates.ts';
import { defineOperation } from '../../../core/contract/operation.ts';
import { MAX_AMOUNT } from '../../../core/money/amount.ts';
import { PaymentReference } from './processor-payment.ts';

/** Why a cardholder's bank takes a payment back, in the words that all card networks have in common. */
export const DISPUTE_REASONS = [
  'fraudulent',
  'duplicate',
  'product_not_received',
  'product_unacceptable',
  'credit_not_processed',
  'subscription_canceled',
  'unrecognized',
  'general',
] as const;
export type DisputeReason = (typeof DISPUTE_REASONS)[number];

/** `won` and `lost` are final. */
const PROCESSOR_DISPUTE_STATUSES = ['needs_response', 'under_review', 'won', 'lost'] as const;

const DisputeId = Type.String({
  pattern: String.raw`^\w{1,100}$`,
  description: 'The processor’s own id of the dispute.',
  examples: ['pdp_01M7YV66B6J3D9Y4N8Q5H2T0KM'],
  'x-rule': 'must be 1–100 letters, digits and underscores',
});

export const ProcessorDispute = Type.Object(
  {
    id: DisputeId,
    payment: PaymentReference,
    status: OneOf(PROCESSOR_DISPUTE_STATUSES, {
      description:
        'What has become of it. `needs_response`: evidence is taken until `respond_by`. `won` and `lost` ' +
        'are final.',
      examples: ['needs_response'],
    }),
    amount: Type.Integer({
      minimum: 1,
      maximum: MAX_AMOUNT,
      description: 'What is disputed, in minor units.',
      examples: [3648],
    }),
    currency: Type.String({
      pattern: '^[A-Z]{3}$',
      description: 'Currency code (ISO 4217).',
      examples: ['GBP'],
    }),
    reason: OneOf(DISPUTE_REASONS, {
      description: 'Why the cardholder’s bank disputes the payment; `general` for any other reason.',
      examples: ['product_not_received'],
    }),
    network_reason_code: orNull(Type.String({ minLength: 1, maxLength: 20 }), {
      description: 'The card network’s own code of the reason.',
      examples: ['13.1'],
    }),
    respond_by: orNull(Timestamp('Until when evidence is taken, as RFC 3339 in UTC.'), {
      description: 'Until when evidence is taken, as RFC 3339 in UTC. `null`: none is taken.',
    }),
    evidence_sent_at: orNull(Timestamp('When evidence was taken, as RFC 3339 in UTC.'), {
      description:
        'When evidence was taken, as RFC 3339 in UTC. It is taken once; `null` while it is awaited again.',
      examples: [null],
    }),
    funds_withdrawn: Type.Boolean({
      description:
        'Whether the amount is withdrawn at present: until it is decided, and for good if it was lost.',
      examples: [true],
    }),
  },
  { title: 'ProcessorDispute' },
);
export type ProcessorDispute = Readonly<Static<typeof ProcessorDispute>>;

export const DisputesOfPayment = Type.Object(
  { data: Type.Array(ProcessorDispute, { maxItems: 20, description: 'The oldest first; none: empty.' }) },
  { title: 'DisputesOfPayment' },
);

const Words = (maxLength: number, description: string) =>
  Type.Optional(Type.String({ minLength: 1, maxLength, description }));

export const MOST_EVIDENCE_FILES = 3;

export const SentEvidence = Type.Object(
  {
    explanation: Words(5000, 'What happened, in the merchant’s words.'),
    customer_name: Words(200, 'Name of the customer.'),
    customer_email: Words(254, 'Email address of the customer.'),
    service_date: Type.Optional(CalendarDate('When the customer got what was paid for.', '2026-11-21')),
    receipt: Words(2000, 'What was sold, as the customer was told.'),
    refund_policy: Words(2000, 'The refund policy, as the customer was told.'),
    refund_refusal_explanation: Words(2000, 'Why nothing was refunded.'),
    files: Type.Array(Type.String({ pattern: String.raw`^\w{1,100}$`, examples: ['pef_1'] }), {
      maxItems: MOST_EVIDENCE_FILES,
      description: 'Files, as the `id` of `POST /evidence_files`.',
      examples: [[]],
      'x-rule': `must be a list of at most ${MOST_EVIDENCE_FILES} ids of files`,
    }),
  },
  {
    title: 'SentEvidence',
    description: 'What the merchant says, and shows. What is unknown is left out.',
    examples: [
      { explanation: 'Picked up at 12:31 and signed for.', service_date: '2026-11-21', files: ['pef_1'] },
    ],
  },
);
export type SentEvidence = Readonly<Static<typeof SentEvidence>>;

export const EVIDENCE_FILE_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type EvidenceFileType = (typeof EVIDENCE_FILE_TYPES)[number];

/** 2 MiB: a phone's picture, or some pages. */
export const MAX_EVIDENCE_FILE_BYTES = 2 * 1024 * 1024;

/** One page, nine points wide, with nothing on it. */
export const EXAMPLE_EVIDENCE_FILE =
  'JVBERi0xLjQKMSAwIG9iajw8L1R5cGUvQ2F0YWxvZy9QYWdlcyAyIDAgUj4+ZW5kb2JqCjIgMCBvYmo8PC9UeXBlL1BhZ2Vz' +
  'L0tpZHNbMyAwIFJdL0NvdW50IDE+PmVuZG9iagozIDAgb2JqPDwvVHlwZS9QYWdlL1BhcmVudCAyIDAgUi9NZWRpYUJveFsw' +
  'IDAgOSA5XT4+ZW5kb2JqCnRyYWlsZXI8PC9Sb290IDEgMCBSPj4KJSVFT0YK';

export const KeptEvidenceFile = Type.Object(
  {
    id: Type.String({
      pattern: String.raw`^\w{1,100}$`,
      description: 'What the processor calls the file.',
      examples: ['pef_1'],
    }),
  },
  { title: 'KeptEvidenceFile' },
);

const AsOf = Type.Object({
  at: Type.Optional(
    Instant(
      'The platform’s time. A processor for tests says what has become of a dispute by then; any other ' +
        'one ignores it.',
    ),
  ),
});

const onDisputes = { tag: 'Disputes', credentials: ['key'], idempotency: 'ignored' } as const;
const ById = Type.Object({ id: DisputeId });

export const listDisputes = defineOperation({
  ...onDisputes,
  id: 'listDisputes',
  method: 'get',
  path: '/payments/{reference}/disputes',
  params: Type.Object({ reference: PaymentReference }),
  query: AsOf,
  summary: 'List the disputes of a payment',
  description:
    'Trellis calls this when it has a reason to look, and daily while a dispute is open: whatever it ' +
    'records of a dispute comes from here.',
  success: { status: 200, description: 'The disputes.', schema: DisputesOfPayment },
  errors: ['not_found'],
});

export const keepEvidenceFile = defineOperation({
  ...onDisputes,
  id: 'keepEvidenceFile',
  method: 'post',
  path: '/evidence_files',
  summary: 'Keep a file for evidence',
  description: 'The file itself is the body. Trellis doesn’t keep it. One that evidence never names may go.',
  upload: {
    mediaTypes: EVIDENCE_FILE_TYPES,
    maxBytes: MAX_EVIDENCE_FILE_BYTES,
    description: 'A PDF, JPEG or PNG file of at most 2 MiB.',
    example: { name: 'slip.pdf', base64: EXAMPLE_EVIDENCE_FILE },
  },
  success: { status: 201, description: 'The id of the file.', schema: KeptEvidenceFile },
});

export const sendEvidence = defineOperation({
  ...onDisputes,
  id: 'sendEvidence',
  method: 'post',
  path: '/disputes/{id}/evidence',
  params: ById,
  query: AsOf,
  summary: 'Send evidence',
  description:
    'Evidence is taken once. Sent again, it returns the dispute as it is now. After `respond_by`, and ' +
    'once the dispute is decided, it is refused with 40902; for its content, with 40003.',
  body: SentEvidence,
  success: { status: 200, description: 'The dispute.', schema: ProcessorDispute },
  example: { response: { status: 'under_review', evidence_sent_at: '2026-11-21T10:42:07Z' } },
  errors: ['not_found', 'state_forbids', 'field_invalid'],
});

export const acceptDispute = defineOperation({
  ...onDisputes,
  id: 'acceptDispute',
  method: 'post',
  path: '/disputes/{id}/accept',
  params: ById,
  query: AsOf,
  summary: 'Accept a dispute',
  description:
    'Gives it up: it is lost. One that is lost already stays as it is; one that was won is refused with ' +
    '40902.',
  success: { status: 200, description: 'The dispute.', schema: ProcessorDispute },
  example: { response: { status: 'lost' } },
  errors: ['not_found', 'state_forbids'],
});

export const DISPUTE_OPERATIONS = [listDisputes, keepEvidenceFile, sendEvidence, acceptDispute] as const;
