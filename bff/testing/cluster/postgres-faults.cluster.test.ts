import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../service/service.ts';
import { busy, expectBounded, expectWell, isGood } from './testing/busy.ts';
import { startCluster, type Cluster } from './testing/cluster.ts';
import { createDatabase } from './testing/database.ts';
import { proxyFor, type TcpProxy } from './testing/tcp-proxy.ts';
import type { Observed } from './testing/traffic.ts';
import { until } from '../service/patience.ts';

/** Cached keys, merchants and origins may be used for this long (domain rule: 1 s). */
const REMEMBERED_MS = 1_000;

let cluster: Cluster;
let proxy: TcpProxy;
beforeAll(async () => {
  const database = await createDatabase();
  const postgres = await proxyFor(database.url, 5432);
  proxy = postgres.proxy;
  cluster = await startCluster({ database, databaseUrl: postgres.url });
});
afterAll(async () => {
  await cluster.stop();
  await proxy.stop();
});

test('broken connections, five times: a response or 503, and everything works afterwards', async () => {
  const { traffic, token } = await busy(cluster, 'Terminated');
  for (let count = 0; count < 5; count += 1) {
    const before = traffic.seen.length;
    await until('callers are served', 10_000, () => traffic.seen.slice(before).filter(isGood).length > 50);
    await until(
      'there were connections',
      5_000,
      async () => (await cluster.database.terminateConnections()) > 0,
    );
  }
  expectBounded(await traffic.stop());
  await expectWell(cluster, token);
});

test('a stop and start: 503 soon, the cache is used only while it is fresh, and everything works afterwards', async () => {
  const { traffic, token } = await busy(cluster, 'Stopped');
  await until('callers are served', 10_000, () => traffic.seen.filter(isGood).length > 100);
  await proxy.stop();
  const stoppedMs = performance.now();
  const ready = await call(cluster.node(0), 'GET /readyz');
  expect([ready.status, ready.body]).toMatchObject([503, { checks: { database: 'unavailable' } }]);
  const missing = ({ startedMs }: Observed): boolean => startedMs > stoppedMs + REMEMBERED_MS;
  await until('refusals came', 10_000, () => traffic.seen.filter(missing).length > 100);
  const startedMs = performance.now();
  await proxy.start();
  await until('callers are served again', 10_000, () =>
    traffic.seen.some((one) => one.startedMs > startedMs && isGood(one)),
  );
  const seen = await traffic.stop();
  expectBounded(seen);
  const between = seen.filter((one) => missing(one) && one.startedMs + one.tookMs < startedMs);
  expect(between.length).toBeGreaterThan(0);
  expect(between.filter(isGood)).toEqual([]);
  await expectWell(cluster, token);
});

test('a hang: 503 within five seconds, and everything works afterwards', async () => {
  const { traffic, token } = await busy(cluster, 'Hanging');
  await until('callers are served', 10_000, () => traffic.seen.filter(isGood).length > 100);
  proxy.silence();
  const silentMs = performance.now();
  const after = ({ startedMs }: Observed): boolean => startedMs > silentMs + REMEMBERED_MS;
  await until('every caller was refused', 20_000, () => {
    const refused = traffic.seen.filter((one) => after(one) && one.reply?.status === 503);
    return new Set(refused.map(({ operation }) => operation)).size === 5;
  });
  proxy.speak();
  const seen = await traffic.stop();
  expectBounded(seen);
  await expectWell(cluster, token);
});
