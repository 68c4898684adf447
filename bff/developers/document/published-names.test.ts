import type { TSchema } from 'typebox';
import { expect, test } from 'vitest';
import { BANK_OPERATIONS } from '../../providers/bank/contract/bank.ts';
import { PROCESSOR_OPERATIONS } from '../../providers/processor/contract/processor.ts';
import { ERROR_DETAILS } from '../../core/contract/error-details.ts';
import { ERROR_CODES } from '../../core/contract/error-codes.ts';
import { openApiDocument } from './openapi.ts';
import {
  type Content,
  type JsonSchema,
  type OperationObject,
  type Reference,
  type ResponseObject,
  SchemaPublisher,
} from '../../core/contract/openapi-schemas.ts';
import { OPERATIONS } from './operations.ts';
import { ALL_SCOPES } from '../../core/contract/scopes.ts';
import { RELEASES } from '../../core/contract/versions/versions.ts';

/**
 * The names that partners' code relies on, one per line: operations, fields, formats, event types, scopes,
 * error codes. A published name stays. After an addition:
 * `npx vitest run bff/developers/document/published-names.test.ts -u`, and read the difference.
 */
test.each(RELEASES)('version $date publishes what it did before', async ({ date }) => {
  const { paths, webhooks, components } = openApiDocument({
    serverUrl: 'https://api.example',
    version: date,
  });
  const lines = [
    ...Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, operation]) => operationLines(method, path, operation)),
    ),
    ...Object.entries(webhooks).flatMap(([type, { post }]) => operationLines('webhook', type, post)),
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
    ...Object.entries(ERROR_DETAILS).flatMap(([name, { properties }]) =>
      Object.entries(properties).flatMap(([field, schema]) => schemaLines(`error ${name}: ${field}`, schema)),
    ),
  ];
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('published-names/all-versions.txt');
});

/** Contracts that other parties' processors and banks serve. */
test.each([
  ['processor', PROCESSOR_OPERATIONS],
  ['bank', BANK_OPERATIONS],
])('the contract of a %s is that of before', async (port, declared) => {
  const publisher = new SchemaPublisher();
  const linesOf = (name: string, schema: TSchema | undefined): string[] =>
    schemaLines(name, schema && publisher.publish(schema));
  const operations = declared.flatMap(({ id, method, path, credentials, success, ...operation }) => [
    `${method.toUpperCase()} ${path}: ${id}, ${credentials.join(' or ') || 'open'}`,
    ...linesOf('  path', operation.params),
    ...linesOf('  query', operation.query),
    ...linesOf('  body', operation.body),
    ...linesOf(`  ${success.status}`, success.schema),
    `  errors: ${(operation.errors ?? []).join(', ')}`,
  ]);
  const schemas = Object.entries(publisher.components()).flatMap(([name, schema]) =>
    schemaLines(name, schema),
  );
  const lines = [...operations, ...schemas];
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`published-names/${port}.txt`);
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
    ...contentLines('  body', requestBody?.content),
    ...Object.entries(responses).flatMap(([status, response]) => responseLines(`  ${status}`, response)),
  ];
}

/** Lists JSON by its fields, files by their media types. */
function contentLines(name: string, content: Content = {}): string[] {
  return Object.entries(content).flatMap(([type, { schema }]) =>
    schemaLines(type === 'application/json' ? name : `${name} ${type}`, schema),
  );
}

function responseLines(name: string, response: ResponseObject | Reference): string[] {
  if ('$ref' in response) return [`${name}: ${lastPart(response.$ref)}`];
  const json = response.content?.['application/json'];
  const errors = json?.examples ? `; ${Object.keys(json.examples).join(', ')}` : '';
  const [line = name, ...inner] = contentLines(name, response.content);
  return [`${line}; ${Object.keys(response.headers).join(', ')}${errors}`, ...inner];
}

/**
 * Lists a schema without its words and examples, with a line for each field and for each value of an
 * enumeration.
 */
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
