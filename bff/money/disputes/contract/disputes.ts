import { Type, type Static } from 'typebox';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import { TimeFilters } from '../../../core/contract/dates.ts';
import type { FeatureContract } from '../../../core/contract/feature.ts';
import { IdFilter, IdInPath, IdsInPath, ListOf, ListQuery, OneOf } from '../../../core/contract/fields.ts';
import { defineOperation } from '../../../core/contract/operation.ts';
import { PlainText } from '../../../core/contract/text-fields.ts';
import {
  DISPUTE_REASONS,
  EVIDENCE_FILE_TYPES,
  EXAMPLE_EVIDENCE_FILE,
  MAX_EVIDENCE_FILE_BYTES,
} from '../../../providers/processor/contract/dispute.ts';
import { Dispute, DISPUTE_STATUSES, EVIDENCE_TEXTS } from './dispute.ts';

const optional = Type.Optional;

export const DisputeQuery = Type.Object({
  ...ListQuery.properties,
  merchant: optional(IdFilter('a merchant', 'Return only disputes of this merchant.')),
  payment: optional(IdFilter('a payment', 'Return only disputes of this payment.')),
  status: optional(
    OneOf(DISPUTE_STATUSES, {
      description: 'Return only disputes with this status.',
      'x-rule': `must be one of ${DISPUTE_STATUSES.join(', ')}`,
    }),
  ),
  ...TimeFilters('disputes'),
});
export type DisputeQuery = Static<typeof DisputeQuery>;

const onDisputes = { tag: 'Disputes', credentials: ['key', 'session'] } as const;
const toRead = { ...onDisputes, method: 'get', scope: 'payments:read', idempotency: 'ignored' } as const;
const toAnswer = {
  ...onDisputes,
  scope: 'payments:refund',
  success: { status: 200, description: 'The dispute.', schema: Dispute },
} as const;

export const listDisputes = defineOperation({
  ...toRead,
  id: 'listDisputes',
  path: '/v1/disputes',
  summary: 'List disputes',
  description: 'Returns disputes, newest first. With a session token, only those of its merchant.',
  query: DisputeQuery,
  success: { status: 200, description: 'A page of disputes.', schema: ListOf(Dispute) },
});

export const getDispute = defineOperation({
  ...toRead,
  id: 'getDispute',
  path: '/v1/disputes/{id}',
  params: IdInPath('dispute'),
  summary: 'Retrieve a dispute',
  success: { status: 200, description: 'The dispute.', schema: Dispute },
  errors: ['not_found'],
});

const { explanation, customer_name, customer_email, service_date, ...others } = EVIDENCE_TEXTS;

export const EvidenceInput = Type.Object(
  {
    explanation: optional(explanation),
    customer_name: optional(customer_name),
    customer_email: optional(customer_email),
    service_date: optional(service_date),
    receipt: optional(others.receipt),
    refund_policy: optional(others.refund_policy),
    refund_refusal_explanation: optional(others.refund_refusal_explanation),
    submit: Type.Boolean({
      description: '`false`: keep it as a draft. `true`: send all of it to the bank, which is done once.',
      examples: [true],
      'x-rule': 'must be true or false',
    }),
  },
  {
    title: 'EvidenceInput',
    description: 'What is left out stays as it is; `null` removes it.',
    examples: [
      {
        explanation: 'Picked up at 12:31 and signed for.',
        customer_name: 'Lee Okoro',
        service_date: '2026-11-21',
        submit: true,
      },
    ],
  },
);
export type EvidenceInput = Static<typeof EvidenceInput>;

const SENT = { status: 'under_review', evidence_submitted_at: '2026-11-21T10:42:07Z', version: 2 };

export const submitDisputeEvidence = defineOperation({
  ...toAnswer,
  id: 'submitDisputeEvidence',
  method: 'post',
  path: '/v1/disputes/{id}/evidence',
  params: IdInPath('dispute'),
  summary: 'Answer a dispute',
  description:
    'Keeps evidence as a draft, or sends it, with the files that were uploaded. Sent evidence can’t be ' +
    'changed. If the processor doesn’t respond, the dispute comes back with `sending`, and we go on ' +
    'sending it. After `respond_by`, evidence is refused.',
  body: EvidenceInput,
  refusesCardNumbers: true,
  example: { response: SENT },
  idempotency: 'forwarded',
  isKeyRequired: true,
  errors: ['not_found', 'state_forbids'],
});

export const acceptDispute = defineOperation({
  ...toAnswer,
  id: 'acceptDispute',
  method: 'post',
  path: '/v1/disputes/{id}/accept',
  params: IdInPath('dispute'),
  summary: 'Accept a dispute',
  description:
    'Gives the dispute up: the cardholder keeps the money, and the fee stays. Accepting again changes ' +
    'nothing. If the processor doesn’t respond, the dispute comes back with `sending`.',
  example: { response: { status: 'accepted', closed_at: '2026-11-21T10:42:07Z', version: 2 } },
  idempotency: 'forwarded',
  isKeyRequired: true,
  errors: ['not_found', 'state_forbids'],
});

export const uploadDisputeFile = defineOperation({
  ...toAnswer,
  id: 'uploadDisputeFile',
  method: 'post',
  path: '/v1/disputes/{id}/files',
  params: IdInPath('dispute'),
  query: Type.Object({ name: PlainText(100, 'The file’s name, 1–100 characters.', 'slip.pdf') }),
  summary: 'Upload a file as evidence',
  description:
    'Send the file itself as the body: at most three for a dispute. It goes straight to the processor, and ' +
    'is sent to the bank with the evidence.',
  upload: {
    mediaTypes: EVIDENCE_FILE_TYPES,
    maxBytes: MAX_EVIDENCE_FILE_BYTES,
    description: 'A PDF, JPEG or PNG file of at most 2 MiB. The format is recognized by its content.',
    example: { name: 'slip.pdf', base64: EXAMPLE_EVIDENCE_FILE },
  },
  success: { status: 201, description: 'The dispute with the file.', schema: Dispute },
  example: { query: { name: 'slip.pdf' }, response: { version: 2 } },
  idempotency: 'forwarded',
  errors: ['field_invalid', 'not_found', 'state_forbids', 'upstream_failed', 'upstream_slow'],
});

export const deleteDisputeFile = defineOperation({
  ...toAnswer,
  id: 'deleteDisputeFile',
  method: 'delete',
  path: '/v1/disputes/{id}/files/{file}',
  params: IdsInPath({ id: 'dispute', file: 'dispute_file' }),
  summary: 'Remove a file from the evidence',
  example: { response: { version: 3 } },
  idempotency: 'recorded',
  errors: ['not_found', 'state_forbids'],
});

const inSandbox = {
  ...toAnswer,
  method: 'post',
  credentials: ['key'],
  environment: 'sandbox',
  scope: 'sandbox:write',
  idempotency: 'forwarded',
  errors: ['not_found', 'state_forbids', 'upstream_failed', 'upstream_slow'],
} as const;

export const openSandboxDispute = defineOperation({
  ...inSandbox,
  id: 'openSandboxDispute',
  path: '/v1/sandbox/disputes',
  summary: 'Dispute a payment in the sandbox',
  description:
    'Lets the cardholder’s bank dispute a captured payment. A payment has one open dispute at a time: ' +
    'another call returns it.',
  body: Type.Object(
    {
      payment: IdFilter('a payment', 'Id of the payment.'),
      reason: optional(
        OneOf(DISPUTE_REASONS, {
          description: 'Why; defaults to `general`.',
          examples: ['product_not_received'],
          'x-rule': `must be one of ${DISPUTE_REASONS.join(', ')}`,
        }),
      ),
    },
    {
      title: 'SandboxDispute',
      examples: [{ payment: EXAMPLE_ID.payment, reason: 'product_not_received' }],
    },
  ),
  success: { status: 201, description: 'The dispute.', schema: Dispute },
});

export const decideSandboxDispute = defineOperation({
  ...inSandbox,
  id: 'decideSandboxDispute',
  path: '/v1/sandbox/disputes/{id}/decide',
  params: IdInPath('dispute'),
  summary: 'Decide a dispute in the sandbox',
  description: 'Lets the bank decide at once, whether it has evidence or not.',
  body: Type.Object(
    {
      outcome: OneOf(['won', 'lost'], {
        description: 'Who gets the money: the merchant (`won`) or the cardholder (`lost`).',
        examples: ['won'],
        'x-rule': 'must be one of won, lost',
      }),
    },
    { title: 'SandboxDecision' },
  ),
  example: {
    response: { status: 'won', funds_withdrawn: false, closed_at: '2026-11-21T10:42:07Z', version: 3 },
  },
});

const EVENTS = [
  'dispute.created',
  'dispute.updated',
  'dispute.closed',
  'dispute.funds_withdrawn',
  'dispute.funds_reinstated',
] as const;

export const disputes = {
  tag: 'Disputes',
  description:
    'Card payments that the cardholder’s bank takes back (chargebacks). The amount and a fee, if your ' +
    'price sheet has one, leave the balance when the bank withdraws them, and come back if the dispute ' +
    'is won. Send evidence until `respond_by`, or accept the dispute. In the sandbox, pay with ' +
    '`tok_disputed`, or call `POST /v1/sandbox/disputes`. An `explanation` with `winning_evidence` or ' +
    '`losing_evidence` in it is decided a day after it was sent, and without evidence a dispute is lost ' +
    'after seven days: move the clock.',
  operations: [
    listDisputes,
    getDispute,
    submitDisputeEvidence,
    uploadDisputeFile,
    deleteDisputeFile,
    acceptDispute,
    openSandboxDispute,
    decideSandboxDispute,
  ],
  events: EVENTS,
  eventRecords: { dispute: Dispute },
} as const satisfies FeatureContract;

declare module '../../../core/contract/feature.ts' {
  interface EmittedEvents extends Record<(typeof EVENTS)[number], true> {}
}
