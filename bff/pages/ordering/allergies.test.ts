import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '../../orders/orders/contract/order.ts';
import { ok, openShop, type Shop } from '../../orders/orders/testing/shop.ts';
import { startService, type Service } from '../../testing/service/service.ts';
import { siteHost } from '../hosts/testing/at-host.ts';
import { GuestBrowser, hiddenIn, wordsOf } from './testing/guest-browser.ts';

const AT = '/riverside-nursery/mill-lane';
const FILLED = { when: '', name: 'Ada Byron', phone: '020 7946 0018', pay: 'pickup' };

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

async function guestWith(item: string): Promise<GuestBrowser> {
  const guest = new GuestBrowser(service, siteHost(service, 'greenhouse-pos'));
  await guest.send(`${AT}/items/${item}`, { quantity: '1', note: '' });
  return guest;
}

test('a guest is warned of an item that lists a declared allergen, once, before anything is ordered', async () => {
  const guest = await guestWith(shop.fries);
  const warned = await guest.send(`${AT}/checkout`, { ...FILLED, allergy: 'tree_nuts' });
  expect(warned.status).toBe(200);
  expect(wordsOf(warned.text)).toMatch(/Fries contains tree nuts ?\. Nothing was ordered yet\./);
  expect(warned.text).toMatch(/value="tree_nuts"\s+checked/);
  const other = await guest.post(`${AT}/checkout`, {
    ...hiddenIn(warned.text),
    ...FILLED,
    allergy: 'gluten',
  });
  expect(wordsOf(other.text)).toMatch(/Fries contains gluten/);
  const { status } = await guest.post(`${AT}/checkout`, {
    ...hiddenIn(other.text),
    ...FILLED,
    allergy: 'gluten',
  });
  expect(status).toBe(303);
  const { data } = await ok<{ data: Order[] }>(service, 'GET /v1/orders?limit=1', shop.key);
  expect(data[0]?.customer?.allergies).toEqual(['gluten']);
  const page = await guest.get(new URL(data[0]?.status_url ?? '').pathname);
  expect(wordsOf(page.text)).toContain('Allergies: gluten');
});

test('a guest is not warned where no item lists it', async () => {
  const guest = await guestWith(shop.burger);
  const { status } = await guest.send(`${AT}/checkout`, { ...FILLED, allergy: 'tree_nuts' });
  expect(status).toBe(303);
});

test('a name that is no allergen is left out', async () => {
  const guest = await guestWith(shop.burger);
  const { status } = await guest.send(`${AT}/checkout`, { ...FILLED, allergy: 'kryptonite' });
  expect(status).toBe(303);
  const { data } = await ok<{ data: Order[] }>(service, 'GET /v1/orders?limit=1', shop.key);
  expect(data[0]?.customer?.allergies).toEqual([]);
});
