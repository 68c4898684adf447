import { ERROR_CODES, statusOf, type ErrorName } from './error-codes.ts';
import type { OperationExample } from './openapi-examples.ts';
import { byStatus, errorsOf, STATUS_MEANING } from './openapi-errors.ts';
import type { SchemaPublisher } from './openapi-schemas.ts';
import type { ExampleObject, HeaderObject, JsonSchema, Reference, ResponseObject } from './openapi-types.ts';
import type { Operation } from './operation.ts';

/** The Error object (given: `error` int32 and `message`; `param` is ours). */
export const ERROR_SCHEMA: JsonSchema = {
  title: 'Error',
  type: 'object',
  description:
    'What every fault answers. `error` is stable for ever; `message` is for people and may be reworded.',
  required: ['error', 'message'],
  properties: {
    error: { type: 'integer', format: 'int32', description: 'HTTP status × 100 + a number of its own.' },
    message: { type: 'string', description: 'What went wrong, in plain words.' },
    param: { type: 'string', description: 'The field, parameter or header at fault, where there is one.' },
  },
};

import { isVersioned } from './versions/versions.ts';

const text: JsonSchema = { type: 'string' };

/** Headers of answers, by name. */
export const HEADERS: Readonly<Record<string, HeaderObject>> = {
  'Request-Id': {
    description: 'Ours, on every answer. Name it when you ask us about a request.',
    required: true,
    schema: { type: 'string', pattern: '^req_[0-9A-HJKMNP-TV-Z]{26}$' },
  },
  'WWW-Authenticate': {
    description: 'What is wrong with the credential (RFC 6750).',
    required: true,
    schema: text,
  },
  'Retry-After': {
    description: 'Seconds to wait before you try again.',
    schema: { type: 'integer', minimum: 0 },
  },
  'RateLimit-Policy': {
    description: 'Each quota: its name, requests (`q`) and window in seconds (`w`): `"key";q=1500;w=60`.',
    schema: text,
  },
  RateLimit: {
    description:
      'How each quota stands: requests left (`r`), seconds until its window ends (`t`): `"key";r=1499;t=60`.',
    schema: text,
  },
  'API-Version': { description: 'The dated version that this answer speaks.', schema: text },
  Deprecation: {
    description: 'Since when that version is no longer advised: seconds after `@` (RFC 9745).',
    schema: text,
  },
  Sunset: { description: 'When that version will be retired (RFC 8594).', schema: text },
  Allow: { description: 'The methods of this path.', required: true, schema: text },
  'Idempotent-Replayed': {
    description: 'Present when this is the stored answer to an earlier request with the same key.',
    schema: { type: 'string', const: 'true' },
  },
};

/** Every answer of an operation by status: the successful one, then the faults. */
export function responsesOf(
  operation: Operation,
  publisher: SchemaPublisher,
  example: OperationExample | undefined,
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

/** Answers that belong to a path rather than to one of its operations. */
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

function successResponse(
  operation: Operation,
  publisher: SchemaPublisher,
  example: OperationExample | undefined,
): ResponseObject {
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
          ...(example && { example: example.response }),
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

/** On every answer to a known caller. */
function limitHeaders({ credentials }: Operation): Record<string, Reference> {
  if (credentials.length === 0) return {};
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
    ...(status !== 401 && limitHeaders(operation)),
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
