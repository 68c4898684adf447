import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { siteHost, type SiteReply } from '../hosts/testing/at-host.ts';
import { openShop, type Shop } from '../../orders/orders/testing/shop.ts';
import { startService, type Service } from '../../testing/service/service.ts';
import { GuestBrowser, hiddenIn, wordsOf } from './testing/guest-browser.ts';

const AT = '/riverside-nursery/high-street';
const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const ADA = {
  when: '',
  name: 'Ada Byron',
  phone: '020 7946 0018',
  email: 'ada@cafe.example',
  note: 'No onions',
};
const CHANGED = 'Your cart has changed since you filled this in. Nothing was ordered or charged.';

let service: Service;
let shop: Shop;
let guest: GuestBrowser;
beforeAll(async () => {
  service = await startService();
  const hours = { default: WEEK.map((day) => ({ day, open: '00:00', close: '24:00' })) };
  const fulfillments = { pickup: { enabled: true }, dine_in: { enabled: true } };
  const location = { name: 'High Street', hours, fulfillments, tip_presets_bps: [1000, 1500, 2000] };
  shop = await openShop(service, { location });
}, 60_000);
afterAll(() => service.stop());
beforeEach(async () => {
  guest = new GuestBrowser(service, siteHost(service, 'greenhouse-pos'));
  await add(shop.burger);
});

const add = (item: string): Promise<SiteReply> =>
  guest.send(`${AT}/items/${item}`, { quantity: '1', note: '' });
const orders = async () =>
  service.db.selectFrom('orders').select(['id', 'status']).where('merchant_id', '=', shop.merchant).execute();

/** Changes that another window can make to a cart. */
const CHANGES: Readonly<Record<string, () => Promise<unknown>>> = {
  'an item is added': () => add(shop.fries),
  'a quantity is changed': async () => {
    const { uid = '', csrf = '' } = hiddenIn((await guest.get(`${AT}/cart`)).text);
    await guest.post(`${AT}/cart`, { csrf, uid, action: 'quantity', quantity: '3' });
  },
  'a tip is given': () => guest.send(`${AT}/cart`, { action: 'tip', tip: '1500' }),
  'another way is chosen': async () => {
    const { text } = await guest.get(AT);
    const type = /value="dine_in" aria-pressed="true"/.test(text) ? 'pickup' : 'dine_in';
    await guest.post(`${AT}/fulfillment`, { ...hiddenIn(text), type });
  },
};

test.each(Object.entries(CHANGES))(
  '%s: the checkout of before says so, and keeps what was typed',
  async (_, change) => {
    for (const pay of ['pickup', 'card']) {
      const before = await orders();
      const form = hiddenIn((await guest.get(`${AT}/checkout`)).text);
      await change();
      const shown = await guest.post(`${AT}/checkout`, { ...form, ...ADA, pay });
      expect(shown.status).toBe(200);
      expect(wordsOf(shown.text)).toContain(CHANGED);
      for (const value of ['Ada Byron', '020 7946 0018', 'ada@cafe.example'])
        expect(shown.text).toContain(`value="${value}"`);
      expect(shown.text).toContain('No onions');
      expect(await orders()).toEqual(before);
      const sent = await guest.post(`${AT}/checkout`, { ...hiddenIn(shown.text), ...ADA, pay });
      expect([sent.status, wordsOf(sent.text).includes(CHANGED)]).toEqual([303, false]);
      await guest.get(`${AT}/orders`);
      if (pay === 'pickup') await add(shop.burger);
    }
  },
);

test.each(Object.entries(CHANGES))(
  '%s before the card: the checkout says so, with what was typed before',
  async (_, change) => {
    const sent = await guest.send(`${AT}/checkout`, { ...ADA, pay: 'card' });
    expect(sent.headers['location']).toBe(`${AT}/pay`);
    await change();
    expect((await guest.get(`${AT}/pay`)).headers['location']).toBe(`${AT}/checkout`);
    const { text } = await guest.get(`${AT}/checkout`);
    expect(wordsOf(text)).toContain(CHANGED);
    for (const value of ['Ada Byron', '+44 20 7946 0018', 'ada@cafe.example'])
      expect(text).toContain(`value="${value}"`);
    expect(text).toContain('No onions');
  },
);

test('a cart that was changed and ordered in another window: nothing more is ordered, and it says why', async () => {
  const form = hiddenIn((await guest.get(`${AT}/checkout`)).text);
  await add(shop.fries);
  await guest.send(`${AT}/checkout`, { ...ADA, pay: 'pickup' });
  const before = await orders();
  const late = await guest.post(`${AT}/checkout`, { ...form, ...ADA, pay: 'pickup' });
  expect(late.status).toBe(200);
  expect(wordsOf(late.text)).toContain('This cart was changed and ordered in another window.');
  expect(await orders()).toEqual(before);
});

test('the same form sent twice leads to the same order, without a word', async () => {
  const filled = { ...hiddenIn((await guest.get(`${AT}/checkout`)).text), ...ADA, pay: 'pickup' };
  const first = await guest.post(`${AT}/checkout`, filled);
  expect(String(first.headers['location'])).toMatch(/^\/order\//);
  expect((await guest.post(`${AT}/checkout`, filled)).headers['location']).toBe(`${AT}/orders`);
});

test('Back from the card keeps what was typed, and says nothing of a change', async () => {
  await guest.send(`${AT}/checkout`, { ...ADA, pay: 'card' });
  const { text } = await guest.get(`${AT}/checkout`);
  expect(text).toContain('value="Ada Byron"');
  expect(wordsOf(text)).not.toContain(CHANGED);
});
