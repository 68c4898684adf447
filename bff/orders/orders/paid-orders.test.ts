import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, mintToken, startService, type Service } from '../../testing/service/service.ts';
import type { ListedPayment, PaymentSummary } from '../../money/payments/contract/payment.ts';
import type { Order } from './contract/order.ts';
import { draft, move, openShop, paid, placed, type Shop } from './testing/shop.ts';

let service: Service;
let shop: Shop;
let other: Shop;
let held: Order;
let charged: Order;
beforeAll(async () => {
  service = await startService();
  shop = await openShop(service);
  other = await openShop(service);
  held = await placed(shop);
  charged = await paid(shop);
  await draft(shop);
});
afterAll(() => service.stop());

const list = (query: string, credential = shop.key) =>
  call<{ data: ListedPayment[] }>(service, `GET /v1/payments?${query}`, { credential });
const ordersOf = async (query: string, credential?: string): Promise<unknown[]> =>
  (await list(query, credential)).body.data.map(({ order }) => order);

describe('payments of orders', () => {
  test('are found by the order’s number and the customer’s name', async () => {
    expect(await ordersOf(`q=${charged.number}`)).toEqual([charged.id]);
    const name = charged.customer?.name ?? '';
    expect(await ordersOf(`q=${encodeURIComponent(name.slice(0, 3).toUpperCase())}`)).toEqual([
      charged.id,
      held.id,
    ]);
    expect(await ordersOf('q=%25')).toEqual([]);
  });

  test('say what they pay for, and who paid', async () => {
    const { data } = (await list('expand=purchase')).body;
    expect(data.map(({ purchase }) => purchase)).toEqual(
      [charged, held].map(({ number, business_date, customer }) => ({
        order_number: number,
        business_date,
        description: null,
        customer_name: customer?.name,
      })),
    );
    expect((await list('')).body.data[0]).not.toHaveProperty('purchase');
  });

  test('are never found or described for another partner', async () => {
    expect(await ordersOf(`q=${charged.number}`, other.key)).toEqual([]);
    expect(await ordersOf('expand=purchase', other.key)).toEqual([]);
  });

  test('say nothing of orders to a session that may not read them', async () => {
    const partner = { ...shop.partner, active: shop.merchant };
    const token = await mintToken(service, partner, ['payments:read']);
    const { status, body } = await list('expand=purchase', token);
    expect([status, body]).toMatchObject([403, { error: 40301, param: 'expand' }]);
    expect(await ordersOf(`q=${charged.number}`, token)).toEqual([]);
    expect(await ordersOf('', token)).toEqual([charged.id, held.id]);
  });
});

describe('a summary of payments', () => {
  const read = async (credential = shop.key, merchant = shop.merchant) =>
    call<PaymentSummary>(service, `GET /v1/payments/summary?merchant=${merchant}`, { credential });

  test('has what was charged this month, and what is held now', async () => {
    const { body } = await read();
    const { currency } = charged.total;
    expect(body).toMatchObject({
      object: 'payment_summary',
      timezone: 'Europe/London',
      from: body.today.replace(/\d\d$/, '01'),
      paid: { amount: charged.total, count: 1 },
      held: { amount: held.total, count: 1 },
      refunded: { amount: { amount: 0, currency }, count: 0 },
      disputed: { amount: { amount: 0, currency }, count: 0, respond_by: null },
    });
  });

  test('follows a refund', async () => {
    const refunded = await paid(shop);
    await move(shop, refunded, 'complete');
    const { status } = await call(service, `POST /v1/orders/${refunded.id}/refund`, {
      credential: shop.key,
      headers: { 'idempotency-key': 'refund-1' },
      body: { amount: { ...refunded.total, amount: 100 }, reason: 'requested' },
    });
    expect(status).toBe(201);
    await expect
      .poll(async () => (await read()).body.refunded)
      .toMatchObject({ amount: { amount: 100 }, count: 1 });
  });

  test('is of one merchant, and of no other partner’s', async () => {
    expect((await read(other.key)).status).toBe(404);
    const { status, body } = await call(service, 'GET /v1/payments/summary', { credential: shop.key });
    expect([status, body]).toMatchObject([400, { error: 40002, param: 'merchant' }]);
  });
});
