import { validate } from '@readme/openapi-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentOf, faultsOf } from '../../testing/service/published-responses.ts';
import { call, startService, type Service } from '../../testing/service/service.ts';
import { EVENT_TYPES } from './event-types.ts';
import { openApiDocument } from './openapi.ts';
import { OPERATIONS } from './operations.ts';
import {
  isVersioned,
  NEWEST_SHAPES,
  NEWEST_VERSION,
  RELEASES,
} from '../../core/contract/versions/versions.ts';

const OLD = '2026-09-01';

describe.each(RELEASES)('the document of $date', ({ date }) => {
  const published = documentOf(date);
  const { document } = published;

  test('is valid OpenAPI 3.1.0 without a warning', async () => {
    const result = await validate(JSON.parse(JSON.stringify(document)));
    expect(result).toEqual({ valid: true, warnings: [], specification: 'OpenAPI' });
  });

  test.each(OPERATIONS)('has examples of $id that its own schemas accept', (operation) => {
    const { method, path, success, responseHeaders = {} } = operation;
    const { requestBody, responses } = document.paths[path]?.[method] ?? {};
    const body = requestBody?.content['application/json'];
    expect(body ? published.check(body.schema, (body as { example?: unknown }).example) : []).toEqual([]);
    // A file has no example.
    if (!success.schema) return;
    const response = responses?.[success.status];
    const example = response && 'content' in response && response.content?.['application/json']?.example;
    const own = Object.keys(responseHeaders).map((name) => [name.toLowerCase(), '']);
    const headers = {
      'content-type': 'application/json',
      'request-id': 'req_01M7YV62X031X7Y6C95C3Z0Z9C',
      ...(isVersioned(operation) && { 'api-version': date }),
      ...(Object.fromEntries(own) as Record<string, string>),
    };
    const exchange = { method, path: path.replaceAll(/\{\w+\}/g, 'some_1'), status: success.status, headers };
    expect(faultsOf({ ...exchange, text: JSON.stringify(example) })).toEqual([]);
  });
});

test.each(RELEASES)('the webhooks of $date are those of every event, each with an example', ({ date }) => {
  const published = documentOf(date);
  const { webhooks } = published.document;
  expect(Object.keys(webhooks)).toEqual(EVENT_TYPES);
  const names = Object.values(webhooks).map(({ post }) => post.operationId);
  expect(new Set(names).size).toBe(names.length);
  for (const { post } of Object.values(webhooks)) {
    const { schema = {}, example } = post.requestBody?.content['application/json'] ?? {};
    expect(published.check(schema, example)).toEqual([]);
    expect(example).toMatchObject({ type: post.summary, api_version: date });
  }
});

test('the document of 2026-09-01 names what that version named', () => {
  const { schemas } = openApiDocument({ serverUrl: 'http://localhost:8080', version: OLD }).components;
  expect(schemas['Merchant']?.properties).toMatchObject({
    name: { type: 'string' },
    status: { enum: ['pending', 'active', 'restricted', 'suspended', 'rejected', 'closed'] },
  });
  expect(schemas['Merchant']?.properties).not.toHaveProperty('display_name');
  for (const title of ['Key', 'IssuedKey', 'RotatedKey', 'NewKey', 'KeyChange']) {
    expect(schemas[title]?.properties).toHaveProperty('scopes');
    expect(schemas[title]?.properties).not.toHaveProperty('capability');
  }
  expect(schemas['NewKey']?.required).toEqual(['name', 'scopes']);
  // Sign-up belongs to no key yet, so no version applies to what it returns.
  expect(schemas['SignUp']?.properties?.['key']).toEqual({
    $ref: `#/components/schemas/IssuedKey_${NEWEST_SHAPES}`,
  });
  expect(schemas[`IssuedKey_${NEWEST_SHAPES}`]?.properties).toHaveProperty('capability');
});

describe('GET /openapi.json', () => {
  let service: Service;
  beforeAll(async () => void (service = await startService()));
  afterAll(() => service.stop());

  test.each([
    ['', NEWEST_VERSION],
    [`?version=${NEWEST_VERSION}`, NEWEST_VERSION],
    [`?version=${OLD}`, OLD],
  ])('%j returns the document of %s', async (query, version) => {
    const reply = await call(service, `GET /openapi.json${query}`);
    expect(reply.status).toBe(200);
    expect(reply.text).toBe(JSON.stringify(openApiDocument({ serverUrl: service.url, version })));
  });

  test.each(['2026-10-01', 'newest', ''])('version=%s is refused', async (version) => {
    const reply = await call(service, `GET /openapi.json?version=${version}`);
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ error: 40005, param: 'version' });
  });

  test('a version is refused from its sunset on', async () => {
    service.clock.advance(Date.parse('2027-11-01T00:00:00Z') - service.clock.now());
    expect((await call(service, `GET /openapi.json?version=${OLD}`)).status).toBe(400);
  });
});
