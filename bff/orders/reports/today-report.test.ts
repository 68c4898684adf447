import { afterAll, beforeAll, expect, test } from 'vitest';
import { move, openShop, placed, refund, type Shop } from '../orders/testing/shop.ts';
import { call, mintToken, signUp, startService, type Service } from '../../testing/service/service.ts';
import { report } from './testing/ask-report.ts';

let service: Service;
let shop: Shop;
beforeAll(async () => {
  service = await startService();
  service.clock.advance(Date.parse('2026-06-10T10:30:00Z') - service.clock.now());
  shop = await openShop(service);
});
afterAll(() => service.stop());

const today = async (query = '', credential?: string) =>
  call(service, `GET /v1/reports/today${query}`, {
    credential: credential ?? (await mintToken(service, shop.partner, ['orders:read'])),
  });

test('counts what was sold on this business date, and what is under way', async () => {
  const [first, second] = [await placed(shop), await placed(shop)];
  await placed(shop);
  await move(shop, first, 'accept', {});
  await move(shop, second, 'accept', {});
  await move(shop, second, 'ready');
  await refund(shop, first, { lines: [{ uid: 'burger', quantity: 1 }] });
  const { totals } = await report(shop, 'sales', { from: '2026-06-10', to: '2026-06-10' });
  const { status, body } = await today();
  expect([status, body]).toMatchObject([
    200,
    { business_date: '2026-06-10', orders: 2, net: totals.net, open: 3, waiting: 1, late: 0 },
  ]);
  // Each was to be ready within 20 minutes; one is.
  await service.db
    .updateTable('orders')
    .set({ ready_at: new Date(service.clock.now() - 1_000) })
    .execute();
  expect((await today(`?location=${shop.location}`)).body).toMatchObject({
    location: shop.location,
    orders: 2,
    open: 3,
    late: 2,
  });
});

test('has nothing of another merchant', async () => {
  const other = await signUp(service, 'Other');
  const credential = await mintToken(service, other, ['orders:read']);
  expect((await today('', credential)).body).toMatchObject({ orders: 0, net: 0, open: 0 });
  expect((await today(`?location=${shop.location}`, credential)).status).toBe(404);
  expect((await today(`?merchant=${shop.merchant}`, credential)).status).toBe(404);
  expect((await today('', await mintToken(service, shop.partner, ['reports:read']))).status).toBe(403);
});
