import type { Content, JsonSchema, MediaType } from '../../core/contract/openapi-schemas.ts';
import type { Upload } from '../../core/contract/operation.ts';

/** A file of one of these media types, as generators of clients understand it. */
export function fileContent(mediaTypes: readonly string[]): Content {
  return Object.fromEntries(mediaTypes.map((type) => [type, { schema: schemaOf(type) }]));
}

/** What an operation takes; a document with its example. */
export function uploadContent({ mediaTypes, example }: Upload): Content {
  const content = fileContent(mediaTypes);
  const document = content['application/json'];
  if (!document || mediaTypes[0] !== 'application/json') return content;
  const shown: MediaType = { ...document, example: JSON.parse(atob(example.base64)) as unknown };
  return { ...content, 'application/json': shown };
}

function schemaOf(mediaType: string): JsonSchema {
  if (mediaType === 'application/json') return { type: 'object' };
  return mediaType.startsWith('text/') ? { type: 'string' } : { type: 'string', format: 'binary' };
}
