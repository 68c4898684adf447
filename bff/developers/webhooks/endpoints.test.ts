import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, mintToken, startService, type Service } from '../../testing/service/service.ts';
import type { IssuedWebhookEndpoint, WebhookEndpoint } from './contract/endpoints.ts';
import { FAST, TestPartner } from './testing/partner.ts';

let service: Service;
let partner: TestPartner;
let stranger: TestPartner;
beforeAll(async () => {
  service = await startService({ webhooks: { timing: FAST } });
  partner = await TestPartner.signUp(service);
  stranger = await TestPartner.signUp(service, 'Stranger');
});
afterAll(() => service.stop());

const HOOK = 'https://pos.example/webhooks?shop=7';
const ENDPOINTS = '/v1/webhook_endpoints';

describe('endpoints', () => {
  test('can be created, with a secret that is shown once, read, changed and deleted', async () => {
    const made = await partner.call<IssuedWebhookEndpoint>(`POST ${ENDPOINTS}`, { url: HOOK });
    expect(made.status).toBe(201);
    const { secret, ...record } = made.body;
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(record).toEqual({
      id: expect.stringMatching(/^whe_[0-9A-Z]{26}$/),
      object: 'webhook_endpoint',
      environment: 'sandbox',
      url: HOOK,
      description: null,
      events: null,
      api_version: '2026-11-26',
      status: 'enabled',
      disabled_reason: null,
      previous_secret_expires_at: null,
      version: 1,
      metadata: {},
      created_at: expect.any(String),
      updated_at: record.created_at,
    });
    const path = `${ENDPOINTS}/${record.id}`;
    expect((await partner.call(`GET ${path}`)).body).toEqual(record);
    expect((await partner.call<{ data: unknown[] }>(`GET ${ENDPOINTS}`)).body.data).toEqual([record]);
    const changed = await partner.call<WebhookEndpoint>(`PATCH ${path}`, {
      events: ['plant.created', 'plant.created'],
      description: 'The shop in the valley',
      metadata: { shop: '7' },
      api_version: '2026-09-01',
      version: 1,
    });
    expect(changed.body).toMatchObject({
      events: ['plant.created'],
      description: 'The shop in the valley',
      metadata: { shop: '7' },
      api_version: '2026-09-01',
      url: HOOK,
      version: 2,
    });
    const stale = await partner.call(`PATCH ${path}`, { description: null, version: 1 });
    expect(stale.body).toMatchObject({ error: 40903 });
    const all = await partner.call(`PATCH ${path}`, { events: [] });
    expect(all.body).toMatchObject({ events: null, description: 'The shop in the valley' });
    const disabled = await partner.call(`PATCH ${path}`, { status: 'disabled' });
    expect(disabled.body).toMatchObject({ status: 'disabled', disabled_reason: 'requested' });
    const enabled = await partner.call(`PATCH ${path}`, { status: 'enabled' });
    expect(enabled.body).toMatchObject({ status: 'enabled', disabled_reason: null });
    expect((await partner.call(`DELETE ${path}`)).body).toMatchObject({ id: record.id });
    expect((await partner.call(`GET ${path}`)).status).toBe(404);
    expect((await partner.call(`DELETE ${path}`)).status).toBe(404);
    expect((await partner.call(`GET ${path}/deliveries`)).status).toBe(404);
  });

  test('use the API version of their key, in responses and as their pin', async () => {
    const headers = { 'api-version': '2026-09-01' };
    const made = await partner.call(`POST ${ENDPOINTS}`, { url: HOOK }, headers);
    expect(made.body).toMatchObject({ api_version: '2026-11-26' });
    const pinned = await partner.call(`POST ${ENDPOINTS}`, { url: HOOK, api_version: '2026-09-01' });
    expect(pinned.body).toMatchObject({ api_version: '2026-09-01' });
  });

  test.each([
    [{}, 40002, 'url'],
    [{ url: 'pos.example' }, 40003, 'url'],
    [{ url: 'http://pos.example/' }, 40003, 'url'],
    [{ url: 'https://user:word@pos.example/' }, 40003, 'url'],
    [{ url: 'https://10.0.0.1/' }, 40003, 'url'],
    [{ url: `https://pos.example/${'x'.repeat(2000)}` }, 40003, 'url'],
    [{ url: HOOK, events: ['menu.eaten'] }, 40003, 'events.0'],
    [{ url: HOOK, events: 'plant.created' }, 40003, 'events'],
    [{ url: HOOK, api_version: '2025-01-01' }, 40005, 'api_version'],
    [{ url: HOOK, description: 'x'.repeat(201) }, 40003, 'description'],
    [{ url: HOOK, metadata: { a: 1 } }, 40003, 'metadata.a'],
    [
      { url: HOOK, metadata: Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`${at}`, ''])) },
      40003,
      'metadata',
    ],
  ])('refuse %j', async (body, error, param) => {
    const reply = await partner.call(`POST ${ENDPOINTS}`, body);
    expect(reply.body).toMatchObject({ error, param });
  });

  test('are limited to fifty', async () => {
    const crowded = await TestPartner.signUp(service, 'Crowded');
    for (let count = 0; count < 50; count += 1) await crowded.addEndpoint(HOOK);
    const reply = await crowded.call(`POST ${ENDPOINTS}`, { url: HOOK });
    expect(reply.body).toMatchObject({ error: 40902 });
  });
});

describe('tenancy', () => {
  test("responds to another partner's endpoint as to one that never existed", async () => {
    const { id } = await partner.addEndpoint(HOOK);
    const event = (await partner.call<{ data: { id: string }[] }>('GET /v1/events')).body.data[0]?.id ?? '';
    for (const [operation, body] of [
      [`GET ${ENDPOINTS}/${id}`],
      [`PATCH ${ENDPOINTS}/${id}`, { status: 'disabled' }],
      [`DELETE ${ENDPOINTS}/${id}`],
      [`POST ${ENDPOINTS}/${id}/rotate_secret`, {}],
      [`POST ${ENDPOINTS}/${id}/ping`],
      [`GET ${ENDPOINTS}/${id}/deliveries`],
      [`POST ${ENDPOINTS}/${id}/replay`, { from: '2026-01-01T00:00:00Z', to: '2027-01-01T00:00:00Z' }],
      [`GET /v1/events/${event}`],
      [`POST /v1/events/${event}/redeliver`, {}],
    ] as [string, unknown?][]) {
      const theirs = await stranger.call(operation, body);
      const never = await stranger.call(
        operation
          .replace(id, 'whe_01M7ZEJD1MRZTCJTM6JS3W5MRD')
          .replace(event, 'evt_01M7ZEJD1MRZTCJTM6JS3W5MRD'),
        body,
      );
      expect([operation, theirs.status, theirs.text]).toEqual([operation, 404, never.text]);
    }
    const mine = await partner.endpoint(id);
    expect(mine.status).toBe('enabled');
    expect((await stranger.call<{ data: unknown[] }>(`GET ${ENDPOINTS}`)).body.data).toEqual([]);
  });

  test('refuses sessions, and lets no page read the response', async () => {
    const token = await mintToken(service, partner.account);
    const reply = await call(service, `GET ${ENDPOINTS}`, { credential: token });
    expect(reply.body).toMatchObject({ error: 40303 });
    const origin = 'https://pos.example';
    await partner.call('PUT /v1/partners/me/origins', { origins: [origin] });
    const read = await partner.call(`GET ${ENDPOINTS}`, undefined, { origin });
    expect(read.headers.get('access-control-allow-origin')).toBeNull();
    const preflight = await fetch(`${service.url}${ENDPOINTS}`, { method: 'OPTIONS', headers: { origin } });
    expect(preflight.status).toBe(405);
  });

  test("requires each operation's scope", async () => {
    const { id } = await partner.addEndpoint(HOOK);
    const body = { name: 'Reader', capability: ['webhooks:read'] };
    const reader = (await partner.call<{ secret: string }>('POST /v1/keys', body)).body.secret;
    const statusOf = async (operation: string, sent?: unknown): Promise<number> =>
      (await call(service, operation, { credential: reader, ...(sent !== undefined && { body: sent }) }))
        .status;
    expect(await statusOf(`GET ${ENDPOINTS}/${id}`)).toBe(200);
    expect(await statusOf(`GET ${ENDPOINTS}/${id}/deliveries`)).toBe(200);
    expect(await statusOf(`POST ${ENDPOINTS}`, { url: HOOK })).toBe(403);
    expect(await statusOf(`POST ${ENDPOINTS}/${id}/ping`)).toBe(403);
    expect(await statusOf(`POST ${ENDPOINTS}/${id}/rotate_secret`, {})).toBe(403);
    expect(await statusOf('GET /v1/events')).toBe(403);
  });
});
