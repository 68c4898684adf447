import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, mintToken } from '../service/service.ts';
import { busy, expectWell, isGood } from './testing/busy.ts';
import { startCluster, type Cluster } from './testing/cluster.ts';
import { programOf } from './testing/own-program.ts';
import { startOwnSentinels, type OwnSentinels } from './testing/own-sentinels.ts';
import { until } from '../service/patience.ts';

const path = programOf('redis-server');
if (path === undefined) {
  console.warn('skipped: no Redis fails over, since redis-server is not on this machine');
}

/** The time limit of a request, whatever happens to the shared dependencies. */
const BOUND_MS = 5_000;
const LIMIT = 40;

describe.skipIf(path === undefined)('Redis with Sentinel', () => {
  let sentinels: OwnSentinels;
  let cluster: Cluster;
  beforeAll(async () => {
    sentinels = await startOwnSentinels(path ?? '');
    const { url, sentinels: addresses } = sentinels.settings;
    cluster = await startCluster({ redisUrl: url, settings: { REDIS_SENTINELS: addresses } });
  });
  afterAll(() => sentinels.drop());
  afterAll(() => cluster.stop());

  const redisAt = (): Promise<string[]> =>
    Promise.all(
      cluster.nodes.map(async (node) => {
        const { body } = await call(node, 'GET /readyz');
        return (body['checks'] as Record<string, string>)['redis'] ?? '';
      }),
    );
  const areShared = async (): Promise<boolean> => (await redisAt()).every((state) => state === 'ok');
  const areAlone = async (): Promise<boolean> => (await redisAt()).every((state) => state !== 'ok');

  /** Requests to both nodes in turn. @returns how many were let through; the rest are 429 */
  async function letThrough(credential: string, requests: number): Promise<number> {
    let count = 0;
    for (let sent = 0; sent < requests; sent += 1) {
      const { status } = await call(cluster.node(sent % 2), 'GET /v1/merchants', { credential });
      expect([200, 429]).toContain(status);
      if (status === 200) count += 1;
    }
    return count;
  }

  async function limited(name: string): Promise<string> {
    const partner = await cluster.partner(name);
    // The mint uses one request of the key’s quota.
    await cluster.limit(partner, LIMIT + 1, 100_000);
    return mintToken(cluster.node(0), partner);
  }

  test('the primary is killed under load: no request fails, no limit is passed but by the shares of the nodes, and it holds again', async () => {
    await until('both nodes share', 15_000, areShared);
    const used = await limited('Used up');
    expect(await letThrough(used, LIMIT + 10)).toBe(LIMIT);
    const revoked = await cluster.partner('Revoked');
    const session = await mintToken(cluster.node(0), revoked);
    const statusOf = async (place: number): Promise<number> =>
      (await call(cluster.node(place), 'GET /v1/merchants', { credential: session })).status;
    expect([await statusOf(0), await statusOf(1)]).toEqual([200, 200]);
    const { traffic, token } = await busy(cluster, 'Failed over');
    await until('callers are served', 15_000, () => traffic.seen.filter(isGood).length > 100);

    const killedMs = performance.now();
    await sentinels.primary.stop('SIGKILL');
    await until('both nodes count alone', 15_000, areAlone);
    // Each node admits half of the limit, regardless of earlier use: never more than the whole limit again.
    expect(await letThrough(used, 2 * LIMIT)).toBeLessThanOrEqual(LIMIT);
    const { keyId, key: credential } = revoked;
    const second = { name: 'Second', capability: ['merchants:read'] };
    expect((await call(cluster.node(0), 'POST /v1/keys', { credential, body: second })).status).toBe(201);
    expect((await call(cluster.node(0), `DELETE /v1/keys/${keyId}`, { credential })).status).toBe(200);
    const bitAfterMs = await until('401 on the other node', 15_000, async () => (await statusOf(1)) === 401);
    expect(bitAfterMs).toBeLessThan(1_000);
    await until('both nodes share again', 40_000, areShared);
    const tookMs = Math.round(performance.now() - killedMs);
    expect(await sentinels.primaryPort()).not.toBe(sentinels.primary.port);

    const seen = await traffic.stop();
    const slowest = Math.round(Math.max(...seen.map((one) => one.tookMs)));
    console.info(
      `Redis failed over: ${seen.filter((one) => !isGood(one)).length} of ${seen.length} requests failed, ` +
        `the slowest took ${slowest} ms; the limits were shared again after ${tookMs} ms`,
    );
    expect(seen.filter((one) => !isGood(one)).map(({ reply }) => reply?.text)).toEqual([]);
    expect(slowest).toBeLessThan(BOUND_MS);
    await expectWell(cluster, token);
    // The new primary knows the earlier counts, and both nodes count there.
    expect(await letThrough(used, 10)).toBe(0);
    expect(await letThrough(await limited('Afterwards'), LIMIT + 10)).toBe(LIMIT);
  });
});
