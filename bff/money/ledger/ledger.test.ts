import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order } from '../../orders/orders/contract/order.ts';
import {
  draft,
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
} from '../../orders/orders/testing/shop.ts';
import type { Payment } from '../payments/payments.ts';
import { rounds } from '../../testing/service/rounds.ts';
import { liftLimits } from '../../testing/service/no-limits.ts';
import { call, startService, type Service } from '../../testing/service/service.ts';

const ORDERS = rounds({ short: 12, long: 1_000 });

let service: Service;
let shop: Shop;
beforeAll(async () => {
  service = await startService({ timers: { timing: { lookMs: 20, gatherMs: 5 } } });
  shop = await openShop(service, { location: { day_starts_at: '04:00' } });
  // Many orders are made faster than a key may call.
  await liftLimits(service);
});
afterAll(() => service.stop());

const entriesOf = ({ id }: Pick<Order, 'id'>) =>
  service.db.selectFrom('ledger_entries').selectAll().where('order_id', '=', id).orderBy('id').execute();

function never(): never {
  throw new Error('the payment has no fee');
}

const itemsOf = (entryId: string | undefined) =>
  service.db
    .selectFrom('ledger_items')
    .selectAll()
    .where('entry_id', '=', entryId ?? '')
    .orderBy('position')
    .execute();

describe('the ledger has', () => {
  test('a captured order with what it consists of', async () => {
    const order = await draft(shop, {
      discounts: [{ source: 'promo', type: 'percent', value: 1000 }],
      charges: [{ type: 'packaging', amount: gbp(50) }],
    });
    const reply = await pay(shop, order, { tip: gbp(300), total: gbp(order.total.amount + 300) });
    expect(reply.status).toBe(200);
    await move(shop, order, 'accept', {});
    const { subtotal, discount_total, tax_total, tip, total, payment, number } = await read(shop, order);
    const { body } = await call<Payment>(shop, `GET /v1/payments/${payment}`, { credential: shop.key });
    const fee = body.fee ?? never();
    expect(fee.total.amount).toBeGreaterThan(0);
    const [entry, ...others] = await entriesOf(order);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      merchant_id: shop.merchant,
      location_id: shop.location,
      type: 'payment',
      currency: 'GBP',
      gross: String(total.amount),
      fee: String(fee.total.amount),
      fee_platform: String(fee.platform.amount),
      fee_partner: String(fee.partner.amount),
      amount: String(total.amount - fee.total.amount),
      source: payment,
      payment_id: payment,
      surface: 'api',
      tender: 'card',
      order_number: number,
      card_brand: 'visa',
      card_last4: '4242',
      sale_gross: String(subtotal.amount),
      discounts: String(discount_total.amount),
      charges: '50',
      tax_added: String(tax_total.amount),
      tax_included: '0',
      tips: String(tip.amount),
      orders: 1,
    });
    const items = await itemsOf(entry?.id);
    expect(items.map((item) => [item.item_name, item.section, item.quantity, item.gross, item.net])).toEqual([
      ['Burger', 'Food', 2, '2800', '2520'],
      ['Fries', 'Food', 1, '395', '355'],
    ]);
  });

  test('a refund with the lines that it gives back, negative', async () => {
    const order = await paid(shop);
    const reply = await refund(shop, order, { lines: [{ uid: 'burger', quantity: 1 }] });
    expect(reply.status).toBe(201);
    const [, back] = await entriesOf(order);
    expect(back).toMatchObject({
      type: 'refund',
      source: reply.body['id'],
      gross: '-1524',
      amount: '-1524',
      sale_gross: '-1400',
      discounts: '0',
      tax_added: '-124',
      tips: '0',
      orders: 0,
      payment_id: order.payment,
    });
    expect(await itemsOf(back?.id)).toMatchObject([
      {
        item_id: shop.burger,
        item_name: 'Burger',
        quantity: -1,
        gross: '-1400',
        net: '-1400',
        tax_added: '-124',
      },
    ]);
  });

  test('no payment that was only authorized, and no refund that failed', async () => {
    const order = await placed(shop, {}, { source: { token: 'tok_refund_fails' } });
    expect(await entriesOf(order)).toEqual([]);
    await move(shop, order, 'accept', {});
    await refund(shop, order, { amount: gbp(100) });
    expect(await entriesOf(order)).toMatchObject([{ type: 'payment' }]);
  });

  test('an order that is paid at the counter when it is completed: as a sale that leaves the balance alone', async () => {
    const order = await placed(shop, {}, { source: { at_pickup: true } });
    await move(shop, order, 'accept', {});
    expect(await entriesOf(order)).toEqual([]);
    await move(shop, order, 'complete');
    const [entry, ...others] = await entriesOf(order);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      type: 'payment',
      tender: 'counter',
      source: order.id,
      payment_id: null,
      gross: String(order.total.amount),
      amount: '0',
      orders: 1,
    });
    const unpaid = await service.db
      .selectFrom('ledger_unpaid')
      .selectAll()
      .where('entry_id', '=', entry?.id ?? '')
      .execute();
    expect(unpaid).toEqual([]);
  });

  test('an order that costs nothing when it is completed, and not one that is canceled', async () => {
    const free = { discounts: [{ source: 'promo', type: 'percent', value: 10_000 }] };
    const done = await placed(shop, free);
    await move(shop, done, 'accept', {});
    await move(shop, done, 'complete');
    expect(await entriesOf(done)).toMatchObject([
      { tender: 'none', gross: '0', orders: 1, sale_gross: '3195' },
    ]);
    const canceled = await placed(shop, free);
    await move(shop, canceled, 'cancel', { reason: 'No' });
    expect(await entriesOf(canceled)).toEqual([]);
  });
});

describe('a date in the ledger', () => {
  /** The next moment at which it is this hour in London, which has no summer time then. */
  const waitFor = (hour: number): void => {
    const now = new Date(service.clock.now());
    const at = Date.UTC(
      2031,
      0,
      10 + Math.ceil((now.getTime() - Date.UTC(2031, 0, 10)) / 86_400_000) + 1,
      hour,
    );
    service.clock.advance(at - now.getTime());
  };

  test('is the business date of the capture, and of a refund its own', async () => {
    waitFor(2);
    const order = await paid(shop);
    const [sale] = await entriesOf(order);
    const sold = new Date(service.clock.now());
    const before = new Date(sold.getTime() - 86_400_000).toISOString().slice(0, 10);
    expect([sale?.business_date, sale?.local_hour]).toEqual([before, 2]);
    const days = (count: number) => new Date(sold.getTime() + count * 86_400_000).toISOString().slice(0, 10);
    expect(sale?.available_on).toBe(days(2));
    waitFor(13);
    await refund(shop, order, { amount: gbp(100) });
    const [, back] = await entriesOf(order);
    const today = new Date(service.clock.now()).toISOString().slice(0, 10);
    expect([back?.business_date, back?.local_hour, back?.available_on]).toEqual([today, 13, today]);
  });

  test('stays when the location changes', async () => {
    const order = await paid(shop);
    const before = await entriesOf(order);
    await ok(service, `PATCH /v1/merchants/${shop.merchant}/locations/${shop.location}`, shop.key, {
      day_starts_at: '06:00',
    });
    expect(await entriesOf(order)).toEqual(before);
  });
});

/** Numbers that look random and are the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** One order of a random basket, with what its merchant gives back of it. */
async function trade(below: (limit: number) => number): Promise<void> {
  const lines = [
    { uid: 'burger', item: shop.burger, variation: shop.single, quantity: 1 + below(4) },
    { uid: 'fries', item: shop.fries, variation: shop.portion, quantity: 1 + below(3) },
  ];
  const order = await draft(shop, {
    lines: lines.slice(0, 1 + below(2)),
    ...(below(2) === 0 && { discounts: [{ source: 'promo', type: 'percent', value: below(9_000) }] }),
    ...(below(3) === 0 && { charges: [{ uid: 'bag', type: 'packaging', amount: gbp(below(100)) }] }),
    tip: gbp(below(500)),
  });
  const isAtCounter = below(6) === 0;
  const options = { tip: order.tip, ...(isAtCounter && { source: { at_pickup: true } }) };
  const reply = await pay(shop, order, options);
  if (reply.status !== 200) throw new Error(reply.text);
  await move(shop, order, below(5) === 0 ? 'cancel' : 'accept', { reason: 'No' }).catch(() => undefined);
  if ((await read(shop, order)).status === 'open') await move(shop, order, 'accept', {});
  for (let times = below(3); times > 0; times -= 1) {
    const part = [
      { lines: [{ uid: 'burger', quantity: 1 }] },
      { amount: gbp(1 + below(900)) },
      { tip: gbp(1 + below(200)) },
      { charges: ['bag'] },
    ][below(4)];
    await refund(shop, order, part ?? {});
  }
  if (below(2) === 0) await move(shop, order, below(2) === 0 ? 'complete' : 'cancel', { reason: 'No' });
}

test(`after ${ORDERS} random orders, the ledger has what was captured less what was refunded`, async () => {
  for (let seed = 1; seed <= ORDERS; seed += 1) await trade(numbers(seed));
  const isDone = async (): Promise<boolean> => {
    service.clock.advance(10_000);
    const open = await service.db
      .selectFrom('payments')
      .select('id')
      .where((eb) => eb.or([eb('refund_pending', '>', '0'), eb('wanted', 'is not', null)]))
      .execute();
    return open.length === 0;
  };
  await expect.poll(isDone).toBe(true);
  const payments = await service.db.selectFrom('payments').selectAll().execute();
  const kept = payments
    .filter(({ captured_at }) => captured_at !== null)
    .reduce((sum, { amount, refunded }) => sum + Number(amount) - Number(refunded), 0);
  const entries = await service.db.selectFrom('ledger_entries').selectAll().execute();
  const items = await service.db.selectFrom('ledger_items').selectAll().execute();
  const sumOf = (of: (entry: (typeof entries)[number]) => string, rows = entries): number =>
    rows.reduce((sum, row) => sum + Number(of(row)), 0);
  const byCard = entries.filter(({ tender }) => tender === 'card');
  expect(sumOf(({ gross }) => gross, byCard)).toBe(kept);
  const fees = payments.reduce((sum, { fee }) => sum + (fee?.total ?? 0), 0);
  expect(sumOf(({ fee }) => fee)).toBe(fees);
  expect(sumOf(({ amount }) => amount, byCard)).toBe(kept - fees);
  for (const row of entries.filter(({ tender }) => tender !== null)) {
    const parts = [row.sale_gross, row.charges, row.tax_added, row.tips].map(Number);
    expect(parts.reduce((sum, part) => sum + part, -Number(row.discounts))).toBe(Number(row.gross));
    const net = items
      .filter(({ entry_id }) => entry_id === row.id)
      .reduce((sum, item) => sum + Number(item.net), 0);
    expect(net).toBe(Number(row.sale_gross) - Number(row.discounts));
  }
  const atCounter = entries.filter(({ tender }) => tender === 'counter');
  const completed = await service.db
    .selectFrom('orders')
    .select('content')
    .where('status', '=', 'completed')
    .where('at_pickup', '=', true)
    .execute();
  expect(sumOf(({ gross }) => gross, atCounter)).toBe(
    completed.reduce((sum, { content }) => sum + content.quote.total, 0),
  );
  expect(entries.filter(({ type }) => type === 'refund').length).toBeGreaterThan(ORDERS / 5);
}, 600_000);
