import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order } from '../orders/contract/order.ts';
import {
  draft,
  eventsOf,
  move,
  ok,
  openShop,
  pay as payOrder,
  read as readOrder,
  refund,
  type Shop,
} from '../orders/testing/shop.ts';
import { call, startService, type Service } from '../../testing/service/service.ts';
import type { PayLink } from './contract/pay-link.ts';
import {
  create,
  gbp,
  made,
  newSeller,
  pay,
  payAsGuest,
  read,
  readAsGuest,
  told,
  type Seller,
} from './testing/links.ts';

let service: Service;
let shop: Shop;
let seller: Seller;
beforeAll(async () => {
  service = await startService();
  shop = await openShop(service);
  seller = await newSeller(service, shop.partner);
});
afterAll(() => service.stop());

const forOrder = ({ id }: Order, changes: object = {}): Promise<PayLink> =>
  made(seller, { amount: undefined, order: id, ...changes });

describe('a link for an order', () => {
  test('shows its guest what is due, places the order, and is paid once the merchant accepts', async () => {
    const order = await draft(shop, { customer: { name: 'Ada Byron', phone: '+442079460018' } });
    const link = await forOrder(order);
    expect(link).toMatchObject({ order: order.id, amount: null, guest_amount: null });
    const { body: seen, text } = await readAsGuest(seller, link);
    expect(seen).toMatchObject({
      payable: true,
      amount: gbp(3479),
      order: {
        number: order.number,
        first_name: 'Ada',
        lines: [
          { name: 'Burger', quantity: 2 },
          { name: 'Fries', variation_name: 'Portion', quantity: 1 },
        ],
        total: gbp(3479),
      },
    });
    expect(text).not.toMatch(/Byron|\+44/);
    const { status, body } = await payAsGuest(seller, link, { more: { amount: gbp(3479) } });
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ status: 'payment_pending', payable: false, receipt: null }),
    ]);
    expect(body.payment).toMatchObject({ status: 'authorized' });
    expect(await read(seller, link)).toMatchObject({ status: 'payment_pending', pending_until: null });
    expect(await readOrder(shop, order)).toMatchObject({ status: 'open', payment_state: 'authorized' });
    expect((await move(shop, order, 'accept', {})).status).toBe(200);
    expect(await read(seller, link)).toMatchObject({ status: 'completed', paid_count: 1 });
    expect(await told(seller, link)).toEqual([
      'pay_link.created',
      'payment.authorized',
      'payment.captured',
      'pay_link.completed',
    ]);
    const { body: after } = await readAsGuest(seller, link);
    expect(after.receipt).toMatchObject({
      order_number: order.number,
      subtotal: gbp(3195),
      taxes: [
        {
          name: 'Sales tax',
          amount: gbp(284),
          included: false,
          rate_ppm: 88_750,
          net: gbp(3195),
          gross: gbp(3479),
        },
      ],
      total: gbp(3479),
    });
    const refunded = await refund(shop, order, { amount: gbp(100) });
    expect(refunded.body).toMatchObject({ order: order.id, pay_link: link.id });
    const payment = (await read(seller, link)).payment;
    const other = await call(service, `POST /v1/payments/${payment}/refund`, {
      credential: seller.key,
      body: { amount: gbp(1), reason: 'other' },
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(other.body).toMatchObject({ error: 40902 });
  });

  test('has a receipt of what was taken, where something was not available', async () => {
    const order = await draft(shop);
    const link = await forOrder(order);
    await payAsGuest(seller, link, { more: { amount: gbp(3479) } });
    const unavailable = [{ uid: 'fries', quantity: 1 }];
    expect((await move(shop, order, 'accept', { unavailable })).status).toBe(200);
    const { receipt } = (await readAsGuest(seller, link)).body;
    expect(receipt).toMatchObject({ subtotal: gbp(2800), total: gbp(3049) });
    expect(receipt?.lines.map(({ name, quantity }) => [name, quantity])).toEqual([['Burger', 2]]);
  });

  test('is completed at once where the location accepts by itself, with a tip where the link takes one', async () => {
    const own = await openShop(service, { location: { accept: { mode: 'auto' } } });
    const of = await newSeller(service, own.partner);
    const order = await draft(own);
    const link = await made(of, { amount: undefined, order: order.id, tip_enabled: true });
    const { body } = await pay(of, link, { more: { tip: gbp(500) } });
    expect(body).toMatchObject({ status: 'completed', paid_count: 1 });
    expect(await readOrder(own, order)).toMatchObject({ payment_state: 'captured', total: gbp(3979) });
    expect((await told(of, link)).at(-1)).toBe('pay_link.completed');
  });

  test('that is rejected ends with its order, and no money moves', async () => {
    const order = await draft(shop);
    const link = await forOrder(order);
    await pay(seller, link);
    await move(shop, order, 'reject', { reason: 'No' });
    expect(await read(seller, link)).toMatchObject({ status: 'canceled', paid_count: 0 });
    expect(await told(seller, link)).toEqual([
      'pay_link.created',
      'payment.authorized',
      'payment.canceled',
      'pay_link.canceled',
    ]);
  });

  test('can be paid again after a declined card', async () => {
    const order = await draft(shop);
    const link = await forOrder(order);
    expect((await pay(seller, link, { token: 'tok_declined' })).status).toBe(402);
    expect(await read(seller, link)).toMatchObject({ status: 'active' });
    const key = randomUUID();
    const [first, again] = [await pay(seller, link, { key }), await pay(seller, link, { key })];
    expect([first.status, again.status, again.body.payment]).toEqual([200, 200, first.body.payment]);
    expect((await eventsOf(shop, order)).filter(({ type }) => type === 'order.updated')).toHaveLength(1);
  });
});

describe('an order that nothing is due for', () => {
  test('anymore: it was canceled, placed or is being paid, by itself or by another link', async () => {
    const canceled = await draft(shop);
    const placed = await draft(shop);
    const elsewhere = await draft(shop);
    const links = [await forOrder(canceled), await forOrder(placed), await forOrder(elsewhere)];
    await move(shop, canceled, 'cancel', { reason: 'No' });
    await payOrder(shop, placed);
    await pay(seller, await forOrder(elsewhere), { token: 'tok_challenge' });
    for (const link of links) {
      expect((await readAsGuest(seller, link)).body).toMatchObject({ payable: false });
      expect((await pay(seller, link)).body).toMatchObject({ error: 40907, param: 'order' });
      expect(await read(seller, link)).toMatchObject({ paid_count: 0 });
    }
    for (const { id } of [canceled, placed, elsewhere]) {
      const refused = await create(seller, { amount: undefined, order: id });
      expect(refused.body).toMatchObject({ error: 40907, param: 'order' });
    }
    expect((await payOrder(shop, elsewhere)).body).toMatchObject({ error: 40907 });
  });

  test('of another merchant or partner is not found', async () => {
    const other = await openShop(service);
    const order = await draft(other);
    const refused = await create(seller, { amount: undefined, order: order.id });
    expect([refused.status, refused.body]).toEqual([404, expect.objectContaining({ param: 'order' })]);
  });
});

describe('what a guest saw', () => {
  test('is what is charged: another amount is answered with the new quote', async () => {
    const order = await draft(shop);
    const link = await forOrder(order);
    const { body } = await pay(seller, link, { more: { amount: gbp(3478) } });
    expect(body).toMatchObject({ error: 40904, quote: { total: gbp(3479) } });
    expect((await pay(seller, link, { more: { tip: gbp(1) } })).body).toMatchObject({
      error: 40003,
      param: 'tip',
    });
    expect(await read(seller, link)).toMatchObject({ status: 'active', version: 1 });
    const menu = await ok<{
      version: number;
      groups: object[];
      sections: { items: { variations: object[] }[] }[];
    }>(service, `GET /v1/menus/${shop.menu}`, shop.key);
    const [section] = menu.sections;
    const [burger, ...others] = section?.items ?? [];
    const dearer = { ...burger, variations: [{ ...burger?.variations[0], price: 1350 }] };
    const changed = await ok<{ version: number }>(
      service,
      `POST /v1/menus/${shop.menu}/publish`,
      shop.key,
      await ok(service, `PATCH /v1/menus/${shop.menu}`, shop.key, {
        version: menu.version,
        sections: [{ ...section, items: [dearer, ...others] }],
      }).then((edited) => ({ version: (edited as { version: number }).version })),
    );
    expect(changed.version).toBeGreaterThan(menu.version);
    const quoted = await pay(seller, link);
    expect(quoted.body).toMatchObject({ error: 40904, quote: { total: gbp(3696) } });
    expect((await pay(seller, link, { more: { amount: gbp(3696) } })).status).toBe(200);
  });
});
