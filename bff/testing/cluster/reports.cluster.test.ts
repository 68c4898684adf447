import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../core/database/database.ts';
import { readHours } from '../../orders/reports/read-hours.ts';
import { readItems } from '../../orders/reports/items-report.ts';
import { rollUp } from '../../orders/reports/reports.ts';
import { sell, yearOf, type Seller } from '../../orders/reports/testing/sales.ts';
import { rounds } from '../service/rounds.ts';
import { startCluster, type Cluster } from './testing/cluster.ts';

const AT = new Date('2026-06-10T12:00:00Z');

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster({});
});
afterAll(() => cluster.stop());

async function seller(name: string): Promise<Seller> {
  const { partnerId, active } = await cluster.partner(name);
  return { partnerId, environment: 'sandbox', merchantId: active };
}

/**
 * Returns the totals of the reports, by hour and by item, and of the ledger, from one snapshot of the
 * database.
 */
async function books(db: Db, of: Seller): Promise<readonly number[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const hours = await readHours(trx, 'hour', yearOf(of, 2026));
      const items = await readItems(trx, yearOf(of, 2026));
      const { rows } = await sql<{ gross: string }>`
        select coalesce(sum(gross), 0) as gross from ledger_entries where merchant_id = ${of.merchantId}`.execute(
        trx,
      );
      return [
        hours.reduce((sum, { sums }) => sum + sums.captured, 0),
        items.reduce((sum, { gross }) => sum + gross, 0),
        Number(rows[0]?.gross),
      ];
    });
}

async function waiting(of: Seller): Promise<number> {
  const rows = await cluster.db
    .selectFrom('report_queue')
    .select('position')
    .where('merchant_id', '=', of.merchantId)
    .execute();
  return rows.length;
}

async function rollUpAll(): Promise<void> {
  while ((await rollUp(cluster.db)) > 0);
}

test('a sale that is committed after later ones were summed is not lost', async () => {
  const late = await seller('Late');
  const { promise: held, resolve: commit } = Promise.withResolvers<void>();
  const { promise: written, resolve: isWritten } = Promise.withResolvers<void>();
  const open = cluster.db.transaction().execute(async (trx) => {
    await sell(trx, late, 100, AT);
    isWritten();
    await held;
  });
  await written;
  await sell(cluster.db, late, 20, AT);
  await rollUpAll();
  expect([await waiting(late), await books(cluster.db, late)]).toEqual([0, [20, 20, 20]]);
  commit();
  await open;
  expect([await waiting(late), await books(cluster.db, late)]).toEqual([1, [120, 120, 120]]);
  await rollUpAll();
  expect([await waiting(late), await books(cluster.db, late)]).toEqual([0, [120, 120, 120]]);
});

test('while nodes sell and roll up at once, reports are the ledger at every moment', async () => {
  const busy = await seller('Busy');
  const sales = rounds({ short: 60, long: 2_000 });
  let sold = 0;
  const till = async (): Promise<void> => {
    for (sold += 1; sold <= sales; sold += 1) {
      const amount = sold;
      await cluster.db.transaction().execute(async (trx) => {
        await sell(trx, busy, amount, AT);
        await sql`select pg_sleep(${(amount % 5) / 1000})`.execute(trx);
      });
    }
  };
  const tills = Promise.all(Array.from({ length: 6 }, till));
  const open = new AbortController();
  void tills.finally(() => open.abort());
  const rolling = async (): Promise<void> => {
    while (!open.signal.aborted) await rollUp(cluster.db, 7);
  };
  const seen: (readonly number[])[] = [];
  const reading = async (): Promise<void> => {
    while (!open.signal.aborted) seen.push(await books(cluster.db, busy));
  };
  await Promise.all([tills, rolling(), rolling(), reading()]);
  await rollUpAll();
  seen.push(await books(cluster.db, busy));
  expect(seen.filter((sums) => new Set(sums).size > 1)).toEqual([]);
  expect(seen.at(-1)?.[0]).toBe((sales * (sales + 1)) / 2);
  expect(await waiting(busy)).toBe(0);
}, 120_000);
