import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, startService, type Service } from '../../testing/service/service.ts';
import type { IssuedWebhookEndpoint } from './contract/endpoints.ts';
import { FAST, TestPartner } from './testing/partner.ts';
import { Receiver, verify } from './testing/receiver.ts';

/** The library's message for a webhook that does not verify. */
const REFUSED = /No matching signature|Message timestamp too|Missing required headers/;

let service: Service;
let partner: TestPartner;
beforeAll(async () => {
  service = await startService({ webhooks: { timing: FAST } });
  partner = await TestPartner.signUp(service);
});
afterAll(() => service.stop());

const HOOK = 'https://pos.example/webhooks?shop=7';
const ENDPOINTS = '/v1/webhook_endpoints';

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
