import type { Deprecations } from '../../core/contract/deprecations/deprecation.ts';
import type { Example } from '../../core/contract/examples.ts';
import { faultResponse, byStatus, errorsOf } from '../../core/contract/openapi-errors.ts';
import { header, limitHeaders, TEXT, versionHeaders } from '../../core/contract/openapi-parameters.ts';
import type {
  SchemaPublisher,
  HeaderObject,
  Reference,
  ResponseObject,
  Content,
  JsonSchema,
  MediaType,
} from '../../core/contract/openapi-schemas.ts';
import type { Operation, Upload } from '../../core/contract/operation.ts';

/** Returns every response of an operation by status: success, then the errors. */
export function responsesOf(
  operation: Operation,
  publisher: SchemaPublisher,
  example: Example,
  { version, deprecations }: { readonly version: string; readonly deprecations: Deprecations },
): Record<string, ResponseObject | Reference> {
  const faults = [...byStatus(errorsOf(operation, version))].map(([status, names]) => [
    String(status),
    faultResponse(operation, status, names, deprecations),
  ]);
  return {
    [operation.success.status]: successResponse(operation, publisher, example, deprecations),
    ...otherResponses(operation, publisher, deprecations),
    ...(operation.isConditional && { '304': notModified(operation, deprecations) }),
    ...(Object.fromEntries(faults) as Record<string, ResponseObject>),
    '405': { $ref: '#/components/responses/MethodNotAllowed' },
  };
}

function successResponse(
  operation: Operation,
  publisher: SchemaPublisher,
  example: Example,
  deprecations: Deprecations,
): ResponseObject {
  const { description, schema, download = [], events } = operation.success;
  const own = Object.entries(operation.responseHeaders ?? {}).map(([name, meaning]) => [
    name,
    { description: meaning, required: true, schema: TEXT },
  ]);
  return {
    description,
    headers: {
      ...headersOf(operation, deprecations),
      ...(Object.fromEntries(own) as Record<string, HeaderObject>),
      ...(operation.isConditional && { ETag: header('ETag') }),
    },
    ...((schema || download.length > 0 || events !== undefined) && {
      content: {
        ...(schema && {
          'application/json': { schema: publisher.publish(schema), example: example.response },
        }),
        ...fileContent(download),
        ...(events !== undefined && { 'text/event-stream': { schema: TEXT, example: events } }),
      },
    }),
  };
}

/** Returns the headers of every successful response. */
function headersOf(operation: Operation, deprecations: Deprecations): ResponseObject['headers'] {
  return {
    'Request-Id': header('Request-Id'),
    ...limitHeaders(operation),
    ...versionHeaders(operation, deprecations),
    ...(operation.idempotency !== 'ignored' && { 'Idempotent-Replayed': header('Idempotent-Replayed') }),
  };
}

function notModified(operation: Operation, deprecations: Deprecations): ResponseObject {
  return {
    description: 'Not Modified. The response is the one that `If-None-Match` names.',
    headers: {
      'Request-Id': header('Request-Id'),
      ...limitHeaders(operation),
      ...versionHeaders(operation, deprecations),
      ETag: header('ETag'),
    },
  };
}

function otherResponses(
  operation: Operation,
  publisher: SchemaPublisher,
  deprecations: Deprecations,
): Record<string, ResponseObject> {
  const others = Object.entries(operation.otherAnswers ?? {}).map(([status, { description, schema }]) => [
    status,
    {
      description,
      headers: headersOf(operation, deprecations),
      content: { 'application/json': { schema: publisher.publish(schema) } },
    },
  ]);
  return Object.fromEntries(others) as Record<string, ResponseObject>;
}

/** Returns the content of a file with one of these media types, as client generators understand it. */
function fileContent(mediaTypes: readonly string[]): Content {
  return Object.fromEntries(mediaTypes.map((type) => [type, { schema: schemaOf(type) }]));
}

/** Returns the content that an operation accepts; a document includes its example. */
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
