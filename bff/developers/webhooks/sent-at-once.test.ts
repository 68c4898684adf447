import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type Service } from '../../testing/service/service.ts';
import { Receiver } from './testing/receiver.ts';
import { TestPartner } from './testing/partner.ts';

const HOUR = 3_600_000;

/** The sender looks once an hour for due deliveries: any that are sent sooner were requested. */
let service: Service;
let receiver: Receiver;
let partner: TestPartner;
beforeAll(async () => {
  service = await startService({ webhooks: { timing: { lookMs: HOUR } } });
  receiver = await Receiver.start();
  partner = await TestPartner.signUp(service, 'At once');
});
afterAll(async () => {
  await receiver.stop();
  await service.stop();
});

test('a ping, an event that is redelivered or replayed, and what waits for an endpoint, are sent at once', async () => {
  const endpoint = await partner.addEndpoint(receiver.url, { events: ['key.created'] });
  const path = `/v1/webhook_endpoints/${endpoint.id}`;
  let sent = 0;
  const isSent = (): Promise<unknown> => receiver.has(++sent);
  /**
   * Records an event, which is dispatched without a look for due deliveries, and leaves nothing to look for.
   */
  const anEvent = async (): Promise<void> => {
    await partner.makeEvent('Between');
    await isSent();
  };
  const { event } = await partner.ping(endpoint.id);
  await isSent();
  await anEvent();
  await partner.call(`POST /v1/events/${event}/redeliver`, { endpoint: endpoint.id });
  await isSent();
  const from = new Date(service.clock.now()).toISOString();
  await anEvent();
  const to = new Date(service.clock.now() + 1).toISOString();
  await partner.call(`POST ${path}/replay`, { from, to });
  await isSent();
  await anEvent();

  await partner.call(`PATCH ${path}`, { status: 'disabled' });
  // Simulates that it had been queued just before: it waits while the endpoint is disabled.
  await service.db
    .updateTable('webhook_deliveries')
    .set({ state: 'pending', next_attempt_at: null })
    .where('event_id', '=', event)
    .execute();
  await partner.call(`PATCH ${path}`, { status: 'enabled' });
  await isSent();
  expect(receiver.received.at(-1)?.headers['webhook-id']).toBe(event);
});
