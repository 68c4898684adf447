import { ApiError } from '../../core/api/errors.ts';
import type { DocumentType } from './contract/document-operations.ts';

/** How each kind of file begins. */
const SIGNATURES: readonly (readonly [DocumentType, Buffer])[] = [
  ['application/pdf', Buffer.from('%PDF-')],
  ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
];

/**
 * What a document is by its content, whatever its sender calls it. Nothing is decoded: a person looks at it.
 * @throws {ApiError} field_invalid
 */
export function documentTypeOf(bytes: Buffer): DocumentType {
  const known = SIGNATURES.find(([, signature]) => bytes.subarray(0, signature.length).equals(signature));
  if (known) return known[0];
  throw new ApiError('field_invalid', {
    message: 'The document must be a PDF, JPEG or PNG file.',
    param: 'document',
  });
}
