import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { liftLimits } from '../../testing/service/no-limits.ts';
import { rounds } from '../../testing/service/rounds.ts';
import { startService, type Service } from '../../testing/service/service.ts';
import type { Order } from './contract/order.ts';
import { gbp, openShop, paid, read, refund, type Shop } from './testing/shop.ts';

const ORDERS = rounds({ short: 12, long: 1_200 });
/** While one waits for the database, others go on. */
const AT_ONCE = 6;

let service: Service;
let shop: Shop;
beforeAll(async () => {
  service = await startService();
  shop = await openShop(service);
  await liftLimits(service);
});
afterAll(() => service.stop());

const anyLine = fc.record({
  isBurger: fc.boolean(),
  quantity: fc.integer({ min: 1, max: 4 }),
  cheese: fc.integer({ min: 0, max: 2 }),
});

/** Of a few lines, with what takes off and what adds. */
const anyOrder = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 4 }),
  percent: fc.integer({ min: 0, max: 5_000 }),
  off: fc.integer({ min: 0, max: 150 }),
  service: fc.integer({ min: 0, max: 300 }),
  tip: fc.integer({ min: 0, max: 700 }),
  /** How the pieces are shuffled. */
  seed: fc.integer(),
});
type AnyOrder = typeof anyOrder extends fc.Arbitrary<infer Value> ? Value : never;

function bodyOf({ lines, percent, off, service: charge, tip }: AnyOrder): object {
  return {
    lines: lines.map(({ isBurger, quantity, cheese }, index) => ({
      uid: `line${index}`,
      item: isBurger ? shop.burger : shop.fries,
      variation: isBurger ? shop.single : shop.portion,
      quantity,
      ...(isBurger && cheese > 0 && { modifiers: [{ modifier: shop.cheese, quantity: cheese }] }),
    })),
    discounts: [
      { source: 'promo', type: 'percent', value: percent },
      { source: 'manual', type: 'fixed', value: off },
    ],
    ...(charge > 0 && { charges: [{ uid: 'service', type: 'service', amount: gbp(charge) }] }),
    tip: gbp(tip),
  };
}

/** Single units, the whole charge, the tip in two. */
function piecesOf({ lines, charges, tip }: Order): object[] {
  const half = Math.floor(tip.amount / 2);
  return [
    ...lines.flatMap(({ uid, quantity }) =>
      Array.from({ length: quantity }, () => ({ lines: [{ uid, quantity: 1 }] })),
    ),
    ...charges.map(({ uid }) => ({ charges: [uid] })),
    ...[half, tip.amount - half].filter((amount) => amount > 0).map((amount) => ({ tip: gbp(amount) })),
  ];
}

async function refundInPieces(random: AnyOrder): Promise<void> {
  const order = await paid(shop, bodyOf(random));
  const pieces = piecesOf(order);
  const [shuffled = []] = fc.sample(fc.shuffledSubarray(pieces, { minLength: pieces.length }), {
    numRuns: 1,
    seed: random.seed,
  });
  let back = 0;
  for (const piece of shuffled) {
    const { status, text, body } = await refund(shop, order, piece);
    expect({ status, text }).toMatchObject({ status: 201 });
    back += (body as { amount: { amount: number } }).amount.amount;
  }
  expect(back).toBe(order.total.amount);
  expect(await read(shop, order)).toMatchObject({
    due: gbp(0),
    refunded: order.total,
    payment_state: 'refunded',
    lines: order.lines.map(({ quantity, total }) => ({ refunded_quantity: quantity, refunded: total })),
  });
  expect((await refund(shop, order, { amount: gbp(1) })).body).toMatchObject({ error: 40022 });
}

test(
  `${ORDERS} random orders, refunded piece by piece in any order, end with nothing left`,
  async () => {
    const some = fc.array(anyOrder, { minLength: AT_ONCE, maxLength: AT_ONCE });
    const all = fc.asyncProperty(some, async (orders) => {
      await Promise.all(orders.map(refundInPieces));
    });
    await fc.assert(all, { numRuns: ORDERS / AT_ONCE, endOnFailure: true });
  },
  60_000 + ORDERS * 3_000,
);
