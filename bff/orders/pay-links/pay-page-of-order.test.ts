import { afterAll, beforeAll, expect, test } from 'vitest';
import { wordsOf } from '../../pages/ordering/testing/guest-browser.ts';
import type { Order } from '../orders/contract/order.ts';
import { draft, move, ok, openShop, pay, read as readOrder, type Shop } from '../orders/testing/shop.ts';
import { startService, type Service } from '../../testing/service/service.ts';
import type { PayLink } from './contract/pay-link.ts';
import { made, newSeller, read, type Seller } from './testing/links.ts';
import { GOOD, LinkGuest } from './testing/link-guest.ts';

let service: Service;
let shop: Shop;
let seller: Seller;
beforeAll(async () => {
  service = await startService();
  shop = await openShop(service);
  seller = await newSeller(service, shop.partner);
});
afterAll(() => service.stop());

const CUSTOMER = { customer: { name: 'Ada Byron', phone: '+442079460018' } };

async function linkFor(changes: object = {}, order: object = {}): Promise<{ link: PayLink; order: Order }> {
  const ordered = await draft(shop, { ...CUSTOMER, ...order });
  return { link: await made(seller, { amount: undefined, order: ordered.id, ...changes }), order: ordered };
}

const available = (target: string, isThere: boolean): Promise<unknown> =>
  ok(shop, `PUT /v1/menus/${shop.menu}/availability`, shop.key, {
    items: [{ target, available: isThere }],
  });

test('shows what was ordered, by the first name only, and a receipt once the order is accepted', async () => {
  const { link, order } = await linkFor();
  const guest = new LinkGuest(service, link);
  const page = await guest.open();
  expect(wordsOf(page.text)).toMatch(
    new RegExp(`£34.79.*Order ${order.number}, Ada 2 × Burger.*Fries Portion.*Total £34.79.*Pay £34.79`),
  );
  expect(page.text).not.toMatch(/Byron|7946/);
  const sent = await guest.pay();
  expect(wordsOf(sent.text)).toMatch(
    /^Paid. The order was sent. £34.79.*Your card is charged once Riverside Nursery accepts/,
  );
  expect(wordsOf((await guest.open()).text)).toContain('The order was sent.');
  expect((await move(shop, order, 'accept', {})).status).toBe(200);
  expect(wordsOf((await guest.open()).text)).toMatch(
    new RegExp(`Paid. Thank you. £34.79 Receipt.*Order ${order.number} 2 × Burger.*Paid £34.79`),
  );
});

test('a rejected order is charged to nobody, and its link says so', async () => {
  const { link, order } = await linkFor();
  const guest = new LinkGuest(service, link);
  await guest.pay();
  expect((await move(shop, order, 'reject', { reason: 'Closed' })).status).toBe(200);
  expect(wordsOf((await guest.open()).text)).toMatch(/^This link is canceled Nothing was charged./);
});

test('the tip of the order stays, goes, or is another one', async () => {
  const tipped = { tip: { amount: 300, currency: 'GBP' } };
  for (const [tip, sum] of [
    ['keep', '37.79'],
    ['none', '34.79'],
    ['1000', '37.99'],
  ] as const) {
    const { link } = await linkFor({ tip_enabled: true }, tipped);
    const guest = new LinkGuest(service, link);
    expect(wordsOf((await guest.open()).text)).toContain('As ordered, £3.00');
    await guest.fillIn({ tip });
    const page = wordsOf((await guest.open(`${guest.path}/card`)).text);
    expect([tip, /Pay (£[\d.]+)/.exec(page)?.[1]]).toEqual([tip, `£${sum}`]);
    expect(wordsOf((await guest.pay()).text)).toContain(`The order was sent. £${sum}`);
  }
});

test('what is sold out meanwhile is not charged, and can be paid once it is back', async () => {
  const { link } = await linkFor();
  const guest = new LinkGuest(service, link);
  const back = await guest.enter(GOOD);
  await available(shop.burger, false);
  expect(wordsOf((await guest.open(back)).text)).toMatch(
    /Something of this order is sold out by now. Nothing was charged./,
  );
  await available(shop.burger, true);
  expect(wordsOf((await guest.pay()).text)).toContain('The order was sent.');
});

test('a price that has changed is said before it is paid', async () => {
  const { link, order } = await linkFor();
  const guest = new LinkGuest(service, link);
  const price = async (amount: number): Promise<void> => {
    const path = `/v1/menus/${shop.menu}`;
    const at = async (): Promise<number> =>
      (await ok<{ version: number }>(shop, `GET ${path}`, shop.key)).version;
    const item = { id: shop.burger, variations: [{ id: shop.single, price: amount }] };
    await ok(shop, `PATCH ${path}`, shop.key, { version: await at(), item });
    await ok(shop, `POST ${path}/publish`, shop.key, { version: await at() });
  };
  const back = await guest.enter(GOOD);
  await price(1500);
  try {
    const page = wordsOf((await guest.open(back)).text);
    expect(page).toMatch(
      /^To Riverside Nursery Deposit £40.23.*A price has changed.*Total when it was ordered £34.79/,
    );
    expect(page).toMatch(/Total now, without a tip £40.23.*Pay £40.23/);
    expect(wordsOf((await guest.pay()).text)).toContain('The order was sent. £40.23');
    expect((await readOrder(shop, order)).total).toMatchObject({ amount: 4023 });
  } finally {
    await price(1250);
  }
});

test('an order that was paid otherwise leaves nothing to pay', async () => {
  const { link, order } = await linkFor();
  const guest = new LinkGuest(service, link);
  const back = await guest.enter(GOOD);
  expect((await pay(shop, order)).status).toBe(200);
  expect(wordsOf((await guest.open(back)).text)).toMatch(/^This link is canceled Nothing was charged./);
  expect(await read(seller, link)).toMatchObject({ status: 'canceled', paid_count: 0 });
});
