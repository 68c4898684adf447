import { decodeTime } from 'ulid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownedBy } from '../../../core/database/owner.ts';
import type { TestMerchant } from '../../../core/feature.ts';
import type { Order } from '../../../orders/orders/contract/order.ts';
import type { Payment } from '../../../money/payments/contract/payment.ts';
import { call, signUp, startService, type Service, type SignedUp } from '../../../testing/service/service.ts';
import { seedOrders } from '../history.ts';
import { spreadOver } from './seed-orders.ts';

const [ORDERS, DAYS] = [400, 30];
const today = new Date('2026-11-20T10:00:00Z');

let service: Service;
let partner: SignedUp;
let merchants: TestMerchant[];
beforeAll(async () => {
  service = await startService();
  partner = await signUp(service);
  const owner = { partnerId: partner.partnerId, environment: 'sandbox' } as const;
  const rows = await service.db
    .selectFrom('merchants')
    .selectAll()
    .where(ownedBy('merchants', owner))
    .execute();
  merchants = rows.map(({ id, display_name: displayName, country, currency, timezone }) => ({
    ...owner,
    id,
    displayName,
    country,
    currency,
    timezone,
  }));
  await seedOrders(service.db, { merchants, orders: ORDERS, days: DAYS, today });
}, 60_000);
afterAll(() => service.stop());

const get = async <Body>(path: string): Promise<Body> =>
  (await call<Body>(service, `GET ${path}`, { credential: partner.key })).body;

test('as many orders as asked for, on the days before today, in states that orders have', async () => {
  const rows = await service.db.selectFrom('orders').selectAll().execute();
  expect(rows).toHaveLength(ORDERS);
  for (const { id, created_at, business_date } of rows) {
    expect(decodeTime(id.slice(4))).toBe(created_at.getTime());
    expect(business_date >= '2026-10-21' && business_date <= '2026-11-19').toBe(true);
  }
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['draft', 'completed', 'canceled']));
  expect(new Set(rows.map(({ merchant_id }) => merchant_id)).size).toBe(3);
  const numbers = rows.map((row) => `${row.location_id} ${row.business_date} ${row.number}`);
  expect(new Set(numbers).size).toBe(ORDERS);
  const most = Math.max(
    ...rows.filter((row) => row.business_date === '2026-11-19').map(({ number }) => number),
  );
  const last = await service.db
    .selectFrom('order_numbers')
    .select('last')
    .where('business_date', '=', '2026-11-19')
    .execute();
  expect(Math.max(...last.map((row) => row.last))).toBe(most);
});

test('their payments, refunds and entries agree to the penny', async () => {
  const [payments, refunds, entries, items, unpaid] = await Promise.all([
    service.db.selectFrom('payments').selectAll().execute(),
    service.db.selectFrom('refunds').selectAll().execute(),
    service.db.selectFrom('ledger_entries').selectAll().execute(),
    service.db.selectFrom('ledger_items').selectAll().execute(),
    service.db.selectFrom('ledger_unpaid').selectAll().execute(),
  ]);
  const sum = (values: readonly (string | number)[]): number =>
    values.reduce<number>((whole, value) => whole + Number(value), 0);
  const captured = payments.filter(({ captured_at }) => captured_at !== null);
  const card = entries.filter(({ tender }) => tender === 'card');
  expect(refunds.length).toBeGreaterThan(0);
  expect(sum(card.map(({ gross }) => gross))).toBe(
    sum(captured.map(({ amount }) => amount)) - sum(refunds.map(({ amount }) => amount)),
  );
  expect(sum(captured.map(({ refunded }) => refunded))).toBe(sum(refunds.map(({ amount }) => amount)));
  expect(sum(items.map(({ net }) => net))).toBe(
    sum(entries.map(({ sale_gross, discounts }) => Number(sale_gross) - Number(discounts))),
  );
  expect(unpaid).toHaveLength(card.length);
  const completed = await service.db
    .selectFrom('orders')
    .select(['id', 'payment_id', 'content'])
    .where('status', '=', 'completed')
    .execute();
  for (const { id, payment_id, content } of completed) {
    const entry = entries.find(({ order_id, type }) => order_id === id && type === 'payment');
    expect([entry?.source, Number(entry?.gross)]).toEqual([payment_id ?? id, content.quote.total]);
  }
});

test('the API shows them as it shows others', async () => {
  const { data: orders } = await get<{ data: Order[] }>('/v1/orders?limit=100&status=completed');
  expect(orders).toHaveLength(100);
  const byCard = orders.find(({ payment }) => payment !== null);
  const payment = await get<Payment>(`/v1/payments/${byCard?.payment}`);
  expect(payment).toMatchObject({ order: byCard?.id, amount: byCard?.total });
  const { data: refunded } = await get<{ data: Order[] }>('/v1/orders?payment_state=refunded');
  expect(refunded[0]).toMatchObject({ refunded: refunded[0]?.total, status: 'completed' });
});

test('more can be added', async () => {
  await seedOrders(service.db, { merchants: merchants.slice(0, 1), orders: 5, days: 2, today });
  const { length } = await service.db.selectFrom('orders').select('id').execute();
  expect(length).toBe(ORDERS + 5);
});

test('orders are spread over all days, and none is lost by rounding', () => {
  for (const [days, orders] of [
    [1, 1],
    [7, 3],
    [400, 1_000_000],
    [30, 400],
  ] as const) {
    const spread = spreadOver(days, orders, today);
    expect(spread).toHaveLength(days);
    expect(spread.reduce((sum, day) => sum + day.orders, 0)).toBe(orders);
    expect(spread.every((day) => day.orders >= 0)).toBe(true);
    expect(spread.at(-1)?.date).toBe('2026-11-19');
  }
});
