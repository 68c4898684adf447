import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { siteHost } from '../hosts/testing/at-host.ts';
import type { Order } from '../../orders/orders/contract/order.ts';
import { ok, openShop, type Shop } from '../../orders/orders/testing/shop.ts';
import { call, mintToken, signUp, startService, type Service } from '../../testing/service/service.ts';
import { GuestBrowser, wordsOf } from './testing/guest-browser.ts';

const ADA = { name: 'Ada Byron', phone: '020 7946 0018' };
const AT = '/riverside-nursery/high-street';
const GBP = (amount: number) => ({ amount, currency: 'GBP' });

let service: Service;
let shop: Shop;
let host: string;
let guest: GuestBrowser;

beforeAll(async () => {
  service = await startService();
  shop = await openShop(service, {
    location: {
      name: 'High Street',
      fulfillments: {
        pickup: { enabled: true },
        delivery: { enabled: true, fee: GBP(350), min_subtotal: GBP(1000), postal_prefixes: ['RG1'] },
        dine_in: { enabled: true },
      },
      tip_presets_bps: [1000, 1500, 2000],
    },
  });
  host = siteHost(service, 'greenhouse-pos');
}, 60_000);
afterAll(() => service.stop());
beforeEach(() => {
  guest = new GuestBrowser(service, host);
});

const choose = (item = shop.burger, at = AT) =>
  guest.send(`${at}/items/${item}`, { quantity: '1', note: '' });
const way = (type: string) => guest.send(AT, { type }, `${AT}/fulfillment`);
const newest = async (): Promise<Order | undefined> => {
  const list = await ok<{ data: Order[] }>(service, 'GET /v1/orders?limit=1', shop.key);
  return list.data[0];
};

describe('a delivery', () => {
  test('asks for the address, says where nothing is delivered to, and adds its fee', async () => {
    await way('delivery');
    await choose();
    const form = { when: '', ...ADA, pay: 'card' };
    const away = await guest.send(`${AT}/checkout`, {
      ...form,
      line1: '1 Dock Road',
      city: 'London',
      postal_code: 'SW1A 1AA',
    });
    expect([away.status, wordsOf(away.text).includes('We don’t deliver to this postal code.')]).toEqual([
      200,
      true,
    ]);
    expect(away.text).toContain('value="1 Dock Road"');
    const wrong = await guest.send(`${AT}/checkout`, {
      ...form,
      line1: '1 Dock Road',
      city: 'RG1 1AA Reading',
      postal_code: '11201',
    });
    expect(wordsOf(wrong.text)).toContain('Check this code. Example: EC1Y 8SY');
    const missing = await guest.send(`${AT}/checkout`, form);
    for (const words of ['Enter the street and number.', 'Enter the town or city.', 'Postcode'])
      expect(wordsOf(missing.text)).toContain(words);
    const sent = { ...form, line1: '1 Dock Road', city: 'Reading', postal_code: 'RG1 1AA' };
    expect((await guest.send(`${AT}/checkout`, sent)).headers['location']).toBe(`${AT}/pay`);
    expect(wordsOf((await guest.get(`${AT}/pay`)).text)).toMatch(/Delivery £3.50/);
    expect((await newest())?.fulfillment).toMatchObject({
      type: 'delivery',
      address: { line1: '1 Dock Road' },
    });
  });

  test('says its minimum in the cart', async () => {
    await way('delivery');
    await choose(shop.fries);
    expect(wordsOf((await guest.get(`${AT}/cart`)).text)).toContain('The minimum for delivery is £10.00.');
  });
});

test('an order at the table has the table', async () => {
  await way('dine_in');
  await choose();
  const { headers } = await guest.send(`${AT}/checkout`, { when: '', ...ADA, table: '12', pay: 'pickup' });
  expect(wordsOf((await guest.get(String(headers['location']))).text)).toContain('Table 12');
  expect((await newest())?.fulfillment).toMatchObject({ type: 'dine_in', table: '12' });
});

test('a tip is one that is offered, or an amount that was typed', async () => {
  await choose();
  const tip = (fields: Record<string, string>) =>
    guest.send(`${AT}/cart`, { action: 'tip', amount: '', ...fields });
  const total = async (): Promise<string> => wordsOf((await guest.get(`${AT}/cart`)).text);
  expect((await tip({ tip: '1000' })).status).toBe(303);
  expect(await total()).toContain('Tip £1.25');
  expect((await tip({ tip: 'own', amount: '2.50' })).status).toBe(303);
  expect(await total()).toContain('Tip £2.50');
  for (const [amount, words] of [
    ['much', 'Enter an amount'],
    ['999', 'Enter at most'],
  ] as const) {
    const wrong = await tip({ tip: 'own', amount });
    expect([wrong.status, wordsOf(wrong.text).includes(words)]).toEqual([200, true]);
  }
  await tip({ tip: '9900' });
  expect(await total()).not.toContain('Tip £');
});

test('a page in the sandbox tells search engines nothing', async () => {
  const { text } = await guest.get(AT);
  expect(text).toContain('content="noindex"');
  expect(text).not.toMatch(/ld\+json|og:title/);
});

test('a merchant’s only location is its page; of several, a guest chooses one', async () => {
  const page = '/riverside-nursery';
  const path = `/v1/merchants/${shop.merchant}/locations`;
  const several = await guest.get(page);
  expect(several.status).toBe(200);
  expect(wordsOf(several.text)).toMatch(/Where would you like to order\?.*High Street/);
  const { data } = await ok<{ data: { id: string }[] }>(service, `GET ${path}`, shop.key);
  const others = data.filter(({ id }) => id !== shop.location);
  for (const { id } of others) await ok(service, `PATCH ${path}/${id}`, shop.key, { status: 'closed' });

  const only = await guest.get(page);
  expect([only.status, only.headers['location']]).toEqual([302, AT]);
  const asked = await guest.get(page, { 'trellis-fragment': 'trellis-ordering' });
  expect([asked.status, asked.headers['trellis-location']]).toEqual([204, AT]);
});

test('a closed location has no page; one without hours says that it is closed', async () => {
  const of = `/v1/merchants/${shop.merchant}/locations/${shop.location}`;
  await ok(service, `PATCH ${of}`, shop.key, { status: 'closed' });
  expect((await guest.get(AT)).status).toBe(404);
  await ok(service, `PATCH ${of}`, shop.key, { status: 'active' });
  const closed = await ok<{ slug: string }>(
    service,
    `POST /v1/merchants/${shop.merchant}/locations`,
    shop.key,
    { name: 'Night Kiosk', hours: { default: [] } },
  );
  expect(wordsOf((await guest.get(`/riverside-nursery/${closed.slug}`)).text)).toMatch(/Closed/);
});

test('another partner’s host has none of its pages, orders and carts', async () => {
  await choose();
  const { headers } = await guest.send(`${AT}/checkout`, { when: '', ...ADA, pay: 'pickup' });
  const order = String(headers['location']);
  expect((await guest.get(order)).status).toBe(200);
  const other = await signUp(service, 'Orchard Tills');
  const stranger = new GuestBrowser(service, siteHost(service, 'orchard-tills'));
  for (const path of [order, `${order}/cancel`]) expect((await stranger.get(path)).status).toBe(404);
  for (const path of [AT, `${AT}/cart`, `${AT}/orders`, `${AT}/items/${shop.burger}`]) {
    const reply = await stranger.get(path);
    expect([path, reply.text.includes('Burger') || reply.text.includes('High Street')]).toEqual([
      path,
      false,
    ]);
  }
  expect((await call(service, 'GET /v1/orders?limit=1', { credential: other.key })).body).toMatchObject({
    data: [],
  });
});

describe('what is listed', () => {
  const merchant = () => `/v1/merchants/${shop.merchant}`;
  const list = (path: string, listed: boolean) => ok(service, `PATCH ${path}`, shop.key, { listed });

  test('an unlisted merchant is not on the start page, and its pages work', async () => {
    await list(merchant(), false);
    expect((await guest.get('/')).text).not.toContain('/riverside-nursery');
    expect((await guest.get(AT)).status).toBe(200);
    await list(merchant(), true);
    expect((await guest.get('/')).text).toContain('/riverside-nursery');
  });

  test('an unlisted location is not on the merchant’s page, and its menu works', async () => {
    const { data } = await ok<{ data: { id: string; slug: string }[] }>(
      service,
      `GET ${merchant()}/locations`,
      shop.key,
    );
    const here = `${merchant()}/locations/${data.find(({ slug }) => slug === 'high-street')?.id}`;
    await list(here, false);
    const page = await guest.get('/riverside-nursery');
    expect(`${page.text} ${page.headers['location']}`).not.toContain(AT);
    expect((await guest.get(AT)).status).toBe(200);
    await list(here, true);
  });

  test('a merchant’s own people don’t decide whether its partner lists it', async () => {
    const token = await mintToken(service, { key: shop.key, active: shop.merchant }, ['merchants:write']);
    const { status, body } = await call(service, `PATCH ${merchant()}`, {
      credential: token,
      body: { listed: false },
    });
    expect([status, body['error'], body['param']]).toEqual([403, 40303, 'listed']);
  });
});
