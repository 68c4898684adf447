import type { FeatureContract } from '../../../core/contract/feature.ts';
import { IdsInPath, OneOf, RecordType } from '../../../core/contract/fields.ts';
import { UrlText } from '../../../core/contract/text-fields.ts';
import { defineOperation } from '../../../core/contract/operation.ts';
import { EXAMPLE_CHANGE, OnboardingChange } from './onboarding-change.ts';
import { Onboarding } from './onboarding-record.ts';
import { Type, type Static } from 'typebox';

const DOCUMENT_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** 5 MiB. */
const MAX_DOCUMENT_BYTES = 5 * 1024 * 1024;

/** One page, nine points wide, with nothing on it. */
const EXAMPLE_PDF =
  'JVBERi0xLjQKMSAwIG9iajw8L1R5cGUvQ2F0YWxvZy9QYWdlcyAyIDAgUj4+ZW5kb2JqCjIgMCBvYmo8PC9UeXBlL1BhZ2Vz' +
  'L0tpZHNbMyAwIFJdL0NvdW50IDE+PmVuZG9iagozIDAgb2JqPDwvVHlwZS9QYWdlL1BhcmVudCAyIDAgUi9NZWRpYUJveFsw' +
  'IDAgOSA5XT4+ZW5kb2JqCnRyYWlsZXI8PC9Sb290IDEgMCBSPj4KJSVFT0YK';

const OnboardingDocument = Type.Object(
  {
    object: RecordType('onboarding_document'),
    token: Type.String({
      description: 'Names the document. Send it as `document` of the business or of a person.',
      examples: ['doc_test'],
    }),
    media_type: OneOf(DOCUMENT_TYPES, {
      description: 'What the file is, recognized by its content.',
      examples: ['application/pdf'],
    }),
    size: Type.Integer({ description: 'Its size in bytes.', examples: [189] }),
  },
  { title: 'OnboardingDocument' },
);

export const uploadDocument = defineOperation({
  id: 'uploadOnboardingDocument',
  method: 'post',
  path: '/v1/merchants/{id}/onboarding/documents',
  params: IdsInPath({ id: 'applicant' }),
  tag: 'Onboarding',
  summary: 'Upload a document',
  description:
    'Send the file itself as the body, when a `document` of the business or of a person is due. Then send ' +
    'the token as that `document` of the onboarding: until then, it is still due. The file is kept ' +
    'encrypted until a while after the review, and never returned: only those who review the merchant can ' +
    'open it. A merchant has at most 20 documents, and the same file has the same token. The sandbox ' +
    'checks the file and doesn’t keep it.',
  credentials: ['key', 'session'],
  scope: 'onboarding:write',
  upload: {
    mediaTypes: DOCUMENT_TYPES,
    maxBytes: MAX_DOCUMENT_BYTES,
    description: 'A PDF, JPEG or PNG file of at most 5 MiB. The format is recognized by its content.',
    example: { name: 'register-extract.pdf', base64: EXAMPLE_PDF },
  },
  success: { status: 201, description: 'The token of the document.', schema: OnboardingDocument },
  idempotency: 'recorded',
  errors: ['field_invalid', 'not_found', 'state_forbids'],
});

const APPLICANT = IdsInPath({ id: 'applicant' });

export const getOnboarding = defineOperation({
  id: 'getOnboarding',
  method: 'get',
  path: '/v1/merchants/{id}/onboarding',
  params: APPLICANT,
  tag: 'Onboarding',
  summary: 'Retrieve an onboarding',
  description:
    'Returns what the merchant has provided, and what is still due and why. Tax, identity and account ' +
    'numbers are shown by their last four characters only.',
  credentials: ['key', 'session'],
  scope: 'onboarding:read',
  success: { status: 200, description: 'The onboarding.', schema: Onboarding },
  idempotency: 'ignored',
  errors: ['not_found'],
});

export const updateOnboarding = defineOperation({
  id: 'updateOnboarding',
  method: 'patch',
  path: '/v1/merchants/{id}/onboarding',
  params: APPLICANT,
  tag: 'Onboarding',
  summary: 'Update an onboarding',
  description:
    'Saves what you send, complete or not. Properties you leave out keep their values; send `null` to ' +
    'clear one. `people` is the whole list. Nothing can be changed while the onboarding is in review. A ' +
    'closed merchant takes `bank_account` alone: what it has left is paid out to it. Emits ' +
    '`merchant.onboarding_updated`.',
  credentials: ['key', 'session'],
  scope: 'onboarding:write',
  needsProof: ({ body }) => (body as Static<typeof OnboardingChange>).bank_account !== undefined,
  body: OnboardingChange,
  success: { status: 200, description: 'The onboarding.', schema: Onboarding },
  example: { request: EXAMPLE_CHANGE },
  idempotency: 'forwarded',
  errors: ['not_found', 'state_forbids', 'upstream_failed', 'upstream_slow', 'version_stale'],
});

export const submitOnboarding = defineOperation({
  id: 'submitOnboarding',
  method: 'post',
  path: '/v1/merchants/{id}/onboarding',
  params: APPLICANT,
  tag: 'Onboarding',
  summary: 'Submit an onboarding',
  description:
    'Submits an onboarding in which nothing is due: the merchant becomes `in_review`. Otherwise, returns ' +
    '40902 with what is due. In the sandbox, the review ends after 5 seconds of its clock: a tax number ' +
    'that ends in `0000` is rejected, one that ends in `0001` makes a document due, and any other is ' +
    'accepted.',
  credentials: ['key', 'session'],
  scope: 'onboarding:write',
  success: { status: 200, description: 'The onboarding.', schema: Onboarding },
  example: { response: { status: 'in_review' } },
  idempotency: 'recorded',
  errors: ['not_found', 'state_forbids'],
});

const OnboardingLink = Type.Object(
  {
    object: RecordType('onboarding_link'),
    url: Type.String({
      description: "Open this in the person's browser, within minutes. It works once.",
      examples: ['https://processor.example/setup/one-time-code'],
    }),
  },
  { title: 'OnboardingLink' },
);
export type OnboardingLink = Static<typeof OnboardingLink>;

export const createOnboardingLink = defineOperation({
  id: 'createOnboardingLink',
  method: 'post',
  path: '/v1/merchants/{id}/onboarding/links',
  params: APPLICANT,
  tag: 'Onboarding',
  summary: 'Create an onboarding link',
  description:
    'Creates a one-time link to the payment processor’s own form, where it asks for more than this ' +
    'onboarding does: `processor_account` is due then. What is due follows by itself once the form is ' +
    'answered. Each call creates another link. Where no processor asks for anything, as in the sandbox, ' +
    'there is nothing to open (40902).',
  credentials: ['key', 'session'],
  scope: 'onboarding:write',
  needsProof: true,
  body: Type.Object(
    {
      return_url: UrlText(2000, {
        description:
          'Where the form leads back to: an absolute URL. For a session it is on the origin of the calling ' +
          'page; from a server, on one of your registered origins.',
        examples: ['https://pos.example/merchants'],
      }),
    },
    { title: 'NewOnboardingLink' },
  ),
  success: { status: 201, description: 'The onboarding link.', schema: OnboardingLink },
  idempotency: 'ignored',
  errors: ['field_invalid', 'not_found', 'state_forbids', 'upstream_failed', 'upstream_slow'],
});

export const onboarding = {
  tag: 'Onboarding',
  description:
    'What a merchant has to provide before it can take payments, step by step. It can be paused and ' +
    'resumed at any time.',
  operations: [getOnboarding, updateOnboarding, submitOnboarding, uploadDocument, createOnboardingLink],
} as const satisfies FeatureContract;
