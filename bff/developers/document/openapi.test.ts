import { validate } from '@readme/openapi-parser';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { describe, expect, test } from 'vitest';
import { ERROR_CODES, statusOf, type ErrorName } from '../../core/contract/error-codes.ts';
import { ERROR_DETAILS, hasDetails } from '../../core/contract/error-details.ts';
import { OneOf, orNull } from '../../core/contract/fields.ts';
import { errorsOf } from '../../core/contract/openapi-errors.ts';
import { exampleOf } from '../../core/contract/examples.ts';
import { EXAMPLE_KEY } from '../../core/contract/example-values.ts';
import { HEADERS } from '../../core/contract/openapi-parameters.ts';
import { SchemaPublisher } from '../../core/contract/openapi-schemas.ts';
import { openApiDocument } from './openapi.ts';
import { OPERATIONS } from './operations.ts';

const serverUrl = 'http://localhost:8080';
const document = openApiDocument({ serverUrl });
const text = JSON.stringify(document);

/** Yields every value in a JSON tree, with its member name. */
function* walk(value: unknown, name = ''): Generator<[string, unknown]> {
  yield [name, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [member, inner] of Object.entries(value)) yield* walk(inner, member);
}

function resolve(ref: string): unknown {
  return ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], document);
}

describe('the document', () => {
  test('is valid OpenAPI 3.1.0 without a warning', async () => {
    const result = await validate(JSON.parse(text));
    expect(result).toEqual({ valid: true, warnings: [], specification: 'OpenAPI' });
    expect(document.openapi).toBe('3.1.0');
    expect(document.info).toMatchObject({ title: 'Trellis', version: '1.0.0' });
    expect(document.servers[0]?.url).toBe(serverUrl);
  });

  test('is plain JSON and the same each time', () => {
    expect(JSON.parse(text)).toStrictEqual(document);
    expect(JSON.stringify(openApiDocument({ serverUrl }))).toBe(text);
  });

  test('holds every operation once and no other', () => {
    const published = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => `${operationId} ${method} ${path}`),
    );
    const declared = OPERATIONS.map(({ id, method, path }) => `${id} ${method} ${path}`);
    expect(published.toSorted()).toEqual(declared.toSorted());
    expect(new Set(OPERATIONS.map(({ id }) => id)).size).toBe(OPERATIONS.length);
  });

  test('has only references that lead somewhere, and no component that nothing leads to', () => {
    const refs = [...walk(document)].filter(([name]) => name === '$ref').map(([, ref]) => String(ref));
    expect(refs.filter((ref) => resolve(ref) === undefined)).toEqual([]);
    const schemas = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
    expect(schemas.filter((schema) => !refs.includes(schema))).toEqual([]);
  });

  test('describes every field', () => {
    const silent = [...walk(document)].flatMap(([name, inner]) =>
      name === 'properties'
        ? Object.entries(inner as Record<string, { description?: string; $ref?: string }>)
            .filter(([, field]) => !field.description && !field.$ref)
            .map(([field]) => field)
        : [],
    );
    expect(silent).toEqual([]);
  });

  test('names null among the values of every field that may be null', () => {
    const nullable = [...walk(document)].filter(
      (entry): entry is [string, { type: readonly string[]; enum?: readonly unknown[]; const?: unknown }] => {
        const type: unknown =
          typeof entry[1] === 'object' && entry[1] !== null && Reflect.get(entry[1], 'type');
        return Array.isArray(type) && type.includes('null');
      },
    );
    expect(nullable.map(([name]) => name)).toContain('disabled_reason');
    const contradictory = nullable.filter(
      ([, schema]) => (schema.enum && !schema.enum.includes(null)) || schema.const !== undefined,
    );
    expect(contradictory.map(([name]) => name)).toEqual([]);
  });

  test('describes every tag that an operation has', () => {
    expect(document.tags.map(({ name }) => name)).toEqual([...new Set(OPERATIONS.map(({ tag }) => tag))]);
    expect(document.tags.every(({ description }) => description.length > 0)).toBe(true);
  });
});

describe('POST /plants, as given', () => {
  const { schemas } = document.components;
  const operation = document.paths['/plants']?.['post'];

  test('NewPlant', () => {
    const { required, properties } = schemas['NewPlant'] ?? {};
    expect(required).toEqual(['id', 'name']);
    expect(Object.keys(properties ?? {})).toEqual(['id', 'name', 'tag']);
    expect(properties?.['id']).toMatchObject({ type: 'integer', format: 'int64' });
    expect(properties?.['name']).toMatchObject({ type: 'string', minLength: 1, maxLength: 255 });
    expect(properties?.['tag']).toMatchObject({ type: 'string', maxLength: 255 });
  });

  test('Plant: name and perhaps tag, no id', () => {
    const { required, properties } = schemas['Plant'] ?? {};
    expect(required).toEqual(['name']);
    expect(Object.keys(properties ?? {})).toEqual(['name', 'tag']);
    expect(properties).toMatchObject({ name: { type: 'string' }, tag: { type: 'string' } });
  });

  test('Error: int32 and message, perhaps param', () => {
    const { required, properties } = schemas['Error'] ?? {};
    expect(required).toEqual(['error', 'message']);
    expect(Object.keys(properties ?? {})).toEqual(['error', 'message', 'param']);
    expect(properties?.['error']).toMatchObject({ type: 'integer', format: 'int32' });
  });

  test('takes a NewPlant, returns 200 with a Plant and 400 with an Error', () => {
    const schemaAt = (status: string): unknown => {
      const response = operation?.responses[status];
      return response && 'content' in response && response.content?.['application/json']?.schema;
    };
    expect(operation?.requestBody?.content['application/json']?.schema).toEqual({
      $ref: '#/components/schemas/NewPlant',
    });
    expect(schemaAt('200')).toEqual({ $ref: '#/components/schemas/Plant' });
    expect(schemaAt('400')).toEqual({ $ref: '#/components/schemas/Error' });
    expect(operation?.security).toEqual([{ sessionToken: ['plants:write'] }]);
    expect(operation?.parameters?.map(({ name }) => name)).toEqual(['Idempotency-Key']);
  });
});

describe.each(OPERATIONS)('$method $path', (operation) => {
  const published = document.paths[operation.path]?.[operation.method];
  const example = exampleOf(operation);

  test('has examples that its own schemas accept', () => {
    const { body, success } = operation;
    expect(example.request !== undefined).toBe(body !== undefined);
    expect(Compile(body ?? Type.Undefined()).Check(example.request)).toBe(true);
    expect(Compile(success.schema ?? Type.Undefined()).Check(example.response)).toBe(true);
  });

  test('returns each of its errors under the right status, as an Error with an example', () => {
    const expected = errorsOf(operation).map((name) => `${statusOf(name)} ${name}`);
    const found = Object.entries(published?.responses ?? {}).flatMap(([status, response]) => {
      if (!('content' in response)) return [];
      const { schema, examples = {} } = response.content?.['application/json'] ?? {};
      const names = Object.keys(examples);
      const title = names.some((name) => hasDetails(name as ErrorName)) ? 'DetailedError' : 'Error';
      if (schema?.$ref !== `#/components/schemas/${title}`) return [];
      return names.map((name) => `${status} ${name}`);
    });
    expect(found.toSorted()).toEqual(expected.toSorted());
  });

  test('has its headers: Request-Id always, a challenge on 401 and 403', () => {
    for (const [status, found] of Object.entries(published?.responses ?? {})) {
      const response = '$ref' in found ? resolve(found.$ref) : found;
      const names = Object.keys((response as { headers: object }).headers);
      expect(names).toContain('Request-Id');
      expect(names.includes('WWW-Authenticate')).toBe(status === '401' || status === '403');
      expect(names.includes('Allow')).toBe(status === '405');
    }
  });
});

test('a body is required, unless a file may be left out', () => {
  for (const { path, method, body, upload } of OPERATIONS) {
    const requestBody = document.paths[path]?.[method]?.requestBody;
    expect([path, requestBody?.required]).toEqual([
      path,
      body || upload ? upload?.isOptional !== true : undefined,
    ]);
  }
  expect(document.paths['/v1/images']?.post?.requestBody).toMatchObject({ required: true });
  expect(document.paths['/v1/menus/{id}/import']?.post?.requestBody).toMatchObject({ required: false });
});

test('an example has the optional properties that have one, objects and numbers too', () => {
  const merchant = OPERATIONS.find(({ id }) => id === 'createMerchant');
  const location = OPERATIONS.find(({ id }) => id === 'createLocation');
  expect(merchant && exampleOf(merchant).request).toMatchObject({
    support: { phone: expect.any(String) },
    business: { mcc: expect.any(String) },
  });
  expect(location && exampleOf(location).request).toMatchObject({
    slot: { minutes: expect.any(Number) },
    fulfillments: { pickup: { lead_minutes: expect.any(Number) } },
  });
});

test('error examples are the codes that some response refers to', () => {
  const referredTo = Object.entries(ERROR_CODES).filter(([name]) =>
    text.includes(`"#/components/examples/${name}"`),
  );
  expect(document.components.examples).toEqual(
    Object.fromEntries(
      referredTo.map(([name, { code, message }]) => {
        const value = { error: code, message, ...ERROR_DETAILS[name as ErrorName]?.example };
        return [name, { summary: String(code), value }];
      }),
    ),
  );
  expect(referredTo.length).toBeGreaterThan(40);
});

test('the granted scopes of a session are a header of its response', () => {
  const response = document.paths['/v1/sessions']?.['post']?.responses['200'];
  expect(response && 'headers' in response && Object.keys(response.headers)).toEqual([
    'Request-Id',
    'RateLimit-Policy',
    'RateLimit',
    'Session-Scopes',
  ]);
});

test('readiness reports its parts with 503, not an Error', () => {
  const response = document.paths['/readyz']?.['get']?.responses['503'];
  expect(response && 'content' in response && response.content?.['application/json']?.schema).toEqual({
    $ref: '#/components/schemas/Health',
  });
});

test('every published header is used', () => {
  expect(Object.keys(HEADERS).filter((name) => !text.includes(`#/components/headers/${name}`))).toEqual([]);
});

test('the example key is the documented one', () => {
  expect(EXAMPLE_KEY).toBe('ppk_sandbox_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA2QkeAT');
});

describe('publishing a schema', () => {
  test('leaves nothing in it that is not JSON Schema', () => {
    const marks = [...walk(document)].filter(([name]) => name.startsWith('~'));
    expect(marks).toEqual([]);
  });

  test('writes unions and records in their short form', () => {
    const publisher = new SchemaPublisher();
    const literals = Type.Union([Type.Literal('a'), Type.Literal('b')]);
    expect(publisher.publish(literals)).toEqual({ type: 'string', enum: ['a', 'b'] });
    expect(publisher.publish(Type.Union([Type.String({ format: 'date-time' }), Type.Null()]))).toEqual({
      type: ['string', 'null'],
      format: 'date-time',
    });
    expect(publisher.publish(orNull(OneOf(['a', 'b'])))).toEqual({
      type: ['string', 'null'],
      enum: ['a', 'b', null],
    });
    expect(publisher.publish(orNull(Type.Literal('a')))).toEqual({
      type: ['string', 'null'],
      enum: ['a', null],
    });
    expect(publisher.publish(Type.Record(Type.String(), Type.String()))).toEqual({
      type: 'object',
      additionalProperties: { type: 'string' },
    });
    expect(publisher.publish(Type.Union([Type.String(), Type.Integer()]))).toEqual({
      anyOf: [{ type: 'string' }, { type: 'integer' }],
    });
  });

  test('refuses two schemas of one title', () => {
    const publisher = new SchemaPublisher();
    publisher.publish(Type.Object({ a: Type.String() }, { title: 'Same' }));
    expect(() => publisher.publish(Type.Object({ b: Type.String() }, { title: 'Same' }))).toThrow('Same');
  });
});
