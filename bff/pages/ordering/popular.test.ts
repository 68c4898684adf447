import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteHost } from '../hosts/testing/at-host.ts';
import { ok, openShop, paid, type Shop } from '../../orders/orders/testing/shop.ts';
import { rollUp } from '../../orders/reports/reports.ts';
import { startService, type Service } from '../../testing/service/service.ts';
import { GuestBrowser, wordsOf } from './testing/guest-browser.ts';

const AT = '/riverside-nursery/high-street';
const NAMES = ['Carrots', 'Soup', 'Trout', 'Tart', 'Cake'];

interface Item {
  readonly id: string;
  readonly name: string;
  readonly variations: readonly { readonly id: string }[];
}

let service: Service;
let shop: Shop;
let items: readonly Item[];
beforeAll(async () => {
  service = await startService();
  shop = await openShop(service, { location: { name: 'High Street' } });
  const sections = [{ name: 'Lunch', items: NAMES.map((name) => ({ name, variations: [{ price: 500 }] })) }];
  const body = { merchant: shop.merchant, name: 'Lunch', sections };
  const menu = await ok<{ id: string; version: number; sections: readonly { items: readonly Item[] }[] }>(
    service,
    'POST /v1/menus',
    shop.key,
    body,
  );
  items = menu.sections.flatMap((section) => section.items);
  await ok(service, `POST /v1/menus/${menu.id}/publish`, shop.key, { version: menu.version });
}, 60_000);
afterAll(() => service.stop());

const newGuest = (): GuestBrowser => new GuestBrowser(service, siteHost(service, 'greenhouse-pos'));
const itemNamed = (name: string): Item => items.find((one) => one.name === name) as Item;

test('what sold best is above the menu, best first, and leads to the items', async () => {
  const sold = { Tart: 4, Soup: 3, Cake: 2, Trout: 1 };
  const lines = Object.entries(sold).map(([name, quantity]) => {
    const { id, variations } = itemNamed(name);
    return { uid: name, item: id, variation: variations[0]?.id, quantity };
  });
  await paid(shop, { lines });
  while ((await rollUp(service.db)) > 0);
  const { text } = await newGuest().get(AT);
  const [, popular = ''] =
    /<section class="section" id="popular".*?<ul class="popular">(.*?)<\/ul>/s.exec(text) ?? [];
  expect([...popular.matchAll(/items\/(itm_\w+)"/g)].map(([, id]) => id)).toEqual(
    Object.keys(sold).map((name) => itemNamed(name).id),
  );
});

test('added from its card twice, an item is one line of two; its own form sent twice adds one', async () => {
  const guest = newGuest();
  const path = `${AT}/items/${itemNamed('Carrots').id}`;
  for (const _ of [1, 2]) {
    const { status } = await guest.send(AT, { quick: '1' }, path);
    expect(status).toBe(303);
  }
  expect(wordsOf((await guest.get(`${AT}/cart`)).text)).toMatch(/Carrots £10\.00 Edit Carrots 2 /);
  const intent = 'i'.repeat(22);
  for (const _ of [1, 2]) await guest.send(path, { quantity: '1', note: '', intent });
  expect(wordsOf((await guest.get(`${AT}/cart`)).text)).toMatch(/Carrots £15\.00 Edit Carrots 3 /);
});
