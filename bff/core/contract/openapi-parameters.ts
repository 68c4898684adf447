import { marked } from './deprecations/marked.ts';
import { DEPRECATIONS } from './deprecations/list.ts';
import { NEWEST_VERSION, RELEASES, isVersioned } from './versions/versions.ts';
import type { Operation } from './operation.ts';
import type {
  ParameterObject,
  HeaderObject,
  JsonSchema,
  Reference,
  SchemaPublisher,
} from './openapi-schemas.ts';
import type { Deprecations } from './deprecations/deprecation.ts';
import { statusOf, type ErrorName } from './error-codes.ts';

/** Returns path, query and header parameters of an operation, in that order. */
export function parametersOf(
  operation: Operation,
  publisher: SchemaPublisher,
  version = NEWEST_VERSION,
  deprecations = DEPRECATIONS,
): ParameterObject[] {
  const deprecated = deprecations.ofOperation(operation.id)?.parameters;
  return [
    ...parametersIn('path', operation.params, publisher),
    ...parametersIn('query', operation.query, publisher).map((one) => marked(one, deprecated?.get(one.name))),
    ...(operation.idempotency !== 'ignored'
      ? [{ ...IDEMPOTENCY_KEY, required: operation.isKeyRequired ?? false }]
      : []),
    ...(operation.isConditional ? [IF_NONE_MATCH] : []),
    ...(isVersioned(operation) ? [{ ...API_VERSION, example: version }] : []),
  ];
}

function parametersIn(
  place: 'path' | 'query',
  schema: Operation['params'],
  publisher: SchemaPublisher,
): ParameterObject[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = publisher.publish(schema);
  return Object.entries(properties).map(([name, { description = '', examples = [], ...field }]) => ({
    name,
    in: place,
    required: required.includes(name),
    description,
    schema: field,
    ...(examples.length > 0 && { example: examples[0] }),
  }));
}

const IDEMPOTENCY_KEY: ParameterObject = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A unique value of your own, at most 255 characters. Retry within 24 hours with the same key and body ' +
    'to get the first response again.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
  example: '4f9d1c52-6f0e-4f0b-9d55-0f3a1f3f8a6e',
};

const IF_NONE_MATCH: ParameterObject = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description:
    'The `ETag` of a response that you have. While nothing has changed, you get 304 without a body.',
  schema: { type: 'string' },
};

const API_VERSION: ParameterObject = {
  name: 'API-Version',
  in: 'header',
  required: false,
  description: 'The dated version to use for this request, instead of the one the key is pinned to.',
  schema: { type: 'string', enum: RELEASES.map(({ date }) => date) },
};

export const TEXT: JsonSchema = { type: 'string' };

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
    schema: TEXT,
  },
  'Retry-After': {
    description: 'Seconds to wait before you retry.',
    schema: { type: 'integer', minimum: 0 },
  },
  'RateLimit-Policy': {
    description:
      'Each rate limit: its name, requests (`q`) and window in seconds (`w`), such as `"key";q=1500;w=60`.',
    schema: TEXT,
  },
  RateLimit: {
    description:
      'What is left of each rate limit: requests (`r`) and seconds until its window ends (`t`), such as ' +
      '`"key";r=1499;t=60`.',
    schema: TEXT,
  },
  'API-Version': { description: 'The dated version of this response.', schema: TEXT },
  Deprecation: {
    description:
      'When something that the call uses was deprecated, as `@` and a Unix time in seconds (RFC 9745).',
    schema: TEXT,
  },
  Sunset: { description: 'When that will be retired (RFC 8594).', schema: TEXT },
  Link: {
    description:
      'What says what to do instead of what is deprecated, such as `</docs/guides/versions>; ' +
      'rel="deprecation"; type="text/html"` (RFC 8288).',
    schema: TEXT,
  },
  ETag: {
    description: 'Identifies the response. Send it as `If-None-Match` to get 304 while nothing has changed.',
    schema: TEXT,
  },
  Allow: { description: 'The methods that the path supports.', required: true, schema: TEXT },
  Location: { description: 'The same path at the new address.', required: true, schema: TEXT },
  'Idempotent-Replayed': {
    description:
      '`true` if this is the stored response to an earlier request with the same `Idempotency-Key`.',
    schema: { type: 'string', const: 'true' },
  },
};

/** The headers of a response to a request that uses something deprecated. */
export const DEPRECATION_HEADERS = ['Deprecation', 'Sunset', 'Link'] as const;

/** Returns the headers for dated versions and for deprecated parts of the operation. */
export function versionHeaders(operation: Operation, deprecations: Deprecations): Record<string, Reference> {
  const dated = isVersioned(operation);
  if (!dated && !deprecations.ofOperation(operation.id)) return {};
  const names = [...(dated ? ['API-Version'] : []), ...DEPRECATION_HEADERS];
  return Object.fromEntries(names.map((name) => [name, header(name)]));
}

/**
 * Returns the rate limit headers, for responses to known callers and for operations with a quota by address.
 */
export function limitHeaders({ credentials, errors = [] }: Operation): Record<string, Reference> {
  if (credentials.length === 0 && !errors.includes('limit_address')) return {};
  return { 'RateLimit-Policy': header('RateLimit-Policy'), RateLimit: header('RateLimit') };
}

/**
 * Returns the headers that an error has besides `Request-Id`. An error found after validation is stored and
 * may be a replay.
 */
export function faultHeaders(
  operation: Operation,
  status: number,
  names: readonly ErrorName[],
  deprecations: Deprecations,
): Record<string, Reference> {
  const waits = status === 429 || status === 503 || names.includes('idempotency_in_progress');
  const stored = operation.errors?.some(
    (name) => statusOf(name) === status && status < 500 && status !== 401,
  );
  const replays = operation.idempotency !== 'ignored' && stored === true;
  return {
    'Request-Id': header('Request-Id'),
    ...(status !== 401 && { ...limitHeaders(operation), ...versionHeaders(operation, deprecations) }),
    ...((status === 401 || status === 403) && { 'WWW-Authenticate': header('WWW-Authenticate') }),
    ...(status === 308 && { Location: header('Location') }),
    ...(waits && { 'Retry-After': header('Retry-After') }),
    ...(replays && { 'Idempotent-Replayed': header('Idempotent-Replayed') }),
  };
}

export function header(name: string): Reference {
  return { $ref: `#/components/headers/${name}` };
}
