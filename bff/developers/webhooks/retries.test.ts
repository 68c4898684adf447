import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { WebhookDelivery } from './contract/deliveries.ts';
import type { WebhookEndpoint } from './contract/endpoints.ts';
import { startService, type Service } from '../../testing/service/service.ts';
import { RETRY_DELAYS_MS } from './retry-schedule.ts';
import { TestPartner } from './testing/partner.ts';
import { payloadOf, Receiver } from './testing/receiver.ts';

/** The real schedule; only polling is faster. */
let service: Service;
let receivers: Receiver[] = [];
beforeAll(async () => {
  service = await startService({
    webhooks: { timing: { lookMs: 10, gatherMs: 0, pruneMs: 10 } },
  });
});
afterEach(async () => {
  await Promise.all(receivers.map((receiver) => receiver.stop()));
  receivers = [];
});
afterAll(() => service.stop());

const DAY = 24 * 3_600_000;

async function receiverThat(status: number): Promise<Receiver> {
  const receiver = await Receiver.start();
  receiver.answer = (_message, res) => res.writeHead(status).end();
  receivers.push(receiver);
  return receiver;
}

async function endpointWhen(
  partner: TestPartner,
  id: string,
  isWanted: (endpoint: WebhookEndpoint) => boolean,
): Promise<WebhookEndpoint> {
  for (;;) {
    const endpoint = await partner.endpoint(id);
    if (isWanted(endpoint)) return endpoint;
  }
}

const hasAttempts =
  (count: number) =>
  ({ attempts }: WebhookDelivery): boolean =>
    attempts.length >= count;

test('retries follow the schedule, within a tenth', async () => {
  const partner = await TestPartner.signUp(service, 'Schedule');
  const receiver = await receiverThat(500);
  const endpoint = await partner.addEndpoint(receiver.url, { events: ['menu.published'] });
  const { event } = await partner.ping(endpoint.id);
  for (const [number, delayMs] of RETRY_DELAYS_MS.slice(1).entries()) {
    const delivery = await partner.deliveryWhen(endpoint.id, event, hasAttempts(number + 1));
    const { at = '', duration_ms = 0 } = delivery.attempts[number] ?? {};
    // From the end of the attempt, whenever it was recorded.
    const waitMs = Date.parse(delivery.next_attempt_at ?? '') - Date.parse(at) - duration_ms;
    expect(waitMs).toBeGreaterThanOrEqual(delayMs * 0.9 - 1);
    expect(waitMs).toBeLessThanOrEqual(delayMs * 1.1 + 1);
    expect(delivery.state).toBe('pending');
    // More than a minute later, because a job for a retry has that long to be fetched.
    service.clock.advance(delayMs * 1.1 + 65_000);
  }
  const last = await partner.deliveryWhen(endpoint.id, event, hasAttempts(10));
  expect(last).toMatchObject({ state: 'failed', next_attempt_at: null });
  expect(receiver.received).toHaveLength(10);
});

test('410 disables an endpoint at once and informs the others', async () => {
  const partner = await TestPartner.signUp(service, 'Gone');
  const [gone, other] = [await receiverThat(410), await receiverThat(204)];
  const endpoint = await partner.addEndpoint(gone.url);
  await partner.addEndpoint(other.url, { events: ['endpoint.disabled'] });
  const { event } = await partner.ping(endpoint.id);
  const delivery = await partner.deliveryWhen(endpoint.id, event, ({ state }) => state !== 'pending');
  expect(delivery).toMatchObject({ state: 'failed', attempts: [{ status: 410 }] });
  const logged = service.logLines.filter((line) => line.includes(event));
  expect(logged.map((line): unknown => JSON.parse(line))).toMatchObject([
    { level: 'info', msg: 'webhook failed', endpoint: endpoint.id, try: 1, status: 410 },
  ]);
  expect(await partner.endpoint(endpoint.id)).toMatchObject({
    status: 'disabled',
    disabled_reason: 'gone',
    version: 2,
  });
  const [message] = await other.hasOf('endpoint.disabled');
  const { data } = payloadOf(message?.body ?? '');
  expect(data).toEqual(await partner.endpoint(endpoint.id));
  expect(message?.body).not.toContain('secret"');
  await partner.makeEvent('Unheard');
  await partner.makeEvent('Unheard too');
  expect(gone.received).toHaveLength(1);
});

test('five days of failures disable an endpoint; a success in between restarts the count', async () => {
  const partner = await TestPartner.signUp(service, 'Failing');
  const receiver = await receiverThat(500);
  const endpoint = await partner.addEndpoint(receiver.url, { events: ['menu.published'] });
  const attempt = async (): Promise<string> => {
    const { event } = await partner.ping(endpoint.id);
    await partner.deliveryWhen(endpoint.id, event, hasAttempts(1));
    return (await partner.endpoint(endpoint.id)).status;
  };
  expect(await attempt()).toBe('enabled');
  service.clock.advance(4.9 * DAY);
  receiver.answer = (_message, res) => res.writeHead(204).end();
  expect(await attempt()).toBe('enabled');
  receiver.answer = (_message, res) => res.writeHead(500).end();
  expect(await attempt()).toBe('enabled');
  service.clock.advance(4.9 * DAY);
  expect(await attempt()).toBe('enabled');
  service.clock.advance(0.1 * DAY);
  // No attempt needs to fail at that moment.
  await endpointWhen(partner, endpoint.id, ({ status }) => status === 'disabled');
  expect(await partner.endpoint(endpoint.id)).toMatchObject({ disabled_reason: 'failing' });
  await partner.call(`PATCH /v1/webhook_endpoints/${endpoint.id}`, { status: 'enabled' });
  expect(await attempt()).toBe('enabled');
});

test('deliveries of a disabled endpoint resume when it is enabled, and fail when it is deleted', async () => {
  const partner = await TestPartner.signUp(service, 'Waiting');
  const receiver = await receiverThat(500);
  const endpoint = await partner.addEndpoint(receiver.url, { events: ['menu.published'] });
  const path = `/v1/webhook_endpoints/${endpoint.id}`;
  const { event } = await partner.ping(endpoint.id);
  await partner.deliveryWhen(endpoint.id, event, hasAttempts(1));
  await partner.call(`PATCH ${path}`, { status: 'disabled' });
  service.clock.advance(DAY);
  const parked = await partner.deliveryWhen(
    endpoint.id,
    event,
    (delivery) => delivery.next_attempt_at === null,
  );
  expect(parked).toMatchObject({ state: 'pending' });
  expect(parked.attempts).toHaveLength(1);
  receiver.answer = (_message, res) => res.writeHead(204).end();
  await partner.call(`PATCH ${path}`, { status: 'enabled' });
  const delivery = await partner.deliveryWhen(endpoint.id, event, ({ state }) => state === 'delivered');
  expect(delivery.attempts).toHaveLength(2);

  receiver.answer = (_message, res) => res.writeHead(500).end();
  const second = await partner.ping(endpoint.id);
  await partner.deliveryWhen(endpoint.id, second.event, hasAttempts(1));
  await partner.call(`DELETE ${path}`);
  service.clock.advance(DAY);
  const stateOf = async (): Promise<string | undefined> => {
    const row = await service.db
      .selectFrom('webhook_deliveries')
      .select('state')
      .where('event_id', '=', second.event)
      .executeTakeFirst();
    return row?.state;
  };
  await expect.poll(stateOf).toBe('failed');
  expect(receiver.received).toHaveLength(3);
});

test('an attempt whose node died is repeated after its claim expires', async () => {
  const partner = await TestPartner.signUp(service, 'Died');
  const receiver = await receiverThat(500);
  const endpoint = await partner.addEndpoint(receiver.url, { events: ['menu.published'] });
  const { event } = await partner.ping(endpoint.id);
  await partner.deliveryWhen(endpoint.id, event, hasAttempts(1));
  const now = service.clock.now();
  // The service's clock follows real time: much longer than a busy machine takes for these lines.
  const CLAIMED_MS = 600_000;
  // The state that a node leaves when it is killed after claiming.
  await service.db
    .updateTable('webhook_deliveries')
    .set({ next_attempt_at: new Date(now), claimed_until: new Date(now + CLAIMED_MS) })
    .where('event_id', '=', event)
    .execute();
  receiver.answer = (_message, res) => res.writeHead(204).end();
  service.clock.advance(CLAIMED_MS / 2);
  await partner.makeEvent('Something else to do');
  const waiting = await partner.deliveryWhen(endpoint.id, event, () => true);
  expect(waiting.attempts).toHaveLength(1);
  service.clock.advance(CLAIMED_MS / 2 + 1);
  const delivery = await partner.deliveryWhen(endpoint.id, event, ({ state }) => state === 'delivered');
  expect(delivery.attempts).toHaveLength(2);
});

test('events are deleted after 30 days with their deliveries and attempts, and not before', async () => {
  const partner = await TestPartner.signUp(service, 'Old');
  const receiver = await receiverThat(204);
  const endpoint = await partner.addEndpoint(receiver.url, { events: ['menu.published'] });
  const old = await partner.ping(endpoint.id);
  await partner.deliveryWhen(endpoint.id, old.event, ({ state }) => state === 'delivered');
  service.clock.advance(29 * DAY);
  const young = await partner.ping(endpoint.id);
  await partner.deliveryWhen(endpoint.id, young.event, ({ state }) => state === 'delivered');
  expect((await partner.call(`GET /v1/events/${old.event}`)).status).toBe(200);
  service.clock.advance(DAY + 60_000);
  const status = async (): Promise<number> => (await partner.call(`GET /v1/events/${old.event}`)).status;
  await expect.poll(status).toBe(404);
  expect((await partner.deliveries(endpoint.id)).map(({ event }) => event)).toEqual([young.event]);
  const attempts = await service.db
    .selectFrom('webhook_attempts')
    .select('number')
    .where('delivery_id', '=', old.id)
    .execute();
  expect(attempts).toEqual([]);
});
