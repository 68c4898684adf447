import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../core/database/database.ts';
import { planOf } from '../../testing/service/plan-of.ts';
import { signUp, startService, type Service } from '../../testing/service/service.ts';
import { readHours } from './read-hours.ts';
import { readItems } from './items-report.ts';
import { rollUp } from './reports.ts';
import { sell, yearOf, type Seller } from './testing/sales.ts';

const NOON = new Date('2026-06-10T12:00:00Z');

let service: Service;
let seller: Seller;
beforeAll(async () => {
  service = await startService();
  const { partnerId, active } = await signUp(service);
  seller = { partnerId, environment: 'sandbox', merchantId: active };
  for (let sale = 0; sale < 30; sale += 1) await sell(service.db, seller, 100 + sale, NOON);
  while ((await rollUp(service.db)) > 0);
  await sell(service.db, seller, 50, NOON);
  await sql`analyze`.execute(service.db);
});
afterAll(() => service.stop());

/**
 * A generic plan takes a merchant for one of average size. Through an index by merchant and date, a large
 * one's whole ledger was read for each of its entries in the queue.
 */
test.each([
  ['hours', (db: Db) => readHours(db, 'location', yearOf(seller, 2026)), 'ledger_entries_pkey', 'id'],
  ['items', (db: Db) => readItems(db, yearOf(seller, 2026)), 'ledger_items_pkey', 'entry_id'],
])(
  '%s of entries in the queue are read by the ids of these, however often it is asked',
  async (_, ask, index, column) => {
    const plan = await planOf(service.db, ask, { isPrepared: true });
    expect(plan).toMatch(
      new RegExp(`(?:using|on) ${index} .*\\n\\s*Index Cond: \\(${column} = q\\w*\\.entry_id\\)`),
    );
    expect(plan).not.toMatch(/ledger_(entries|items)_by_date/);
  },
);
