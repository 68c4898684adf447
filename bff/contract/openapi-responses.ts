import { ERROR_CODES, statusOf, type ErrorName } from './error-codes.ts';
import type { Example } from './examples.ts';
import { byStatus, errorsOf, STATUS_MEANING } from './openapi-errors.ts';
import type { SchemaPublisher } from './openapi-schemas.ts';
import type { ExampleObject, HeaderObject, JsonSchema, Reference, ResponseObject } from './openapi-types.ts';
import type { Operation } from './operation.ts';

/** The Error object (given: `error` int32 and `message`; `param` is ours). */
export const ERROR_SCHEMA: JsonSchema = {
  title: 'Error',
  type: 'object',
  description:
    'Every error returns this object. The meaning of `error` never changes. `message` is for people and can change.',
  required: ['error', 'message'],
  properties: {
    error: {
      type: 'integer',
      format: 'int32',
      description: 'Error code: the HTTP status × 100 plus a number.',
    },
    message: { type: 'string', description: 'What went wrong, for people.' },
    param: { type: 'string', description: 'The field, parameter or header at fault, if there is one.' },
  },
};

import { isVersioned } from './versions/versions.ts';

const text: JsonSchema = { type: 'string' };

/** Response headers, by name. */
export const HEADERS: Readonly<Record<string, HeaderObject>> = {
  'Request-Id': {
    description: 'Id of the request, on every response. Include it when you ask us about a request.',
    required: true,
    schema: { type: 'string', pattern: '^req_[0-9A-HJKMNP-TV-Z]{26}$' },
  },
  'WWW-Authenticate': {
    description: 'Why the credential was refused (RFC 6750).',
    required: true,
    schema: text,
  },
  'Retry-After': {
    description: 'Seconds to wait before you retry.',
    schema: { type: 'integer', minimum: 0 },
  },
  'RateLimit-Policy': {
    description:
      'Each rate limit: its name, requests (`q`) and window in seconds (`w`), such as `"key";q=1500;w=60`.',
    schema: text,
  },
  RateLimit: {
    description:
      'What is left of each rate limit: requests (`r`) and seconds until its window ends (`t`), such as `"key";r=1499;t=60`.',
    schema: text,
  },
  'API-Version': { description: 'The dated version of this response.', schema: text },
  Deprecation: {
    description: 'When the version was deprecated, as `@` and a Unix time in seconds (RFC 9745).',
    schema: text,
  },
  Sunset: { description: 'When the version will be retired (RFC 8594).', schema: text },
  Allow: { description: 'The methods that the path supports.', required: true, schema: text },
  'Idempotent-Replayed': {
    description:
      '`true` if this is the stored response to an earlier request with the same `Idempotency-Key`.',
    schema: { type: 'string', const: 'true' },
  },
};

/** Every response of an operation by status: success, then the errors. */
export function responsesOf(
  operation: Operation,
  publisher: SchemaPublisher,
  example: Example,
): Record<string, ResponseObject | Reference> {
  const faults = [...byStatus(errorsOf(operation))].map(([status, names]) => [
    String(status),
    faultResponse(operation, status, names),
  ]);
  return {
    [operation.success.status]: successResponse(operation, publisher, example),
    ...otherResponses(operation, publisher),
    ...(Object.fromEntries(faults) as Record<string, ResponseObject>),
    '405': { $ref: '#/components/responses/MethodNotAllowed' },
  };
}

/** Responses that belong to a path rather than to one of its operations. */
export const SHARED_RESPONSES: Readonly<Record<string, ResponseObject>> = {
  MethodNotAllowed: {
    description: meaningOf(405),
    headers: { 'Request-Id': header('Request-Id'), Allow: header('Allow') },
    content: errorContent({ method_not_allowed: exampleReference('method_not_allowed') }),
  },
};

/** One example for each code, by its name. */
export function errorExamples(): Record<string, ExampleObject> {
  return Object.fromEntries(
    Object.entries(ERROR_CODES).map(([name, { code, message }]) => [
      name,
      { summary: String(code), value: { error: code, message } },
    ]),
  );
}

function successResponse(operation: Operation, publisher: SchemaPublisher, example: Example): ResponseObject {
  const { description, schema } = operation.success;
  const own = Object.entries(operation.responseHeaders ?? {}).map(([name, meaning]) => [
    name,
    { description: meaning, required: true, schema: text },
  ]);
  return {
    description,
    headers: {
      'Request-Id': header('Request-Id'),
      ...limitHeaders(operation),
      ...versionHeaders(operation),
      ...(Object.fromEntries(own) as Record<string, HeaderObject>),
      ...(operation.idempotency !== 'ignored' && { 'Idempotent-Replayed': header('Idempotent-Replayed') }),
    },
    ...(schema && {
      content: {
        'application/json': {
          schema: publisher.publish(schema),
          example: example.response,
        },
      },
    }),
  };
}

/** Where a dated version applies. */
function versionHeaders(operation: Operation): Record<string, Reference> {
  if (!isVersioned(operation)) return {};
  const names = ['API-Version', 'Deprecation', 'Sunset'];
  return Object.fromEntries(names.map((name) => [name, header(name)]));
}

/** On every response to a known caller, and where an address has a quota of its own. */
function limitHeaders({ credentials, errors = [] }: Operation): Record<string, Reference> {
  if (credentials.length === 0 && !errors.includes('limit_address')) return {};
  return { 'RateLimit-Policy': header('RateLimit-Policy'), RateLimit: header('RateLimit') };
}

function otherResponses(operation: Operation, publisher: SchemaPublisher): Record<string, ResponseObject> {
  const others = Object.entries(operation.otherAnswers ?? {}).map(([status, { description, schema }]) => [
    status,
    {
      description,
      headers: { 'Request-Id': header('Request-Id') },
      content: { 'application/json': { schema: publisher.publish(schema) } },
    },
  ]);
  return Object.fromEntries(others) as Record<string, ResponseObject>;
}

function faultResponse(operation: Operation, status: number, names: readonly ErrorName[]): ResponseObject {
  return {
    description: meaningOf(status),
    headers: faultHeaders(operation, status, names),
    content: errorContent(Object.fromEntries(names.map((name) => [name, exampleOf(operation, name)]))),
  };
}

/** Which headers a fault has besides `Request-Id`. A fault found after validation is stored and may be a replay. */
function faultHeaders(
  operation: Operation,
  status: number,
  names: readonly ErrorName[],
): Record<string, Reference> {
  const waits = status === 429 || status === 503 || names.includes('idempotency_in_progress');
  const stored = operation.errors?.some(
    (name) => statusOf(name) === status && status < 500 && status !== 401,
  );
  const replays = operation.idempotency !== 'ignored' && stored === true;
  return {
    'Request-Id': header('Request-Id'),
    ...(status !== 401 && { ...limitHeaders(operation), ...versionHeaders(operation) }),
    ...((status === 401 || status === 403) && { 'WWW-Authenticate': header('WWW-Authenticate') }),
    ...(waits && { 'Retry-After': header('Retry-After') }),
    ...(replays && { 'Idempotent-Replayed': header('Idempotent-Replayed') }),
  };
}

/** A missing or wrong field is shown with a field that this operation has. */
function exampleOf(operation: Operation, name: ErrorName): ExampleObject | Reference {
  const param = fieldOf(operation);
  if (param === undefined) return exampleReference(name);
  const { code, message } = ERROR_CODES[name];
  const summary = String(code);
  if (name === 'field_missing') {
    return { summary, value: { error: code, message: `${param} is required.`, param } };
  }
  if (name === 'field_invalid') return { summary, value: { error: code, message, param } };
  return exampleReference(name);
}

function fieldOf({ body, query }: Operation): string | undefined {
  const schema = body ?? query;
  const properties: unknown = schema && Reflect.get(schema, 'properties');
  return Object.keys(properties ?? {})[0];
}

function errorContent(examples: Readonly<Record<string, ExampleObject | Reference>>): {
  readonly 'application/json': { schema: JsonSchema; examples: typeof examples };
} {
  return { 'application/json': { schema: { $ref: '#/components/schemas/Error' }, examples } };
}

function meaningOf(status: number): string {
  const meaning = STATUS_MEANING[status];
  return meaning ? `${meaning.title}. ${meaning.text}` : String(status);
}

function header(name: string): Reference {
  return { $ref: `#/components/headers/${name}` };
}

function exampleReference(name: ErrorName): Reference {
  return { $ref: `#/components/examples/${name}` };
}
