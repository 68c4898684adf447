import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { createClient } from 'redis';
import { createLog } from '../../core/http/log.ts';
import { MemoryLimiter } from '../../core/api/limits/memory-limiter.ts';
import type { Quota } from '../../core/api/limits/quota.ts';
import { RedisLimiter } from '../../core/api/limits/redis-limiter.ts';
import { freePort } from '../service/free-port.ts';
import { call, mintToken, type Reply } from '../service/service.ts';
import { startCluster, type Cluster } from './testing/cluster.ts';
import { required } from './testing/environment.ts';
import { proxyFor, type TcpProxy } from './testing/tcp-proxy.ts';
import { until } from '../service/patience.ts';

const CALLERS = 200;
const GONE = 'redis is unreachable';
const BACK = 'redis is reachable again';

/** Sends the given number of requests, 200 at a time, alternating between the nodes. */
async function burst(
  cluster: Cluster,
  credential: string,
  requests: number,
  callers = CALLERS,
): Promise<Reply[]> {
  const replies: Reply[] = [];
  let sent = 0;
  const caller = async (): Promise<void> => {
    while (sent < requests) {
      sent += 1;
      replies.push(await call(cluster.node(sent % 2), 'GET /v1/merchants', { credential }));
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return replies;
}

async function redisClient() {
  const client = createClient({ url: required('REDIS_URL') });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

const withStatus = (replies: readonly Reply[], status: number): Reply[] =>
  replies.filter((reply) => reply.status === status);

describe('the count in Redis', () => {
  const silent = createLog('silent');
  const clock = { now: () => Date.now() };
  let limiter: RedisLimiter;
  beforeAll(async () => {
    limiter = await RedisLimiter.open({ url: required('REDIS_URL'), clock, log: silent });
  });
  afterAll(() => limiter.close());

  test('decides and responds exactly as the count in memory, in any order', async () => {
    let run = 0;
    const request = fc.record({ key: fc.nat(2), merchant: fc.option(fc.nat(2)), limit: fc.nat(6) });
    await fc.assert(
      fc.asyncProperty(fc.array(request, { maxLength: 40 }), async (requests) => {
        run += 1;
        const memory = new MemoryLimiter({ now: () => 0 });
        for (const { key, merchant, limit } of requests) {
          const quotas: Quota[] = [{ name: 'key', subject: `k${run}-${key}`, limit: limit + 2 }];
          if (merchant !== null) quotas.push({ name: 'merchant', subject: `m${run}-${merchant}`, limit });
          const [ours, theirs] = [await limiter.spend(quotas), memory.spend(quotas)];
          const said = ({ states, refused }: typeof ours): unknown => [
            states.map(({ quota, remaining }) => ({ quota, remaining })),
            refused?.quota,
          ];
          expect(said(ours)).toEqual(said(theirs));
          const left = (states: readonly { remaining: number }[]): number[] =>
            states.map((it) => it.remaining);
          expect(left(await limiter.peek(quotas))).toEqual(left(memory.peek(quotas)));
        }
      }),
      { numRuns: 50 },
    );
    expect(limiter.state.spentAlone).toBe(0);
  });

  test('ends a window a minute after its first request, and then the quota is whole', async () => {
    const quota: Quota = { name: 'key', subject: `window-${Date.now()}`, limit: 1 };
    expect((await limiter.spend([quota])).states).toEqual([{ quota, remaining: 0, resetSeconds: 60 }]);
    expect((await limiter.spend([quota])).refused?.quota).toEqual(quota);
    const client = await redisClient();
    const key = `{trellis-limits}:${quota.subject}`;
    expect(await client.pTTL(key)).toBeGreaterThan(50_000);
    await client.pExpire(key, 1);
    await until('the window has ended', 15_000, async () => (await client.exists(key)) === 0);
    client.destroy();
    expect((await limiter.spend([quota])).refused).toBeUndefined();
  });
});

async function limited(cluster: Cluster, name: string, key: number, merchant: number): Promise<string> {
  const partner = await cluster.partner(name);
  await cluster.limit(partner, key, merchant);
  return mintToken(cluster.node(0), partner);
}

describe('two nodes', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startCluster();
  });
  afterAll(() => cluster.stop());

  test(`${CALLERS} callers at once get what the key's limit is, and not one more`, async () => {
    const token = await limited(cluster, 'Both', 301, 100_000);
    const replies = await burst(cluster, token, 1_000);
    // The mint used one request of the key's quota.
    expect(withStatus(replies, 200)).toHaveLength(300);
    expect(withStatus(replies, 429)).toHaveLength(700);
    for (const reply of withStatus(replies, 429)) {
      expect(reply.body).toMatchObject({ error: 42901 });
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(reply.headers.get('ratelimit')).toMatch(/^"key";r=0;t=\d+, "merchant";r=\d+;t=\d+$/);
    }
  });

  test("share a merchant's limit too, and a refusal uses nothing of the key's", async () => {
    const token = await limited(cluster, 'Merchant', 10_000, 120);
    const replies = await burst(cluster, token, 400);
    expect(withStatus(replies, 200)).toHaveLength(120);
    const last = await call(cluster.node(1), 'GET /v1/merchants', { credential: token });
    expect(last.body).toMatchObject({ error: 42902 });
    expect(last.headers.get('ratelimit')).toMatch(/^"key";r=9879;t=\d+, "merchant";r=0;t=\d+$/);
    expect(last.headers.get('ratelimit-policy')).toBe('"key";q=10000;w=60, "merchant";q=120;w=60');
  });

  test('counted all of that in Redis', () => {
    for (const node of cluster.nodes) expect(node.said(GONE)).toEqual([]);
  });
});

describe('two nodes, when Redis', () => {
  let cluster: Cluster;
  let proxy: TcpProxy;
  beforeAll(async () => {
    const redis = await proxyFor(required('REDIS_URL'), 6379);
    proxy = redis.proxy;
    cluster = await startCluster({ redisUrl: redis.url });
  });
  afterAll(async () => {
    await cluster.stop();
    await proxy.stop();
  });

  /** Killed nodes of other tests count for a while, and each node counts only now and then. */
  async function bothKnowOfTwo(): Promise<void> {
    const client = await redisClient();
    const announced = async (): Promise<number[]> =>
      (await client.zRangeWithScores('{trellis-limits}:nodes', 0, -1)).map(({ score }) => score);
    await until('two nodes', 10_000, async () => (await announced()).length === 2);
    const latest = Math.max(...(await announced()));
    await until('each has counted', 15_000, async () => Math.min(...(await announced())) > latest);
    client.destroy();
  }

  async function mend(): Promise<void> {
    await proxy.start();
    proxy.speak();
  }
  afterEach(mend);

  const areShared = async (): Promise<boolean> => {
    const replies = await Promise.all(cluster.nodes.map((node) => call(node, 'GET /readyz')));
    return replies.every((reply) => (reply.body['checks'] as Record<string, string>)['redis'] === 'ok');
  };

  test.each(['stopped', 'hanging'] as const)(
    'is %s: each node admits its share without delay, and shares the limits again afterwards',
    async (how) => {
      await until('both nodes share', 10_000, areShared);
      await bothKnowOfTwo();
      const token = await limited(cluster, `Redis ${how}`, 100, 100_000);
      const [gone, back] = [GONE, BACK].map((words) => cluster.nodes.map((node) => node.said(words).length));
      if (how === 'stopped') await proxy.stop();
      else proxy.silence();
      const started = performance.now();
      const replies = await burst(cluster, token, 400);
      const tookMs = performance.now() - started;
      // Half of it for each node.
      expect(withStatus(replies, 200)).toHaveLength(100);
      expect(withStatus(replies, 429)).toHaveLength(300);
      expect(tookMs).toBeLessThan(10_000);
      const ready = await call(cluster.node(0), 'GET /readyz');
      expect([ready.status, ready.body['checks']]).toMatchObject([200, { redis: 'unavailable' }]);
      await mend();
      await until('both nodes share again', 10_000, areShared);
      for (const [place, node] of cluster.nodes.entries()) {
        await until('it says so', 15_000, () => node.said(BACK).length > (back?.[place] ?? 0));
        expect(node.said(GONE)).toHaveLength((gone?.[place] ?? 0) + 1);
        expect(node.said(BACK)).toHaveLength((back?.[place] ?? 0) + 1);
      }
      const after = await limited(cluster, `Redis ${how} and back`, 51, 100_000);
      expect(withStatus(await burst(cluster, after, 100, 10), 200)).toHaveLength(50);
    },
  );
});

describe('a Redis process of its own', () => {
  let server: ChildProcess | undefined;
  let cluster: Cluster | undefined;

  async function startRedis(port: number): Promise<ChildProcess | undefined> {
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    const child = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'ignore'] });
    const isThere = await Promise.race([
      once(child, 'spawn').then(() => true),
      once(child, 'error').then(() => false),
    ]);
    return isThere ? child : undefined;
  }

  async function stopRedis(): Promise<void> {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  }

  afterEach(async () => {
    await cluster?.stop();
    await stopRedis();
  });

  test('nodes start without it, join when it starts, go on when it is killed, and join again', async () => {
    const port = await freePort();
    cluster = await startCluster({ redisUrl: `redis://127.0.0.1:${port}` });
    const { nodes } = cluster;
    const heard = (words: string, times: number) => () =>
      nodes.every((node) => node.said(words).length === times);
    await until('both nodes have said that there is none', 15_000, heard(GONE, 1));
    const partner = await cluster.partner('Without Redis');
    const ask = (): Promise<Reply> =>
      call(nodes[0] ?? { url: '' }, 'GET /v1/partners/me', { credential: partner.key });
    expect((await ask()).status).toBe(200);

    server = await startRedis(port);
    // Without a redis-server to start, the tests above have covered this through a proxy.
    if (!server) return;
    await until('the nodes have joined', 15_000, heard(BACK, 1));
    expect((await ask()).status).toBe(200);
    await stopRedis();
    await until('the nodes have missed it', 15_000, heard(GONE, 2));
    expect((await ask()).status).toBe(200);
    server = await startRedis(port);
    await until('the nodes have joined again', 15_000, heard(BACK, 2));
    expect((await ask()).status).toBe(200);
  });
});
