import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, startService, type Service } from '../../testing/service/service.ts';
import type { Order } from './contract/order.ts';
import { create, draft, lunch, move, ok, openShop, pay, placed, read, type Shop } from './testing/shop.ts';

const ADA = { name: 'Ada Byron', phone: '+442079460018' };

let service: Service;
let shop: Shop;
beforeAll(async () => {
  service = await startService();
  shop = await openShop(service);
  const { version } = await ok<{ version: number }>(service, `GET /v1/menus/${shop.menu}`, shop.key);
  const item = { id: shop.fries, allergens: ['gluten', 'tree_nuts'] };
  const menu = await ok<{ version: number }>(service, `PATCH /v1/menus/${shop.menu}`, shop.key, {
    version,
    item,
  });
  await ok(service, `POST /v1/menus/${shop.menu}/publish`, shop.key, { version: menu.version });
});
afterAll(() => service.stop());

const allergic = (...allergies: unknown[]) => ({ customer: { ...ADA, allergies } });
const pageOf = async (order: Order, paper: string): Promise<string> =>
  (await call(service, `GET /v1/orders/${order.id}/${paper}`, { credential: shop.token })).text;

test('an order has the allergies that were declared, and none where nothing was', async () => {
  const order = await draft(shop, allergic('tree_nuts', 'milk'));
  expect(order.customer?.allergies).toEqual(['tree_nuts', 'milk']);
  expect((await read(shop, order)).customer?.allergies).toEqual(['tree_nuts', 'milk']);
  expect((await draft(shop)).customer?.allergies).toEqual([]);
  expect((await draft(shop, allergic())).customer?.allergies).toEqual([]);
  const quote = await call(service, 'POST /v1/orders/quote', {
    credential: shop.key,
    body: lunch(shop, allergic('milk')),
  });
  expect(quote.status).toBe(200);
});

test.each([[['peanut']], [['milk', 'milk']], [['Milk']], [[null]], [['']], [[7]]])(
  'what isn’t a list of allergens is refused: %j',
  async (allergies) => {
    const { status, body } = await create(shop, allergic(...allergies));
    expect([status, (body as unknown as { param: string }).param]).toEqual([
      400,
      expect.stringMatching(/^customer\.allergies/),
    ]);
  },
);

test('a kitchen ticket begins with them, and marks the items that list them; a receipt has none', async () => {
  const order = await placed(shop, allergic('tree_nuts'));
  const ticket = await pageOf(order, 'ticket');
  expect(ticket.indexOf('Allergies: tree nuts')).toBeGreaterThan(0);
  expect(ticket.indexOf('Allergies: tree nuts')).toBeLessThan(ticket.indexOf('Burger'));
  expect(ticket).toContain('gluten, <mark>tree nuts</mark>');
  expect(await pageOf(order, 'receipt')).not.toContain('Allergies');
});

test('a guest’s erasure takes them, and what events have of them', async () => {
  const phone = '+442079460123';
  const order = await draft(shop, { customer: { ...ADA, phone, allergies: ['sesame'] } });
  await pay(shop, order);
  for (const step of ['accept', 'ready', 'complete']) await move(shop, order, step);
  const exported = await call(service, 'POST /v1/guests/export', { credential: shop.key, body: { phone } });
  expect(exported.text).toContain('sesame');
  expect(
    (await call(service, 'POST /v1/guests/erase', { credential: shop.key, body: { phone } })).status,
  ).toBe(200);
  expect((await read(shop, order)).customer).toBeNull();
  const stored = await service.db
    .selectFrom('orders')
    .select('customer_allergies')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  expect(stored.customer_allergies).toBeNull();
  const events = await service.db.selectFrom('events').select('data').execute();
  expect(events.filter(({ data }) => data.includes('sesame'))).toEqual([]);
});
