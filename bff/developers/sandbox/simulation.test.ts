import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Event } from '../webhooks/contract/events.ts';
import { EVENT_TYPES } from '../document/event-types.ts';
import { RELEASES } from '../../core/contract/versions/versions.ts';
import { documentOf } from '../../testing/service/published-responses.ts';
import {
  call,
  signUp,
  startService,
  type Reply,
  type Service,
  type SignedUp,
} from '../../testing/service/service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

type Emitted = { data: Event[] };

const simulate = (
  credential: string,
  type: unknown,
  merchant?: unknown,
  headers: Record<string, string> = {},
): Promise<Reply<Emitted>> =>
  call<Emitted>(service, 'POST /v1/sandbox/events', { credential, body: { type, merchant }, headers });

const typesOf = ({ body }: Reply<Emitted>): string[] => body.data.map(({ type }) => type);

const statusOf = async (partner: SignedUp, id: string): Promise<unknown> =>
  (await call(service, `GET /v1/merchants/${id}`, { credential: partner.key })).body['status'];

/** Expects the response of a simulation to equal the events in the list. */
async function expectListed(partner: SignedUp, { body }: Reply<Emitted>): Promise<void> {
  const listed = await call<Emitted>(service, 'GET /v1/events?limit=100', { credential: partner.key });
  const byId = new Map(listed.body.data.map((event) => [event.id, event]));
  for (const event of body.data) expect(byId.get(event.id)).toEqual(event);
}

/** Expects every event of a partner to match the webhook in the document of that version. */
async function expectDescribed({ key }: SignedUp, version: string): Promise<void> {
  const { body } = await call<Emitted>(service, 'GET /v1/events?limit=100', {
    credential: key,
    headers: { 'api-version': version },
  });
  const published = documentOf(version);
  for (const { object: _, created_at: timestamp, ...event } of body.data) {
    const { schema } =
      published.document.webhooks[event.type]?.post.requestBody?.content['application/json'] ?? {};
    const payload = { ...event, timestamp, api_version: version };
    expect([event.type, schema && published.check(schema, payload)]).toEqual([event.type, []]);
  }
}

describe('every type that can be simulated', () => {
  test.each(EVENT_TYPES)('%s happens, on a real record', async (type) => {
    const partner = await signUp(service);
    const reply = await simulate(partner.key, type);
    expect(reply.status).toBe(201);
    expect(typesOf(reply).at(-1)).toBe(type);
    for (const event of reply.body.data) {
      expect(event).toMatchObject({ object: 'event', environment: 'sandbox' });
      expect(JSON.stringify(event)).not.toMatch(/ppk_|whsec_|"secret"/);
    }
    for (const { date } of RELEASES) await expectDescribed(partner, date);
    await expectListed(partner, reply);
  });

  test('is an event type, and can be requested again and again', async () => {
    const { key } = await signUp(service);
    for (const type of ['endpoint.disabled', 'ping', 'key.expiring', 'merchant.activated', 'plant.created']) {
      for (let i = 0; i < 3; i += 1) expect((await simulate(key, type)).status).toBe(201);
    }
    const endpoints = await call<{ data: unknown[] }>(service, 'GET /v1/webhook_endpoints', {
      credential: key,
    });
    expect(endpoints.body.data).toHaveLength(1);
  });
});

describe('a merchant', () => {
  test('that is not named is a new one, which passes all states on its way', async () => {
    const partner = await signUp(service);
    const reply = await simulate(partner.key, 'merchant.restricted');
    expect(typesOf(reply)).toEqual([
      'merchant.created',
      'merchant.onboarding_updated',
      'merchant.activated',
      'merchant.restricted',
    ]);
    const merchants = new Set(reply.body.data.map(({ merchant }) => merchant));
    expect(merchants.size).toBe(1);
    const [id = ''] = merchants;
    expect(await statusOf(partner, id ?? '')).toBe('restricted');
    expect(reply.body.data.map(({ data }) => [data['status'], data['version']])).toEqual([
      ['needs_data', 1],
      ['in_review', 2],
      ['active', 3],
      ['restricted', 4],
    ]);
  });

  test('that needs data becomes active by way of the review', async () => {
    const partner = await signUp(service);
    const id = partner.merchants['needs_data'] ?? '';
    const reply = await simulate(partner.key, 'merchant.activated', id);
    expect(typesOf(reply)).toEqual(['merchant.onboarding_updated', 'merchant.activated']);
    expect(reply.body.data.every(({ merchant }) => merchant === id)).toBe(true);
    expect(await statusOf(partner, id)).toBe('active');
  });

  test('goes from restricted to active and back', async () => {
    const partner = await signUp(service);
    const id = partner.merchants['restricted'] ?? '';
    expect(typesOf(await simulate(partner.key, 'merchant.activated', id))).toEqual(['merchant.activated']);
    expect(typesOf(await simulate(partner.key, 'merchant.restricted', id))).toEqual(['merchant.restricted']);
  });

  test('onboards one step at a time, and back for missing data', async () => {
    const partner = await signUp(service);
    const id = partner.merchants['needs_data'] ?? '';
    for (const status of ['in_review', 'needs_data', 'in_review']) {
      expect((await simulate(partner.key, 'merchant.onboarding_updated', id)).status).toBe(201);
      expect(await statusOf(partner, id)).toBe(status);
    }
  });

  test('that is updated has a note in its metadata and a higher version', async () => {
    const partner = await signUp(service);
    const reply = await simulate(partner.key, 'merchant.updated', partner.active);
    expect(typesOf(reply)).toEqual(['merchant.updated']);
    expect(reply.body.data[0]?.data).toMatchObject({
      version: 2,
      metadata: { simulated_at: expect.any(String) as string },
    });
  });

  test.each([
    ['merchant.activated', 'active', 'is already active'],
    ['merchant.restricted', 'restricted', 'is already restricted'],
    ['merchant.onboarding_updated', 'active', 'onboarding is already over'],
    ['merchant.created', 'active', 'already exists'],
  ])('%s is refused if it is %s', async (type, status, words) => {
    const partner = await signUp(service);
    const reply = await simulate(partner.key, type, partner.merchants[status]);
    expect(reply.status).toBe(409);
    expect(reply.body).toMatchObject({ error: 40902, param: 'merchant' });
    expect(reply.text).toContain(words);
  });

  test('that is closed stays closed, and no session is minted for it', async () => {
    const partner = await signUp(service);
    expect(typesOf(await simulate(partner.key, 'merchant.closed', partner.active))).toEqual([
      'merchant.closed',
    ]);
    for (const type of EVENT_TYPES.filter((name) => /^(?:merchant|plant)/.test(name))) {
      expect((await simulate(partner.key, type, partner.active)).status).toBe(409);
    }
    const minted = await call(service, 'POST /v1/sessions', {
      credential: partner.key,
      body: { merchant: partner.active, scopes: ['plants:write'] },
    });
    expect(minted.status).toBe(409);
  });

  test('is changed by one call at a time: one of ten activates it', async () => {
    const partner = await signUp(service);
    const id = partner.merchants['needs_data'] ?? '';
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => simulate(partner.key, 'merchant.activated', id)),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, ...Array<number>(9).fill(409)]);
  });
});

describe('a plant', () => {
  test('is stored for the named merchant', async () => {
    const partner = await signUp(service);
    const id = partner.merchants['restricted'] ?? '';
    const reply = await simulate(partner.key, 'plant.created', id);
    expect(typesOf(reply)).toEqual(['plant.created']);
    const [event] = reply.body.data;
    expect(event).toMatchObject({ merchant: id, data: { name: 'Monstera deliciosa', tag: 'simulated' } });
    const rows = await service.db.selectFrom('plants').select('id').where('merchant', '=', id).execute();
    expect(rows).toEqual([{ id: String(event?.data['id']) }]);
  });

  test('without a named merchant goes to the oldest active one, or to a new one', async () => {
    const partner = await signUp(service);
    const first = await simulate(partner.key, 'plant.created');
    expect(first.body.data.map(({ merchant }) => merchant)).toEqual([partner.active]);
    await simulate(partner.key, 'merchant.closed', partner.active);
    const second = await simulate(partner.key, 'plant.created');
    expect(typesOf(second)).toEqual([
      'merchant.created',
      'merchant.onboarding_updated',
      'merchant.activated',
      'plant.created',
    ]);
  });

  test('is created once for its idempotency key, also if the response was never stored', async () => {
    const partner = await signUp(service);
    const headers = { 'idempotency-key': 'one-plant' };
    const first = await simulate(partner.key, 'plant.created', partner.active, headers);
    const again = await simulate(partner.key, 'plant.created', partner.active, headers);
    expect([again.status, again.text]).toEqual([201, first.text]);
    await service.db.deleteFrom('idempotency_records').execute();
    const afterDeath = await simulate(partner.key, 'plant.created', partner.active, headers);
    expect(afterDeath.text).toBe(first.text);
  });
});

describe('a key', () => {
  test('is real, and its secret is stored nowhere', async () => {
    const partner = await signUp(service);
    const reply = await simulate(partner.key, 'key.expiring');
    expect(typesOf(reply)).toEqual(['key.created', 'key.rotated', 'key.expiring']);
    const id = String(reply.body.data[2]?.data['id']);
    const key = await call(service, `GET /v1/keys/${id}`, { credential: partner.key });
    expect(key.body).toMatchObject({ name: 'Simulated key', status: 'live', capability: ['sandbox:write'] });
    expect((await simulate(partner.key, 'key.revoked')).body.data[1]?.data).toMatchObject({
      status: 'revoked',
    });
    expect((await call(service, 'GET /v1/partners/me', { credential: partner.key })).status).toBe(200);
  });
});

describe('an endpoint', () => {
  const NOWHERE = { url: 'http://127.0.0.1:49151/' };

  test("that is disabled is the simulator's own; the partner's are left alone", async () => {
    const partner = await signUp(service);
    await call(service, 'POST /v1/webhook_endpoints', { credential: partner.key, body: NOWHERE });
    const reply = await simulate(partner.key, 'endpoint.disabled');
    expect(reply.body.data[0]?.data).toMatchObject({
      status: 'disabled',
      disabled_reason: 'gone',
      metadata: { simulated: 'endpoint.disabled' },
    });
    const { body } = await call<{ data: { status: string }[] }>(service, 'GET /v1/webhook_endpoints', {
      credential: partner.key,
    });
    expect(body.data.map(({ status }) => status)).toEqual(['enabled', 'disabled']);
  });

  test('is pinged, each one; without any, the event is there alone', async () => {
    const partner = await signUp(service);
    const alone = await simulate(partner.key, 'ping');
    expect(alone.body.data).toMatchObject([{ type: 'ping', data: { object: 'ping', endpoint: null } }]);
    for (const pings of [1, 2]) {
      await call(service, 'POST /v1/webhook_endpoints', { credential: partner.key, body: NOWHERE });
      expect(typesOf(await simulate(partner.key, 'ping'))).toEqual(Array(pings).fill('ping'));
    }
  });
});

describe('a request is refused', () => {
  // An address opens only so many sandboxes a minute.
  beforeAll(() => service.clock.advance(60_000));

  test.each(['domain.bought', 'merchant.*', 'toString', '', null, ['ping']])(
    'for the type %j, with the types that can be simulated',
    async (type) => {
      const { key } = await signUp(service);
      const reply = await simulate(key, type);
      expect([reply.status, reply.body]).toMatchObject([400, { error: 40003, param: 'type' }]);
      expect(reply.text).toContain('merchant.created, merchant.updated');
    },
  );

  test('without a type', async () => {
    const { key } = await signUp(service);
    expect((await simulate(key, undefined)).body).toMatchObject({ error: 40002, param: 'type' });
  });

  test.each([7, null, 'x'.repeat(101), {}])('for a merchant of %j', async (merchant) => {
    const { key } = await signUp(service);
    expect((await simulate(key, 'merchant.updated', merchant)).body).toMatchObject({
      error: 40003,
      param: 'merchant',
    });
  });

  test("for an unknown merchant and another partner's, alike", async () => {
    const [partner, other] = [await signUp(service), await signUp(service)];
    for (const type of ['merchant.updated', 'merchant.created', 'merchant.closed', 'plant.created']) {
      const replies = [
        await simulate(partner.key, type, other.active),
        await simulate(partner.key, type, 'mer_0'),
        await simulate(partner.key, type, '../\u0000'),
      ];
      expect(replies.map(({ status }) => status)).toEqual([404, 404, 404]);
      expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    }
    expect(await statusOf(other, other.active)).toBe('active');
  });

  test('from a key without sandbox:write', async () => {
    const { key } = await signUp(service);
    const narrow = await call<{ secret: string }>(service, 'POST /v1/keys', {
      credential: key,
      body: { name: 'Narrow', capability: ['events:read'] },
    });
    expect((await simulate(narrow.body.secret, 'ping')).body).toMatchObject({ error: 40301 });
  });
});
