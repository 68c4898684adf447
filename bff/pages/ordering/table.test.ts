import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteHost } from '../hosts/testing/at-host.ts';
import type { Order } from '../../orders/orders/contract/order.ts';
import { create, lunch, ok, openShop, type Shop } from '../../orders/orders/testing/shop.ts';
import { call, startService, type Service } from '../../testing/service/service.ts';
import { EmbeddedGuest, GuestBrowser, wordsOf } from './testing/guest-browser.ts';

const AT = '/riverside-nursery/high-street';
const PAGE = 'https://ramen.example/order?table=12';
const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const ADA = { when: '', name: 'Ada Byron', phone: '020 7946 0018', pay: 'pickup' };

let service: Service;
let shop: Shop;
beforeAll(async () => {
  service = await startService();
  const hours = { default: WEEK.map((day) => ({ day, open: '00:00', close: '24:00' })) };
  shop = await openShop(service, { location: { name: 'High Street', hours } });
  await set({ enabled: true });
  await ok(service, 'PUT /v1/partners/me/origins', shop.key, { origins: [new URL(PAGE).origin] });
}, 60_000);
afterAll(() => service.stop());

const set = (dine_in: object): Promise<unknown> =>
  ok(service, `PATCH /v1/merchants/${shop.merchant}/locations/${shop.location}`, shop.key, {
    fulfillments: { dine_in },
  });
const newGuest = (): GuestBrowser => new GuestBrowser(service, siteHost(service, 'greenhouse-pos'));
const tableIn = (page: string): string | undefined => /name="table"[^>]*? value="([^"]*)"/s.exec(page)?.[1];
const lastOrder = async (): Promise<Order> =>
  (await ok<{ data: Order[] }>(service, 'GET /v1/orders?limit=1', shop.key)).data[0] as Order;

describe('an address with a table', () => {
  test('seats the guest, on any page of the location, until the order is placed there', async () => {
    for (const first of ['', `/items/${shop.burger}`, '/cart']) {
      const guest = newGuest();
      await guest.get(`${AT}${first}?table=7`);
      expect(wordsOf((await guest.get(AT)).text)).toContain('Table 7');
      await guest.send(`${AT}/items/${shop.burger}`, { quantity: '1', note: '' });
      expect(tableIn((await guest.get(`${AT}/checkout`)).text)).toBe('7');
      const { status } = await guest.send(`${AT}/checkout`, { ...ADA, table: '7' });
      expect(status).toBe(303);
      const { fulfillment } = await lastOrder();
      expect([fulfillment.type, fulfillment.table]).toEqual(['dine_in', '7']);
      expect(wordsOf((await guest.get(AT)).text)).toContain('Table 7');
    }
  });

  test('holds until the guest chooses another way, and again with another table', async () => {
    const guest = newGuest();
    await guest.get(`${AT}?table=Patio%203`);
    await guest.send(AT, { type: 'pickup' }, `${AT}/fulfillment`);
    expect(wordsOf((await guest.get(`${AT}?table=Patio%203`)).text)).not.toContain('Table Patio 3');
    expect(wordsOf((await guest.get(`${AT}?table=4`)).text)).toContain('Table 4');
  });

  test('of the page around an element counts too', async () => {
    const guest = new EmbeddedGuest(service, siteHost(service, 'greenhouse-pos'), PAGE);
    expect(wordsOf((await guest.get(AT)).text)).toContain('Table 12');
  });

  test.each(['', '%20', 'x'.repeat(21), '4%00', '7%E2%80%AE', '4242424242424242', '%3Cb%3E'.repeat(9)])(
    'that can’t be one is not taken: %s',
    async (table) => {
      const page = await newGuest().get(`${AT}?table=${table}`);
      expect([page.status, wordsOf(page.text).includes('Table ')]).toEqual([200, false]);
    },
  );

  test('counts for nothing where nobody is seated', async () => {
    await set({ enabled: false });
    const page = await newGuest().get(`${AT}?table=7`);
    expect([page.status, wordsOf(page.text).includes('Table 7')]).toEqual([200, false]);
    await set({ enabled: true });
  });
});

describe('a location that requires a table', () => {
  beforeAll(() => set({ table_required: true }));

  test('says so, and takes no dine-in order without one', async () => {
    const { body: location } = await call<{ fulfillments: Record<string, object> }>(
      service,
      `GET /v1/merchants/${shop.merchant}/locations/${shop.location}`,
      { credential: shop.key },
    );
    expect(location.fulfillments['dine_in']).toMatchObject({ table_required: true });
    expect(location.fulfillments['pickup']).toMatchObject({ table_required: false });
    for (const fulfillment of [{ type: 'dine_in' }, { type: 'dine_in', table: null }]) {
      const refused = await create(shop, { fulfillment });
      expect([refused.status, refused.body]).toMatchObject([
        400,
        { error: 40002, param: 'fulfillment.table' },
      ]);
    }
    expect((await create(shop, { fulfillment: { type: 'dine_in', table: '7' } })).status).toBe(201);
    expect((await create(shop)).status).toBe(201);
    const { customer: _, ...unnamed } = lunch(shop, { fulfillment: { type: 'dine_in' } });
    expect(
      (await call(service, 'POST /v1/orders/quote', { credential: shop.key, body: unnamed })).status,
    ).toBe(200);
  });

  test('asks the guest for it, with what was typed', async () => {
    const guest = newGuest();
    await guest.send(AT, { type: 'dine_in' }, `${AT}/fulfillment`);
    await guest.send(`${AT}/items/${shop.burger}`, { quantity: '1', note: '' });
    const page = await guest.get(`${AT}/checkout`);
    expect(page.text).toMatch(/name="table"[^>]*required/s);
    const refused = await guest.send(`${AT}/checkout`, { ...ADA, table: '' });
    expect(refused.status).toBe(200);
    expect(wordsOf(refused.text)).toContain('Enter the table, up to 20 characters.');
    expect(refused.text).toContain('value="Ada Byron"');
    expect((await guest.send(`${AT}/checkout`, { ...ADA, table: '7' })).status).toBe(303);
  });
});
