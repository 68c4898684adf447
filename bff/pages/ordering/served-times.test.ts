import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteHost } from '../hosts/testing/at-host.ts';
import { ok, openShop, type Shop } from '../../orders/orders/testing/shop.ts';
import { startService, type Service } from '../../testing/service/service.ts';
import { GuestBrowser, wordsOf } from './testing/guest-browser.ts';

let service: Service;
let shop: Shop;
let guest: GuestBrowser;
let porridge: string;
/** The hour in which breakfast begins: in three hours, or so that it ends before midnight. */
let hour: number;
const at = '/riverside-nursery/high-street';

beforeAll(async () => {
  service = await startService();
  shop = await openShop(service, { location: { name: 'High Street' } });
  guest = new GuestBrowser(service, siteHost(service, 'greenhouse-pos'));
  const hours = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  hour = (Number(hours.format(service.clock.now())) + 3) % 22;
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  const menu = await ok<Menu>(service, 'POST /v1/menus', shop.key, {
    merchant: shop.merchant,
    name: 'Breakfast',
    sections: [
      {
        name: 'Breakfast',
        availability: [{ days, from: timeOf(hour), to: timeOf(hour + 1) }],
        items: [{ name: 'Porridge', variations: [{ price: 450 }] }],
      },
    ],
  });
  await ok(service, `POST /v1/menus/${menu.id}/publish`, shop.key, { version: menu.version });
  porridge = menu.sections[0]?.items[0]?.id ?? '';
}, 60_000);
afterAll(() => service.stop());

interface Menu {
  readonly id: string;
  readonly version: number;
  readonly sections: readonly { readonly items: readonly { readonly id: string }[] }[];
}

const timeOf = (at: number): string => `${String(at).padStart(2, '0')}:00`;

test('what is served later is ordered for a time at which it is served', async () => {
  expect(wordsOf((await guest.get(at)).text)).toMatch(/Breakfast Not served now\..*Porridge/);
  const added = await guest.send(`${at}/items/${porridge}`, { quantity: '1', note: '' });
  expect(added.status).toBe(303);
  await guest.send(`${at}/items/${shop.fries}`, { quantity: '1', note: '' });

  const cart = wordsOf((await guest.get(`${at}/cart`)).text);
  expect(cart).toContain('Not everything in your cart is served now. You can order ahead, from');
  expect(cart).not.toContain('sold out');
  const { text } = await guest.get(`${at}/checkout`);
  expect(text).not.toContain('As soon as possible');
  const times = [...text.matchAll(/name="when" value="([^"]+)"[^>]*>\s*<span\s*>\s*(\d\d):/g)];
  expect(times.length).toBeGreaterThan(0);
  expect(new Set(times.map(([, , own]) => Number(own)))).toEqual(new Set([hour]));

  const ordered = await guest.send(`${at}/checkout`, {
    when: times[0]?.[1] ?? '',
    name: 'Ada Byron',
    phone: '020 7946 0018',
    pay: 'pickup',
  });
  expect(ordered.status).toBe(303);
  expect(wordsOf((await guest.get(String(ordered.headers['location']))).text)).toContain('Porridge');
});
