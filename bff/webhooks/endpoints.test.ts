import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { IssuedWebhookEndpoint, WebhookEndpoint } from './contract/endpoints.ts';
import { call, mintToken, startService, type Service } from '../testing/service.ts';
import { FAST, TestPartner } from './testing/partner.ts';
import { Receiver, verify } from './testing/receiver.ts';

/** The library's message for a webhook that does not verify. */
const REFUSED = /No matching signature|Message timestamp too|Missing required headers/;

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
      api_version: '2026-11-01',
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
    expect(made.body).toMatchObject({ api_version: '2026-11-01' });
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

describe('endpoint secrets', () => {
  test('appear in no table, log line or list', async () => {
    const headers = { 'idempotency-key': 'shown once' };
    const made = await partner.call<IssuedWebhookEndpoint>(`POST ${ENDPOINTS}`, { url: HOOK }, headers);
    const { id, secret } = made.body;
    const rotated = await partner.call<IssuedWebhookEndpoint>(`POST ${ENDPOINTS}/${id}/rotate_secret`, {});
    const rows = await Promise.all([
      service.db.selectFrom('webhook_endpoints').selectAll().execute(),
      service.db.selectFrom('idempotency_records').selectAll().execute(),
      service.db.selectFrom('events').selectAll().execute(),
    ]);
    const shown = (await partner.call(`GET ${ENDPOINTS}?limit=100`)).text;
    for (const value of [secret, rotated.body.secret]) {
      const bare = value.replace('whsec_', '');
      expect(JSON.stringify(rows)).not.toContain(bare);
      expect(service.logLines.join('')).not.toContain(bare);
      expect(shown).not.toContain(bare);
    }
  });

  test('are shown again for the same idempotency key and credential only', async () => {
    const headers = { 'idempotency-key': 'once more' };
    const first = await partner.call<IssuedWebhookEndpoint>(`POST ${ENDPOINTS}`, { url: HOOK }, headers);
    const again = await partner.call<IssuedWebhookEndpoint>(`POST ${ENDPOINTS}`, { url: HOOK }, headers);
    expect(again.text).toBe(first.text);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    const body = { name: 'Second', capability: ['webhooks:write'] };
    const { secret } = (await partner.call<{ secret: string }>('POST /v1/keys', body)).body;
    const other = await call(service, `POST ${ENDPOINTS}`, {
      credential: secret,
      body: { url: HOOK },
      headers,
    });
    expect(other.body).toMatchObject({ error: 40902 });
  });

  test('sign beside the new one after a rotation until the overlap ends', async () => {
    const receiver = await Receiver.start();
    const { id, secret: old } = await partner.addEndpoint(receiver.url, { events: ['menu.published'] });
    const path = `POST ${ENDPOINTS}/${id}/rotate_secret`;
    const rotated = await partner.call<IssuedWebhookEndpoint>(path, { overlap_seconds: 60 });
    expect(rotated.status).toBe(200);
    expect(rotated.body.secret).not.toBe(old);
    const overlapMs = Date.parse(rotated.body.previous_secret_expires_at ?? '') - service.clock.now();
    expect(overlapMs).toBeGreaterThan(50_000);
    expect(overlapMs).toBeLessThanOrEqual(60_000);
    await partner.ping(id);
    const [during] = await receiver.has(1);
    if (!during) throw new Error('nothing came');
    expect(String(during.headers['webhook-signature']).split(' ')).toHaveLength(2);
    expect(verify(old, during)).toEqual(verify(rotated.body.secret, during));
    service.clock.advance(61_000);
    await partner.ping(id);
    const after = (await receiver.has(2))[1];
    if (!after) throw new Error('nothing came');
    expect(String(after.headers['webhook-signature']).split(' ')).toHaveLength(1);
    expect(() => verify(old, after)).toThrow('No matching signature');
    verify(rotated.body.secret, after);
    expect((await partner.endpoint(id)).previous_secret_expires_at).toBeNull();
    await receiver.stop();
  });

  test('end at once without an overlap, and after a week at most', async () => {
    const receiver = await Receiver.start();
    const { id, secret: old } = await partner.addEndpoint(receiver.url, { events: ['menu.published'] });
    const path = `POST ${ENDPOINTS}/${id}/rotate_secret`;
    expect((await partner.call(path, { overlap_seconds: 604_801 })).body).toMatchObject({ error: 40003 });
    expect((await partner.call(path, { overlap_seconds: -1 })).body).toMatchObject({ error: 40003 });
    const day = await partner.call<IssuedWebhookEndpoint>(path, {});
    const dayMs = Date.parse(day.body.previous_secret_expires_at ?? '') - service.clock.now();
    expect(Math.round(dayMs / 3_600_000)).toBe(24);
    const { secret } = (await partner.call<IssuedWebhookEndpoint>(path, { overlap_seconds: 0 })).body;
    await partner.ping(id);
    const [message] = await receiver.has(1);
    if (!message) throw new Error('nothing came');
    verify(secret, message);
    for (const ended of [old, day.body.secret]) expect(() => verify(ended, message)).toThrow(REFUSED);
    await receiver.stop();
  });
});

describe('receivers', () => {
  test('reject a message whose signature, timestamp, id or body was changed', async () => {
    const receiver = await Receiver.start();
    const { id, secret } = await partner.addEndpoint(receiver.url, { events: ['menu.published'] });
    await partner.ping(id);
    const [message] = await receiver.has(1);
    await receiver.stop();
    if (!message) throw new Error('nothing came');
    const headers = message.headers as Record<string, string>;
    const webhook = new Webhook(secret);
    expect(() => webhook.verify(message.body, headers)).not.toThrow(REFUSED);
    const signature = headers['webhook-signature'] ?? '';
    const seconds = Number(headers['webhook-timestamp']);
    for (let at = 'v1,'.length; at < signature.length - 1; at += 1) {
      const letter = signature[at] === 'A' ? 'B' : 'A';
      const touched = signature.slice(0, at) + letter + signature.slice(at + 1);
      expect(() => webhook.verify(message.body, { ...headers, 'webhook-signature': touched })).toThrow(
        REFUSED,
      );
    }
    for (const touched of [
      { 'webhook-signature': signature.replace('v1,', 'v2,') },
      { 'webhook-signature': '' },
      { 'webhook-timestamp': String(seconds + 1) },
      { 'webhook-timestamp': String(seconds - 301) },
      { 'webhook-timestamp': String(seconds + 301) },
      { 'webhook-id': `${headers['webhook-id']}0` },
      { 'webhook-id': 'evt_01M7ZEJD1MRZTCJTM6JS3W5MRD' },
    ]) {
      expect(() => webhook.verify(message.body, { ...headers, ...touched })).toThrow(REFUSED);
    }
    expect(() => webhook.verify(`${message.body} `, headers)).toThrow(REFUSED);
    expect(() => new Webhook(`whsec_${'A'.repeat(43)}=`).verify(message.body, headers)).toThrow(REFUSED);
  });
});

describe('events', () => {
  test('are listed newest first, by type, merchant and time', async () => {
    const quiet = await TestPartner.signUp(service, 'Quiet');
    const from = new Date(service.clock.now()).toISOString();
    const one = await quiet.makeEvent('One');
    service.clock.advance(1_000);
    const middle = new Date(service.clock.now()).toISOString();
    const two = await quiet.makeEvent('Two');
    await quiet.call(`DELETE /v1/keys/${two}`);
    const list = async (query: string) =>
      (
        await quiet.call<{ data: { type: string; data: { id: string } }[] }>(`GET /v1/events${query}`)
      ).body.data.map(({ type, data }) => `${type} ${data.id}`);
    const all = [`key.revoked ${two}`, `key.created ${two}`, `key.created ${one}`];
    expect((await list('')).slice(0, 3)).toEqual(all);
    expect(await list(`?created_after=${from}`)).toEqual(all);
    expect(await list(`?created_after=${middle}`)).toEqual(all.slice(0, 2));
    expect(await list(`?created_after=${from}&created_before=${middle}`)).toEqual(all.slice(2));
    expect(await list(`?type=key.revoked`)).toEqual(all.slice(0, 1));
    expect(await list(`?merchant=${quiet.account.active}`)).toEqual([]);
    const first = await quiet.call<{ next_cursor: string; has_more: boolean }>('GET /v1/events?limit=2');
    expect(first.body.has_more).toBe(true);
    expect((await list(`?cursor=${first.body.next_cursor}`))[0]).toBe(all[2]);
    for (const query of [
      'type=x',
      'merchant=%00',
      'created_after=today',
      'created_before=2026-13-01T00:00:00Z',
    ]) {
      const reply = await quiet.call(`GET /v1/events?${query}`);
      expect([query, reply.body['error'], reply.body['param']]).toEqual([query, 40003, query.split('=')[0]]);
    }
  });

  test('are returned in the version of the request', async () => {
    const key = await partner.makeEvent('Versioned');
    const [newest] = (await partner.call<{ data: { id: string }[] }>('GET /v1/events')).body.data;
    const read = await partner.call(`GET /v1/events/${newest?.id}`);
    expect(read.body).toMatchObject({ object: 'event', data: { id: key, capability: ['plants:write'] } });
    const older = await partner.call(`GET /v1/events/${newest?.id}`, undefined, {
      'api-version': '2026-09-01',
    });
    expect(older.body).toMatchObject({ object: 'event', data: { id: key, scopes: ['plants:write'] } });
    expect(older.text).not.toContain('capability');
  });
});
