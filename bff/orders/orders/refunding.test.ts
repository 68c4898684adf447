import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, startService, type Service } from '../../testing/service/service.ts';
import { eventsOf, gbp, move, openShop, paid, placed, read, refund, type Shop } from './testing/shop.ts';

let service: Service;
let shop: Shop;
beforeAll(async () => {
  service = await startService();
  shop = await openShop(service);
});
afterAll(() => service.stop());

const DISCOUNTED = { discounts: [{ source: 'promo', type: 'percent', value: 1000 }], tip: gbp(518) };

test('one of two, then the other: the worked example', async () => {
  const order = await paid(shop, DISCOUNTED);
  expect(order.total).toEqual(gbp(3648));
  for (const count of [1, 2]) {
    const { status, body } = await refund(shop, order, { lines: [{ uid: 'burger', quantity: 1 }] });
    expect([status, body]).toMatchObject([
      201,
      {
        object: 'refund',
        order: order.id,
        amount: gbp(1372),
        status: 'succeeded',
        reason: 'requested',
        allocations: [{ target: 'line', uid: 'burger', net: gbp(1260), tax: gbp(112), total: gbp(1372) }],
      },
    ]);
    const now = await read(shop, order);
    expect(now.refunded).toEqual(gbp(1372 * count));
    expect(now.lines[0]).toMatchObject({ refunded_quantity: count, refunded: gbp(1372 * count) });
    expect(now.payment_state).toBe('partially_refunded');
  }
  const more = await refund(shop, order, { lines: [{ uid: 'burger', quantity: 1 }] });
  expect(more.body).toMatchObject({ error: 40022, param: 'lines.0' });
});

test('all pieces give back the total, the tip only when asked', async () => {
  const order = await paid(shop, DISCOUNTED);
  await refund(shop, order, {
    lines: [
      { uid: 'burger', quantity: 2 },
      { uid: 'fries', quantity: 1 },
    ],
  });
  expect(await read(shop, order)).toMatchObject({
    refunded: gbp(3648 - 518),
    payment_state: 'partially_refunded',
  });
  await refund(shop, order, { tip: gbp(518) });
  expect(await read(shop, order)).toMatchObject({ refunded: order.total, payment_state: 'refunded' });
});

test('a free amount takes the tip last', async () => {
  const order = await paid(shop, DISCOUNTED);
  const { body } = await refund(shop, order, { amount: gbp(3648 - 500) });
  expect(body).toMatchObject({ amount: gbp(3148), tip: gbp(18) });
});

test('has its events, and the order its own', async () => {
  const order = await paid(shop);
  await refund(shop, order, { amount: gbp(100) });
  const types = (await eventsOf(shop, order)).map(({ type }) => type);
  expect(types.slice(-2)).toEqual(['order.updated', 'order.updated']);
});

test('twice with one key is one refund', async () => {
  const order = await paid(shop);
  const key = randomUUID();
  const body = { amount: gbp(100) };
  const [first, again] = [await refund(shop, order, body, key), await refund(shop, order, body, key)];
  expect(again.body).toEqual(first.body);
  expect((await read(shop, order)).refunded).toEqual(gbp(100));
});

test('needs money that was taken by card', async () => {
  const authorized = await placed(shop);
  expect((await refund(shop, authorized, { amount: gbp(1) })).body).toMatchObject({ error: 40902 });
  const counter = await placed(shop, {}, { source: { at_pickup: true } });
  await move(shop, counter, 'complete');
  expect((await refund(shop, counter, { amount: gbp(1) })).body).toMatchObject({ error: 40902 });
});

test('at once by many: together no more than was paid', async () => {
  const order = await paid(shop);
  const replies = await Promise.all(
    Array.from({ length: 8 }, () => refund(shop, order, { amount: gbp(1000) })),
  );
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(3);
  expect(replies.filter(({ body }) => body['error'] === 40022)).toHaveLength(5);
  expect((await read(shop, order)).refunded).toEqual(gbp(3000));
});

test('a quote says what the refund then gives back, and stores nothing', async () => {
  const order = await paid(shop, DISCOUNTED);
  const wish = { lines: [{ uid: 'burger', quantity: 1 }], tip: gbp(100), reason: 'requested' };
  const path = `/v1/orders/${order.id}/refund/quote`;
  const quote = await call(shop, `POST ${path}`, { credential: shop.key, body: wish });
  expect([quote.status, quote.body]).toMatchObject([
    200,
    { object: 'refund_quote', order: order.id, amount: gbp(1472), tip: gbp(100) },
  ]);
  expect(await read(shop, order)).toMatchObject({ refunded: gbp(0), version: order.version });
  const { body } = await refund(shop, order, wish);
  for (const part of ['amount', 'tip', 'allocations']) expect(body[part]).toEqual(quote.body[part]);
  const more = await call(shop, `POST ${path}`, {
    credential: shop.key,
    body: { ...wish, lines: [{ uid: 'burger', quantity: 2 }] },
  });
  expect(more.body).toMatchObject({ error: 40022, param: 'lines.0' });
});
