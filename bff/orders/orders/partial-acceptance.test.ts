import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Payment } from '../../money/payments/payments.ts';
import { call, signUp, startService, type Service } from '../../testing/service/service.ts';
import type { Order } from './contract/order.ts';
import {
  create,
  draft,
  eventsOf,
  gbp,
  move,
  ok,
  openShop,
  paid,
  pay,
  placed,
  read,
  refund,
  type Shop,
} from './testing/shop.ts';

let service: Service;
let shop: Shop;
beforeAll(async () => {
  service = await startService();
  shop = await openShop(service);
});
afterAll(() => service.stop());

const BURGER = [{ uid: 'burger', quantity: 1 }];
const FRIES = [{ uid: 'fries', quantity: 1 }];

async function accepted(order: Order, unavailable: readonly object[], of = shop): Promise<Order> {
  const { status, text, body } = await move(of, order, 'accept', { unavailable });
  if (status !== 200) throw new Error(text);
  return body;
}

const paymentOf = ({ payment }: Order, of = shop): Promise<Payment> =>
  ok(of, `GET /v1/payments/${payment}`, of.key);

/** The books of an order: what its payment took, and its entry in the ledger with all parts. */
async function booksOf(order: Order) {
  const entries = await service.db
    .selectFrom('ledger_entries')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('id')
    .execute();
  const items = await service.db
    .selectFrom('ledger_items')
    .selectAll()
    .where(
      'entry_id',
      'in',
      entries.map(({ id }) => id),
    )
    .execute();
  const parts = entries.map((one) => ({
    gross: Number(one.gross),
    parts:
      Number(one.sale_gross) -
      Number(one.discounts) +
      Number(one.charges) +
      Number(one.tax_added) +
      Number(one.tips),
    fee: Number(one.fee),
  }));
  return { entries: parts, items: items.map(({ item_name: name, quantity }) => `${quantity} ${name}`) };
}

/** Refunds every unit that was made, the charges and the tip: nothing is left then. */
async function refundTheRest(order: Order, of = shop): Promise<void> {
  let back = 0;
  const pieces = [
    ...order.lines.flatMap(({ uid, quantity, unavailable_quantity: out }) =>
      Array.from({ length: quantity - out }, () => ({ lines: [{ uid, quantity: 1 }] })),
    ),
    ...order.charges.map(({ uid }) => ({ charges: [uid] })),
    ...(order.tip.amount > 0 ? [{ tip: order.tip }] : []),
  ];
  for (const piece of pieces) {
    const { status, text, body } = await refund(of, order, piece);
    expect({ status, text }).toMatchObject({ status: 201 });
    back += (body as { amount: { amount: number } }).amount.amount;
  }
  expect(back).toBe(order.total.amount);
  expect(await read(of, order)).toMatchObject({ payment_state: 'refunded', refunded: order.total });
  expect(await paymentOf(order, of)).toMatchObject({ status: 'refunded', refunded: order.total });
}

describe('an order accepted without what is not available', () => {
  test('costs what is left of it, and that is what the card is charged', async () => {
    const before = await placed(shop);
    const order = await accepted(before, BURGER);
    // One burger with cheese, 14.00 and 1.24 of the tax of 2.49, of 34.79.
    expect(order).toMatchObject({
      total: gbp(3479 - 1524),
      unavailable_total: gbp(1524),
      subtotal: gbp(1795),
      tax_total: gbp(160),
      due: gbp(0),
      refunded: gbp(0),
      payment_state: 'captured',
      lines: [
        { quantity: 2, unavailable_quantity: 1, gross: gbp(1400), total: gbp(1525), refunded_quantity: 0 },
        { quantity: 1, unavailable_quantity: 0, gross: gbp(395) },
      ],
    });
    expect(await paymentOf(order)).toMatchObject({ amount: before.total, captured: order.total });
    const { data } = await ok<{ data: { data: Payment }[] }>(
      shop,
      `GET /v1/events?type=payment.captured&merchant=${shop.merchant}&limit=1`,
      shop.key,
    );
    expect(data[0]?.data).toMatchObject({ id: order.payment, captured: order.total });
    expect((await eventsOf(shop, order)).at(-1)?.data).toEqual(await read(shop, order));
    const { entries, items } = await booksOf(order);
    expect(entries).toMatchObject([{ gross: 1955, parts: 1955 }]);
    expect(items.toSorted()).toEqual(['1 Burger', '1 Fries']);
    await refundTheRest(order);
  });

  test('leaves a whole line out: it was not sold, and cannot be refunded', async () => {
    const order = await accepted(await placed(shop), FRIES);
    expect(order.lines[1]).toMatchObject({
      quantity: 1,
      unavailable_quantity: 1,
      gross: gbp(0),
      total: gbp(0),
    });
    expect((await booksOf(order)).items).toEqual(['2 Burger']);
    expect((await refund(shop, order, { lines: FRIES })).body).toMatchObject({ error: 40022 });
    await refundTheRest(order);
  });

  test('keeps shares of discounts and taxes, charges and the tip', async () => {
    const before = await placed(shop, {
      discounts: [
        { source: 'promo', type: 'percent', value: 1000 },
        { source: 'manual', type: 'fixed', value: 155, line: 'burger' },
      ],
      charges: [{ uid: 'service', type: 'service', amount: gbp(319) }],
      tip: gbp(500),
    });
    const quoted = await refundQuote(await paid(shop, await sameAs(before)));
    const order = await accepted(before, BURGER);
    expect(order.unavailable_total).toEqual(quoted);
    expect(order).toMatchObject({ tip: gbp(500), charges: before.charges, subtotal: gbp(1795) });
    const off = order.discounts.reduce((sum, { amount }) => sum + amount.amount, 0);
    expect(off).toBe(order.discount_total.amount);
    expect(order.total.amount).toBe(before.total.amount - quoted.amount);
    const [entry] = (await booksOf(order)).entries;
    expect([entry?.gross, entry?.parts]).toEqual([order.total.amount, order.total.amount]);
    await refundTheRest(order);
  });

  test('later refunds are those that would follow a refund of the same units', async () => {
    const change = { discounts: [{ source: 'promo', type: 'fixed', value: 101 }] };
    const lines = [{ uid: 'burger', item: shop.burger, variation: shop.single, quantity: 3 }];
    const order = await accepted(await placed(shop, { ...change, lines }), BURGER);
    const other = await paid(shop, { ...change, lines });
    const back: unknown[] = [];
    for (const one of [other, other, order]) {
      const { body } = await refund(shop, one, { lines: BURGER });
      back.push((body as { amount: unknown }).amount);
    }
    expect(back[2]).toEqual(back[1]);
  });

  test('has taxes that prices contain, in yen', async () => {
    const partner = await signUp(service);
    const merchant = { country: 'JP', currency: 'JPY', language: 'ja-JP' };
    await service.db.updateTable('merchants').set(merchant).where('id', '=', partner.active).execute();
    const taxes = [{ name: 'VAT', rate_ppm: 100_000, inclusive: true }];
    const tokyo = await openShop(service, { partner, location: { taxes, timezone: 'Asia/Tokyo' } });
    const yen = (amount: number) => ({ amount, currency: 'JPY' });
    const before = await placed(tokyo, { tip: yen(333) });
    const order = await accepted(before, FRIES, tokyo);
    // 3195 with 290 of tax, of which 36 were the fries'.
    expect(order).toMatchObject({ total: yen(2800 + 333), tax_total: yen(254), unavailable_total: yen(395) });
    expect(await paymentOf(order, tokyo)).toMatchObject({ captured: order.total });
    await refundTheRest(order, tokyo);
  });

  test('that is canceled later gives back what was taken, and the stock of what was made', async () => {
    const path = `PUT /v1/menus/${shop.menu}/availability`;
    const stockOf = async (): Promise<unknown> => {
      const row = service.db
        .selectFrom('menu_availability')
        .select('stock')
        .where('target', '=', shop.burger);
      return (await row.executeTakeFirstOrThrow()).stock;
    };
    await ok(service, path, shop.key, { items: [{ target: shop.burger, available: true, stock: 10 }] });
    try {
      const order = await accepted(await placed(shop), BURGER);
      expect(await stockOf()).toBe(8);
      const { body } = await move(shop, order, 'cancel', { reason: 'The oven broke' });
      expect(body).toMatchObject({ status: 'canceled', payment_state: 'refunded', refunded: order.total });
      expect(await stockOf()).toBe(9);
    } finally {
      await ok(service, path, shop.key, { items: [{ target: shop.burger, available: true, stock: null }] });
    }
  });

  test('that is paid at the counter costs less there', async () => {
    const before = await placed(shop, {}, { source: { at_pickup: true } });
    const order = await accepted(before, BURGER);
    expect(order).toMatchObject({ due: gbp(1955), total: gbp(1955), payment_state: 'unpaid' });
    await move(shop, order, 'complete');
    expect((await booksOf(order)).entries).toMatchObject([{ gross: 1955, parts: 1955, fee: 0 }]);
  });

  test('is a delivery that may come to less than its minimum', async () => {
    const fulfillments = { delivery: { enabled: true, min_subtotal: gbp(3000), fee: gbp(250) } };
    const shopThatDelivers = await openShop(service, { partner: shop.partner, location: { fulfillments } });
    const address = { line1: '1 High Road', city: 'London', postal_code: 'N1 1AA', country: 'GB' };
    const before = await placed(shopThatDelivers, { fulfillment: { type: 'delivery', address } });
    const order = await accepted(before, BURGER);
    expect(order).toMatchObject({ subtotal: gbp(1795), charges: before.charges, payment_state: 'captured' });
    await refundTheRest(order);
  });
});

describe('a request', () => {
  test.each([
    ['more than was ordered', [{ uid: 'burger', quantity: 3 }], 40022, 'unavailable.0.quantity'],
    [
      'more than was ordered in two parts',
      [...BURGER, ...BURGER, ...BURGER],
      40022,
      'unavailable.0.quantity',
    ],
    ['a line that is not in the order', [{ uid: 'tea', quantity: 1 }], 40003, 'unavailable.0.uid'],
    ['everything', [{ uid: 'burger', quantity: 2 }, ...FRIES], 40022, 'unavailable'],
    ['nothing', [], 40003, 'unavailable'],
    ['half a unit', [{ uid: 'burger', quantity: 0.5 }], 40003, 'unavailable.0.quantity'],
  ])('that names %s is refused, and changes nothing', async (_, unavailable, error, param) => {
    const order = await placed(shop);
    const { status, body } = await move(shop, order, 'accept', { unavailable });
    expect([status, body]).toMatchObject([400, { error, param }]);
    expect((await read(shop, order)).version).toBe(order.version);
  });

  test('whose rest would cost nothing is refused: there is nothing to charge', async () => {
    const discounts = [{ source: 'promo', type: 'percent', value: 10_000, line: 'fries' }];
    const order = await placed(shop, { discounts });
    const unavailable = [{ uid: 'burger', quantity: 2 }];
    const { status, body } = await move(shop, order, 'accept', { unavailable });
    expect([status, body]).toMatchObject([409, { error: 40902, param: 'unavailable' }]);
  });

  test('that is repeated has one effect, and another one after it none', async () => {
    const order = await placed(shop);
    const key = randomUUID();
    const accept = (unavailable: readonly object[], idempotencyKey: string) =>
      call<Order>(shop, `POST /v1/orders/${order.id}/accept`, {
        credential: shop.key,
        body: { unavailable },
        headers: { 'idempotency-key': idempotencyKey },
      });
    const first = await accept(BURGER, key);
    expect((await accept(BURGER, key)).body).toEqual(first.body);
    expect((await accept(FRIES, key)).body).toMatchObject({ error: 42201 });
    for (const other of [BURGER, FRIES]) {
      expect((await accept(other, randomUUID())).body).toMatchObject({ error: 40902 });
    }
    expect(await read(shop, order)).toEqual(first.body);
  });
});

test('an order that is accepted by itself is charged whole', async () => {
  const eager = await openShop(service, { partner: shop.partner, location: { accept: { mode: 'auto' } } });
  const { body: order } = await pay(eager, await draft(eager));
  expect(order).toMatchObject({ payment_state: 'captured', unavailable_total: gbp(0) });
  expect((await move(eager, order, 'accept', { unavailable: BURGER })).body).toMatchObject({ error: 40902 });
  expect(await paymentOf(order)).toMatchObject({ captured: order.total, amount: order.total });
});

test('fees are of what was taken', async () => {
  const order = await accepted(await placed(shop), BURGER);
  const whole = await paid(shop);
  const [less, more] = [await paymentOf(order), await paymentOf(whole)];
  const [entry] = (await booksOf(order)).entries;
  expect(less.fee?.total.amount).toBe(entry?.fee);
  expect(less.fee?.total.amount ?? 0).toBeLessThan(more.fee?.total.amount ?? 0);
});

/** The same order again, as it is sent. */
async function sameAs({ discounts, charges, tip }: Order): Promise<object> {
  return {
    discounts: discounts.map(({ source, type, value, line }) => ({ source, type, value, line })),
    charges: charges.map(({ uid, type, amount }) => ({ uid, type, amount })),
    tip,
  };
}

async function refundQuote(order: Order): Promise<{ amount: number }> {
  const { body } = await call<{ amount: { amount: number } }>(
    shop,
    `POST /v1/orders/${order.id}/refund/quote`,
    {
      credential: shop.key,
      body: { lines: BURGER, reason: 'requested' },
    },
  );
  return body.amount;
}

test('a draft has nothing that is not available', async () => {
  const { body } = await create(shop);
  expect(body).toMatchObject({ unavailable_total: gbp(0), lines: [{ unavailable_quantity: 0 }, {}] });
});
