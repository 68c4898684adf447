import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, paid, type Shop } from '../orders/testing/shop.ts';
import { call, mintToken, signUp, startService, type Service } from '../../testing/service/service.ts';
import { createMerchant } from '../../accounts/merchants/merchants.ts';
import type { MerchantsReport } from './contract/merchants-report.ts';
import { rollUp } from './reports.ts';
import { sell } from './testing/sales.ts';

const DAY_MS = 86_400_000;
const TODAY = { from: '2026-06-10', to: '2026-06-10' };

let service: Service;
let shop: Shop;
let second: string;
beforeAll(async () => {
  service = await startService();
  service.clock.advance(Date.parse('2026-06-03T10:30:00Z') - service.clock.now());
  shop = await openShop(service);
  const owner = { partnerId: shop.partner.partnerId, environment: 'sandbox' } as const;
  const fields = {
    display_name: 'Second',
    legal_name: 'Second Ltd',
    country: 'GB',
    timezone: 'Europe/London',
  };
  const now = new Date(service.clock.now());
  ({ id: second } = await createMerchant(service.db, owner, { ...fields, currency: 'GBP' }, now));
  const sellThen = (amount: number, at: string) =>
    sell(service.db, { ...owner, merchantId: second }, amount, new Date(at));
  // A week before: 34.79 and 1.00 by this time of day, and 9.00 later.
  await paid(shop);
  await sellThen(100, '2026-06-03T09:00:00Z');
  await sellThen(900, '2026-06-03T18:00:00Z');
  service.clock.advance(7 * DAY_MS + 60_000);
  await sellThen(5000, '2026-06-10T09:00:00Z');
  await paid(shop);
});
afterAll(() => service.stop());

async function report(query: Record<string, string>, credential = shop.key): Promise<MerchantsReport> {
  const search = new URLSearchParams({ currency: 'GBP', ...query });
  const { status, body } = await call(service, `GET /v1/reports/merchants?${search}`, { credential });
  expect([status, body]).toEqual([200, expect.anything()]);
  return body as unknown as MerchantsReport;
}

test('merchants are in the order of what they collected, summed or not', async () => {
  const before = await report(TODAY);
  expect(before.rows).toMatchObject([
    { merchant: second, orders: 1, collected: 5000 },
    { merchant: shop.merchant, orders: 1, collected: 3479 },
  ]);
  expect(before.totals).toMatchObject({ orders: 2, collected: 8479 });
  while ((await rollUp(service.db)) > 0);
  const { rows, totals } = await report(TODAY);
  expect({ rows, totals }).toEqual({ rows: before.rows, totals: before.totals });
});

test('a day is compared with the same day a week before, until the same time', async () => {
  const { compare } = await report({ ...TODAY, compare: 'last_week' });
  expect(compare).toMatchObject({
    from: '2026-06-03',
    to: '2026-06-03',
    totals: { orders: 2, collected: 3579 },
    changes: { collected: { difference: 4900, bps: 13_691 } },
  });
  expect(compare?.rows).toMatchObject([{ merchant: shop.merchant }, { merchant: second, collected: 100 }]);
});

test('by day, each day has a row, and a period is compared with the one before', async () => {
  const { rows, compare } = await report({
    from: '2026-06-04',
    to: '2026-06-10',
    group: 'day',
    compare: 'previous',
  });
  expect(rows).toHaveLength(7);
  expect(rows.at(-1)).toMatchObject({ business_date: '2026-06-10', collected: 8479 });
  expect(compare?.rows.at(-1)).toMatchObject({ business_date: '2026-06-03', collected: 3579 });
});

test('merchants of another currency or of another partner are not in it', async () => {
  const euros = await call(service, 'GET /v1/reports/merchants?currency=EUR&from=2026-06-10&to=2026-06-10', {
    credential: shop.key,
  });
  expect(euros.body).toMatchObject({ rows: [], totals: { orders: 0 } });
  const other = await signUp(service);
  expect((await report(TODAY, other.key)).rows).toEqual([]);
});

test('a session has its own merchant alone, so it has none', async () => {
  const credential = await mintToken(service, shop.partner, ['reports:read']);
  const path = 'GET /v1/reports/merchants?currency=GBP&from=2026-06-10&to=2026-06-10';
  expect((await call(service, path, { credential })).status).toBe(403);
});

test('a period that ends before it begins is refused', async () => {
  const path = 'GET /v1/reports/merchants?currency=GBP&from=2026-06-10&to=2026-06-09';
  const { status, body } = await call(service, path, { credential: shop.key });
  expect([status, body['param']]).toEqual([400, 'from']);
});
