import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, mintToken } from '../testing/service.ts';
import { startCluster, type Cluster } from './testing/cluster.ts';
import { createDatabase } from './testing/database.ts';
import { proxyFor, type TcpProxy } from './testing/tcp-proxy.ts';
import { Traffic, until, type Observed } from './testing/traffic.ts';

/** No request takes longer, whatever the database does. */
const BOUND_MS = 5_000;
/** What is remembered of keys, merchants and origins may be served for so long (domain rule: 1 s). */
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

/** Callers of every kind of operation, at both nodes: read, create, mint, and a change that is recorded. */
async function busy(name: string): Promise<{ traffic: Traffic; token: string }> {
  const partner = await cluster.partner(name);
  const token = await mintToken(cluster.node(0), partner);
  const traffic = new Traffic();
  let count = 0;
  for (const { url } of cluster.nodes) {
    traffic.add(() => ({ url, operation: 'GET /v1/merchants', options: { credential: token } }));
    traffic.add(() => ({ url, operation: 'GET /v1/sessions/current', options: { credential: token } }));
    traffic.add(() => ({
      url,
      operation: 'POST /v1/sessions',
      options: { credential: partner.key, body: { merchant: partner.active, scopes: ['plants:write'] } },
    }));
    for (const withKey of [true, false]) {
      traffic.add(() => {
        count += 1;
        const headers: Record<string, string> = withKey ? { 'idempotency-key': `${name} ${count}` } : {};
        const body = `{"id":${count},"name":"Fern"}`;
        return { url, operation: 'POST /plants', options: { credential: token, body, headers } };
      });
    }
    traffic.add(() => ({
      url,
      operation: 'PUT /v1/partners/me/origins',
      options: { credential: partner.key, body: { origins: [] } },
    }));
  }
  return { traffic, token };
}

/** Every answer is a good one, or says that the service is away and when to come again; and none takes too long. */
function expectBounded(seen: readonly Observed[]): void {
  const bad = seen.filter(({ reply, tookMs }) => {
    if (reply === undefined || tookMs > BOUND_MS) return true;
    if (reply.status < 300) return false;
    const saysWhen = Number(reply.headers.get('retry-after')) > 0;
    return reply.status !== 503 || reply.body['error'] !== 50301 || !saysWhen;
  });
  expect(bad.map(({ operation, tookMs, reply }) => `${operation} ${tookMs} ${reply?.text}`)).toEqual([]);
}

const isGood = ({ reply }: Observed): boolean => reply !== undefined && reply.status < 300;

async function expectWell(token: string): Promise<void> {
  for (const node of cluster.nodes) {
    await until('the node is ready', 5_000, async () => (await call(node, 'GET /readyz')).status === 200);
    for (let count = 0; count < 30; count += 1) {
      expect((await call(node, 'GET /v1/merchants', { credential: token })).status).toBe(200);
    }
    expect(node.isRunning).toBe(true);
    expect(node.said('uncaught')).toEqual([]);
  }
}

test('its connections are broken, five times: answered or 503, and nothing is wrong after', async () => {
  const { traffic, token } = await busy('Terminated');
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
  await expectWell(token);
});

test('it is stopped and started: 503 soon, memory serves its age only, and all is well after', async () => {
  const { traffic, token } = await busy('Stopped');
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
  await expectWell(token);
});

test('it hangs: 503 within five seconds, and all is well after', async () => {
  const { traffic, token } = await busy('Hanging');
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
  await expectWell(token);
});
