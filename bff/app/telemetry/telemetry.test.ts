import { afterEach, beforeEach, expect, test } from 'vitest';
import { call, signUp } from '../../testing/service/service.ts';
import { freePort } from '../../testing/service/free-port.ts';
import { ownDatabase, type OwnDatabase } from '../../testing/service/own-database.ts';
import { startProcess, type ServiceProcess } from '../../testing/service/service-process.ts';
import { Collector } from './testing/collector.ts';

let own: OwnDatabase;
let collector: Collector;
let service: ServiceProcess | undefined;
beforeEach(async () => {
  [own, collector] = await Promise.all([ownDatabase(), Collector.start()]);
});
afterEach(async () => {
  await service?.kill();
  service = undefined;
  await collector.stop();
  await own.drop();
});

/** Starts the service as in production, with telemetry for an endpoint. */
async function start(endpoint: string, settings: Record<string, string> = {}): Promise<ServiceProcess> {
  const telemetry = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' };
  service = await startProcess({ ...own.settings, ...telemetry, ...settings });
  await service.ready();
  return service;
}

test('a service that stops exports what is waiting first', async () => {
  const running = await start(collector.url, { OTEL_BSP_SCHEDULE_DELAY: '600000' });
  await signUp(running);
  expect(collector.spans).toEqual([]);
  process.kill(running.pid ?? 0, 'SIGTERM');
  expect(await running.ended()).toBe(0);
  expect(collector.spans.map(({ name }) => name)).toContain('POST /v1/partners');
  expect([...collector.metrics.keys()]).toEqual(
    expect.arrayContaining(['trellis_requests_total', 'process_cpu_seconds_total']),
  );
});

test('by default, exports are in Protobuf', async () => {
  const types: (string | undefined)[] = [];
  const running = await start(collector.url, { OTEL_EXPORTER_OTLP_PROTOCOL: '' });
  collector.read = ({ headers }) => void types.push(headers['content-type']);
  await signUp(running);
  process.kill(running.pid ?? 0, 'SIGTERM');
  expect(await running.ended()).toBe(0);
  expect(new Set(types)).toEqual(new Set(['application/x-protobuf']));
});

test('a part of the requests is recorded, as the sampler says', async () => {
  const running = await start(collector.url, {
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0.5',
  });
  const count = 200;
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  for (let sent = 0; sent < count; sent += 1)
    await call(running, 'GET /v1/merchants', { headers: { traceparent } });
  process.kill(running.pid ?? 0, 'SIGTERM');
  await running.ended();
  const recorded = collector.spans.filter(({ name }) => name === 'GET /v1/merchants').length;
  // Callers asked for all of them. Fewer than 50 or more than 150 of 200 are as good as impossible.
  expect(recorded).toBeGreaterThan(50);
  expect(recorded).toBeLessThan(150);
});

test.each([
  ['does not answer', () => collector.url],
  ['is gone', async () => `http://127.0.0.1:${await freePort()}`],
])('a collector that %s delays neither requests nor the end', async (_how, endpoint) => {
  const held = Promise.withResolvers<void>();
  collector.answer = () => held.resolve();
  const running = await start(await endpoint(), {
    OTEL_BSP_SCHEDULE_DELAY: '1',
    OTEL_BSP_MAX_QUEUE_SIZE: '10',
  });
  const partner = await signUp(running);
  if ((await endpoint()) === collector.url) await held.promise;
  // Far more than its queue holds.
  for (let sent = 0; sent < 50; sent += 1) {
    const reply = await call(running, 'GET /v1/merchants', { credential: partner.key });
    expect(reply.status).toBe(200);
  }
  process.kill(running.pid ?? 0, 'SIGTERM');
  // Ten seconds would be the process giving up, which is code 1.
  expect(await running.ended()).toBe(0);
});
