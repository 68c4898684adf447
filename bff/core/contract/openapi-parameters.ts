import { marked } from './deprecations/marked.ts';
import { DEPRECATIONS } from './deprecations/list.ts';
import { NEWEST_VERSION, RELEASES, isVersioned } from './versions/versions.ts';
import type { Operation } from './operation.ts';
import type { ParameterObject } from './openapi-types.ts';
import type { SchemaPublisher } from './openapi-schemas.ts';

/** Path, query and header parameters of an operation, in that order. */
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
    'A unique value of your own, at most 255 characters. Retry within 24 hours with the same key and body to get the first ' +
    'response again.',
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
