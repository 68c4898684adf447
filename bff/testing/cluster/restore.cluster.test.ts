import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { move, openShop, paid, type Shop } from '../../orders/orders/testing/shop.ts';
import { readConfig } from '../../app/config.ts';
import { commandCalled, runOnDatabase } from '../../app/operator/on-database.ts';
import { busy } from './testing/busy.ts';
import { startCluster, type Cluster } from './testing/cluster.ts';
import {
  postgresPrograms,
  startArchivedPostgres,
  type ArchivedPostgres,
  type OwnPostgres,
} from './testing/own-postgres.ts';
import { until } from '../service/patience.ts';

const programs = postgresPrograms();
if (programs === undefined) {
  console.warn('skipped: nothing is restored, since the programs of PostgreSQL are not on this machine');
}

interface Verification {
  readonly ok: boolean;
  readonly newest_at: string;
  readonly broken: readonly unknown[];
}

describe.skipIf(programs === undefined)('a database that is backed up under load', () => {
  let postgres: ArchivedPostgres;
  let cluster: Cluster;
  let shop: Shop;
  /** Orders that were paid, in the order in which callers knew it. */
  const known: string[] = [];
  beforeAll(async () => {
    postgres = await startArchivedPostgres(programs ?? '');
    cluster = await startCluster({ database: asTestDatabase(postgres) });
    shop = await openShop(cluster.node(0), { partner: await cluster.partner('Restored') });
  });
  afterAll(() => cluster.stop());

  test('is restored to the moment before an accident, with every order that callers know of', async () => {
    const { traffic } = await busy(cluster, 'Busy');
    const accident = new AbortController();
    const buyers = cluster.nodes.map(async ({ url }) => {
      while (!accident.signal.aborted) {
        const order = await paid({ ...shop, url });
        await move({ ...shop, url }, order, 'accept', {});
        known.push(order.id);
      }
    });
    await until('orders are paid', 30_000, () => known.length >= 5);
    await postgres.backUp();
    const during = known.length;
    await until('more orders are paid after the backup', 30_000, () => known.length >= during + 10);

    const kept = [...known];
    const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(cluster.db);
    const time = rows[0]?.now ?? new Date();
    await until('orders are paid that will be lost', 30_000, () => known.length >= kept.length + 5);
    accident.abort();
    await Promise.all([...buyers, traffic.stop()]);
    const lost = known.filter((id) => !kept.includes(id)).slice(2);
    await sql`delete from ledger_unpaid`.execute(cluster.db);
    await postgres.archive();

    const restored = await postgres.restoreTo(time);
    try {
      await expectRestored(restored, { kept, lost, time });
    } finally {
      await restored.drop();
    }
  }, 180_000);

  async function expectRestored(
    restored: OwnPostgres,
    { kept, lost, time }: { kept: readonly string[]; lost: readonly string[]; time: Date },
  ): Promise<void> {
    expect(await verify(postgres.url)).toMatchObject({ ok: false });
    const found = await verify(restored.url);
    expect(found).toMatchObject({ ok: true, broken: [] });
    const newest = Date.parse(found.newest_at);
    expect(newest).toBeLessThanOrEqual(time.getTime());
    expect(newest).toBeGreaterThan(time.getTime() - 5_000);

    const again = await startCluster({
      nodes: 1,
      database: { ...asTestDatabase(restored), drop: async () => {} },
    });
    try {
      const rows = await again.db
        .selectFrom('orders')
        .select('id')
        .where('payment_state', '=', 'captured')
        .execute();
      const ids = new Set(rows.map(({ id }) => id));
      expect(kept.filter((id) => !ids.has(id))).toEqual([]);
      expect(lost.filter((id) => ids.has(id))).toEqual([]);
      const there = { ...shop, url: again.node(0).url };
      await move(there, await paid(there), 'accept', {});
    } finally {
      await again.stop();
    }
  }
});

function asTestDatabase({ url, drop }: OwnPostgres) {
  return { name: 'postgres', url, terminateConnections: async () => 0, drop };
}

/** Runs the operator's command, as a person would after a restore. */
async function verify(url: string): Promise<Verification> {
  const config = readConfig({ DATABASE_URL: url });
  return (await runOnDatabase(commandCalled('verify'), new Map(), config)) as Verification;
}
