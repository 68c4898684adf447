import { Type } from 'typebox';
import { IdsInPath, OneOf, RecordType } from '../../../core/contract/fields.ts';
import { defineOperation } from '../../../core/contract/operation.ts';

const DOCUMENT_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** 5 MiB. */
const MAX_DOCUMENT_BYTES = 5 * 1024 * 1024;

/** One page, nine points wide, with nothing on it. */
const EXAMPLE_PDF =
  'JVBERi0xLjQKMSAwIG9iajw8L1R5cGUvQ2F0YWxvZy9QYWdlcyAyIDAgUj4+ZW5kb2JqCjIgMCBvYmo8PC9UeXBlL1BhZ2VzL0tpZHNbMyAwIFJdL0NvdW50IDE+PmVuZG9iagozIDAgb2JqPDwvVHlwZS9QYWdlL1BhcmVudCAyIDAgUi9NZWRpYUJveFswIDAgOSA5XT4+ZW5kb2JqCnRyYWlsZXI8PC9Sb290IDEgMCBSPj4KJSVFT0YK';

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
    'Send the file itself as the body, when a `document` of the business or of a person is due. It is kept in a separate vault and never ' +
    'returned. Then send the token as that `document` of the onboarding: until then, it is still due. In the sandbox, the vault forgets the file.',
  credentials: ['key', 'session'],
  scope: 'onboarding:write',
  upload: {
    mediaTypes: DOCUMENT_TYPES,
    maxBytes: MAX_DOCUMENT_BYTES,
    description: 'A PDF, JPEG or PNG file of at most 5 MiB. The format is recognized by its content.',
    example: { name: 'register-extract.pdf', base64: EXAMPLE_PDF },
  },
  success: { status: 201, description: 'The token of the document.', schema: OnboardingDocument },
  idempotency: 'forwarded',
  errors: ['field_invalid', 'not_found', 'state_forbids'],
});
