import { afterAll, beforeAll, expect, test } from 'vitest';
import { Collector } from '../../app/telemetry/testing/collector.ts';
import { Receiver } from '../../developers/webhooks/testing/receiver.ts';
import { TestPartner } from '../../developers/webhooks/testing/partner.ts';
import type { SignedUp } from '../service/service.ts';
import { startCluster, type Cluster } from './testing/cluster.ts';

let collector: Collector;
let receiver: Receiver;
let cluster: Cluster;
let account: SignedUp;
beforeAll(async () => {
  [collector, receiver] = await Promise.all([Collector.start(), Receiver.start()]);
  cluster = await startCluster({
    settings: {
      WEBHOOK_ALLOW_LOOPBACK: '1',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_BSP_SCHEDULE_DELAY: '100',
    },
  });
  account = await cluster.partner('Traced');
});
afterAll(async () => {
  await cluster.stop();
  await Promise.all([collector.stop(), receiver.stop()]);
});

test('a trace goes from one node’s request, through Redis and PostgreSQL, to any node’s webhook', async () => {
  const [first, second] = cluster.nodes.map((node) => TestPartner.of(node, account));
  await first?.addEndpoint(receiver.url, { events: ['key.created'] });
  const COUNT = 20;
  await Promise.all(
    Array.from({ length: COUNT }, (_, at) => (at % 2 === 0 ? first : second)?.makeEvent(`Key ${at}`)),
  );
  const sent = await receiver.has(COUNT);
  const traceIds = sent.map(({ headers }) => String(headers['traceparent']).split('-')[1] ?? '');
  expect(new Set(traceIds).size).toBe(COUNT);
  for (const traceId of traceIds) {
    const isWhole = (): string[] => [...collector.trace(traceId).keys()];
    await expect.poll(isWhole).toEqual(expect.arrayContaining(['POST /v1/keys', 'EVALSHA', 'POST webhook']));
    const spans = [...collector.trace(traceId).values()].flat();
    const redis = spans.find(({ name }) => name === 'EVALSHA');
    expect(redis?.attributes).toEqual({ 'db.system.name': 'redis', 'db.operation.name': 'EVALSHA' });
    expect(spans.some(({ attributes }) => attributes['db.system.name'] === 'postgresql')).toBe(true);
  }
  // Each node has an ID of its own.
  expect(new Set(collector.resources.map((resource) => resource['service.instance.id'])).size).toBe(2);
});
