import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../orders/testing/shop.ts';
import { call, mintToken, signUp, startService, type Service } from '../../testing/service/service.ts';
import type { ReportOptions } from './contract/report-options.ts';

let service: Service;
let shop: Shop;
beforeAll(async () => {
  service = await startService();
  service.clock.advance(Date.parse('2026-06-09T10:30:00Z') - service.clock.now());
  shop = await openShop(service);
});
afterAll(() => service.stop());

const options = (query: string, credential: string) =>
  call<ReportOptions>(service, `GET /v1/reports/options${query}`, { credential });

test('a session that may only read reports learns its calendar, its locations and the surfaces', async () => {
  const reader = await mintToken(service, shop.partner, ['reports:read']);
  const { status, body } = await options('', reader);
  expect([status, body]).toMatchObject([
    200,
    {
      object: 'report_options',
      merchant: shop.merchant,
      timezone: 'Europe/London',
      currency: 'GBP',
      today: '2026-06-09',
      max_days: 400,
      surfaces: ['ordering', 'dashboard', 'api', 'pay_link'],
    },
  ]);
  const names = body.locations.map(({ name }) => name);
  expect(body.locations).toContainEqual(
    expect.objectContaining({ id: shop.location, timezone: 'Europe/London' }),
  );
  expect(names).toEqual(names.toSorted());
});

test('the date that runs is the merchant’s: an hour before midnight in UTC, London is a day ahead', async () => {
  service.clock.advance(Date.parse('2026-06-09T23:30:00Z') - service.clock.now());
  expect((await options(`?merchant=${shop.merchant}`, shop.key)).body.today).toBe('2026-06-10');
});

test("without the scope, without a merchant and for another one's, there is nothing", async () => {
  const other = await mintToken(service, shop.partner, ['orders:read', 'merchants:read']);
  expect((await options('', other)).body).toMatchObject({ error: 40301 });
  expect((await options('', shop.key)).body).toMatchObject({ error: 40002, param: 'merchant' });
  const stranger = await signUp(service);
  const foreign = await options(`?merchant=${shop.merchant}`, stranger.key);
  expect([foreign.status, foreign.body]).toMatchObject([404, { error: 40401, param: 'merchant' }]);
});
