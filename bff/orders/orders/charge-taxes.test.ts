import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, startService, type Service } from '../../testing/service/service.ts';
import type { Order } from './contract/order.ts';
import { gbp, move, ok, openShop, placed, read, refund, type Shop } from './testing/shop.ts';

/** Standard and zero-rated items, both with their VAT included: a shop in the UK. */
const VAT = { name: 'VAT', rate_ppm: 200_000, inclusive: true, categories: ['standard'] };
const ZERO = { name: 'VAT', rate_ppm: 0, inclusive: true, categories: ['zero'] };
const DELIVERED = {
  type: 'delivery',
  address: { line1: '1 Dock Road', city: 'Reading', postal_code: 'RG1 2AB', country: 'GB' },
};

let service: Service;
let shop: Shop;
let lines: object[];
beforeAll(async () => {
  service = await startService();
  shop = await openShop(service, {
    location: {
      taxes: [VAT, ZERO],
      fulfillments: { delivery: { enabled: true, fee: gbp(350) } },
    },
  });
  const menu = await ok<Menu>(service, 'POST /v1/menus', shop.key, {
    merchant: shop.merchant,
    name: 'Bakery',
    sections: [
      {
        name: 'Bakery',
        items: [
          { name: 'Hot pie', variations: [{ price: 1000 }] },
          { name: 'Bread', variations: [{ price: 1000 }], tax_category: 'zero' },
        ],
      },
    ],
  });
  await ok(service, `POST /v1/menus/${menu.id}/publish`, shop.key, { version: menu.version });
  lines = (menu.sections[0]?.items ?? []).map(({ id, variations }, index) => ({
    uid: index === 0 ? 'pie' : 'bread',
    item: id,
    variation: variations[0]?.id,
    quantity: 1,
  }));
});
afterAll(() => service.stop());

interface Menu {
  readonly id: string;
  readonly version: number;
  readonly sections: { items: { id: string; variations: { id: string }[] }[] }[];
}

const service600 = { uid: 'service', type: 'service', amount: gbp(600) };
const quote = async (changes: object): Promise<Order> =>
  ok<Order>(service, 'POST /v1/orders/quote', shop.key, {
    location: shop.location,
    fulfillment: { type: 'pickup' },
    lines,
    ...changes,
  });
const setCategories = (categories: object) =>
  ok(service, `PATCH /v1/merchants/${shop.merchant}/locations/${shop.location}`, shop.key, {
    charge_categories: categories,
  });

test('a service charge without a category bears the VAT of what it goes with: the worked example', async () => {
  const { total, tax_total, taxes, charges } = await quote({ charges: [service600] });
  expect([total, tax_total]).toEqual([gbp(2600), gbp(217)]);
  expect(taxes).toMatchObject([
    { rate_ppm: 200_000, base: gbp(1300), amount: gbp(217) },
    { rate_ppm: 0, base: gbp(1300), amount: gbp(0) },
  ]);
  expect(charges).toMatchObject([{ amount: gbp(600), tax: gbp(50), total: gbp(600) }]);
});

test('delivery and service are taxed, and none that is not taxable', async () => {
  const charged = [
    { uid: 'service', type: 'service', amount: gbp(200) },
    { uid: 'bag', type: 'packaging', amount: gbp(10), taxable: false },
  ];
  const order = await quote({ charges: charged, fulfillment: DELIVERED });
  // 350 as 175 + 175 and 200 as 100 + 100: the base is 1275.
  expect(order.taxes).toMatchObject([{ base: gbp(1275), amount: gbp(212) }, { base: gbp(1275) }]);
  expect(order.charges).toMatchObject([
    { uid: 'delivery', tax: gbp(29) },
    { uid: 'service', tax: gbp(17) },
    { uid: 'bag', tax: gbp(0) },
  ]);
});

test('a category of the location decides instead', async () => {
  await setCategories({ service: 'zero' });
  expect(await quote({ charges: [service600] })).toMatchObject({ tax_total: gbp(167) });
  await setCategories({ service: 'standard' });
  expect(await quote({ charges: [service600] })).toMatchObject({ tax_total: gbp(267) });
  await setCategories({ service: 'nothing-is-taxed-so' });
  expect(await quote({ charges: [service600] })).toMatchObject({ tax_total: gbp(167) });
  await setCategories({ service: null });
  expect(await quote({ charges: [service600] })).toMatchObject({ tax_total: gbp(217) });
});

test('refunds, the ledger and reports follow, and end at what was sold', async () => {
  const order = await placed(shop, { lines, charges: [service600], tip: gbp(100) });
  await move(shop, order, 'accept', {});
  const before = await sales();
  expect(before).toMatchObject({ tax: 217, collected: 2700, included_tax: 217 });
  const part = await refund(shop, order, { amount: gbp(1001) });
  expect(part.status).toBe(201);
  expect((await refund(shop, order, { charges: ['service'] })).status).toBe(201);
  const { refunded, total } = await read(shop, order);
  await refund(shop, order, { amount: gbp(total.amount - refunded.amount) });
  expect(await sales()).toMatchObject({ tax: 0, net: 0, tips: 0, collected: 0 });
});

test('an order keeps the taxes that it was placed with', async () => {
  const order = await placed(shop, { lines, charges: [service600] });
  await setCategories({ service: 'zero' });
  await move(shop, order, 'accept', {});
  expect(await read(shop, order)).toMatchObject({ tax_total: gbp(217), charges: [{ tax: gbp(50) }] });
  await setCategories({ service: null });
});

async function sales(): Promise<Record<string, number>> {
  const day = new Date(service.clock.now()).toISOString().slice(0, 10);
  const path = `GET /v1/reports/sales?merchant=${shop.merchant}&location=${shop.location}&from=${day}&to=${day}`;
  const { body } = await call<{ totals: Record<string, number> }>(service, path, { credential: shop.key });
  return body.totals;
}
