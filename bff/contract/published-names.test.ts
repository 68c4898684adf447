import { expect, test } from 'vitest';
import { ERROR_CODES } from './error-codes.ts';
import { openApiDocument } from './openapi.ts';
import type { JsonSchema, OperationObject, Reference, ResponseObject } from './openapi-types.ts';
import { OPERATIONS } from './operations.ts';
import { ALL_SCOPES } from './scopes.ts';
import { RELEASES } from './versions/versions.ts';

/**
 * What partners' code relies on, one name a line: operations, fields, formats, event types, scopes, error codes. A
 * name that is published stays. After an addition: `npx vitest run -u bff/contract/published-names.test.ts`, and read
 * the difference.
 */
test.each(RELEASES)('version $date publishes what it did before', async ({ date }) => {
  const { paths, components } = openApiDocument({ serverUrl: 'https://api.example', version: date });
  const lines = [
    ...Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, operation]) => operationLines(method, path, operation)),
    ),
    ...Object.entries(components.schemas).flatMap(([name, schema]) => schemaLines(name, schema)),
    ...Object.entries(components.headers).flatMap(([name, { required, schema }]) =>
      schemaLines(`header ${name}${required === true ? ', required' : ''}`, schema),
    ),
    ...Object.entries(components.responses).flatMap(([name, response]) =>
      responseLines(`response ${name}`, response),
    ),
    ...Object.entries(components.securitySchemes).map(
      ([name, { type, scheme }]) => `credential ${name}: ${type} ${scheme}`,
    ),
  ];
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`published-names/${date}.txt`);
});

test('idempotency, scopes and error codes are those of before', async () => {
  const lines = [
    ...OPERATIONS.map(({ id, idempotency }) => `idempotency of ${id}: ${idempotency}`),
    ...ALL_SCOPES.map((scope) => `scope ${scope}`),
    ...Object.entries(ERROR_CODES).map(([name, { code }]) => `error ${code} ${name}`),
  ];
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('published-names/all-versions.txt');
});

function operationLines(method: string, path: string, operation: OperationObject): string[] {
  const { operationId, tags, security, parameters = [], requestBody, responses } = operation;
  const credentials = security.flatMap((allowed) =>
    Object.entries(allowed).map(([name, scopes]) => `${name}(${scopes.join(' ')})`),
  );
  return [
    `${method.toUpperCase()} ${path}: ${operationId}, ${tags.join(' ')}, ${credentials.join(' or ') || 'open'}`,
    ...parameters.flatMap(({ name, in: place, required, schema }) =>
      schemaLines(`  ${place} ${name}${required ? ', required' : ''}`, schema),
    ),
    ...schemaLines('  body', requestBody?.content['application/json'].schema),
    ...Object.entries(responses).flatMap(([status, response]) => responseLines(`  ${status}`, response)),
  ];
}

function responseLines(name: string, response: ResponseObject | Reference): string[] {
  if ('$ref' in response) return [`${name}: ${lastPart(response.$ref)}`];
  const json = response.content?.['application/json'];
  const errors = json?.examples ? `; ${Object.keys(json.examples).join(', ')}` : '';
  const [line = name, ...inner] = schemaLines(name, json?.schema);
  return [`${line}; ${Object.keys(response.headers).join(', ')}${errors}`, ...inner];
}

/** A schema without its words and examples, with a line for each field and for each value of an enumeration. */
function schemaLines(name: string, schema: JsonSchema | undefined): string[] {
  if (!schema) return [];
  const { type, enum: values = [], required = [], properties = {}, items, anyOf = [] } = schema;
  const limits = LIMITS.filter((limit) => schema[limit] !== undefined).map(
    (limit) => ` ${limit}=${JSON.stringify(schema[limit])}`,
  );
  return [
    `${name}: ${[lastPart(schema.$ref) ?? type ?? []].flat().join(' | ')}${limits.join('')}`,
    ...values.map((value) => `${name} = ${JSON.stringify(value)}`),
    ...Object.entries(properties).flatMap(([field, inner]) =>
      schemaLines(`${name}.${field}${required.includes(field) ? '' : '?'}`, inner),
    ),
    ...schemaLines(`${name}[]`, items),
    ...anyOf.flatMap((one, index) => schemaLines(`${name} (${index + 1})`, one)),
  ];
}

function lastPart(ref: string | undefined): string | undefined {
  return ref?.slice(ref.lastIndexOf('/') + 1);
}

const LIMITS = [
  'format',
  'const',
  'default',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'pattern',
  'minItems',
  'maxItems',
  'patternProperties',
  'additionalProperties',
] as const;
