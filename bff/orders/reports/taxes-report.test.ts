import { afterAll, beforeAll, expect, test } from 'vitest';
import { gbp, move, ok, openShop, placed, read, refund, type Shop } from '../orders/testing/shop.ts';
import { call, startService, type Service } from '../../testing/service/service.ts';
import type { TaxesReport } from './contract/taxes-report.ts';
import { rollUp } from './reports.ts';

const VAT = { name: 'VAT', rate_ppm: 200_000, inclusive: true, categories: ['standard'] };
const ZERO = { name: 'VAT', rate_ppm: 0, inclusive: true, categories: ['zero'] };
const CITY = { name: 'City', rate_ppm: 15_000, inclusive: false, categories: ['untaxed'] };
const STATE = { name: 'State', rate_ppm: 60_000, inclusive: false, categories: ['untaxed'] };

let service: Service;
let shop: Shop;
beforeAll(async () => {
  service = await startService();
  shop = await openShop(service, { location: { taxes: [VAT, ZERO] } });
  await setCategory('zero');
});
afterAll(() => service.stop());

async function setCategory(category: string): Promise<void> {
  const menu = await ok<{ version: number }>(service, `GET /v1/menus/${shop.menu}`, shop.key);
  const item = { id: shop.fries, tax_category: category };
  const changed = await ok<{ version: number }>(service, `PATCH /v1/menus/${shop.menu}`, shop.key, {
    version: menu.version,
    item,
  });
  await ok(service, `POST /v1/menus/${shop.menu}/publish`, shop.key, { version: changed.version });
}

async function report(kind: string, more = '') {
  const day = new Date(service.clock.now()).toISOString().slice(0, 10);
  const path = `GET /v1/reports/${kind}?merchant=${shop.merchant}&location=${shop.location}&from=${day}&to=${day}`;
  return call<TaxesReport>(service, path + more, { credential: shop.key });
}
const taxes = async (more = '') => (await report('taxes', more)).body;

async function sold(changes: object = {}) {
  const order = await placed(shop, changes);
  await move(shop, order, 'accept', {});
  return order;
}

/** Every row's tax is one of the ledger, and so is everything together. */
async function expectAgreement(): Promise<void> {
  const { rows, totals } = await taxes();
  const sales = (await report('sales')).body.totals as unknown as Record<string, number>;
  expect([totals.net, totals.tax, totals.gross]).toEqual([
    sales['net'],
    sales['tax'],
    (sales['collected'] ?? 0) - (sales['tips'] ?? 0),
  ]);
  expect(rows.reduce((sum, { tax }) => sum + tax, 0)).toBe(totals.tax);
  for (const { net, tax, gross } of rows) expect(gross).toBe(net + tax);
  const byDay = (await taxes('&group=day')).rows;
  expect(byDay.map(({ name, net, tax }) => [name, net, tax])).toEqual(
    rows.map(({ name, net, tax }) => [name, net, tax]),
  );
}

test('net, tax and gross by rate, with what was refunded of each, as the ledger has it', async () => {
  const order = await sold({
    charges: [{ uid: 'service', type: 'service', amount: gbp(319) }],
    tip: gbp(100),
  });
  expect((await taxes()).rows).toEqual([
    { name: 'VAT', jurisdiction: 'GB', rate_ppm: 200_000, net: 2567, tax: 513, gross: 3080, refunds: 0 },
    { name: 'VAT', jurisdiction: 'GB', rate_ppm: 0, net: 434, tax: 0, gross: 434, refunds: 0 },
  ]);
  await expectAgreement();
  await refund(shop, order, { amount: gbp(1234) });
  await refund(shop, order, { charges: ['service'], tip: gbp(50) });
  await expectAgreement();
  while (await rollUp(service.db)) await expectAgreement();
  const { total, refunded } = await read(shop, order);
  await refund(shop, order, { amount: gbp(total.amount - refunded.amount) });
  expect((await taxes()).rows).toEqual([
    { name: 'VAT', jurisdiction: 'GB', rate_ppm: 200_000, net: 0, tax: 0, gross: 0, refunds: 3080 },
    { name: 'VAT', jurisdiction: 'GB', rate_ppm: 0, net: 0, tax: 0, gross: 0, refunds: 434 },
  ]);
  await expectAgreement();
});

test('what bears two taxes is in both rows and once in the totals, and what bears none has a row', async () => {
  await ok(service, `PATCH /v1/merchants/${shop.merchant}/locations/${shop.location}`, shop.key, {
    taxes: [CITY, STATE],
  });
  await setCategory('untaxed');
  const before = (await taxes()).totals;
  await sold();
  const { rows, totals } = await taxes();
  const row = (name: string | null) => rows.find((one) => one.name === name);
  expect([row('City')?.net, row('City')?.tax]).toEqual([395, 6]);
  expect([row('State')?.net, row('State')?.tax]).toEqual([395, 24]);
  expect(row(null)).toMatchObject({ jurisdiction: null, rate_ppm: null, net: 2800, tax: 0 });
  expect(totals.net - before.net).toBe(3195);
  await expectAgreement();
});

test('is a table, for who may export', async () => {
  const { status, text } = await report('taxes', '&format=csv');
  expect(status).toBe(200);
  const [header, ...lines] = text.replace('\uFEFF', '').trim().split('\r\n');
  expect(header).toBe('business_date,through,jurisdiction,tax_name,rate,net,tax,gross,refunds,currency');
  expect(lines.some((line) => line.endsWith(',GB,VAT,20,0.00,0.00,0.00,30.80,GBP'))).toBe(true);
});
