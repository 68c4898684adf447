import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleOf } from '../contract/examples.ts';
import type { Operation } from '../contract/operation.ts';
import { OPERATIONS } from '../../developers/document/operations.ts';
import { NEWEST_VERSION, refusesUnknown } from '../contract/versions/versions.ts';
import { createMerchant } from '../../accounts/merchants/contract/merchants.ts';
import type { DeprecationInUse } from '../../developers/deprecations/contract/deprecation-record.ts';
import { liftLimits } from '../../testing/service/no-limits.ts';
import {
  call,
  mintToken,
  signUp,
  startService,
  type Service,
  type SignedUp,
} from '../../testing/service/service.ts';

const OLDER = ['2026-09-01', '2026-11-01'];
const NAME = 'unheard_of';
/** Matches objects with names chosen by the caller. */
const OPEN = /(^|\.)metadata(\.|$)/;
const THEMES: ReadonlySet<string> = new Set(['setTheme', 'previewTheme']);

let service: Service;
let partner: SignedUp;
let token: string;
beforeAll(async () => {
  service = await startService();
  partner = await signUp(service);
  await liftLimits(service);
  token = await mintToken(service, partner);
});
afterAll(() => service.stop());

interface Sent {
  readonly body?: unknown;
  readonly query?: string;
  readonly version?: string | undefined;
}

async function send(operation: Operation, { body, query, version }: Sent) {
  const example = exampleOf(operation);
  const needed = new URLSearchParams(example.query).toString();
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(example.path[name]));
  const reply = await call(
    service,
    `${operation.method.toUpperCase()} ${path}${query ?? (needed && `?${needed}`)}`,
    {
      ...(operation.credentials.length > 0 && {
        credential: operation.credentials.includes('key') ? await keyFor(operation) : token,
      }),
      ...(operation.upload
        ? { body: Buffer.from(operation.upload.example.base64, 'base64') }
        : body !== undefined && { body: JSON.stringify(body) }),
      headers: {
        'content-type': operation.upload?.mediaTypes[0] ?? 'application/json',
        'idempotency-key': randomUUID(),
        ...(version !== undefined && { 'api-version': version }),
      },
    },
  );
  return { status: reply.status, ...(reply.body as { error?: number; param?: string; message?: string }) };
}

/** A key of the partner, and another one for the operation that ends its caller. */
async function keyFor({ id }: Operation): Promise<string> {
  if (id !== 'revokeCurrentKey') return partner.key;
  const body = { name: 'Ended', capability: ['merchants:read'] };
  return (await call<{ secret: string }>(service, 'POST /v1/keys', { credential: partner.key, body })).body
    .secret;
}

/** Yields the example with an additional member in each of its objects in turn, at every depth. */
function* withUnknown(
  value: unknown,
  path: readonly string[] = [],
): Generator<{ param: string; body: unknown }> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value) && !OPEN.test(path.join('.'))) {
    yield { param: [...path, NAME].join('.'), body: { ...value, [NAME]: false } };
  }
  for (const [name, member] of Object.entries(value)) {
    for (const inner of withUnknown(member, [...path, name])) {
      const body: unknown = Array.isArray(value)
        ? value.with(Number(name), inner.body)
        : { ...value, [name]: inner.body };
      yield { ...inner, body };
    }
  }
}

const strict = OPERATIONS.filter((operation) => refusesUnknown(operation));
const withBody = strict.filter(({ id, body }) => body !== undefined && !THEMES.has(id));
const withoutBody = strict.filter(({ method, body, upload }) => method !== 'get' && !body && !upload);
const withoutQuery = strict.filter(({ method, query }) => method !== 'get' && !query);

test('all operations below /v1 are strict, but for sessions', () => {
  const others = OPERATIONS.filter((operation) => !strict.includes(operation)).map(({ id }) => id);
  expect(others).toEqual([
    'createPlant',
    'createSession',
    'getCurrentSession',
    'getHealth',
    'getReadiness',
    'getSigningKeys',
    'getOpenApi',
  ]);
  expect(withBody.length).toBeGreaterThan(45);
  expect(withoutBody.length).toBeGreaterThan(12);
});

describe('an unknown member at any depth of a body', () => {
  test.each(withBody)('is refused by $id, and ignored for older versions', async (operation) => {
    const bodies = [...withUnknown(exampleOf(operation).request)];
    expect(bodies.length).toBeGreaterThan(0);
    for (const { param, body } of bodies) {
      const refused = await send(operation, { body });
      expect(refused).toMatchObject({ status: 400, error: 40003, param });
      expect(refused.message).toMatch(/unheard_of isn't a member .*(nearest is \w+|takes none)/);
    }
    const [{ body } = { body: undefined }] = bodies;
    for (const version of OLDER) expect((await send(operation, { body, version })).param).not.toBe(NAME);
  });

  test.each(withoutBody)('is refused by $id, which takes no body', async (operation) => {
    expect(await send(operation, { body: { [NAME]: false } })).toMatchObject({ status: 400, param: NAME });
    expect(await send(operation, { body: ['a'] })).toMatchObject({ status: 400, error: 40003 });
    expect((await send(operation, { body: {} })).param).not.toBe(NAME);
    for (const version of OLDER)
      expect((await send(operation, { body: { [NAME]: false }, version })).param).not.toBe(NAME);
  });

  test.each(['createPlant', 'createSession'])('is ignored by %s, as it is given', async (id) => {
    const operation = OPERATIONS.find((one) => one.id === id) as Operation;
    const body =
      id === 'createPlant'
        ? { id: 71, name: 'Fern', [NAME]: 1 }
        : { merchant: partner.active, scopes: ['plants:write'], [NAME]: 1 };
    expect((await send(operation, { body, version: NEWEST_VERSION })).status).toBe(200);
  });
});

test.each(withoutQuery)('an unknown parameter is refused by $id, which has none', async (operation) => {
  const query = `?${NAME}=1`;
  expect(await send(operation, { body: exampleOf(operation).request, query })).toMatchObject({
    status: 400,
    error: 40003,
    param: NAME,
  });
  const body = exampleOf(operation).request;
  for (const version of OLDER) expect((await send(operation, { body, query, version })).param).not.toBe(NAME);
});

describe('the message names the nearest that there is', () => {
  const messageOf = async (id: string, sent: Sent) => {
    const operation = OPERATIONS.find((one) => one.id === id) as Operation;
    return (await send(operation, sent)).message;
  };
  test.each([
    ['createMerchant', { name: 'Corner Café' }, '_name.'],
    ['createMerchant', { displayName: 'Corner Café' }, 'The nearest is display_name.'],
    ['createKey', { scopes: ['menus:read'] }, 'The nearest is '],
    ['createWebhookEndpoint', { ulr: 'https://a.example' }, 'The nearest is url.'],
    ['rotateKey', { overlap: 60 }, 'The nearest is overlap_seconds.'],
  ])('%s %j', async (id, body, words) => {
    expect(await messageOf(id, { body })).toContain(words);
  });

  test('and repeats no name that could be anything but a name', async () => {
    const refused = await messageOf('createMerchant', { body: { 'a\u202Eb\n<script>': 1 } });
    expect(refused).toMatch(/^A member of the body isn't a member that this operation has\. /);
  });
});

test('deprecations in use say who sends unknown members, and to which operation', async () => {
  const { key: credential, keyId } = await signUp(service);
  const old = { 'api-version': '2026-11-01' };
  const make = (headers: Record<string, string>, further: object) =>
    call(service, 'POST /v1/merchants', {
      credential,
      headers,
      body: { ...(exampleOf(createMerchant).request as object), ...further },
    });
  expect((await make(old, { color: 'red' })).status).toBe(201);
  expect((await make(old, {})).status).toBe(201);
  expect((await make({}, { color: 'red' })).status).toBe(400);
  await call(service, 'POST /v1/merchants/mer_none/close?now=true', { credential, headers: old });
  await call(service, 'POST /v1/partners/me/publish', { credential, headers: old, body: { dry_run: true } });
  await service.deps.uses.flush();
  const { body } = await call<{ data: DeprecationInUse[] }>(
    service,
    'GET /v1/deprecations?kind=unknown_members',
    { credential },
  );
  const said = body.data.map((one) => [one.name, one.key, one.calls_last_30_days, one.sunset_at]);
  expect(said.toSorted()).toEqual([
    ['closeMerchant', keyId, 1, '2027-11-26T00:00:00Z'],
    ['createMerchant', keyId, 1, '2027-11-26T00:00:00Z'],
    ['publishPartner', keyId, 1, '2027-11-26T00:00:00Z'],
  ]);
});
