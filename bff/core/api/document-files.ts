import { ApiError } from './errors.ts';

/** A format of the files that people send in, for a review or a dispute. */
interface DocumentFormat {
  readonly name: string;
  /** The end of a file's name, without the point. */
  readonly ending: string;
  /** The first bytes of each file. */
  readonly signature: Buffer;
}

export type DocumentFileType = 'application/pdf' | 'image/jpeg' | 'image/png';

/** The formats by their media types. */
export const DOCUMENT_FORMATS: ReadonlyMap<string, DocumentFormat> = new Map<
  DocumentFileType,
  DocumentFormat
>([
  ['application/pdf', { name: 'PDF', ending: 'pdf', signature: Buffer.from('%PDF-') }],
  ['image/jpeg', { name: 'JPEG', ending: 'jpg', signature: Buffer.from([0xff, 0xd8, 0xff]) }],
  [
    'image/png',
    { name: 'PNG', ending: 'png', signature: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  ],
]);

/**
 * Detects a file's type from its content, regardless of the declared type. Nothing is decoded: a person looks
 * at it.
 * @param param the name of the file in the request
 * @throws {ApiError} field_invalid
 */
export function requireDocumentType(bytes: Buffer, param: string): DocumentFileType {
  for (const [type, { signature }] of DOCUMENT_FORMATS)
    if (bytes.subarray(0, signature.length).equals(signature)) return type as DocumentFileType;
  throw new ApiError('field_invalid', { message: `The ${param} must be a PDF, JPEG or PNG file.`, param });
}
