import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../core/database/database.ts';
import { MIGRATING, openPostgres } from '../../core/database/postgres.ts';
import { lunch, openShop, type Shop } from '../../orders/orders/testing/shop.ts';
import { call } from '../service/service.ts';
import { startCluster, type Cluster } from './testing/cluster.ts';
import {
  postgresPrograms,
  startOwnPostgres,
  startOwnReplica,
  type OwnPostgres,
} from './testing/own-postgres.ts';
import { Readers } from './testing/readers.ts';
import { proxyFor, type TcpProxy } from './testing/tcp-proxy.ts';
import { until } from '../service/patience.ts';

const programs = postgresPrograms();
if (programs === undefined) {
  console.warn(
    'skipped: nothing is read from a replica, since the programs of PostgreSQL are not on this machine',
  );
}

/** The time limit of a request, whatever happens to the replica. */
const BOUND_MS = 5_000;

describe.skipIf(programs === undefined)('with a streaming replica', () => {
  let primary: OwnPostgres;
  let replica: OwnPostgres;
  /** The proxy in front of the replica. */
  let proxy: TcpProxy;
  let cluster: Cluster;
  let shop: Shop;
  beforeAll(async () => {
    primary = await startOwnPostgres(programs ?? '');
    replica = await startOwnReplica(programs ?? '', primary);
    const database = {
      name: 'postgres',
      url: primary.url,
      terminateConnections: async () => 0,
      drop: async () => undefined,
    };
    const through = await proxyFor(replica.url, 5432);
    proxy = through.proxy;
    cluster = await startCluster({ database, settings: { REPLICA_DATABASE_URL: through.url } });
    shop = await openShop(cluster.node(0), { partner: await cluster.partner('Replicated') });
  });
  afterAll(() => primary.drop());
  afterAll(() => replica.drop());
  afterAll(() => proxy.stop());
  afterAll(() => cluster.stop());

  const atReplica = async <Result>(ask: (db: Db) => Promise<Result>): Promise<Result> => {
    const { db, close } = await openPostgres(replica.url, MIGRATING);
    try {
      return await ask(db);
    } finally {
      await close();
    }
  };
  /** Returns how often orders were looked up there; the count lags a moment. */
  const lookedUp = (): Promise<number> =>
    atReplica(async (db) => {
      const { rows } = await sql<{ count: number }>`
        select coalesce(idx_scan + seq_scan, 0)::int as count from pg_stat_user_tables where relname = 'orders'`.execute(
        db,
      );
      return rows[0]?.count ?? 0;
    });
  const areReadThere = async (): Promise<void> => {
    const before = await lookedUp();
    await until('orders are read from the replica', 15_000, async () => (await lookedUp()) > before + 5);
  };

  test('lists and reports have what was written a moment ago, at any node, while the replica lags, is killed, goes silent and comes back', async () => {
    const readers = new Readers(cluster, shop);
    readers.start(4);
    await areReadThere();

    await atReplica((db) => sql`select pg_wal_replay_pause()`.execute(db));
    await readers.seesMore(60);
    await atReplica((db) => sql`select pg_wal_replay_resume()`.execute(db));
    await areReadThere();

    await replica.stop('immediate');
    await readers.seesMore(60);
    await replica.start();
    await areReadThere();

    await replica.stop('fast');
    await readers.seesMore(30);
    await replica.start();
    await areReadThere();

    proxy.silence();
    await readers.seesMore(30);
    proxy.speak();
    await areReadThere();

    await readers.stop();
    const { placed, reads, wrong, failed, slowestMs } = readers;
    console.info(
      `a replica that lagged, was killed, went silent and came back: ${wrong.length} of ${reads} reads were wrong, ${failed.length} failed, ` +
        `the slowest took ${Math.round(slowestMs)} ms; ${placed.size} orders`,
    );
    expect(wrong).toEqual([]);
    expect(failed).toEqual([]);
    expect(slowestMs).toBeLessThan(BOUND_MS);
    const rows = await cluster.db
      .selectFrom('orders')
      .select('id')
      .where('merchant_id', '=', shop.merchant)
      .execute();
    expect(rows.map(({ id }) => id).toSorted()).toEqual([...placed].toSorted());
  });

  test('a node starts without the replica, and uses it once it is there', async () => {
    await replica.stop('fast');
    const { url } = await cluster.startNode(2);
    const list = (): ReturnType<typeof call> =>
      call({ url }, `GET /v1/orders?merchant=${shop.merchant}`, { credential: shop.key });
    expect((await list()).status).toBe(200);
    await replica.start();
    const before = await lookedUp();
    await until('it reads from the replica', 15_000, async () => {
      expect((await list()).status).toBe(200);
      return (await lookedUp()) > before;
    });
  });

  test('a change that the primary has acknowledged nowhere else yet is read on the primary', async () => {
    await atReplica((db) => sql`select pg_wal_replay_pause()`.execute(db));
    const made = await call<{ id: string }>(cluster.node(0), 'POST /v1/orders', {
      credential: shop.key,
      body: lunch(shop),
    });
    const reply = await call<{ data: { id: string }[] }>(
      cluster.node(1),
      `GET /v1/orders?merchant=${shop.merchant}&limit=1`,
      { credential: shop.key },
    );
    await atReplica((db) => sql`select pg_wal_replay_resume()`.execute(db));
    expect(reply.body.data.map(({ id }) => id)).toEqual([made.body.id]);
  });
});
