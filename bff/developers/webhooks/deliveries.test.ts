import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../core/database/ids.ts';
import { liftLimits } from '../../testing/service/no-limits.ts';
import { startService, type Service } from '../../testing/service/service.ts';
import type { WebhookDelivery } from './contract/deliveries.ts';
import { FAST, TestPartner } from './testing/partner.ts';
import { payloadOf, Receiver, verify } from './testing/receiver.ts';
import { Receivers } from './testing/receivers.ts';

let service: Service;
let partner: TestPartner;
const receivers = new Receivers();
beforeAll(async () => {
  service = await startService({ webhooks: { timing: { ...FAST, answerWithinMs: 15_000 } } });
  partner = await TestPartner.signUp(service);
  await liftLimits(service);
});
afterEach(() => receivers.stopAll());
afterAll(() => service.stop());

const hasEnded = ({ state }: WebhookDelivery): boolean => state !== 'pending';

describe('deliveries', () => {
  test("carry a signature that the specification's own library verifies, and the event", async () => {
    const receiver = await receivers.start();
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
      api_version: '2026-11-26',
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
    const [mine, other, theirs] = [await receivers.start(), await receivers.start(), await receivers.start()];
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
    const receiver = await receivers.start();
    await partner.addEndpoint(receiver.url, { events: ['key.created'], api_version: '2026-09-01' });
    await partner.makeEvent('Older');
    const [message] = await receiver.has(1);
    expect(payloadOf(message?.body ?? '')).toMatchObject({
      api_version: '2026-09-01',
      data: { scopes: ['plants:write'] },
    });
  });

  test('keep every digit', async () => {
    const receiver = await receivers.start();
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
    const receiver = await receivers.start();
    let count = 0;
    receiver.answer = (_message, res) => res.writeHead((count += 1) < 3 ? 500 : 200).end('later');
    const { endpoint, event } = await partner.pinged(receiver);
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
    const receiver = await receivers.start();
    receiver.answer = (_message, res) => res.writeHead(503).end();
    const { endpoint, event } = await partner.pinged(receiver);
    const delivery = await partner.deliveryWhen(endpoint.id, event, hasEnded);
    expect(delivery).toMatchObject({ state: 'failed', next_attempt_at: null });
    expect(delivery.attempts).toHaveLength(FAST.delaysMs?.length ?? 0);
  });

  test('include redirects, which are not followed', async () => {
    const [receiver, elsewhere] = [await receivers.start(), await receivers.start()];
    receiver.answer = (_message, res) => res.writeHead(307, { location: elsewhere.url }).end();
    const { endpoint, event } = await partner.pinged(receiver);
    const { attempts } = await partner.deliveryWhen(endpoint.id, event, hasEnded);
    expect(attempts.map(({ status, error }) => `${status} ${error}`)).toEqual(Array(5).fill('307 status'));
    expect(elsewhere.connections).toBe(0);
  });

  test('include timeouts', async () => {
    const impatient = await startService({ webhooks: { timing: { ...FAST, answerWithinMs: 1_500 } } });
    const waited = await TestPartner.signUp(impatient);
    const receiver = await receivers.start();
    receiver.answer = () => undefined;
    const { endpoint, event } = await waited.pinged(receiver);
    const { attempts } = await waited.deliveryWhen(endpoint.id, event, (one) => one.attempts.length > 0);
    expect(attempts[0]).toMatchObject({ status: null, error: 'timeout' });
    expect(attempts[0]?.duration_ms).toBeGreaterThanOrEqual(1_490);
    receiver.answer = (_message, res) => void res.writeHead(204).end();
    const after = await waited.deliveryWhen(endpoint.id, event, hasEnded);
    expect(after.attempts.at(-1)).toMatchObject({ status: 204, error: null });
    await impatient.stop();
  });

  test('include refused and broken connections', async () => {
    const receiver = await receivers.start();
    let count = 0;
    receiver.answer = (_message, res) => {
      count += 1;
      if (count > 1) res.writeHead(204).end();
      else res.socket?.destroy();
    };
    const { endpoint, event } = await partner.pinged(receiver);
    const { attempts } = await partner.deliveryWhen(endpoint.id, event, hasEnded);
    expect(attempts.map(({ error }) => error)).toEqual(['connection', null]);

    const gone = await Receiver.start();
    const { url } = gone;
    await gone.stop();
    const refused = await partner.pinged({ url });
    const delivery = await partner.deliveryWhen(refused.endpoint.id, refused.event, hasEnded);
    expect(delivery.attempts.every(({ error, status }) => error === 'connection' && status === null)).toBe(
      true,
    );
  });

  test("are retried after the endpoint's Retry-After", async () => {
    const receiver = await receivers.start();
    receiver.answer = (_message, res) => res.writeHead(429, { 'retry-after': '3600' }).end();
    const { endpoint, event } = await partner.pinged(receiver);
    const delivery = await partner.deliveryWhen(endpoint.id, event, ({ attempts }) => attempts.length > 0);
    const waitMs = Date.parse(delivery.next_attempt_at ?? '') - service.clock.now();
    expect(waitMs).toBeGreaterThan(3_500_000);
    expect(waitMs).toBeLessThanOrEqual(3_600_000);
  });
});

describe('responses of endpoints', () => {
  test('are read up to 64 KiB, kept up to 1 KiB, and judged by their status', async () => {
    const receiver = await receivers.start();
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
    const { endpoint, event } = await partner.pinged(receiver);
    const { state, attempts } = await partner.deliveryWhen(endpoint.id, event, hasEnded);
    await closed.promise;
    expect(state).toBe('delivered');
    expect(attempts[0]?.response).toBe('é'.repeat(512));
    // The sockets' buffers are sent, but never read.
    expect(sentBytes).toBeLessThan(16 * 1024 * 1024);
  });

  test('are kept without the character that the bound cuts', async () => {
    const receiver = await receivers.start();
    receiver.answer = (_message, res) => res.writeHead(200).end(`x${'é'.repeat(600)}`);
    const { endpoint, event } = await partner.pinged(receiver);
    const { attempts } = await partner.deliveryWhen(endpoint.id, event, hasEnded);
    expect(attempts[0]?.response).toBe(`x${'é'.repeat(511)}`);
  });

  test('that never end are a success once their status is 2xx', async () => {
    const receiver = await receivers.start();
    receiver.answer = (_message, res) => void res.writeHead(200).write('well');
    const { endpoint, event } = await partner.pinged(receiver);
    const { state, attempts } = await partner.deliveryWhen(endpoint.id, event, hasEnded);
    expect(state).toBe('delivered');
    expect(attempts).toMatchObject([{ status: 200, error: null, response: 'well' }]);
  });

  test('may contain any bytes', async () => {
    const receiver = await receivers.start();
    receiver.answer = (_message, res) => res.writeHead(200).end(Buffer.from([0x61, 0x00, 0xff, 0x62]));
    const { endpoint, event } = await partner.pinged(receiver);
    const { attempts } = await partner.deliveryWhen(endpoint.id, event, hasEnded);
    expect(attempts[0]?.response).toBe('a\u{FFFD}\u{FFFD}b');
  });
});
