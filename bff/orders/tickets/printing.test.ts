import { afterAll, beforeAll, expect, test } from 'vitest';
import { move, openShop, placed, refund, draft, ok, type Shop } from '../orders/testing/shop.ts';
import { call, mintToken, signUp, startService, type Service } from '../../testing/service/service.ts';

let service: Service;
let shop: Shop;
beforeAll(async () => {
  service = await startService();
  service.clock.advance(Date.parse('2026-11-21T10:30:00Z') - service.clock.now());
  shop = await openShop(service);
});
afterAll(() => service.stop());

const print = (id: string, path: string, credential = shop.token) =>
  call(service, `GET /v1/orders/${id}/${path}`, { credential });

/** What is read on paper. */
const wordsOf = (text: string): string =>
  text
    .replace(/<style>.*<\/style>/s, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll(/\s+/g, ' ');

const LONG = 'Slow-roasted aubergine with pomegranate molasses, whipped feta and '.repeat(2).slice(0, 120);

test('a ticket has number, time, quantities, modifiers, wishes and allergens, and no price', async () => {
  const { sections, version } = await ok<{ version: number; sections: { items: { id: string }[] }[] }>(
    service,
    `GET /v1/menus/${shop.menu}`,
    shop.key,
  );
  const item = { id: sections[0]?.items[0]?.id, name: LONG, allergens: ['milk', 'tree_nuts'] };
  const changed = await ok<{ version: number }>(service, `PATCH /v1/menus/${shop.menu}`, shop.key, {
    version,
    item,
  }).catch((error: unknown) => Promise.reject(error));
  await ok(service, `POST /v1/menus/${shop.menu}/publish`, shop.key, { version: changed.version });
  const order = await placed(shop, { fulfillment: { type: 'pickup', note: 'No cutlery' } });
  const { status, text, headers } = await print(order.id, 'ticket');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  const words = wordsOf(text);
  for (const said of [
    `#${order.number}`,
    'Now, by ',
    'Pickup',
    'Ada Byron',
    'No cutlery',
    `2 × ${LONG}`,
    '1 × Fries',
    '+ Cheese',
  ]) {
    expect(words).toContain(said);
  }
  expect(text).toMatch(/<p class="allergens">milk, tree nuts<\/p>/);
  expect(words).toContain('TEST');
  expect(words).not.toContain('COPY');
  expect(words).not.toMatch(/£|12\.50|34\.79|28\.00/);
  expect(words).toContain('2 lines, 3 pieces');
});

test('a receipt adds up to the total, with tax, tip and what was refunded', async () => {
  const order = await placed(shop, {
    tip: { amount: 500, currency: 'GBP' },
    discounts: [{ source: 'promo', type: 'percent', value: 1000, name: 'Opening week' }],
  });
  await move(shop, order, 'accept', {});
  await refund(shop, order, { lines: [{ uid: 'burger', quantity: 1 }] });
  const words = wordsOf((await print(order.id, 'receipt?width=58')).text);
  for (const said of [
    '£28.00',
    'Subtotal £31.95',
    'Opening week −£3.20',
    'Sales tax 8.875% £2.55',
    'Tip £5.00',
    'Total £36.30',
    '1 refunded',
    'Refunded −£13.72',
    'Paid by card',
  ]) {
    expect(words).toContain(said);
  }
});

test('papers say what is not available: it is neither made nor paid for', async () => {
  const order = await placed(shop);
  const unavailable = [
    { uid: 'burger', quantity: 1 },
    { uid: 'fries', quantity: 1 },
  ];
  await move(shop, order, 'accept', { unavailable });
  const ticket = wordsOf((await print(order.id, 'ticket')).text);
  expect(ticket).toMatch(/1 × \S.*Not available: 1 × .*Not available: 1 × Fries 1 line, 1 piece/);
  expect(ticket).not.toContain('2 ×');
  const receipt = wordsOf((await print(order.id, 'receipt')).text);
  expect(receipt).toMatch(/1 × .* £14\.00 .*Not available: 1 × Fries Subtotal £14\.00/);
  expect(receipt).not.toMatch(/1 × Fries £/);
  expect(receipt).toContain('Total £15.25');
});

test("receipts of a day have different numbers, also once orders' numbers have begun at 1 again", async () => {
  const busy = await openShop(service, { partner: shop.partner });
  const numbers = async (): Promise<[number, string | undefined]> => {
    const { id, number } = await draft(busy);
    const words = wordsOf((await print(id, 'receipt', busy.key)).text);
    return [number, /Receipt (\S+-20261121-\S+)/.exec(words)?.[1]];
  };
  const first = await numbers();
  await service.db
    .updateTable('order_numbers')
    .set({ last: 9_998 })
    .where('location_id', '=', busy.location)
    .execute();
  const all = [first, await numbers(), await numbers(), await numbers()];
  const [slug] = first[1]?.split('-20261121') ?? [];
  expect(all).toEqual([
    [1, `${slug}-20261121-1`],
    [9_999, `${slug}-20261121-9999`],
    [1, `${slug}-20261121-1-2`],
    [2, `${slug}-20261121-2-2`],
  ]);
});

test.each(['ticket', 'receipt'])(
  'a reprint of a %s says COPY, one of a canceled order CANCELED',
  async (kind) => {
    const order = await placed(shop);
    await move(shop, order, 'reject', { reason: 'Sold out' });
    const words = wordsOf((await print(order.id, `${kind}?copy=true`)).text);
    expect(words).toContain('COPY');
    expect(words).toContain('CANCELED');
    expect(wordsOf((await print((await draft(shop)).id, kind)).text)).toContain('NOT PLACED');
  },
);

test.each(['ticket', 'receipt'])('hostile names on a %s are no markup', async (kind) => {
  const hostile = `</style><script>alert(1)</script>"'&<img src=x>`;
  const order = await placed(shop, {
    customer: { name: hostile, phone: '+442079460018' },
    fulfillment: { type: 'pickup', note: hostile },
  });
  const { text } = await print(order.id, kind);
  expect(text).not.toMatch(/<script|<img/);
  expect(text.match(/<\/style>/g)).toHaveLength(1);
});

test.each(['ticket', 'receipt'])('nobody else gets a %s', async (kind) => {
  const order = await placed(shop);
  const other = await signUp(service, 'Other');
  expect((await print(order.id, kind, other.key)).status).toBe(404);
  expect((await print(order.id, kind, await mintToken(service, other, ['orders:read']))).status).toBe(404);
  expect((await print(order.id, kind, await mintToken(service, shop.partner, ['menus:read']))).status).toBe(
    403,
  );
  expect((await print(order.id, `${kind}?width=70`)).body['error']).toBe(40_003);
});
