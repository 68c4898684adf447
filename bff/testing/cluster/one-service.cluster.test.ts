import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, mintToken, type Reply, type SignedUp } from '../service/service.ts';
import { startCluster, type Cluster } from './testing/cluster.ts';
import { until } from '../service/patience.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster({ nodes: 3 });
});
afterAll(() => cluster.stop());

/** Domain rule: a change on one node takes effect on every node within this time. */
const WITHIN_MS = 1_000;

describe('started together on an empty database', () => {
  test('nodes create the schema once, and one signing key', async () => {
    const migrations = await cluster.db
      .withTables<{ kysely_migration: { name: string } }>()
      .selectFrom('kysely_migration')
      .select('name')
      .execute();
    expect(new Set(migrations.map(({ name }) => name)).size).toBe(migrations.length);
    expect(migrations.length).toBeGreaterThan(0);
    expect(await cluster.db.selectFrom('signing_keys').select('kid').execute()).toHaveLength(1);
    const sets = await Promise.all(cluster.nodes.map((node) => call(node, 'GET /.well-known/jwks.json')));
    expect(new Set(sets.map((reply) => reply.text)).size).toBe(1);
  });

  test('a token of one node works on every node, and creates its plants on each', async () => {
    const partner = await cluster.partner('Everywhere');
    const token = await mintToken(cluster.node(0), partner);
    for (const [place, node] of cluster.nodes.entries()) {
      const body = `{"id":${place},"name":"Fern"}`;
      expect((await call(node, 'POST /plants', { credential: token, body })).status).toBe(200);
    }
    const taken = await call(cluster.node(2), 'POST /plants', {
      credential: token,
      body: '{"id":0,"name":"Fern"}',
    });
    expect(taken.body).toMatchObject({ error: 40011 });
  });

  test('readiness names each dependency', async () => {
    const reply = await call(cluster.node(1), 'GET /readyz');
    expect(reply.body).toEqual({ status: 'ok', checks: { database: 'ok', plant_api: 'ok', redis: 'ok' } });
  });
});

describe(`what one node changes bites on the other within ${WITHIN_MS} ms`, () => {
  /** Five rounds, each with a change on one node and callers on the other that cached it a moment before. */
  const ROUNDS = 5;

  async function worst(round: () => Promise<number>): Promise<number> {
    let ms = 0;
    for (let count = 0; count < ROUNDS; count += 1) ms = Math.max(ms, await round());
    return ms;
  }

  test('a revoked key, and the sessions it minted', async () => {
    const slowest = await worst(async () => {
      const partner = await cluster.partner('Revoked');
      const token = await mintToken(cluster.node(0), partner);
      const credentials = [partner.key, token];
      const statuses = async (): Promise<number[]> => {
        const replies = credentials.map((credential) =>
          call(cluster.node(1), 'GET /v1/merchants', { credential }),
        );
        return (await Promise.all(replies)).map((reply) => reply.status);
      };
      expect(await statuses()).toEqual([200, 200]);
      const made = await call<{ secret: string }>(cluster.node(0), 'POST /v1/keys', {
        credential: partner.key,
        body: { name: 'Second', capability: ['merchants:read'] },
      });
      expect(made.status).toBe(201);
      const revoked = await call(cluster.node(0), `DELETE /v1/keys/${partner.keyId}`, {
        credential: partner.key,
      });
      expect(revoked.status).toBe(200);
      return until('401 on the other node', 15_000, async () => (await statuses()).every((s) => s === 401));
    });
    expect(slowest).toBeLessThan(WITHIN_MS);
  });

  test('a narrowed capability', async () => {
    const slowest = await worst(async () => {
      const partner = await cluster.partner('Narrowed');
      const token = await mintToken(cluster.node(0), partner);
      const status = async (): Promise<number> =>
        (await call(cluster.node(1), 'GET /v1/merchants', { credential: token })).status;
      expect(await status()).toBe(200);
      const narrowed = await call(cluster.node(0), `PATCH /v1/keys/${partner.keyId}`, {
        credential: partner.key,
        body: { capability: ['plants:write'] },
      });
      expect(narrowed.status).toBe(200);
      return until('403 on the other node', 15_000, async () => (await status()) === 403);
    });
    expect(slowest).toBeLessThan(WITHIN_MS);
  });

  test('a registered origin, added and removed', async () => {
    const partner = await cluster.partner('Origins');
    const token = await mintToken(cluster.node(0), partner);
    let count = 0;
    const slowest = await worst(async () => {
      count += 1;
      const origin = `https://pos-${count}.example`;
      const allowed = async (): Promise<boolean> => {
        const reply = await call(cluster.node(1), 'GET /v1/merchants', {
          credential: token,
          headers: { origin },
        });
        return reply.status === 200 && reply.headers.get('access-control-allow-origin') === origin;
      };
      const put = async (origins: string[]): Promise<void> => {
        const options = { credential: partner.key, body: { origins } };
        expect((await call(cluster.node(0), 'PUT /v1/partners/me/origins', options)).status).toBe(200);
      };
      expect(await allowed()).toBe(false);
      await put([origin]);
      const added = await until('the origin is allowed', 15_000, allowed);
      await put([]);
      return Math.max(added, await until('it is refused', 15_000, async () => !(await allowed())));
    });
    expect(slowest).toBeLessThan(WITHIN_MS);
  });
});

describe('50 concurrent requests to all nodes, with one idempotency key', () => {
  const atOnce = (operation: string, credential: string, body: unknown, key: string): Promise<Reply[]> =>
    Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        call(cluster.node(index % 2), operation, { credential, body, headers: { 'idempotency-key': key } }),
      ),
    );

  test('POST /plants creates one plant', async () => {
    const partner = await cluster.partner('Once');
    const token = await mintToken(cluster.node(0), partner);
    const replies = await atOnce('POST /plants', token, '{"id":50,"name":"Fern"}', 'once');
    for (const reply of replies) expect([200, 409]).toContain(reply.status);
    const first = replies.filter(
      (reply) => reply.status === 200 && !reply.headers.has('idempotent-replayed'),
    );
    expect(first).toHaveLength(1);
    const again = await atOnce('POST /plants', token, '{"id":50,"name":"Fern"}', 'once');
    expect(new Set(again.map((reply) => `${reply.status} ${reply.text}`))).toEqual(
      new Set(['200 {"name":"Fern"}']),
    );
    const rows = await cluster.db
      .selectFrom('plants')
      .select('id')
      .where('merchant', '=', partner.active)
      .execute();
    expect(rows).toEqual([{ id: '50' }]);
  });

  test('POST /plants with 50 bodies creates one plant too', async () => {
    const partner = await cluster.partner('Once of fifty');
    const token = await mintToken(cluster.node(1), partner);
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, id) =>
        call(cluster.node(id % 2), 'POST /plants', {
          credential: token,
          body: `{"id":${id},"name":"Fern"}`,
          headers: { 'idempotency-key': 'one of fifty' },
        }),
      ),
    );
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
    expect(replies.filter((reply) => reply.status === 422)).toHaveLength(49);
  });

  test('POST /v1/keys creates one key, and every caller gets its secret', async () => {
    const partner: SignedUp = await cluster.partner('One key');
    const body = { name: 'Once', capability: ['merchants:read'] };
    const replies = await atOnce('POST /v1/keys', partner.key, body, 'once');
    expect(new Set(replies.map((reply) => `${reply.status} ${reply.text}`)).size).toBe(1);
    expect(replies[0]?.status).toBe(201);
    const keys = await cluster.db
      .selectFrom('keys')
      .select('id')
      .where('partner_id', '=', partner.partnerId)
      .where('name', '=', 'Once')
      .execute();
    expect(keys).toHaveLength(1);
  });
});
