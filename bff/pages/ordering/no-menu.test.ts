import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { siteHost } from '../hosts/testing/at-host.ts';
import { ok, openShop, type Shop } from '../../orders/orders/testing/shop.ts';
import { startService, type Service } from '../../testing/service/service.ts';
import { GuestBrowser, hiddenIn, wordsOf } from './testing/guest-browser.ts';

const AT = '/riverside-nursery/high-street';
const NOT_READY = /The menu isn’t ready yet.*Nothing can be ordered here so far/;

let service: Service;
let shop: Shop;
let guest: GuestBrowser;
beforeAll(async () => {
  service = await startService();
  shop = await openShop(service, { location: { name: 'High Street' } });
}, 60_000);
afterAll(() => service.stop());
beforeEach(() => {
  guest = new GuestBrowser(service, siteHost(service, 'greenhouse-pos'));
});

const post = <Body>(path: string, body: object): Promise<Body> =>
  ok<Body>(service, `POST /v1/${path}`, shop.key, body);

test('a merchant without a menu says so, and shows nothing of a draft', async () => {
  const merchant = await post<{ id: string; slug: string }>('merchants', {
    legal_name: 'Fern Ltd',
    display_name: 'Fern',
    country: 'GB',
    currency: 'GBP',
    timezone: 'Europe/London',
  });
  // As a review leaves it.
  await service.db.updateTable('merchants').set({ status: 'active' }).where('id', '=', merchant.id).execute();
  const location = await post<{ slug: string }>(`merchants/${merchant.id}/locations`, {
    name: 'Quay',
    at_pickup: true,
  });
  const at = `/${merchant.slug}/${location.slug}`;
  const look = async (): Promise<string> => {
    const { status, text } = await guest.get(at);
    expect(status).toBe(200);
    return wordsOf(text);
  };
  expect(await look()).toMatch(NOT_READY);
  const menu = await post<{ id: string; version: number; sections: { items: { id: string }[] }[] }>('menus', {
    merchant: merchant.id,
    name: 'Soon',
    sections: [{ name: 'Food', items: [{ name: 'Secret pie', variations: [{ price: 900 }] }] }],
  });
  expect(await look()).toMatch(NOT_READY);
  const item = `${at}/items/${menu.sections[0]?.items[0]?.id}`;
  expect((await guest.get(item)).status).toBe(404);
  expect(wordsOf((await guest.get(`${at}/cart`)).text)).toContain('Your cart is empty');
  await post(`menus/${menu.id}/publish`, { version: menu.version });
  expect(await look()).toMatch(/Secret pie £9\.00/);
  expect((await guest.get(item)).status).toBe(200);
});

test('a menu that is taken off sells nothing, also from carts; they are kept for when it is back', async () => {
  const item = `${AT}/items/${shop.burger}`;
  const form = { quantity: '1', note: '' };
  expect((await guest.send(item, form)).status).toBe(303);
  const { csrf = '' } = hiddenIn((await guest.get(`${AT}/cart`)).text);
  const published = await ok<{ data: { id: string; version: number }[] }>(
    service,
    `GET /v1/menus?merchant=${shop.merchant}&status=published`,
    shop.key,
  );
  for (const { id } of published.data) await post(`menus/${id}/archive`, {});

  const words = wordsOf((await guest.get(AT)).text);
  expect(words).toMatch(NOT_READY);
  expect(words).not.toContain('£12.50');
  expect((await guest.get(item)).status).toBe(404);
  expect((await guest.post(item, { ...form, csrf, intent: 'i'.repeat(22) })).status).toBe(404);
  expect(wordsOf((await guest.get(`${AT}/cart`)).text)).toContain('This isn’t on the menu anymore.');
  const buyer = { csrf, when: '', name: 'Ada Byron', phone: '020 7946 0018', pay: 'pickup' };
  for (const reply of [await guest.get(`${AT}/checkout`), await guest.post(`${AT}/checkout`, buyer)]) {
    expect(reply.headers['location']).toBe(`${AT}/cart`);
  }
  const orders = await ok<{ data: object[] }>(service, 'GET /v1/orders?limit=1', shop.key);
  expect(orders.data).toEqual([]);

  const { version } = await ok<{ version: number }>(service, `GET /v1/menus/${shop.menu}`, shop.key);
  await post(`menus/${shop.menu}/publish`, { version });
  expect(wordsOf((await guest.get(`${AT}/cart`)).text)).toContain('Check out');
  expect((await guest.post(`${AT}/checkout`, buyer)).headers['location']).toMatch(/^\/order\//);
});
