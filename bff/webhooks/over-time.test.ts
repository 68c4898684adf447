import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { WebhookDelivery } from '../contract/webhook-deliveries.ts';
import { startService, type Service } from '../testing/service.ts';
import { RETRY_DELAYS_MS } from './retry-schedule.ts';
import { runDueDeliveries } from './webhooks.ts';
import { TestPartner } from './testing/partner.ts';
import { payloadOf, Receiver } from './testing/receiver.ts';

/** The domain's own schedule; only the looking is faster. */
let service: Service;
let receivers: Receiver[] = [];
beforeAll(async () => {
  service = await startService({
    webhooks: { pace: { lookMs: 10, gatherMs: 0, overdueMs: 10, pruneMs: 10 } },
  });
});
afterEach(async () => {
  await Promise.all(receivers.map((receiver) => receiver.stop()));
  receivers = [];
});
afterAll(() => service.stop());

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

async function receiverThat(status: number): Promise<Receiver> {
  const receiver = await Receiver.start();
  receiver.answer = (_message, res) => res.writeHead(status).end();
  receivers.push(receiver);
  return receiver;
}

const hasAttempts =
  (count: number) =>
  ({ attempts }: WebhookDelivery): boolean =>
    attempts.length >= count;

test('each attempt follows the one before as the schedule says, give or take a tenth', async () => {
  const partner = await TestPartner.signUp(service, 'Schedule');
  const receiver = await receiverThat(500);
  const endpoint = await partner.addEndpoint(receiver.url, { events: ['menu.published'] });
  const { event } = await partner.ping(endpoint.id);
  for (const [number, delayMs] of RETRY_DELAYS_MS.slice(1).entries()) {
    const delivery = await partner.deliveryWhen(endpoint.id, event, hasAttempts(number + 1));
    const { at = '', duration_ms = 0 } = delivery.attempts[number] ?? {};
    const waitMs = Date.parse(delivery.next_attempt_at ?? '') - Date.parse(at) - duration_ms;
    expect(waitMs).toBeGreaterThanOrEqual(delayMs * 0.9 - 1);
    // Beyond the tenth: what settling took.
    expect(waitMs).toBeLessThanOrEqual(delayMs * 1.1 + 3_000);
    expect(delivery.state).toBe('pending');
    // More than a minute over, since a job that has been made for a retry has so long to be taken.
    service.clock.advance(delayMs * 1.1 + 65_000);
  }
  const last = await partner.deliveryWhen(endpoint.id, event, hasAttempts(10));
  expect(last).toMatchObject({ state: 'failed', next_attempt_at: null });
  expect(receiver.received).toHaveLength(10);
});

test('410 disables at once, and the other endpoints hear of it', async () => {
  const partner = await TestPartner.signUp(service, 'Gone');
  const [gone, other] = [await receiverThat(410), await receiverThat(204)];
  const endpoint = await partner.addEndpoint(gone.url);
  await partner.addEndpoint(other.url, { events: ['endpoint.disabled'] });
  const { event } = await partner.ping(endpoint.id);
  const delivery = await partner.deliveryWhen(endpoint.id, event, ({ state }) => state !== 'pending');
  expect(delivery).toMatchObject({ state: 'failed', attempts: [{ status: 410 }] });
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

test('five days in which all fails disable; one success in between starts the count anew', async () => {
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
  expect(await attempt()).toBe('disabled');
  expect(await partner.endpoint(endpoint.id)).toMatchObject({ disabled_reason: 'failing' });
  await partner.call(`PATCH /v1/webhook_endpoints/${endpoint.id}`, { status: 'enabled' });
  expect(await attempt()).toBe('enabled');
});

test('what waits for a disabled endpoint goes on when it is enabled; for a deleted one it has failed', async () => {
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

test('a sandbox that runs its clock forward runs the retries of that time, and no other partner’s', async () => {
  const [partner, other] = [
    await TestPartner.signUp(service, 'Forward'),
    await TestPartner.signUp(service, 'As it was'),
  ];
  const receiver = await receiverThat(500);
  const mine = await partner.addEndpoint(receiver.url, { events: ['menu.published'] });
  const theirs = await other.addEndpoint(receiver.url, { events: ['menu.published'] });
  const { event } = await partner.ping(mine.id);
  const { event: otherEvent } = await other.ping(theirs.id);
  await partner.deliveryWhen(mine.id, event, hasAttempts(1));
  await other.deliveryWhen(theirs.id, otherEvent, hasAttempts(1));
  const forward = (byMs: number) =>
    service.db
      .transaction()
      .execute((trx) =>
        runDueDeliveries(
          trx,
          { partnerId: partner.account.partnerId, environment: 'sandbox' },
          { now: new Date(service.clock.now()), byMs },
        ),
      );
  // 5 s, 5 min, 30 min and 2 h lie within three hours whatever the jitter; the 5 h after them do not.
  await forward(3 * HOUR);
  const after = await partner.deliveryWhen(mine.id, event, hasAttempts(5));
  const waitMs = Date.parse(after.next_attempt_at ?? '') - service.clock.now();
  expect(waitMs).toBeGreaterThan(3.5 * HOUR);
  expect(waitMs).toBeLessThan(5.5 * HOUR);
  await forward(HOUR);
  const nearer = await partner.deliveryWhen(mine.id, event, () => true);
  expect(Date.parse(nearer.next_attempt_at ?? '')).toBe(Date.parse(after.next_attempt_at ?? '') - HOUR);
  await forward(4 * DAY);
  const ended = await partner.deliveryWhen(mine.id, event, ({ state }) => state === 'failed');
  expect(ended.attempts).toHaveLength(10);
  const [untouched] = await other.deliveries(theirs.id);
  expect(untouched?.attempts).toHaveLength(1);
});

test('an attempt that died with its node is made again when its claim has run out', async () => {
  const partner = await TestPartner.signUp(service, 'Died');
  const receiver = await receiverThat(500);
  const endpoint = await partner.addEndpoint(receiver.url, { events: ['menu.published'] });
  const { event } = await partner.ping(endpoint.id);
  await partner.deliveryWhen(endpoint.id, event, hasAttempts(1));
  const now = service.clock.now();
  // As a node leaves it that claims it and is killed.
  await service.db
    .updateTable('webhook_deliveries')
    .set({ next_attempt_at: new Date(now), claimed_until: new Date(now + 30_000), queued_until: null })
    .where('event_id', '=', event)
    .execute();
  receiver.answer = (_message, res) => res.writeHead(204).end();
  service.clock.advance(29_000);
  await partner.makeEvent('Something else to do');
  const waiting = await partner.deliveryWhen(endpoint.id, event, () => true);
  expect(waiting.attempts).toHaveLength(1);
  service.clock.advance(1_001);
  const delivery = await partner.deliveryWhen(endpoint.id, event, ({ state }) => state === 'delivered');
  expect(delivery.attempts).toHaveLength(2);
});

test('what is 30 days old is gone, with its deliveries and attempts; what is younger is not', async () => {
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
