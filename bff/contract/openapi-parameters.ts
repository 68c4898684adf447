import { NEWEST_VERSION, RELEASES, isVersioned } from './versions/versions.ts';
import type { Operation } from './operation.ts';
import type { JsonSchema, ParameterObject } from './openapi-types.ts';
import type { SchemaPublisher } from './openapi-schemas.ts';

/** A query is text on the wire; where that text is a number, the document says so. */
const QUERY_TYPES: Readonly<Record<string, JsonSchema>> = {
  limit: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
};

/** Path, query and header parameters of an operation, in that order. */
export function parametersOf(
  operation: Operation,
  publisher: SchemaPublisher,
  pathExamples: Readonly<Record<string, string>>,
): ParameterObject[] {
  return [
    ...pathParameters(operation, pathExamples),
    ...queryParameters(operation, publisher),
    ...(operation.idempotency !== 'ignored' ? [IDEMPOTENCY_KEY] : []),
    ...(isVersioned(operation) ? [API_VERSION] : []),
  ];
}

function pathParameters({ path }: Operation, examples: Readonly<Record<string, string>>): ParameterObject[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: 'Id of the record.',
    schema: { type: 'string' },
    ...(examples[name] !== undefined && { example: examples[name] }),
  }));
}

function queryParameters({ query }: Operation, publisher: SchemaPublisher): ParameterObject[] {
  if (!query) return [];
  const { properties = {}, required = [] } = publisher.publish(query);
  return Object.entries(properties).map(([name, { description = '', ...schema }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    description,
    schema: QUERY_TYPES[name] ?? schema,
  }));
}

const IDEMPOTENCY_KEY: ParameterObject = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Any value of your own, one for each thing you mean to do. Sent again within 24 hours with the same body, it ' +
    'answers the first answer again.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
  example: '4f9d1c52-6f0e-4f0b-9d55-0f3a1f3f8a6e',
};

const API_VERSION: ParameterObject = {
  name: 'API-Version',
  in: 'header',
  required: false,
  description: 'The dated version for this one request, instead of the one that the key is pinned to.',
  schema: { type: 'string', enum: RELEASES.map(({ date }) => date) },
  example: NEWEST_VERSION,
};
