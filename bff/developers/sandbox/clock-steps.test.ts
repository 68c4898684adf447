import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { SandboxClock } from './contract/sandbox.ts';
import type { WebhookDelivery } from '../webhooks/contract/deliveries.ts';
import { startService, type Service } from '../../testing/service/service.ts';
import { RETRY_DELAYS_MS } from '../webhooks/retry-schedule.ts';
import { TestPartner } from '../webhooks/testing/partner.ts';
import { payloadOf, Receiver, type Received } from '../webhooks/testing/receiver.ts';

let service: Service;
let receivers: Receiver[] = [];
beforeAll(async () => {
  service = await startService({ webhooks: { timing: { gatherMs: 0, lookMs: 100 } } });
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

/** Sends the same request until the clock has arrived, because a long move takes several requests. */
async function advance(partner: TestPartner, byMs: number): Promise<SandboxClock> {
  const from = (await partner.call<SandboxClock>('GET /v1/sandbox/clock')).body;
  const to = new Date(Date.parse(from.now) + byMs).toISOString();
  for (;;) {
    const reply = await partner.call<SandboxClock>('POST /v1/sandbox/clock/advance', { to });
    if (reply.status !== 200) throw new Error(reply.text);
    if (reply.body.advancing_to === null) return reply.body;
    expect(reply.body.advancing_to).toBe(to);
  }
}

const timesOf = ({ attempts }: WebhookDelivery): number[] => attempts.map(({ at }) => Date.parse(at));

/** Expects each delay of the schedule, within a tenth, plus the time of the previous attempt. */
function expectSchedule(delivery: WebhookDelivery): void {
  const times = timesOf(delivery);
  for (const [index, delayMs] of RETRY_DELAYS_MS.slice(1, times.length).entries()) {
    const tookMs = delivery.attempts[index]?.duration_ms ?? 0;
    const waitMs = (times[index + 1] ?? 0) - (times[index] ?? 0) - tookMs;
    expect(waitMs).toBeGreaterThanOrEqual(delayMs * 0.9 - 1);
    expect(waitMs).toBeLessThanOrEqual(delayMs * 1.1 + 1_000);
  }
}

test('moving six days ahead makes every attempt of a failing endpoint at its time, and disables it', async () => {
  const partner = await TestPartner.signUp(service, 'Failing');
  const failing = await receiverThat(500);
  const watching = await receiverThat(204);
  const endpoint = await partner.addEndpoint(failing.url, { events: ['menu.published'] });
  const watcher = await partner.addEndpoint(watching.url, { events: ['endpoint.disabled'] });
  const { event } = await partner.ping(endpoint.id);
  const clock = await advance(partner, 6 * DAY);
  // All of it has happened when the call returns.
  const [delivery] = await partner.deliveries(endpoint.id, `&event=${event}`);
  expect(delivery).toMatchObject({ state: 'failed', next_attempt_at: null });
  expect(delivery?.attempts).toHaveLength(10);
  if (delivery) expectSchedule(delivery);
  expect(failing.received).toHaveLength(10);
  expect(await partner.endpoint(endpoint.id)).toMatchObject({
    status: 'disabled',
    disabled_reason: 'failing',
  });
  // Five days after the first failure, and not when the clock arrived.
  const [told] = await partner.deliveries(watcher.id);
  expect(watching.received.map(({ body }) => payloadOf(body).type)).toEqual(['endpoint.disabled']);
  const disabledAfterMs =
    Date.parse(told?.attempts[0]?.at ?? '') - Date.parse(delivery?.attempts[0]?.at ?? '');
  expect(disabledAfterMs / DAY).toBeCloseTo(5, 2);
  expect(Date.parse(clock.now) - Date.parse(told?.attempts[0]?.at ?? '')).toBeGreaterThan(0.9 * DAY);
});

test('an endpoint that is repaired on the way gets the next retry, and stays enabled', async () => {
  const partner = await TestPartner.signUp(service, 'Repaired');
  const receiver = await receiverThat(500);
  let count = 0;
  receiver.answer = (_message, res) => res.writeHead((count += 1) < 5 ? 500 : 204).end();
  const endpoint = await partner.addEndpoint(receiver.url, { events: ['menu.published'] });
  const { event } = await partner.ping(endpoint.id);
  await advance(partner, 6 * DAY);
  const [delivery] = await partner.deliveries(endpoint.id, `&event=${event}`);
  expect(delivery?.state).toBe('delivered');
  expect(delivery?.attempts.map(({ status }) => status)).toEqual([500, 500, 500, 500, 204]);
  if (delivery) expectSchedule(delivery);
  expect(await partner.endpoint(endpoint.id)).toMatchObject({ status: 'enabled', disabled_reason: null });
  const second = await partner.ping(endpoint.id);
  const delivered = await partner.deliveryWhen(endpoint.id, second.event, ({ state }) => state !== 'pending');
  // An event after the clock has arrived has the right time, too.
  const now = Date.parse((await partner.call<SandboxClock>('GET /v1/sandbox/clock')).body.now);
  expect(Math.abs(now - Date.parse(delivered.attempts[0]?.at ?? ''))).toBeLessThan(10_000);
  expect(Math.abs(now - Date.parse(delivered.created_at))).toBeLessThan(10_000);
});

test("both secrets sign what is due within a rotation's overlap, and one what is due after it", async () => {
  const partner = await TestPartner.signUp(service, 'Overlap');
  const receiver = await receiverThat(500);
  const endpoint = await partner.addEndpoint(receiver.url, { events: ['menu.published'] });
  await partner.ping(endpoint.id);
  await receiver.has(1);
  const overlap = { overlap_seconds: 3600 };
  await partner.call(`POST /v1/webhook_endpoints/${endpoint.id}/rotate_secret`, overlap);
  await advance(partner, 3 * HOUR);
  const signatures = ({ headers }: Received): number =>
    String(headers['webhook-signature']).split(' ').length;
  // 5 s, 5 min and 30 min after one another lie within the hour, the 2 h after them do not.
  expect(receiver.received.map(signatures)).toEqual([1, 2, 2, 2, 1]);
});

test('expiry notices of keys come between the retries around them', async () => {
  const partner = await TestPartner.signUp(service, 'Notice');
  const receiver = await receiverThat(500);
  const endpoint = await partner.addEndpoint(receiver.url, { events: ['key.expiring'] });
  const { event } = await partner.ping(endpoint.id);
  const { keyId } = partner.account;
  const rotated = await partner.call<{ previous_expires_at: string }>(`POST /v1/keys/${keyId}/rotate`, {
    overlap_seconds: 86_400,
  });
  const endsAt = Date.parse(rotated.body.previous_expires_at);
  await advance(partner, 23 * HOUR);
  const [notice, ping] = await partner.deliveries(endpoint.id);
  expect([notice?.event_type, ping?.event]).toEqual(['key.expiring', event]);
  expect(Math.abs(Date.parse(notice?.attempts[0]?.at ?? '') - (endsAt - 12 * HOUR))).toBeLessThan(60_000);
  const arrived = receiver.received.map(({ headers }) => headers['webhook-id']);
  const inOrder = [notice, ping]
    .flatMap((delivery) =>
      (delivery?.attempts ?? []).map(({ at }) => ({ at: Date.parse(at), id: delivery?.event })),
    )
    .toSorted((one, two) => one.at - two.at)
    .map(({ id }) => id);
  expect(arrived).toEqual(inOrder);
});

test('concurrent calls that move one clock make each attempt once', async () => {
  const partner = await TestPartner.signUp(service, 'At once');
  const receiver = await receiverThat(500);
  const endpoint = await partner.addEndpoint(receiver.url, { events: ['menu.published'] });
  const { event } = await partner.ping(endpoint.id);
  await Promise.all([1, 4, 2, 4, 3].map((days) => advance(partner, days * DAY)));
  const [delivery] = await partner.deliveries(endpoint.id, `&event=${event}`);
  expect(delivery?.state).toBe('failed');
  if (delivery) expectSchedule(delivery);
  expect(receiver.received).toHaveLength(10);
});

test('an endpoint that delays the clock delays a request briefly, and the clock for a minute', async () => {
  // Longer than the test takes, by a clock that it moves.
  const timing = { answerWithinMs: 600_000, claimMs: 600_000, gatherMs: 0 };
  const patient = await startService({ webhooks: { timing } });
  const receiver = await Receiver.start();
  try {
    const partner = await TestPartner.signUp(patient, 'Slow');
    let release = (): void => undefined;
    receiver.answer = (_message, res) => void (release = () => res.writeHead(500).end());
    const endpoint = await partner.addEndpoint(receiver.url, { events: ['menu.published'] });
    const { event } = await partner.ping(endpoint.id);
    const to = new Date(patient.clock.now() + 4 * DAY).toISOString();
    const move = async (): Promise<SandboxClock> =>
      (await partner.call<SandboxClock>('POST /v1/sandbox/clock/advance', { to })).body;
    const startedMs = performance.now();
    const first = await move();
    expect(performance.now() - startedMs).toBeLessThan(15_000);
    expect(first).toMatchObject({ advancing_to: to, offset_seconds: 0 });
    expect((await partner.call<SandboxClock>('GET /v1/sandbox/clock')).body.advancing_to).toBe(to);
    // The clock moves from attempt to attempt, and stops at each.
    receiver.answer = (_message, res) => {
      if (receiver.received.length < 4) res.writeHead(500).end();
      else release = () => res.writeHead(500).end();
    };
    release();
    const second = await move();
    expect(second.advancing_to).toBe(to);
    expect(Date.parse(second.now)).toBeLessThan(Date.parse(to));
    patient.clock.advance(60_000);
    expect(await move()).toMatchObject({ now: to, advancing_to: null });
    receiver.answer = (_message, res) => res.writeHead(500).end();
    release();
    const delivery = await partner.deliveryWhen(endpoint.id, event, ({ state }) => state !== 'pending');
    expect(delivery.attempts).toHaveLength(10);
    expectSchedule(delivery);
  } finally {
    await receiver.stop();
    await patient.stop();
  }
});
