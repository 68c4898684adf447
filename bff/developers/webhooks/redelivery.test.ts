import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { liftLimits } from '../../testing/service/no-limits.ts';
import { startService, type Service } from '../../testing/service/service.ts';
import type { WebhookDelivery } from './contract/deliveries.ts';
import { FAST, TestPartner } from './testing/partner.ts';
import { payloadOf, verify } from './testing/receiver.ts';
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

describe('redelivery', () => {
  test('sends one event to the named endpoint, or to all that are subscribed to its type', async () => {
    const [first, second] = [await receivers.start(), await receivers.start()];
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
      const receiver = await receivers.start();
      const held = Promise.withResolvers<ServerResponse>();
      receiver.answer = (_message, res) => {
        if (receiver.received.length === 1) held.resolve(res);
        else res.writeHead(204).end();
      };
      const { endpoint, event } = await partner.pinged(receiver);
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
    const receiver = await receivers.start();
    receiver.answer = (_message, res) => res.writeHead(500).end();
    const { endpoint, event } = await partner.pinged(receiver);
    await partner.deliveryWhen(endpoint.id, event, ({ state }) => state === 'failed');
    receiver.answer = (_message, res) => res.writeHead(204).end();
    await partner.call(`POST /v1/events/${event}/redeliver`, { endpoint: endpoint.id });
    const delivery = await partner.deliveryWhen(endpoint.id, event, ({ state }) => state === 'delivered');
    expect(delivery.attempts).toHaveLength(6);
  });

  test('replays a range, by type, including events from while the endpoint was disabled', async () => {
    const receiver = await receivers.start();
    const endpoint = await partner.addEndpoint(receiver.url, { events: ['key.created', 'key.revoked'] });
    const path = `/v1/webhook_endpoints/${endpoint.id}`;
    await partner.call(`PATCH ${path}`, { status: 'disabled' });
    const witness = await receivers.start();
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
    const receiver = await receivers.start();
    const { endpoint, event } = await partner.pinged(receiver);
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
