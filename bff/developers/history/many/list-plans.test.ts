import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../../core/database/database.ts';
import { ownedBy } from '../../../core/database/owner.ts';
import { ordersOf } from '../../../orders/orders/order-routes.ts';
import { pageOfPayments, pageOfRefunds } from '../../../money/payments/payment-lists.ts';
import { planOf } from '../../../testing/service/plan-of.ts';
import { rounds } from '../../../testing/service/rounds.ts';
import { signUp, startService, type Service } from '../../../testing/service/service.ts';
import { seedOrders } from '../history.ts';

const ORDERS = rounds({ short: 1_500, long: 100_000 });
const today = new Date('2026-11-20T10:00:00Z');

let service: Service;
let view: { partnerId: string; environment: 'sandbox'; only: undefined };
beforeAll(async () => {
  service = await startService();
  const { partnerId } = await signUp(service);
  view = { partnerId, environment: 'sandbox', only: undefined };
  const rows = await service.db
    .selectFrom('merchants')
    .selectAll()
    .where(ownedBy('merchants', view))
    .execute();
  const merchants = rows.map(({ id, display_name: displayName, country, currency, timezone }) => ({
    ...view,
    id,
    displayName,
    country,
    currency,
    timezone,
  }));
  await seedOrders(service.db, { merchants, orders: ORDERS, days: 60, today });
}, 300_000);
afterAll(() => service.stop());

/** Returns the plan of a list's query. */
const planOfList = (list: (db: Db) => Promise<unknown>): Promise<string> => planOf(service.db, list);

const page = { limit: 20, after: undefined };
const NOBODY = 'mer_01M7YV68H8S0A2C4E6F8J0K2N4';
const LATER = '2027-01-01T00:00:00Z';

test.each([
  [{ merchant: NOBODY }, 'merchant_id'],
  [{ order: 'ord_1' }, 'order_id'],
  [{ pay_link: 'lnk_1' }, 'pay_link_id'],
  [{ status: 'unpaid' as const }, 'status'],
  [{ last4: '0000' }, 'last4'],
  [{ dispute_state: 'open' as const }, 'disputed'],
  [{ q: '0000' }, 'last4'],
  [{ q: '99999.99' }, 'amount'],
  [{ created_from: LATER }, 'created_at'],
  [{ created_to: '2020-01-01T00:00:00Z' }, 'created_at'],
  [{ updated_after: LATER }, 'updated_at'],
])('payments are found by an index: %j', async (query, column) => {
  const plan = await planOfList((db) => pageOfPayments(db, view, page, query));
  expect(plan).not.toContain('Seq Scan');
  expect(plan).toMatch(new RegExp(`Index Cond: .*\\b${column}\\b`));
});

test.each([
  ['Nobody', 'lower\\(customer_name\\)'],
  ['9998', 'number'],
])('payments are found by an index of orders: %s', async (q, column) => {
  const plan = await planOfList((db) => pageOfPayments(db, view, page, { q }, true));
  expect(plan).not.toContain('Seq Scan');
  expect(plan).toMatch(new RegExp(`Index Cond: .*${column}`));
});

test.each([
  [{ merchant: NOBODY }, 'merchant_id'],
  [{ order: 'ord_1' }, 'order_id'],
  [{ pay_link: 'lnk_1' }, 'pay_link_id'],
  [{ payment: 'pay_1' }, 'payment_id'],
  [{ status: 'failed' as const }, 'status'],
  [{ created_from: LATER }, 'created_at'],
  [{ updated_after: LATER }, 'updated_at'],
])('refunds are found by an index: %j', async (query, column) => {
  const plan = await planOfList((db) => pageOfRefunds(db, view, page, query));
  expect(plan).not.toContain('Seq Scan');
  expect(plan).toMatch(new RegExp(`Index Cond: .*\\b${column}\\b`));
});

test.each([
  [{ merchant: NOBODY }, 'merchant_id'],
  [{ location: 'loc_1' }, 'location_id'],
  [{ status: 'open' as const }, 'status'],
  [{ state: 'ready' as const }, 'fulfillment_state'],
  [{ fulfillment: 'dine_in' as const }, 'fulfillment_type'],
  [{ payment_state: 'authorized' as const }, 'payment_state'],
  [{ number: 9_999 }, 'number'],
  [{ scheduled_from: LATER }, 'scheduled_at'],
  [{ created_from: LATER }, 'created_at'],
  [{ updated_after: LATER }, 'updated_at'],
  [{ q: 'Nobody' }, 'lower\\(customer_name\\)'],
  [{ q: '+442079460999' }, 'customer_phone'],
])('orders are found by an index: %j', async (query, column) => {
  const plan = await planOfList((db) => ordersOf(db, view, page, query));
  expect(plan).not.toContain('Seq Scan');
  expect(plan).toMatch(new RegExp(`Index Cond: .*${column}`));
});
