import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OPERATIONS } from '../../bff/developers/document/operations.ts';
import { inTransaction } from '../../bff/core/database/unit-of-work.ts';
import { liftLimits } from '../../bff/testing/service/no-limits.ts';
import { signUp, startService, type Service, type SignedUp } from '../../bff/testing/service/service.ts';
import { recordEvents } from '../../bff/core/events/outbox.ts';
import { createClient, type TrellisClient } from './client.ts';
import { TrellisApiError, TrellisConnectionError } from './errors.ts';
import { delayMs, isRepeatable } from './send.ts';
import { LossyProxy } from './testing/lossy-proxy.ts';

let service: Service;
let proxy: LossyProxy;
let partner: SignedUp;
let trellis: TrellisClient;

beforeAll(async () => {
  service = await startService();
  proxy = await LossyProxy.start(service.url);
  partner = await signUp(service);
  await liftLimits(service);
  trellis = createClient({ key: partner.key, baseUrl: `${proxy.url}/` });
});
afterAll(async () => {
  await proxy.stop();
  await service.stop();
});
beforeEach(() => {
  proxy.received.length = proxy.mishaps.length = 0;
});

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  );
const namesOf = async (): Promise<string[]> => {
  const names: string[] = [];
  for await (const key of trellis.list('/v1/keys')) names.push((key as { name: string }).name);
  return names;
};
const newKey = (name: string) => ({ body: { name, capability: ['plants:write'] } });

test('calls the API in the version of its types, whatever the key is pinned to', async () => {
  const path = { id: partner.active };
  const merchant = await trellis.get('/v1/merchants/{id}', { params: { path } });
  expect(merchant).toMatchObject({ object: 'merchant', id: partner.active });
  const older = createClient({ key: partner.key, baseUrl: service.url, version: '2026-09-01' });
  expect(await older.get('/v1/merchants/{id}', { params: { path } })).toHaveProperty('name');
  expect(merchant).not.toHaveProperty('name');
});

describe('an answer that was lost', () => {
  test.each(['lost', 'cut', { status: 503 }] as const)(
    'is asked for again, and nothing is created twice: %j',
    async (mishap) => {
      const name = `Created once: ${JSON.stringify(mishap)}`;
      proxy.mishaps.push(mishap);
      expect(await trellis.post('/v1/keys', newKey(name))).toMatchObject({ name });
      const keys = new Set(proxy.received.map(({ headers }) => headers['idempotency-key']));
      expect([proxy.received.length, keys.size]).toEqual([2, 1]);
      expect((await namesOf()).filter((one) => one === name)).toHaveLength(1);
    },
  );

  test('is an error once all attempts are made, and another call with the same idempotency key finds it', async () => {
    const impatient = createClient({ key: partner.key, baseUrl: proxy.url, maxRetries: 0 });
    const intent = { ...newKey('Found again'), idempotencyKey: 'found-again' };
    proxy.mishaps.push('lost');
    const error = await failureOf(impatient.post('/v1/keys', intent));
    expect(error).toBeInstanceOf(TrellisConnectionError);
    expect(error).toMatchObject({ isTimeout: false, message: expect.stringContaining('POST /v1/keys') });
    expect(await impatient.post('/v1/keys', intent)).toMatchObject({ name: 'Found again' });
    expect((await namesOf()).filter((one) => one === 'Found again')).toHaveLength(1);
  });

  test('is not waited for longer than the caller wants', async () => {
    const aborted = new AbortController();
    proxy.mishaps.push({ status: 503, headers: { 'Retry-After': '30' } });
    const asked = trellis.get('/v1/merchants', { signal: aborted.signal });
    await expect.poll(() => proxy.received.length).toBe(1);
    aborted.abort(new Error('Enough.'));
    await expect(asked).rejects.toThrow('Enough.');
    expect(proxy.received).toHaveLength(1);
  });

  test('is repeated by whoever can’t do it twice: all but who signs up', () => {
    const twice = OPERATIONS.filter(
      ({ method, idempotency, credentials }) =>
        method === 'post' && idempotency === 'ignored' && credentials.length === 0,
    );
    expect(twice.length).toBeGreaterThan(0);
    for (const { method, path } of OPERATIONS)
      expect([path, isRepeatable(method.toUpperCase(), path)]).toEqual([
        path,
        !twice.some((one) => one.path === path && one.method === method),
      ]);
  });
});

describe('between attempts', () => {
  test('it waits as long as it is told, and a little more', () => {
    expect([0, 1].map((random) => delayMs(0, '7', random))).toEqual([7000, 7200]);
    const date = new Date(Date.now() + 10_000).toUTCString();
    expect(delayMs(0, date, 0)).toBeGreaterThan(5000);
    expect(delayMs(0, '3600')).toBeUndefined();
  });

  test('it waits twice as long each time, spread at random, without end to neither', () => {
    const waits = [0, 1, 2, 3, 9].map((attempt) => [0, 1].map((random) => delayMs(attempt, null, random)));
    expect(waits).toEqual([
      [200, 400],
      [400, 800],
      [800, 1600],
      [1600, 3200],
      [4000, 8000],
    ]);
  });
});

describe('a refusal', () => {
  test('is an error with its type, code, parameter and request id, and is not repeated', async () => {
    const error = await failureOf(
      trellis.post('/v1/keys', { body: { name: 'x', capability: ['nonsense'] } }),
    );
    expect(error).toBeInstanceOf(TrellisApiError);
    expect(error).toMatchObject({
      name: 'TrellisApiError',
      type: 'input',
      status: 400,
      code: 40004,
      requestId: expect.stringMatching(/^req_/),
      body: { error: 40004 },
    });
    expect((error as Error).message).toMatch(/resource:action.*\(40004, POST \/v1\/keys, req_\w+\)/);
    expect(proxy.received).toHaveLength(1);
  });

  test.each([
    ['not_found', 40401, '/v1/merchants/{id}', { params: { path: { id: 'mer_none' } } }],
    ['permission', 40303, '/v1/sessions/current', { params: {} }],
  ] as const)('is of the type %s', async (type, code, path, init) => {
    expect(await failureOf(trellis.get(path, init))).toMatchObject({ type, code });
  });

  test('of the limit says when to come back; what is no answer of Trellis is told so', async () => {
    proxy.mishaps.push(
      { status: 429, headers: { 'Retry-After': '600' } },
      { status: 302, headers: { Location: '/' } },
    );
    const limited = await failureOf(trellis.get('/v1/merchants'));
    expect(limited).toMatchObject({ type: 'limit', status: 429, retryAfterSeconds: 600, code: 0 });
    expect(await failureOf(trellis.get('/v1/merchants'))).toMatchObject({ type: 'response', status: 302 });
    expect(proxy.received).toHaveLength(2);
  });

  test('goes by its status: a number that belongs to another, or to none, is no code of Trellis', async () => {
    const json = { 'Content-Type': 'application/json' };
    const refusals = [
      [400, 40401, { type: 'input', code: 0 }],
      [400, 7, { type: 'input', code: 0 }],
      [404, 40101, { type: 'not_found', code: 0 }],
      [502, 40201, { type: 'server', code: 0 }],
      [302, 40401, { type: 'response', code: 0 }],
      [409, 40902, { type: 'conflict', code: 40902 }],
    ] as const;
    const once = createClient({ key: partner.key, baseUrl: proxy.url, maxRetries: 0 });
    for (const [status, error, expected] of refusals) {
      proxy.mishaps.push({ status, headers: json, body: JSON.stringify({ error, message: 'Refused.' }) });
      const failure = await failureOf(once.get('/v1/merchants'));
      expect(failure).toMatchObject({ status, ...expected, body: { error } });
    }
  });

  test('never has the key in it', async () => {
    const wrong = createClient({ key: 'ppk_sandbox_wrong', baseUrl: proxy.url, maxRetries: 0 });
    proxy.mishaps.push({ status: 401 }, 'lost');
    const refused = await failureOf(wrong.get('/v1/merchants'));
    const lost = await failureOf(wrong.get('/v1/merchants'));
    expect(refused).toMatchObject({ status: 401 });
    expect(inspect([wrong, refused, lost], { depth: 20, showHidden: true })).not.toContain(
      'ppk_sandbox_wrong',
    );
    for (const key of ['ppk_sandbox_secret\n', '"ppk_sandbox_secret"', ' ppk_sandbox_secret'])
      expect(() => createClient({ key, baseUrl: proxy.url })).toThrow(
        /^(?!.*ppk_sandbox_secret).*line break/s,
      );
    expect(() => createClient({ key: undefined as unknown as string, baseUrl: '' })).toThrow(
      '`key` is missing',
    );
    expect(() => createClient({ key: 'ppk_x', baseUrl: 'trellis.example' })).toThrow('`baseUrl` must be');
  });
});

test('lists 250 records, each once, asking for as many pages as that takes', async () => {
  const events = Array.from({ length: 250 }, (_, index) => ({
    type: 'ping' as const,
    partnerId: partner.partnerId,
    environment: 'sandbox' as const,
    data: { object: 'ping', endpoint: `whe_${index}` },
    at: new Date(),
  }));
  await inTransaction(service.db, ({ db }) => recordEvents(db, events));
  const all = { params: { query: { type: 'ping', limit: 100 } } } as const;
  const found: unknown[] = [];
  for await (const event of trellis.list('/v1/events', all)) found.push((event as { data: object }).data);
  expect(found).toEqual(events.map(({ data }) => data).toReversed());
  expect(proxy.received).toHaveLength(3);
  for await (const _ of trellis.list('/v1/events', all)) break;
  expect(proxy.received).toHaveLength(4);
});

test('reads and writes every digit, and sends a file as it is', async () => {
  const { token } = (await trellis.post('/v1/sessions', {
    body: { merchant: partner.active, scopes: ['plants:write'] },
  })) as { token: string };
  const page = createClient({ key: token, baseUrl: proxy.url });
  const id = 2n ** 63n - 1n;
  expect(await page.post('/plants', { body: { id, name: 'Fern' } })).toMatchObject({ name: 'Fern' });
  const [event] = (
    (await trellis.get('/v1/events', { params: { query: { type: 'plant.created' } } })) as {
      data: { data: object }[];
    }
  ).data;
  expect(event?.data).toEqual({ id, name: 'Fern' });
  const png = Uint8Array.from(
    atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
    (character) => character.charCodeAt(0),
  );
  const image = await trellis.post('/v1/images', {
    body: png,
    headers: { 'Content-Type': 'image/png' },
    params: { query: { merchant: partner.active, decorative: 'true' } },
  });
  expect(image).toMatchObject({ object: 'image' });
});
