import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localDateOf } from '../../accounts/merchants/merchants.ts';
import { call, mintToken, signUp, startService, type Service } from '../../testing/service/service.ts';
import { create, draft, eventsOf, gbp, lunch, openShop, read, type Shop } from './testing/shop.ts';

let service: Service;
let shop: Shop;
beforeAll(async () => {
  service = await startService();
  shop = await openShop(service);
});
afterAll(() => service.stop());

const quote = (body: object, credential = shop.key) =>
  call(service, 'POST /v1/orders/quote', { credential, body });

describe('a quote', () => {
  test('is the worked example, to the minor unit', async () => {
    const { status, body } = await quote(
      lunch(shop, {
        discounts: [{ source: 'promo', type: 'percent', value: 1000 }],
        tip: gbp(518),
        customer: undefined,
      }),
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      object: 'order_quote',
      subtotal: gbp(3195),
      discount_total: gbp(320),
      tax_total: gbp(255),
      tip: gbp(518),
      total: gbp(3648),
      menu: shop.menu,
      menu_version: 1,
      lines: [
        { uid: 'burger', gross: gbp(2800), discount: gbp(280), net: gbp(2520), tax: gbp(224) },
        { uid: 'fries', gross: gbp(395), discount: gbp(40), net: gbp(355), tax: gbp(31) },
      ],
    });
  });

  test('stores nothing', async () => {
    const before = await service.db.selectFrom('orders').select('id').execute();
    await quote(lunch(shop));
    expect(await service.db.selectFrom('orders').select('id').execute()).toEqual(before);
  });
});

describe('a new order', () => {
  test('has all fields, frozen names and prices, and an event', async () => {
    const { status, body } = await create(shop, { metadata: { till: '3' } });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      id: expect.stringMatching(/^ord_[0-9A-Z]{26}$/),
      object: 'order',
      environment: 'sandbox',
      merchant: shop.merchant,
      location: shop.location,
      source: 'api',
      business_date: localDateOf(new Date(body.created_at), 'Europe/London'),
      status: 'draft',
      customer: { name: 'Ada Byron', phone: '+442079460018', email: null, language: null },
      fulfillment: { type: 'pickup', state: 'proposed', scheduled_at: null, ready_at: null, reason: null },
      subtotal: gbp(3195),
      tax_total: gbp(284),
      total: gbp(3479),
      refunded: gbp(0),
      due: gbp(3479),
      payment_state: 'unpaid',
      payment: null,
      at_pickup: false,
      menu_version: 1,
      version: 1,
      metadata: { till: '3' },
    });
    expect(body.lines[0]).toMatchObject({
      name: 'Burger',
      variation_name: null,
      unit_price: gbp(1400),
      modifiers: [{ modifier: shop.cheese, name: 'Cheese', quantity: 1, unit_price: gbp(150) }],
    });
    expect(body.status_url).toMatch(new RegExp(`/order/${body.id}-[A-Za-z0-9_-]{22}$`));
    expect(await read(shop, body)).toEqual(body);
    expect(await eventsOf(shop, body)).toMatchObject([{ type: 'order.created', data: body }]);
  });

  test('gets the next number of its location and day', async () => {
    const [one, two] = [await draft(shop), await draft(shop)];
    expect(two.number).toBe(one.number + 1);
    const other = await openShop(service, { partner: shop.partner });
    expect((await draft(other)).number).toBe(1);
  });

  test('begins again at 1 after 9999', async () => {
    const { business_date: day } = await draft(shop);
    await service.db
      .updateTable('order_numbers')
      .set({ last: 9_999 })
      .where('location_id', '=', shop.location)
      .where('business_date', '=', day)
      .execute();
    expect((await draft(shop)).number).toBe(1);
  });

  test('many at once have different numbers', async () => {
    const made = await Promise.all(Array.from({ length: 20 }, () => draft(shop)));
    expect(new Set(made.map(({ number }) => number)).size).toBe(20);
  });
});

describe('who sees an order', () => {
  test('a session its own merchant, a key its partner', async () => {
    const order = await draft(shop);
    const get = (credential: string) => call(service, `GET /v1/orders/${order.id}`, { credential });
    expect((await get(shop.token)).status).toBe(200);
    const others = await mintToken(
      service,
      { key: shop.key, active: shop.partner.merchants['restricted'] ?? '' },
      ['orders:read'],
    );
    const stranger = await signUp(service);
    for (const credential of [others, stranger.key]) {
      const { status, body } = await get(credential);
      expect([status, body['error']]).toEqual([404, 40401]);
      expect((await quote(lunch(shop), credential)).status).toBe(404);
      const list = await call<{ data: unknown[] }>(service, 'GET /v1/orders', { credential });
      expect(list.body.data).toEqual([]);
    }
    const noScope = await mintToken(service, shop.partner, ['plants:write']);
    expect((await get(noScope)).body['error']).toBe(40301);
  });

  test('an order of a session comes from the ordering surface', async () => {
    const { body } = await call(service, 'POST /v1/orders', { credential: shop.token, body: lunch(shop) });
    expect(body['source']).toBe('ordering');
  });
});
