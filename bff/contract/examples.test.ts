import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { documentOf } from '../testing/published-responses.ts';
import { call, mintToken, signUp, startService, type Service, type SignedUp } from '../testing/service.ts';
import { EXAMPLE_ID, EXAMPLE_TIME } from './example-values.ts';
import { exampleOf } from './examples.ts';
import type { Operation } from './operation.ts';
import { OPERATIONS } from './operations.ts';
import { isVersioned, NEWEST_VERSION, RELEASES } from './versions/versions.ts';

let service: Service;
let partner: SignedUp;

beforeAll(async () => {
  service = await startService({ webhooks: { resolve: () => Promise.resolve([]) } });
  service.clock.advance(Date.parse(EXAMPLE_TIME) - service.clock.now());
});
// Throws if a response was not as the document describes it.
afterAll(() => service.stop());

beforeEach(async () => {
  service.clock.advance(60_000);
  partner = await signUp(service);
  await send(operationOf('put /v1/partners/me/origins'));
});

function operationOf(target: string): Operation {
  const found = OPERATIONS.find(({ method, path }) => `${method} ${path}` === target);
  if (!found) throw new Error(`No operation ${target}`);
  return found;
}

/** Sends what the document of a version shows, with the ids of records that are there. */
async function send(
  operation: Operation,
  { ids = {}, version = NEWEST_VERSION }: { ids?: Record<string, string>; version?: string } = {},
): Promise<{ status: number; text: string; body: Record<string, unknown> }> {
  const { method, path, credentials } = operation;
  const [kind] = credentials;
  const published = documentOf(version).document.paths[path]?.[method];
  const request = published?.requestBody?.content['application/json'].example;
  const known: Record<string, string> = { ...ids, [EXAMPLE_ID.merchant]: partner.active };
  const here = (text: string): string =>
    Object.entries(known).reduce((whole, [example, id]) => whole.replaceAll(example, id), text);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(exampleOf(operation).path[name]));
  return call(service, `${method.toUpperCase()} ${here(filled)}`, {
    ...(kind && { credential: kind === 'key' ? partner.key : await mintToken(service, partner) }),
    ...(request !== undefined && { body: here(JSON.stringify(request)) }),
    ...(isVersioned(operation) && { headers: { 'api-version': version } }),
  });
}

/** Creates the record that an example names, by the example that creates such records. */
async function create(target: string): Promise<string> {
  const { status, text, body } = await send(operationOf(target));
  expect([status, text]).toEqual([201, text]);
  const record = Array.isArray(body['data']) ? (body['data'][0] as Record<string, unknown>) : body;
  return String(record['id']);
}

/** How each kind of record that an example names comes to be; the merchant is a test merchant of the partner. */
const CREATED_BY: Readonly<Record<string, string>> = {
  [EXAMPLE_ID.key]: 'post /v1/keys',
  [EXAMPLE_ID.endpoint]: 'post /v1/webhook_endpoints',
  [EXAMPLE_ID.event]: 'post /v1/sandbox/events',
};

describe.each(RELEASES)('the examples of $date', ({ date: version }) => {
  test.each(OPERATIONS)('$method $path can be sent', async (operation) => {
    const { path, request } = exampleOf(operation);
    expect(request !== undefined).toBe(operation.body !== undefined);
    const names = JSON.stringify([path, request]);
    const ids: Record<string, string> = {};
    for (const [example, target] of Object.entries(CREATED_BY)) {
      if (names.includes(example)) ids[example] = await create(target);
    }
    const { status, text } = await send(operation, { ids, version });
    expect([status, text]).toEqual([operation.success.status, text]);
  });
});
