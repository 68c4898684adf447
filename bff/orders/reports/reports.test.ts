import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gbp, ok, openShop, paid, placed, move, refund, type Shop } from '../orders/testing/shop.ts';
import { mintToken, signUp, startService, type Service } from '../../testing/service/service.ts';
import { SALES_GROUPS } from './contract/report-fields.ts';
import { rollUp } from './reports.ts';
import { ask, report, sumOf } from './testing/ask-report.ts';

const TODAY = { from: '2026-06-10', to: '2026-06-10' };
const WEEK = { from: '2026-06-04', to: '2026-06-10' };

let service: Service;
let shop: Shop;
beforeAll(async () => {
  service = await startService();
  service.clock.advance(Date.parse('2026-06-09T10:30:00Z') - service.clock.now());
  shop = await openShop(service);
  // 34.79 on Tuesday; on Wednesday the same with a tip of 5.00 and 10% off, of which one burger goes back.
  await paid(shop);
  service.clock.advance(86_400_000);
  const order = await placed(
    shop,
    { tip: gbp(500), discounts: [{ source: 'promo', type: 'percent', value: 1000 }] },
    {},
  );
  await move(shop, order, 'accept', {});
  await refund(shop, order, { lines: [{ uid: 'burger', quantity: 1 }] });
});
afterAll(() => service.stop());

test('sales are what was captured less what was refunded, each on its own day', async () => {
  const { rows, totals, currency, timezone } = await report(shop, 'sales', WEEK);
  expect([currency, timezone, rows.length]).toEqual(['GBP', 'Europe/London', 7]);
  expect(rows.slice(-2)).toMatchObject([
    { business_date: '2026-06-09', orders: 1, gross: 3195, discounts: 0, tax: 284, collected: 3479 },
    { business_date: '2026-06-10', orders: 1, gross: 3195, discounts: 320, refunds: 1260, tips: 500 },
  ]);
  expect(rows[0]).toMatchObject({ business_date: '2026-06-04', orders: 0, net: 0, average: null });
  // 28.75, tax 2.55 and the tip, less 12.60 and its tax of 1.12: the table of the arithmetic.
  expect(rows[6]).toMatchObject({ net: 1615, tax: 143, collected: 2258, average: 1615 });
  expect(totals).toMatchObject({ orders: 2, collected: 3479 + 2258, average: 2405 });
});

test('every grouping has the same totals, summed or not', async () => {
  const totalsOf = () =>
    Promise.all(
      SALES_GROUPS.map(async (group) => {
        const { rows, totals } = await report(shop, 'sales', { ...WEEK, group });
        expect([group, sumOf(rows, 'collected')]).toEqual([group, totals.collected]);
        return totals;
      }),
    );
  const before = await totalsOf();
  expect(new Set(before.map((totals) => JSON.stringify(totals))).size).toBe(1);
  while ((await rollUp(service.db, 2)) > 0);
  expect(await service.db.selectFrom('report_queue').select('position').execute()).toEqual([]);
  expect(await totalsOf()).toEqual(before);
});

test.each(SALES_GROUPS)('by %s, a month without its first days is what the others sold', async (group) => {
  while ((await rollUp(service.db)) > 0);
  const { totals } = await report(shop, 'sales', { from: '2026-06-10', to: '2026-06-30', group });
  expect(totals).toEqual((await report(shop, 'sales', { ...TODAY, group: 'day' })).totals);
});

test('hours are those of the wall, all 24 of them', async () => {
  const { rows } = await report(shop, 'sales', { ...WEEK, group: 'hour' });
  expect(rows.map(({ hour }) => hour)).toEqual(Array.from({ length: 24 }, (_, hour) => hour));
  // 10:30 UTC is 11:30 in London.
  expect(rows.filter(({ orders }) => orders > 0)).toMatchObject([{ hour: 11, orders: 2 }]);
});

test('surfaces, tenders and locations are those with sales', async () => {
  const rowsBy = async (group: string) => (await report(shop, 'sales', { ...WEEK, group })).rows;
  expect(await rowsBy('surface')).toMatchObject([{ surface: 'api', orders: 2 }]);
  expect(await rowsBy('tender')).toMatchObject([{ tender: 'card', orders: 2 }]);
  expect(await rowsBy('location')).toMatchObject([{ location: shop.location, orders: 2 }]);
  const elsewhere = await report(shop, 'sales', { ...WEEK, surface: 'pay_link' });
  expect(elsewhere).toMatchObject({ surface: 'pay_link', totals: { orders: 0, collected: 0 } });
  const here = await report(shop, 'sales', { ...WEEK, location: shop.location });
  expect(here).toMatchObject({ location: shop.location, totals: { orders: 2 } });
});

test('items are summed by variation, with what was given back of them', async () => {
  const { rows, totals } = await report(shop, 'items', WEEK);
  expect(rows).toMatchObject([
    { item: shop.burger, name: 'Burger', variation_name: null, quantity: 3, gross: 5600, discounts: 280 },
    { item: shop.fries, name: 'Fries', variation_name: 'Portion', quantity: 2, gross: 790, net: 750 },
  ]);
  const sales = await report(shop, 'sales', WEEK);
  expect(totals).toMatchObject({ gross: sales.totals.gross, refunds: 1260, net: sales.totals.net });
});

test('payments have their tips, refunds and fees', async () => {
  const { rows, totals } = await report(shop, 'payments', { ...WEEK, group: 'month' });
  expect(rows).toMatchObject([
    { business_date: '2026-06-04', through: '2026-06-10', payments: 2, refunds: 1 },
  ]);
  expect(totals).toMatchObject({ amount: 3479 + 3630, tip: 500, refunded: 1372, collected: 3479 + 2258 });
});

test('a day that runs is compared to the same time of the day before', async () => {
  const { compare, totals } = await report(shop, 'sales', { ...TODAY, compare: 'previous' });
  expect(compare).toMatchObject({ with: 'previous', from: '2026-06-09', to: '2026-06-09' });
  // The clock has gone on by some seconds since: Tuesday's sale was before the same time of day.
  expect(compare?.until).toMatch(/^2026-06-09T10:3/);
  expect(compare?.totals).toMatchObject({ orders: 1, collected: 3479 });
  expect(compare?.changes.collected).toEqual({
    difference: totals.collected - 3479,
    bps: Math.round(((totals.collected - 3479) / 3479) * 10_000),
    is_new: false,
  });
  expect(compare?.changes.tips).toEqual({ difference: 500, bps: null, is_new: true });
  expect(compare?.changes.charges).toEqual({ difference: 0, bps: null, is_new: false });
});

test('days that have ended are compared whole, and a running one leaves out what came later', async () => {
  const ended = await report(shop, 'sales', { from: '2026-06-09', to: '2026-06-09', compare: 'previous' });
  expect(ended.compare).toMatchObject({ until: null, totals: { orders: 0 } });
  expect(ended.compare?.changes.orders).toMatchObject({ is_new: true, bps: null });
  const other = await openShop(service);
  service.clock.advance(3_600_000);
  await paid(other);
  service.clock.advance(23 * 3_600_000);
  for (const isSummed of [false, true]) {
    if (isSummed) while ((await rollUp(service.db)) > 0);
    const running = await report(other, 'sales', {
      from: '2026-06-11',
      to: '2026-06-11',
      compare: 'previous',
    });
    expect(running.compare).toMatchObject({ totals: { orders: 0 } });
    const items = await report(other, 'items', { from: '2026-06-11', to: '2026-06-11', compare: 'previous' });
    expect(items.compare).toMatchObject({ rows: [], totals: { quantity: 0 } });
    const lastYear = await report(other, 'sales', {
      from: '2026-06-11',
      to: '2026-06-11',
      compare: 'last_year',
    });
    expect(lastYear.compare).toMatchObject({ from: '2025-06-11', until: /^2025-06-11/ });
  }
});

test.each([
  ['from', { from: '', to: '2026-06-10' }, 40003],
  ['from', { from: '2026-6-10', to: '2026-06-10' }, 40003],
  ['from', { from: '2026-02-30', to: '2026-06-10' }, 40003],
  ['from', { from: '1999-12-31', to: '2000-01-01' }, 40003],
  ['to', { from: '2026-06-10', to: '2026-06-10T00:00:00Z' }, 40003],
  ['to', { from: '2026-06-10', to: '+010000-01-01' }, 40003],
  ['from', { from: '2026-06-11', to: '2026-06-10' }, 40003],
  ['to', { from: '2025-01-01', to: '2026-02-05' }, 40003],
  ['to', { from: '2026-06-10' }, 40002],
  ['from', { to: '2026-06-10' }, 40002],
  ['group', { ...TODAY, group: 'year' }, 40003],
  ['compare', { ...TODAY, compare: 'next' }, 40003],
  ['compare', { ...TODAY, compare: 'previous', format: 'csv' }, 40003],
  ['surface', { ...TODAY, surface: 'moon' }, 40003],
  ['format', { ...TODAY, format: 'xml' }, 40003],
  ['status', { ...TODAY, status: 'open' }, 40003],
  ['location', { ...TODAY, location: 'loc_01M7YV6HN3E5QZ8T2K4W9RX7BD' }, 40401],
  ['merchant', { ...TODAY, merchant: 'mer_01M7YV5Z00WRP41QW45SDWWY4H' }, 40401],
  ['merchant', { ...TODAY, merchant: '' }, 40002],
])('%s of %o is refused', async (param, query, code) => {
  const { status, body } = await ask(shop, 'sales', query as Record<string, string>);
  expect([status, body]).toMatchObject([Math.floor(code / 100), { error: code, param }]);
});

test('400 days are a report, and each is a row', async () => {
  const { rows } = await report(shop, 'sales', { from: '2025-01-01', to: '2026-02-04' });
  expect(rows.length).toBe(400);
  expect((await report(shop, 'items', { from: '2025-01-01', to: '2026-02-04' })).rows).toEqual([]);
});

test("another one's merchant and location are unknown", async () => {
  const stranger = await openShop(service);
  const foreign = await ask(shop, 'sales', { ...TODAY, location: stranger.location });
  expect([foreign.status, foreign.body]).toMatchObject([404, { error: 40401, param: 'location' }]);
  const theirs = await ask(shop, 'sales', { ...TODAY, merchant: stranger.merchant });
  expect([theirs.status, theirs.body]).toMatchObject([404, { error: 40401, param: 'merchant' }]);
  // Of the same partner, but not of this merchant.
  const other = shop.partner.merchants['needs_data'] ?? '';
  const near = await ask(shop, 'sales', { ...TODAY, merchant: other, location: shop.location });
  expect([near.status, near.body]).toMatchObject([404, { param: 'location' }]);
});

test('a session reports its own merchant, and needs a scope of its own for a table', async () => {
  const reader = await mintToken(service, shop.partner, ['reports:read']);
  const own = await ask(shop, 'sales', { ...WEEK, merchant: '' }, reader);
  expect([own.status, own.body.merchant]).toEqual([200, shop.merchant]);
  const other = shop.partner.merchants['needs_data'] ?? '';
  expect((await ask(shop, 'sales', { ...WEEK, merchant: other }, reader)).status).toBe(404);
  const table = await ask(shop, 'sales', { ...WEEK, merchant: '', format: 'csv' }, reader);
  expect([table.status, table.body]).toMatchObject([403, { error: 40301 }]);
  expect(table.headers.get('www-authenticate')).toContain('reports:export');
  const both = await mintToken(service, shop.partner, ['reports:read', 'reports:export']);
  expect((await ask(shop, 'sales', { ...WEEK, merchant: '', format: 'csv' }, both)).status).toBe(200);
  const none = await mintToken(service, shop.partner, ['orders:read']);
  expect((await ask(shop, 'sales', { ...WEEK, merchant: '' }, none)).body).toMatchObject({ error: 40301 });
});

test('a merchant without sales has rows of nothing', async () => {
  const partner = await signUp(service);
  const caller = { url: service.url, key: partner.key, merchant: partner.merchants['restricted'] ?? '' };
  const { rows, totals } = await report(caller, 'sales', WEEK);
  expect([rows.length, totals.collected, totals.average]).toEqual([7, 0, null]);
  const { compare } = await report(caller, 'payments', { ...WEEK, compare: 'last_year', group: 'hour' });
  expect(compare?.changes.amount).toEqual({ difference: 0, bps: null, is_new: false });
});

const table = async (kind: 'sales' | 'items' | 'payments', query: Record<string, string>) => {
  const reply = await ask(shop, kind, { ...query, format: 'csv' });
  expect(reply.status).toBe(200);
  const rows = parse(reply.text, { bom: true, columns: true, record_delimiter: '\r\n' });
  return { reply, rows: rows as Record<string, string>[] };
};

test('a table of sales has decimals, the currency, and no totals', async () => {
  const { reply, rows } = await table('sales', WEEK);
  expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(reply.headers.get('content-disposition')).toBe(
    'attachment; filename="sales-by-day-2026-06-04-2026-06-10.csv"',
  );
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  expect(rows.length).toBe(7);
  expect(Object.keys(rows[0] ?? {}).join()).toBe(
    'business_date,orders,gross,discounts,charges,refunds,net,tax,tips,collected,currency',
  );
  expect(rows[6]).toMatchObject({
    business_date: '2026-06-10',
    gross: '31.95',
    net: '16.15',
    currency: 'GBP',
  });
  const byLocation = await table('sales', { ...WEEK, group: 'location' });
  const named = Object.keys(byLocation.rows[0] ?? {}).slice(0, 3);
  expect(named).toEqual(['location', 'location_name', 'orders']);
  expect(byLocation.rows[0]?.['location']).toMatch(/^loc_/);
  expect(byLocation.rows[0]?.['location_name']).toMatch(/\w/);
  const byHour = await table('sales', { ...WEEK, group: 'hour' });
  expect(byHour.rows[11]).toMatchObject({ hour: '11', orders: '2' });
});

test('a table of payments has a row for each, with the time at the merchant', async () => {
  const { rows } = await table('payments', WEEK);
  expect(rows).toMatchObject([
    { order_number: '1', business_date: '2026-06-09', card: 'visa 4242', amount: '34.79', refunded: '0.00' },
    {
      order_number: '1',
      business_date: '2026-06-10',
      amount: '36.30',
      tip: '5.00',
      refunded: '13.72',
      payout: '',
    },
  ]);
  expect(rows[0]?.['captured_at']).toMatch(/^2026-06-09T11:30:\d\d\+01:00$/);
  expect(rows[0]?.['id']).toMatch(/^pay_/);
  // An order's number is of its location.
  expect(rows[0]?.['location']).toMatch(/^loc_/);
  expect(rows[0]?.['location_name']).toMatch(/\w/);
  expect(rows[0]?.['order']).toMatch(/^ord_/);
  expect(rows.map((row) => row['order_reference'])).toEqual([
    expect.stringMatching(/^[a-z0-9-]+-20260609-1$/),
    expect.stringMatching(/^[a-z0-9-]+-20260610-1$/),
  ]);
});

test('a table of payments tells an order from the one with its number in the round before', async () => {
  const { rows } = await table('payments', WEEK);
  const order = rows[0]?.['order'] ?? '';
  await service.db.updateTable('orders').set({ number_round: 2 }).where('id', '=', order).execute();
  const again = await table('payments', WEEK);
  expect(again.rows[0]?.['order_reference']).toBe(`${rows[0]?.['order_reference']}-2`);
  await service.db.updateTable('orders').set({ number_round: 1 }).where('id', '=', order).execute();
});

test("an item that is called like a formula is text, and a number isn't touched", async () => {
  const menu = await ok<{
    sections: { items: { id: string; variations: { id: string }[] }[] }[];
    id: string;
    version: number;
  }>(service, 'POST /v1/menus', shop.key, {
    merchant: shop.merchant,
    name: 'Formulas',
    sections: [
      {
        name: 'Cells',
        items: [{ name: '=HYPERLINK("http://evil.example","Pay")', variations: [{ price: 100 }] }],
      },
    ],
  });
  await ok(service, `POST /v1/menus/${menu.id}/publish`, shop.key, { version: menu.version });
  const item = menu.sections[0]?.items[0];
  const lines = [{ uid: 'cell', item: item?.id, variation: item?.variations[0]?.id, quantity: 1 }];
  const order = await paid(shop, { lines });
  await refund(shop, order, { amount: order.total });
  const { rows } = await table('items', { from: '2026-06-11', to: '2026-06-12' });
  expect(rows).toMatchObject([
    {
      item: `'=HYPERLINK("http://evil.example","Pay")`,
      quantity: '1',
      gross: '1.00',
      refunds: '1.00',
      net: '0.00',
    },
  ]);
  const sales = await table('sales', { from: '2026-06-11', to: '2026-06-12' });
  expect(sales.rows.map(({ net, collected }) => [net, collected])).toContainEqual(['0.00', '0.00']);
});
