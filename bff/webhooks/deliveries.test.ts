import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../database/ids.ts';
import { liftLimits } from '../testing/no-limits.ts';
import { startService, type Service } from '../testing/service.ts';
import type { WebhookDelivery } from './contract/deliveries.ts';
import { FAST, TestPartner } from './testing/partner.ts';
import { payloadOf, Receiver, verify } from './testing/receiver.ts';

let service: Service;
let partner: TestPartner;
let receivers: Receiver[] = [];
beforeAll(async () => {
  service = await startService({ webhooks: { timing: { ...FAST, answerWithinMs: 1_500 } } });
  partner = await TestPartner.signUp(service);
  await liftLimits(service);
});
afterEach(async () => {
  await Promise.all(receivers.map((receiver) => receiver.stop()));
  receivers = [];
});
afterAll(() => service.stop());

async function newReceiver(): Promise<Receiver> {
  const receiver = await Receiver.start();
  receivers.push(receiver);
  return receiver;
}

const hasEnded = ({ state }: WebhookDelivery): boolean => state !== 'pending';

/** An endpoint that subscribes to no event type, and a ping to it. */
async function pinged(receiver: { url: string }) {
  const endpoint = await partner.addEndpoint(receiver.url, { events: ['menu.published'] });
  const { event } = await partner.ping(endpoint.id);
  return { endpoint, event };
}

describe('deliveries', () => {
  test("carry a signature that the specification's own library verifies, and the event", async () => {
    const receiver = await newReceiver();
    const { id, secret } = await partner.addEndpoint(receiver.url, { events: ['key.created'] });
    const key = await partner.makeEvent('Signed');
    const [message] = await receiver.has(1);
    if (!message) throw new Error('nothing came');
    expect(service.logLines.filter((line) => line.includes('webhooks pause'))).toEqual([]);
    const payload = verify(secret, message);
    expect(Object.keys(payload)).toEqual([
      'id',
      'type',
      'timestamp',
      'api_version',
      'environment',
      'merchant',
      'data',
    ]);
    expect(payload).toMatchObject({
      type: 'key.created',
      api_version: '2026-11-01',
      environment: 'sandbox',
      merchant: null,
      data: { id: key, name: 'Signed', object: 'key' },
    });
    expect(message.headers).toMatchObject({
      'webhook-id': payload.id,
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Trellis-Webhooks/1',
    });
    expect(message.body).not.toMatch(/ppk_|whsec_/);
    const delivery = await partner.deliveryWhen(id, payload.id, hasEnded);
    expect(delivery).toMatchObject({
      object: 'webhook_delivery',
      endpoint: id,
      event_type: 'key.created',
      state: 'delivered',
      next_attempt_at: null,
      attempts: [{ number: 1, status: 204, error: null, response: '' }],
    });
  });

  test("never go to another partner's endpoint or to one that isn't subscribed to the type", async () => {
    const [mine, other, theirs] = [await newReceiver(), await newReceiver(), await newReceiver()];
    const stranger = await TestPartner.signUp(service, 'Stranger');
    await stranger.addEndpoint(theirs.url);
    await partner.addEndpoint(other.url, { events: ['key.revoked'] });
    await partner.addEndpoint(mine.url, { events: ['key.created', 'key.revoked'] });
    const key = await partner.makeEvent('Mine alone');
    await partner.call(`DELETE /v1/keys/${key}`);
    await mine.has(2);
    await other.has(1);
    expect(other.received.map(({ body }) => payloadOf(body).type)).toEqual(['key.revoked']);
    const own = await stranger.makeEvent('Theirs');
    const [first] = await theirs.has(1);
    expect(payloadOf(first?.body ?? '').data['id']).toBe(own);
  });

  test('use the API version that the endpoint is pinned to', async () => {
    const receiver = await newReceiver();
    await partner.addEndpoint(receiver.url, { events: ['key.created'], api_version: '2026-09-01' });
    await partner.makeEvent('Older');
    const [message] = await receiver.has(1);
    expect(payloadOf(message?.body ?? '')).toMatchObject({
      api_version: '2026-09-01',
      data: { scopes: ['plants:write'] },
    });
  });

  test('keep every digit', async () => {
    const receiver = await newReceiver();
    await partner.addEndpoint(receiver.url, { events: ['plant.created'], api_version: '2026-09-01' });
    const { partnerId } = partner.account;
    const id = newId('evt');
    await service.db
      .insertInto('events')
      .values({
        id,
        type: 'plant.created',
        partner_id: partnerId,
        environment: 'sandbox',
        merchant_id: null,
        data: '{"id":9223372036854775807,"size":1.5,"name":"Fern"}',
        created_at: new Date(service.clock.now()),
      })
      .execute();
    const [message] = await receiver.has(1);
    expect(message?.body).toContain('"id":9223372036854775807,"size":1.5');
    const read = await partner.call(`GET /v1/events/${id}`);
    expect(read.text).toContain('"data":{"id":9223372036854775807,"size":1.5,"name":"Fern"}');
  });
});

describe('failed attempts', () => {
  test('are retried with the same id until one succeeds', async () => {
    const receiver = await newReceiver();
    let count = 0;
    receiver.answer = (_message, res) => res.writeHead((count += 1) < 3 ? 500 : 200).end('later');
    const { endpoint, event } = await pinged(receiver);
    const { attempts, state } = await partner.deliveryWhen(endpoint.id, event, hasEnded);
    expect(state).toBe('delivered');
    expect(attempts.map(({ number, status, error }) => ({ number, status, error }))).toEqual([
      { number: 1, status: 500, error: 'status' },
      { number: 2, status: 500, error: 'status' },
      { number: 3, status: 200, error: null },
    ]);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([event]));
    for (const message of receiver.received) expect(verify(endpoint.secret, message).id).toBe(event);
  });

  test('stop at the end of the schedule', async () => {
    const receiver = await newReceiver();
    receiver.answer = (_message, res) => res.writeHead(503).end();
    const { endpoint, event } = await pinged(receiver);
    const delivery = await partner.deliveryWhen(endpoint.id, event, hasEnded);
    expect(delivery).toMatchObject({ state: 'failed', next_attempt_at: null });
    expect(delivery.attempts).toHaveLength(FAST.delaysMs?.length ?? 0);
  });

  test('include redirects, which are not followed', async () => {
    const [receiver, elsewhere] = [await newReceiver(), await newReceiver()];
    receiver.answer = (_message, res) => res.writeHead(307, { location: elsewhere.url }).end();
    const { endpoint, event } = await pinged(receiver);
    const { attempts } = await partner.deliveryWhen(endpoint.id, event, hasEnded);
    expect(attempts.map(({ status, error }) => `${status} ${error}`)).toEqual(Array(5).fill('307 status'));
    expect(elsewhere.connections).toBe(0);
  });

  test('include timeouts', async () => {
    const receiver = await newReceiver();
    let count = 0;
    receiver.answer = (_message, res) => void ((count += 1) > 1 && res.writeHead(204).end());
    const { endpoint, event } = await pinged(receiver);
    const { attempts } = await partner.deliveryWhen(endpoint.id, event, hasEnded);
    expect(attempts.map(({ status, error }) => ({ status, error }))).toEqual([
      { status: null, error: 'timeout' },
      { status: 204, error: null },
    ]);
    expect(attempts[0]?.duration_ms).toBeGreaterThanOrEqual(1_490);
  });

  test('include refused and broken connections', async () => {
    const receiver = await newReceiver();
    let count = 0;
    receiver.answer = (_message, res) => {
      count += 1;
      if (count > 1) res.writeHead(204).end();
      else res.socket?.destroy();
    };
    const { endpoint, event } = await pinged(receiver);
    const { attempts } = await partner.deliveryWhen(endpoint.id, event, hasEnded);
    expect(attempts.map(({ error }) => error)).toEqual(['connection', null]);

    const gone = await Receiver.start();
    const { url } = gone;
    await gone.stop();
    const refused = await pinged({ url });
    const delivery = await partner.deliveryWhen(refused.endpoint.id, refused.event, hasEnded);
    expect(delivery.attempts.every(({ error, status }) => error === 'connection' && status === null)).toBe(
      true,
    );
  });

  test("are retried after the endpoint's Retry-After", async () => {
    const receiver = await newReceiver();
    receiver.answer = (_message, res) => res.writeHead(429, { 'retry-after': '3600' }).end();
    const { endpoint, event } = await pinged(receiver);
    const delivery = await partner.deliveryWhen(endpoint.id, event, ({ attempts }) => attempts.length > 0);
    const waitMs = Date.parse(delivery.next_attempt_at ?? '') - service.clock.now();
    expect(waitMs).toBeGreaterThan(3_500_000);
    expect(waitMs).toBeLessThanOrEqual(3_600_000);
  });
});

describe('responses of endpoints', () => {
  test('are read up to 64 KiB, kept up to 1 KiB, and judged by their status', async () => {
    const receiver = await newReceiver();
    let sentBytes = 0;
    const closed = Promise.withResolvers<void>();
    receiver.answer = (_message, res) => {
      res.writeHead(200);
      const piece = Buffer.alloc(16 * 1024, 'é');
      const more = (): void => {
        while (!res.destroyed && res.write(piece)) sentBytes += piece.length;
      };
      res.on('drain', more).on('close', closed.resolve);
      more();
    };
    const { endpoint, event } = await pinged(receiver);
    const { state, attempts } = await partner.deliveryWhen(endpoint.id, event, hasEnded);
    await closed.promise;
    expect(state).toBe('delivered');
    expect(attempts[0]?.response).toBe('é'.repeat(512));
    // What is in the sockets' buffers is sent, but never read.
    expect(sentBytes).toBeLessThan(16 * 1024 * 1024);
  });

  test('are kept without the character that the bound cuts', async () => {
    const receiver = await newReceiver();
    receiver.answer = (_message, res) => res.writeHead(200).end(`x${'é'.repeat(600)}`);
    const { endpoint, event } = await pinged(receiver);
    const { attempts } = await partner.deliveryWhen(endpoint.id, event, hasEnded);
    expect(attempts[0]?.response).toBe(`x${'é'.repeat(511)}`);
  });

  test('that never end are a success once their status is 2xx', async () => {
    const receiver = await newReceiver();
    receiver.answer = (_message, res) => void res.writeHead(200).write('well');
    const { endpoint, event } = await pinged(receiver);
    const { state, attempts } = await partner.deliveryWhen(endpoint.id, event, hasEnded);
    expect(state).toBe('delivered');
    expect(attempts).toMatchObject([{ status: 200, error: null, response: 'well' }]);
  });

  test('may contain any bytes', async () => {
    const receiver = await newReceiver();
    receiver.answer = (_message, res) => res.writeHead(200).end(Buffer.from([0x61, 0x00, 0xff, 0x62]));
    const { endpoint, event } = await pinged(receiver);
    const { attempts } = await partner.deliveryWhen(endpoint.id, event, hasEnded);
    expect(attempts[0]?.response).toBe('a\u{FFFD}\u{FFFD}b');
  });
});

describe('redelivery', () => {
  test('sends one event to the named endpoint, or to all that are subscribed to its type', async () => {
    const [first, second] = [await newReceiver(), await newReceiver()];
    const one = await partner.addEndpoint(first.url, { events: ['key.created'] });
    const two = await partner.addEndpoint(second.url, { events: ['key.created'] });
    await partner.makeEvent('Again');
    const [message] = await first.has(1);
    await second.has(1);
    const { id: event } = verify(one.secret, message ?? { headers: {}, body: '', path: '', atMs: 0 });
    const again = await partner.call(`POST /v1/events/${event}/redeliver`, { endpoint: two.id });
    expect(again.body).toEqual({ queued: 1 });
    await second.has(2);
    const all = await partner.call(`POST /v1/events/${event}/redeliver`, {});
    expect(Number(all.body['queued'])).toBeGreaterThanOrEqual(2);
    await Promise.all([first.has(2), second.has(3)]);
    expect(second.received.map(({ headers }) => headers['webhook-id'])).toEqual([event, event, event]);
    const delivery = await partner.deliveryWhen(two.id, event, ({ attempts }) => attempts.length === 3);
    expect(delivery.attempts.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  test('sends an event once more while an attempt is under way, whatever its outcome', async () => {
    for (const status of [204, 500]) {
      const receiver = await newReceiver();
      const held = Promise.withResolvers<ServerResponse>();
      receiver.answer = (_message, res) => {
        if (receiver.received.length === 1) held.resolve(res);
        else res.writeHead(204).end();
      };
      const { endpoint, event } = await pinged(receiver);
      const first = await held.promise;
      const again = await partner.call(`POST /v1/events/${event}/redeliver`, { endpoint: endpoint.id });
      expect(again.body).toEqual({ queued: 1 });
      first.writeHead(status).end();
      await receiver.has(2);
      const hasBoth = ({ attempts, state }: WebhookDelivery): boolean =>
        attempts.length === 2 && state !== 'pending';
      const delivery = await partner.deliveryWhen(endpoint.id, event, hasBoth);
      expect(delivery.state).toBe('delivered');
      expect(delivery.attempts.map((attempt) => attempt.status).toSorted()).toEqual([204, status].toSorted());
    }
  });

  test('sends a failed event after the receiver was repaired', async () => {
    const receiver = await newReceiver();
    receiver.answer = (_message, res) => res.writeHead(500).end();
    const { endpoint, event } = await pinged(receiver);
    await partner.deliveryWhen(endpoint.id, event, ({ state }) => state === 'failed');
    receiver.answer = (_message, res) => res.writeHead(204).end();
    await partner.call(`POST /v1/events/${event}/redeliver`, { endpoint: endpoint.id });
    const delivery = await partner.deliveryWhen(endpoint.id, event, ({ state }) => state === 'delivered');
    expect(delivery.attempts).toHaveLength(6);
  });

  test('replays a range, by type, including events from while the endpoint was disabled', async () => {
    const receiver = await newReceiver();
    const endpoint = await partner.addEndpoint(receiver.url, { events: ['key.created', 'key.revoked'] });
    const path = `/v1/webhook_endpoints/${endpoint.id}`;
    await partner.call(`PATCH ${path}`, { status: 'disabled' });
    const witness = await newReceiver();
    await partner.addEndpoint(witness.url, { events: ['key.created', 'key.revoked'] });
    const from = new Date(service.clock.now()).toISOString();
    const keys = [await partner.makeEvent('One'), await partner.makeEvent('Two')];
    await partner.call(`DELETE /v1/keys/${keys[0]}`);
    await partner.call(`PATCH /v1/keys/${keys[1]}`, { name: 'Not an event' });
    const to = new Date(service.clock.now() + 1).toISOString();
    const refused = await partner.call(`POST ${path}/replay`, { from, to });
    expect(refused.body).toMatchObject({ error: 40902 });
    // An event goes to the endpoints that are enabled when it is fanned out, shortly after it was recorded.
    await witness.has(3);
    await partner.call(`PATCH ${path}`, { status: 'enabled' });
    const revoked = await partner.call(`POST ${path}/replay`, { from, to, types: ['key.revoked'] });
    expect(revoked.body).toEqual({ queued: 1 });
    const [first] = await receiver.has(1);
    expect(payloadOf(first?.body ?? '')).toMatchObject({ type: 'key.revoked', data: { id: keys[0] } });
    const none = await partner.call(`POST ${path}/replay`, { from, to, types: ['menu.published'] });
    expect(none.body).toEqual({ queued: 0 });
    const all = await partner.call(`POST ${path}/replay`, { from, to });
    expect(all.body).toEqual({ queued: 3 });
    await receiver.has(4);
    const ids = new Set(receiver.received.map(({ headers }) => headers['webhook-id']));
    expect(ids.size).toBe(3);
  });

  test('refuses what cannot be sent again', async () => {
    const receiver = await newReceiver();
    const { endpoint, event } = await pinged(receiver);
    const path = `/v1/webhook_endpoints/${endpoint.id}`;
    const later = '2026-11-21T00:00:00Z';
    for (const range of [
      { from: 'yesterday', to: later },
      { from: '2026-11-20', to: later },
      { from: later, to: '2026-11-21T25:00:00Z' },
    ]) {
      const reply = await partner.call(`POST ${path}/replay`, range);
      expect(reply.body).toMatchObject({ error: 40003, param: range.from === later ? 'to' : 'from' });
    }
    const unknown = await partner.call(`POST ${path}/replay`, { from: later, to: later, types: ['x.y'] });
    expect(unknown.body).toMatchObject({ error: 40003 });
    await partner.call(`PATCH ${path}`, { status: 'disabled' });
    const disabled = await partner.call(`POST /v1/events/${event}/redeliver`, { endpoint: endpoint.id });
    expect(disabled.body).toMatchObject({ error: 40902 });
    const ping = await partner.call(`POST ${path}/ping`);
    expect(ping.body).toMatchObject({ error: 40902 });
    for (const id of ['evt_01M7ZEJD1MRZTCJTM6JS3W5MRX', 'evt%00', endpoint.id]) {
      expect((await partner.call(`POST /v1/events/${id}/redeliver`, {})).status).toBe(404);
    }
    const elsewhere = await partner.call(`POST /v1/events/${event}/redeliver`, { endpoint: event });
    expect(elsewhere.status).toBe(404);
  });
});
