import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteHost } from '../hosts/testing/at-host.ts';
import { openShop, type Shop } from '../../orders/orders/testing/shop.ts';
import { startService, type Service } from '../../testing/service/service.ts';
import { GuestBrowser, wordsOf } from './testing/guest-browser.ts';

const AT = '/riverside-nursery/high-street';
const ADA = { when: '', name: 'Ada Byron', phone: '020 7946 0018', note: 'Ring twice', pay: 'pickup' };

let service: Service;
let shop: Shop;
beforeAll(async () => {
  service = await startService();
  shop = await openShop(service, { location: { name: 'High Street' } });
}, 60_000);
afterAll(() => service.stop());

const newGuest = (): GuestBrowser => new GuestBrowser(service, siteHost(service, 'greenhouse-pos'));
const valueOf = (name: string, page: string): string | undefined =>
  new RegExp(`name="${name}"[^>]*? value="([^"]*)"`, 's').exec(page)?.[1];

/** Orders a burger. @returns the path of the order's page, and the cookie that was set with it */
async function order(
  guest: GuestBrowser,
  more: Record<string, string> = {},
): Promise<{ page: string; cookie: string }> {
  await guest.send(`${AT}/items/${shop.burger}`, { quantity: '2', note: 'No onions' });
  const { headers } = await guest.send(`${AT}/checkout`, { ...ADA, ...more });
  return { page: String(headers['location']), cookie: String(headers['set-cookie'] ?? '') };
}

test('details are filled in again for a guest who wants it, and the browser keeps its cookie for 30 days', async () => {
  const guest = newGuest();
  const { page, cookie } = await order(guest, { remember: 'on' });
  expect(page).toMatch(/^\/order\//);
  expect(cookie).toMatch(/Max-Age=2592000/);
  await guest.send(`${AT}/items/${shop.burger}`, { quantity: '1', note: '' });
  const { text } = await guest.get(`${AT}/checkout`);
  expect([valueOf('name', text), valueOf('phone', text)]).toEqual(['Ada Byron', '+44 20 7946 0018']);
  expect(text).not.toContain('Ring twice');
  expect(text).toMatch(/name="remember" checked/);
});

test('nothing is filled in for a guest who didn’t ask for it, nor after that was taken back', async () => {
  const guest = newGuest();
  await order(guest);
  await order(guest, { remember: 'on' });
  const { cookie } = await order(guest);
  expect(cookie).toMatch(/Max-Age=28800/);
  await guest.send(`${AT}/items/${shop.burger}`, { quantity: '1', note: '' });
  const { text } = await guest.get(`${AT}/checkout`);
  expect([valueOf('name', text), valueOf('phone', text)]).toEqual(['', '']);
});

test('an order is put into the cart again, once, by the browser that placed it and by no other', async () => {
  const guest = newGuest();
  const { page } = await order(guest);
  expect(wordsOf((await guest.get(AT)).text)).toContain('Your last order');
  for (const _ of [1, 2]) {
    const { headers } = await guest.send(page, {}, `${page}/again`);
    expect(headers['location']).toBe(`${AT}/cart`);
  }
  expect(wordsOf((await guest.get(`${AT}/cart`)).text)).toMatch(/Burger.*“No onions” £25\.00 Edit Burger 2 /);
  const other = newGuest();
  expect((await other.send(AT, {}, `${page}/again`)).status).toBe(404);
  expect(wordsOf((await other.get(`${AT}/cart`)).text)).toContain('Your cart is empty');
});
