import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order } from '../../orders/orders/contract/order.ts';
import { draftsOf, payUntilServed } from '../../orders/orders/testing/many-buyers.ts';
import {
  draft,
  move,
  ok,
  openShop,
  paid,
  pay,
  placed,
  read,
  refund,
  type Shop,
} from '../../orders/orders/testing/shop.ts';
import { startCluster, type Cluster } from './testing/cluster.ts';

let cluster: Cluster;
let shop: Shop;
beforeAll(async () => {
  cluster = await startCluster();
  shop = await openShop(cluster.node(0), { partner: await cluster.partner('Orders') });
});
afterAll(() => cluster.stop());

/** Returns the same shop, called at one of the nodes. */
const at = (place: number, of = shop): Shop => ({ ...of, url: cluster.node(place % 2).url });

const tally = (replies: readonly { status: number }[]): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

const chargesOf = async ({ id }: Order): Promise<string[]> => {
  const rows = await cluster.db
    .selectFrom('payments')
    .innerJoin('processor_payments as charge', 'charge.reference', 'payments.id')
    .select('charge.status')
    .where('payments.order_id', '=', id)
    .where('charge.status', 'in', ['authorized', 'captured'])
    .execute();
  return rows.map(({ status }) => status);
};

/** Σ captured − Σ refunded of an order, at the processor and in the ledger. */
async function keptOf({ id }: Order): Promise<{ atProcessor: number; inLedger: number }> {
  const charges = await cluster.db
    .selectFrom('payments')
    .innerJoin('processor_payments as charge', 'charge.reference', 'payments.id')
    .select(['payments.id', 'charge.amount', 'charge.refunded'])
    .where('payments.order_id', '=', id)
    .where('charge.status', '=', 'captured')
    .execute();
  const entries = await cluster.db
    .selectFrom('ledger_entries')
    .select('gross')
    .where(
      'payment_id',
      'in',
      charges.map((charge) => charge.id),
    )
    .execute();
  return {
    atProcessor: charges.reduce((sum, { amount, refunded }) => sum + Number(amount) - Number(refunded), 0),
    inLedger: entries.reduce((sum, { gross }) => sum + Number(gross), 0),
  };
}

describe('at two nodes at the same time', () => {
  test('ten that pay one order are one payment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const order = await draft(shop);
      const replies = await Promise.all(
        Array.from({ length: 10 }, (_, place) => payUntilServed(at(place), order)),
      );
      expect(tally(replies)).toEqual({ 200: 1, 409: 9 });
      expect(await chargesOf(order)).toEqual(['authorized']);
    }
  });

  test('two with one idempotency key are one payment', async () => {
    const order = await draft(shop);
    const key = randomUUID();
    await Promise.all([pay(at(0), order, { key }), pay(at(1), order, { key })]);
    expect(await chargesOf(order)).toHaveLength(1);
  });

  test('accepting, rejecting and canceling: one of them wins, and the money follows', async () => {
    for (let round = 0; round < 5; round += 1) {
      const order = await placed(shop);
      await Promise.all([
        move(at(0), order, 'accept', {}),
        move(at(1), order, 'reject', { reason: 'No' }),
        move(at(0), order, 'cancel', { reason: 'No' }),
      ]);
      const after = await read(shop, order);
      const isKept = after.status === 'open';
      expect(isKept ? after.payment_state : after.due.amount).toEqual(isKept ? 'captured' : 0);
      const [charge] = await chargesOf(order);
      const given = after.refunded.amount;
      const taken = charge === 'captured' ? after.total.amount : 0;
      expect([charge === 'authorized', taken - given]).toEqual([false, isKept ? after.total.amount : 0]);
    }
  });

  test('refunds give back no more than was paid', async () => {
    const order = await paid(shop);
    const amount = { amount: 1000, currency: 'GBP' };
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, place) => refund(at(place), order, { amount })),
    );
    expect(tally(replies)).toEqual({ 201: 3, 400: 5 });
    expect((await read(shop, order)).refunded.amount).toBe(3000);
  });

  test('paying, canceling and refunding: the money is where the order says, and the ledger agrees', async () => {
    for (let round = 0; round < 5; round += 1) {
      const order = await paid(shop);
      const replies = await Promise.all([
        pay(at(0), order),
        refund(at(1), order, { amount: { amount: 1000, currency: 'GBP' } }),
        move(at(0), order, 'cancel', { reason: 'No' }),
        refund(at(1), order, { lines: [{ uid: 'burger', quantity: 1 }] }),
      ]);
      expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
      expect(replies[0]?.status).toBe(409);
      const all = { atProcessor: 0, inLedger: 0 };
      await expect.poll(() => keptOf(order)).toEqual(all);
      expect(await read(shop, order)).toMatchObject({ status: 'canceled', refunded: order.total });
    }
  });

  test('paying and canceling: nothing stays charged for an order that is canceled', async () => {
    for (let round = 0; round < 5; round += 1) {
      const order = await draft(shop);
      await Promise.all([pay(at(0), order), move(at(1), order, 'cancel', { reason: 'No' })]);
      const after = await read(shop, order);
      const settled = after.status === 'canceled' ? [] : ['authorized'];
      await expect.poll(() => chargesOf(order)).toEqual(settled);
    }
  });
});

test(
  'of 200 buyers of 50 pieces, 50 get one, and the others are told that it is sold out',
  { timeout: 120_000 },
  async () => {
    await ok(shop, `PUT /v1/menus/${shop.menu}/availability`, shop.key, {
      items: [{ target: shop.fries, available: true, stock: 50 }],
    });
    const one = { lines: [{ item: shop.fries, variation: shop.portion, quantity: 1 }] };
    const orders = await draftsOf(200, at, one);
    const replies = await Promise.all(orders.map((order, place) => payUntilServed(at(place), order)));
    const [sold, refused] = [200, 409].map((status) => replies.filter((reply) => reply.status === status));
    expect(tally(replies)).toEqual({ 200: 50, 409: 150 });
    expect(sold?.map(({ body }) => body.payment_state)).toEqual(
      Array.from({ length: 50 }, () => 'authorized'),
    );
    expect(refused?.map(({ body }) => body)).toEqual(
      Array.from({ length: 150 }, () => expect.objectContaining({ error: 40905 })),
    );
    const charges = await Promise.all(orders.map(chargesOf));
    expect(charges.flat()).toEqual(Array.from({ length: 50 }, () => 'authorized'));
    const [entry] = await cluster.db
      .selectFrom('menu_availability')
      .select('stock')
      .where('target', '=', shop.fries)
      .execute();
    expect(entry?.stock).toBe(0);
  },
);
