import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Payer, Till } from '../payments/testing/till.ts';
import { startService, type Service } from '../../testing/service/service.ts';

const till = new Till();
let service: Service;
let payer: Payer;
beforeAll(async () => {
  service = await startService({ payables: till.payables });
  payer = await Payer.signUp(service);
  await payer.captured();
});
afterAll(() => service.stop());

const TABLES = ['ledger_entries', 'ledger_items'] as const;

const rowsOf = (table: (typeof TABLES)[number]): Promise<unknown[]> =>
  service.db.selectFrom(table).selectAll().execute();

test.each(TABLES)('what is in %s is never updated, deleted or truncated', async (table) => {
  const before = await rowsOf(table);
  expect(before).not.toEqual([]);
  const changes = [
    sql`update ${sql.table(table)} set gross = gross + 1`,
    sql`update ${sql.table(table)} set gross = gross where false`,
    sql`delete from ${sql.table(table)}`,
    sql`truncate ${sql.table(table)} cascade`,
  ];
  for (const change of changes) {
    await expect(change.execute(service.db)).rejects.toThrow('is append-only: add an entry instead');
  }
  expect(await rowsOf(table)).toEqual(before);
});

test('the same payment is entered once', async () => {
  const { id } = await payer.captured();
  const again = sql`insert into ledger_entries
    select 'ble_2', partner_id, environment, merchant_id, location_id, type, currency, gross, fee, fee_platform, fee_partner, amount,
      source, order_id, pay_link_id, payment_id, surface, tender, order_number, card_brand, card_last4, business_date, local_hour,
      available_on, occurred_at, sale_gross, discounts, charges, tax_added, tax_included, tips, orders
    from ledger_entries where source = ${id}`;
  await expect(again.execute(service.db)).rejects.toThrow('ledger_entries_once');
});
