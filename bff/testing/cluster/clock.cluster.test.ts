import { afterEach, expect, test } from 'vitest';
import type { Event } from '../../developers/webhooks/contract/events.ts';
import type { SandboxClock } from '../../developers/sandbox/contract/sandbox.ts';
import type { SignedUp } from '../service/service.ts';
import { RETRY_DELAYS_MS } from '../../developers/webhooks/retry-schedule.ts';
import { TestPartner } from '../../developers/webhooks/testing/partner.ts';
import { Receiver } from '../../developers/webhooks/testing/receiver.ts';
import { startCluster, type Cluster } from './testing/cluster.ts';

const DAY_MS = 86_400_000;
/**
 * Six days of a failing endpoint: each attempt of the schedule, and the endpoint is disabled on the fifth.
 */
const SIX_DAYS_MS = 6 * DAY_MS;

let cluster: Cluster | undefined;
let receiver: Receiver | undefined;
afterEach(async () => {
  await receiver?.stop();
  await cluster?.stop();
  [cluster, receiver] = [undefined, undefined];
});

interface Scene {
  readonly running: Cluster;
  readonly failing: Receiver;
  readonly account: SignedUp;
  readonly endpointId: string;
  /** The goal of the clock. */
  readonly to: (aheadMs: number) => string;
}

/** Two nodes, and an endpoint that has failed for the first time. */
async function failingEndpoint(): Promise<Scene> {
  const running = await startCluster({ settings: { WEBHOOK_ALLOW_LOOPBACK: '1' } });
  cluster = running;
  const failing = await Receiver.start();
  receiver = failing;
  failing.answer = (_message, res) => res.writeHead(500).end();
  const account = await running.partner('Failing');
  const partner = TestPartner.of(running.node(0), account);
  const { id } = await partner.addEndpoint(failing.url, { events: ['menu.published'] });
  await partner.ping(id);
  await failing.has(1);
  const start = Date.now();
  return {
    running,
    failing,
    account,
    endpointId: id,
    to: (aheadMs) => new Date(start + aheadMs).toISOString(),
  };
}

/** Repeats the request until the clock has reached its goal. */
async function advance(partner: TestPartner, to: string): Promise<SandboxClock> {
  for (;;) {
    const reply = await partner.call<SandboxClock>('POST /v1/sandbox/clock/advance', { to });
    if (reply.status !== 200) throw new Error(reply.text);
    if (reply.body.advancing_to === null) return reply.body;
  }
}

async function expectDisabledOnce(partner: TestPartner, endpointId: string): Promise<void> {
  const { body } = await partner.call<{ data: Event[] }>('GET /v1/events?type=endpoint.disabled');
  expect(body.data.map(({ data }) => data['id'])).toEqual([endpointId]);
  expect(await partner.endpoint(endpointId)).toMatchObject({
    status: 'disabled',
    disabled_reason: 'failing',
  });
}

/** Asserts that the attempts are at least as far apart as in the schedule, minus its tenth. */
async function expectSchedule(partner: TestPartner, endpointId: string): Promise<void> {
  const [delivery] = await partner.deliveries(endpointId);
  expect(delivery?.state).toBe('failed');
  const times = delivery?.attempts.map(({ at }) => Date.parse(at)) ?? [];
  expect(times).toHaveLength(RETRY_DELAYS_MS.length);
  const tooEarly = times.slice(1).filter((time, index) => {
    const delayMs = RETRY_DELAYS_MS[index + 1] ?? 0;
    return time - (times[index] ?? 0) < delayMs * 0.9 - 1;
  });
  expect(tooEarly).toEqual([]);
}

test('a node is killed while it advances a clock: the other continues, and everything happens once', async () => {
  const { running, failing, account, endpointId, to } = await failingEndpoint();
  const [first, second] = running.nodes.map((node) => TestPartner.of(node, account));
  if (!first || !second) throw new Error('there are two nodes');
  const brokenOff = advance(first, to(SIX_DAYS_MS)).catch((error: unknown) => error);
  await failing.has(4);
  await running.node(0).kill();
  expect(await brokenOff).toBeInstanceOf(Error);
  const clock = await advance(second, to(SIX_DAYS_MS));
  expect(Date.parse(clock.now)).toBeGreaterThanOrEqual(Date.parse(to(SIX_DAYS_MS)));
  await expectSchedule(second, endpointId);
  await expectDisabledOnce(second, endpointId);
  // Only the attempts that were under way when the node died are sent again.
  expect(failing.received.length - RETRY_DELAYS_MS.length).toBeLessThanOrEqual(1);
}, 120_000);

test('two nodes that advance one clock at once: it arrives, and everything happens once', async () => {
  const { running, failing, account, endpointId, to } = await failingEndpoint();
  const [first, second] = running.nodes.map((node) => TestPartner.of(node, account));
  if (!first || !second) throw new Error('there are two nodes');
  await Promise.all([
    advance(first, to(SIX_DAYS_MS)),
    advance(second, to(SIX_DAYS_MS)),
    advance(second, to(SIX_DAYS_MS)),
  ]);
  const { body: clock } = await first.call<SandboxClock>('GET /v1/sandbox/clock');
  expect(Date.parse(clock.now)).toBeGreaterThanOrEqual(Date.parse(to(SIX_DAYS_MS)));
  expect(clock.advancing_to).toBeNull();
  await expectSchedule(second, endpointId);
  await expectDisabledOnce(first, endpointId);
  expect(failing.received).toHaveLength(RETRY_DELAYS_MS.length);
}, 120_000);
