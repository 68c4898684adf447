import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../core/database/ids.ts';
import type { Owner } from '../../core/database/owner.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import { openShop, paid, read, type Shop } from '../../orders/orders/testing/shop.ts';
import { recordedRuns } from '../../core/timers/testing/recorded.ts';
import { RunningTimers } from '../../core/timers/testing/running-timers.ts';
import { setTimer } from '../../core/timers/timers.ts';
import { TestPartner } from '../../developers/webhooks/testing/partner.ts';
import { Receiver, verify } from '../../developers/webhooks/testing/receiver.ts';
import { busy, expectBounded, expectWell, isGood } from './testing/busy.ts';
import { startCluster, type Cluster } from './testing/cluster.ts';
import { createDatabase } from './testing/database.ts';
import { required } from './testing/environment.ts';
import { startOwnPgBouncer, type OwnPgBouncer } from './testing/own-pgbouncer.ts';
import { programOf } from './testing/own-program.ts';
import { until } from '../service/patience.ts';
import { Writers } from './testing/writers.ts';

const path = programOf('pgbouncer');
if (path === undefined) {
  console.warn('skipped: nothing is asked through PgBouncer, since pgbouncer is not on this machine');
}

/** After a restart every request is served again within this time. */
const AGAIN_MS = 5_000;

describe.skipIf(path === undefined)('behind PgBouncer in transaction mode', () => {
  let bouncer: OwnPgBouncer;
  let cluster: Cluster;
  beforeAll(async () => {
    bouncer = await startOwnPgBouncer(path ?? '', required('DATABASE_URL'));
    const database = await createDatabase();
    const databaseUrl = bouncer.through(database.url);
    cluster = await startCluster({ database, databaseUrl, settings: { WEBHOOK_ALLOW_LOOPBACK: '1' } });
  });
  afterAll(() => bouncer.drop());
  afterAll(() => cluster.stop());

  /** Returns the session state left on connections that others use by now. */
  async function leftBehind(): Promise<unknown> {
    const { rows } = await sql<{ locks: number; twice: number }>`
      select (select count(*)::int from pg_locks l join pg_stat_activity a using (pid)
          where l.locktype = 'advisory' and a.state = 'idle' and a.datname = current_database()) as locks,
        (select count(*)::int from kysely_migration) - (select count(distinct name)::int from kysely_migration) as twice`.execute(
      cluster.db,
    );
    return rows[0];
  }

  test('nodes that start together migrate once and leave no lock behind, and so does one that joins', async () => {
    expect(await leftBehind()).toEqual({ locks: 0, twice: 0 });
    await cluster.startNode(2);
    expect(await leftBehind()).toEqual({ locks: 0, twice: 0 });
    await cluster.nodes.pop()?.kill();
  });

  test('a shop opens, orders are paid at both nodes, and the partner is told', async () => {
    const receiver = await Receiver.start();
    const partner = await cluster.partner('Bounced');
    const endpoint = await TestPartner.of(cluster.node(1), partner).addEndpoint(receiver.url, {
      events: ['payment.captured'],
    });
    const shop = await openShop(cluster.node(0), { partner });
    const at = (place: number): Shop => ({ ...shop, url: cluster.node(place % 2).url });
    const orders = await Promise.all(Array.from({ length: 12 }, (_, place) => paid(at(place))));
    for (const order of orders) {
      expect(await read(at(1), order)).toMatchObject({ payment_state: 'captured', due: { amount: 0 } });
    }
    const told = (await receiver.has(12)).map((message) => verify(endpoint.secret, message).data['order']);
    expect(told.toSorted()).toEqual(orders.map(({ id }) => id).toSorted());
    await receiver.stop();
  });

  test('timers are run once, by one of two processes', async () => {
    const COUNT = 60;
    const id = newId('par');
    const now = new Date();
    const row = { id, name: 'Timed', slug: id.toLowerCase(), status: 'sandbox' } as const;
    await cluster.db
      .insertInto('partners')
      .values({ ...row, created_at: now, updated_at: now })
      .execute();
    const owner: Owner = { partnerId: id, environment: 'sandbox' };
    await inTransaction(cluster.db, async ({ db }) => {
      for (let place = 0; place < COUNT; place += 1) {
        await setTimer(db, owner, { kind: 'inside', record: String(place), dueAt: now });
      }
    });
    const settings = { DATABASE_URL: bouncer.through(cluster.database.url) };
    const processes = [new RunningTimers(settings), new RunningTimers(settings)];
    try {
      await until(
        'all have run',
        20_000,
        async () => (await recordedRuns(cluster.db, owner)).length >= COUNT,
      );
    } finally {
      await Promise.all(processes.map((one) => one.kill()));
    }
    const records = (await recordedRuns(cluster.db, owner)).map(({ record }) => record);
    expect([records.length, new Set(records).size]).toEqual([COUNT, COUNT]);
  });

  test('PgBouncer ends and starts again under load: nothing is lost, nothing happens twice, and all is served within 5 s', async () => {
    const writers = await Writers.start(cluster, 'Written through');
    const { traffic, token } = await busy(cluster, 'Restarted');
    const tookMs: number[] = [];
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      const before = traffic.seen.length;
      await until('callers are served', 15_000, () => traffic.seen.slice(before).filter(isGood).length > 100);
      const endedMs = performance.now();
      await bouncer.program.stop(signal);
      await until('refusals came', 10_000, () => writers.failures.some(({ atMs }) => atMs > endedMs));
      const startedMs = performance.now();
      await bouncer.program.start();
      const served = writers.stored.size;
      await until('plants are stored again', AGAIN_MS, () => writers.stored.size > served + 20);
      tookMs.push((writers.failures.at(-1)?.atMs ?? startedMs) - startedMs);
    }
    await writers.stop();
    const seen = await traffic.stop();
    const refused = seen.filter((one) => !isGood(one)).length + writers.failures.length;
    console.info(
      `PgBouncer restarted twice: ${refused} of ${seen.length + writers.stored.size} requests were refused; ` +
        `the last one ${tookMs.map((ms) => Math.max(0, Math.round(ms))).join(' and ')} ms after it was there again`,
    );
    expectBounded(seen);
    expect(new Set(writers.failures.map(({ status }) => status))).toEqual(new Set([503]));
    expect(Math.max(...tookMs)).toBeLessThan(AGAIN_MS);
    const { acknowledged, stored, told } = await writers.names();
    expect(stored).toEqual(acknowledged);
    expect(told).toEqual(acknowledged);
    await expectWell(cluster, token);
  });
});
