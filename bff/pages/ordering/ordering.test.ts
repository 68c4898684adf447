import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { siteHost } from '../hosts/testing/at-host.ts';
import { openShop, type Shop } from '../../orders/orders/testing/shop.ts';
import type { Order } from '../../orders/orders/contract/order.ts';
import { call, startService, type Service } from '../../testing/service/service.ts';
import { GuestBrowser, hiddenIn, wordsOf } from './testing/guest-browser.ts';

let service: Service;
let shop: Shop;
let host: string;
let at: string;
let guest: GuestBrowser;

beforeAll(async () => {
  service = await startService();
  shop = await openShop(service, { location: { name: 'High Street' } });
  host = siteHost(service, 'greenhouse-pos');
  at = '/riverside-nursery/high-street';
}, 60_000);

afterAll(async () => {
  await service.stop();
});

beforeEach(() => {
  guest = new GuestBrowser(service, host);
});

const ADA = { name: 'Ada Byron', phone: '020 7946 0018' };
const key = (): { credential: string } => ({ credential: shop.key });

async function choose(fields: Record<string, string> = {}): Promise<string> {
  const path = `${at}/items/${shop.burger}`;
  const { status, headers } = await guest.send(path, { quantity: '1', note: '', ...fields });
  expect(status).toBe(303);
  return String(headers['location']);
}

const ordersOf = async (): Promise<Order[]> => {
  const { body } = await call<{ data: Order[] }>(service, 'GET /v1/orders?limit=100', key());
  return body.data;
};

/** Goes on to the page of the card. */
async function toCard(): Promise<void> {
  await choose();
  const { headers } = await guest.send(`${at}/checkout`, { when: '', ...ADA, pay: 'card' });
  expect(headers['location']).toBe(`${at}/pay`);
}

/** Enters a card at the processor, as the page's form does. @returns where it sends the browser */
async function enter(number: string): Promise<string> {
  const back = await guest.enterCard(`${at}/pay`, { number, exp_month: '12', exp_year: '2040', cvc: '123' });
  expect(back.host).toBe(host);
  return back.pathname + back.search;
}

test('the menu has what is published, with prices, and nothing of another location', async () => {
  const { status, text, headers } = await guest.get(at);
  expect(status).toBe(200);
  expect(wordsOf(text)).toMatch(/High Street.*Burger.*£12.50.*Fries.*£3.95/);
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(text).toContain('content="noindex"');
  for (const path of ['/nobody/high-street', '/riverside-nursery/nowhere', `${at}/items/itm_unknown`]) {
    expect((await guest.get(path)).status).toBe(404);
  }
});

test('what is chosen wrongly is said at its field, and kept', async () => {
  const path = `${at}/items/${shop.burger}`;
  const wrong = await guest.send(path, { quantity: '2', [`many-${shop.cheese}`]: '3', note: 'No onions' });
  expect(wrong.status).toBe(200);
  expect(wordsOf(wrong.text)).toContain('Choose at most 2: you chose 3.');
  expect(wrong.text).toContain('No onions');
  expect(wrong.text).toMatch(/name="many-[^"]+"[^>]*value="3"/);
  const card = await guest.send(path, { quantity: '1', note: 'My card is 4242 4242 4242 4242' });
  expect(card.status).toBe(200);
  expect(wordsOf(card.text)).toContain('Don’t write a card number here.');
  for (const quantity of ['0', '100', '1.5', 'many', '']) {
    const reply = await guest.send(path, { quantity, note: '' });
    expect([reply.status, wordsOf(reply.text).includes('Enter a whole number from 1 to 99.')]).toEqual([
      200,
      true,
    ]);
  }
});

test('a form of another site changes no cart', async () => {
  const path = `${at}/items/${shop.burger}`;
  const { text } = await guest.get(path);
  const reply = await guest.post(path, { ...hiddenIn(text), quantity: '1', csrf: 'other' });
  expect(reply.status).toBe(403);
  expect(wordsOf((await guest.get(`${at}/cart`)).text)).toContain('Your cart is empty');
});

test('a form sent twice adds its line once; quantities change, and lines go', async () => {
  const path = `${at}/items/${shop.burger}`;
  const hidden = hiddenIn((await guest.get(path)).text);
  for (const _ of [1, 2]) await guest.post(path, { ...hidden, quantity: '1', [`many-${shop.cheese}`]: '1' });
  const cart = await guest.get(`${at}/cart`);
  expect(cart.text.match(/class="change"/g)).toHaveLength(1);
  expect(wordsOf(cart.text)).toMatch(/Burger Cheese £14.00/);
  const { csrf = '', uid = '' } = hiddenIn(cart.text);
  await guest.post(`${at}/cart`, { csrf, uid, action: 'quantity', quantity: '3' });
  expect(wordsOf((await guest.get(`${at}/cart`)).text)).toMatch(/£42.00.*Sales tax £3.73 Total £45.73/);
  await guest.post(`${at}/cart`, { csrf, uid, action: 'quantity', quantity: '0' });
  expect(wordsOf((await guest.get(`${at}/cart`)).text)).toContain('Your cart is empty');
});

test('checkout says what is wrong at each field, keeps what was typed, and orders nothing', async () => {
  await choose();
  const before = (await ordersOf()).length;
  const typed = { when: '', name: '', phone: '12', email: 'ada@', note: 'Ring <twice>', pay: 'pickup' };
  const { status, text } = await guest.send(`${at}/checkout`, typed);
  expect(status).toBe(200);
  const words = wordsOf(text);
  for (const message of ['Enter your name', 'Enter a phone number', 'Enter an email address']) {
    expect(words).toContain(message);
  }
  expect(text).toContain('Ring &lt;twice&gt;');
  expect(await ordersOf()).toHaveLength(before);
});

test.each([
  ['name', '4242 4242 4242 4242'],
  ['note', 'Card: 5555-5555-5555-4444, 12/30'],
  ['email', '378282246310005@example.com'],
])(
  'a card’s number typed as the %s is refused at that field, kept on the page, and in no order or log',
  async (field, number) => {
    await choose();
    const before = (await ordersOf()).length;
    const typed = { ...ADA, email: 'ada@example.com', note: 'Ring twice', [field]: number };
    const { status, text } = await guest.send(`${at}/checkout`, { ...typed, when: '', pay: 'pickup' });
    expect(status).toBe(200);
    expect(text.match(/<(?:input|textarea)[^>]*aria-invalid="true"[^>]*>/g)).toEqual([
      expect.stringContaining(`name="${field}"`),
    ]);
    expect(text).toMatch(new RegExp(`id="${field}-note">Don’t write a card number here\\.`));
    for (const value of Object.values(typed)) expect(text).toContain(value);
    expect(await ordersOf()).toHaveLength(before);
    expect(service.logLines.filter((line) => line.includes(number))).toEqual([]);
  },
);

test('an order paid at pickup: sent twice, it is one; its page shows contacts to its own browser only', async () => {
  await choose({ [`many-${shop.cheese}`]: '2' });
  const before = (await ordersOf()).length;
  const { text } = await guest.get(`${at}/checkout`);
  const form = { ...hiddenIn(text), when: '', ...ADA, pay: 'pickup' };
  const replies = await Promise.all([guest.post(`${at}/checkout`, form), guest.post(`${at}/checkout`, form)]);
  expect(replies.map(({ status }) => status)).toEqual([303, 303]);
  const again = await guest.post(`${at}/checkout`, form);
  expect(again.headers['location']).toBe(`${at}/orders`);
  const orders = await ordersOf();
  expect(orders.filter(({ status }) => status === 'open')).toHaveLength(1);
  expect(orders).toHaveLength(before + 1);
  const { headers } = await guest.get(`${at}/orders`);
  const page = String(headers['location']);
  const own = await guest.get(page);
  expect([own.headers['referrer-policy'], own.headers['cache-control']]).toEqual(['no-referrer', 'no-store']);
  expect(wordsOf(own.text)).toMatch(
    /Order \d+, Ada Planned for .*2 × Cheese.*Cancel the order.*\+44 20 7946 0018/,
  );
  const others = await new GuestBrowser(service, host).get(page);
  expect(others.status).toBe(200);
  expect(others.text).not.toContain('Byron');
  expect(others.text).not.toMatch(/7946\s?0018/);
  expect((await guest.get(page, { 'if-none-match': String(own.headers['etag']) })).status).toBe(304);
  const wrong = await guest.get(`${page.slice(0, -1)}${page.endsWith('A') ? 'B' : 'A'}`);
  expect(wrong.status).toBe(404);
  expect(wordsOf((await guest.get(`${page}/cancel`)).text)).toMatch(
    /£\d+\.\d\d\. Nothing was charged, and this can’t be undone/,
  );
  const canceled = await guest.send(`${page}/cancel`, {});
  expect(canceled.headers['location']).toBe(page);
  expect(wordsOf((await guest.get(page)).text)).toMatch(/Canceled.*You were not charged/);
});

test('a card that is declined keeps everything; another one pays once, however often its way back is loaded', async () => {
  await toCard();
  const policy = String((await guest.get(`${at}/pay`)).headers['content-security-policy']);
  expect(policy).toMatch(/form-action 'self' http:\/\/127.0.0.1:\d+;/);
  const declined = await guest.get(await enter('4000 0000 0000 0002'));
  expect(declined.headers['location']).toBe(`${at}/pay?problem=generic_decline`);
  expect(wordsOf((await guest.get(String(declined.headers['location']))).text)).toContain(
    'Your bank declined this card.',
  );
  const wrong = await guest.get(await enter('4242 4242 4242 4241'));
  expect(wordsOf((await guest.get(String(wrong.headers['location']))).text)).toContain(
    'Check the card number',
  );
  const back = await enter('4242 4242 4242 4242');
  const [first, second] = [await guest.get(back), await guest.get(back)];
  expect(first.headers['location']).toMatch(/^\/order\/ord_/);
  expect(second.headers['location']).not.toMatch(/problem/);
  const page = await guest.get(String(first.headers['location']));
  expect(wordsOf(page.text)).toContain('Paid by card. It is charged when the order is accepted.');
  expect(wordsOf((await guest.get(`${at}/cart`)).text)).toContain('Your cart is empty');
  const stranger = await new GuestBrowser(service, host).get(back);
  expect(stranger.headers['location']).toBe(`${at}/orders`);
});

test('the address that the API gives leads to the order’s page on the site', async () => {
  await choose();
  const { headers } = await guest.send(`${at}/checkout`, { when: '', ...ADA, pay: 'pickup' });
  const [order] = await ordersOf();
  const { pathname } = new URL(order?.status_url ?? '');
  expect(pathname).toBe(headers['location']);
  const led = await fetch(service.url + pathname, { redirect: 'manual' });
  expect([led.status, led.headers.get('location')]).toEqual([302, `http://${host}${pathname}`]);
  expect(led.headers.get('cache-control')).toBe('no-store');
  expect(led.headers.get('referrer-policy')).toBe('no-referrer');
  for (const wrong of [`${pathname.slice(0, -1)}-`, '/order/ord_1', '/order/', '/order']) {
    expect((await fetch(service.url + wrong, { redirect: 'manual' })).status).toBe(404);
  }
});

test('an order’s page says what is not available of it, and what is paid instead', async () => {
  await choose({ quantity: '3' });
  const { headers } = await guest.send(`${at}/checkout`, { when: '', ...ADA, pay: 'pickup' });
  const path = String(headers['location']);
  const [order] = await ordersOf();
  const before = wordsOf((await guest.get(path)).text);
  expect(before).not.toMatch(/Not available|instead of/);
  const unavailable = [{ uid: order?.lines[0]?.uid, quantity: 2 }];
  await call(service, `POST /v1/orders/${order?.id}/accept`, { ...key(), body: { unavailable } });
  const after = wordsOf((await guest.get(path)).text);
  expect(after).toMatch(
    /1 × Burger £12\.50 .*Not available: 2 × Burger You pay £[\d.]+ instead of £[\d.]+\./,
  );
});

test('an order that was begun here is paid here, though ordering has moved to another page meanwhile', async () => {
  const model = (body: object) => call(service, 'PUT /v1/surfaces/ordering', { ...key(), body });
  await toCard();
  const back = await enter('4242424242424242');
  expect((await model({ model: 'embedded', url: 'https://shop.example/menu' })).status).toBe(200);
  try {
    expect((await guest.get(at)).status).toBe(302);
    const paid = await guest.get(back);
    expect(paid.headers['location']).toMatch(/^\/order\//);
    expect((await guest.get(String(paid.headers['location']))).status).toBe(200);
    expect((await guest.get(`${at}/orders`)).headers['location']).toBe(paid.headers['location']);
  } finally {
    expect((await model({ model: 'hosted' })).status).toBe(200);
  }
});

test('a payment to be confirmed leads to the bank and back to the order', async () => {
  await toCard();
  const { headers } = await guest.get(await enter('4000 0000 0000 3220'));
  const bank = String(headers['location']);
  expect(bank).toMatch(/\/challenges\/chl_/);
  const answered = await fetch(bank, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ answer: 'accept' }),
  });
  const back = new URL(answered.headers.get('location') ?? '');
  expect(back.host).toBe(host);
  expect(wordsOf((await guest.get(back.pathname)).text)).toContain('Planned for');
  expect(wordsOf((await guest.get(`${at}/cart`)).text)).toContain('Your cart is empty');
});

test('a payment that was refused at the bank leaves the order unpaid, and can be tried again', async () => {
  await toCard();
  const { headers } = await guest.get(await enter('4000 0084 0000 1629'));
  const answered = await fetch(String(headers['location']), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ answer: 'decline' }),
  });
  const back = new URL(answered.headers.get('location') ?? '').pathname;
  expect(wordsOf((await guest.get(back)).text)).toMatch(
    /Not paid yet.*Nothing was charged.*Pay for the order/,
  );
  const { headers: paid } = await guest.get(await enter('4242 4242 4242 4242'));
  expect(paid['location']).toBe(back);
});

test('what is sold out meanwhile is said in the cart, which is kept', async () => {
  await choose();
  const set = (items: object[]) =>
    call(service, `PUT /v1/menus/${shop.menu}/availability`, { ...key(), body: { items } });
  await set([{ target: shop.burger, available: false }]);
  const cart = wordsOf((await guest.get(`${at}/cart`)).text);
  expect(cart).toContain('Burger has sold out.');
  expect(wordsOf((await guest.get(at)).text)).toContain('Sold out');
  const { csrf = '' } = hiddenIn((await guest.get(`${at}/cart`)).text);
  const line = { csrf, variation: shop.single, quantity: '1', note: '' };
  const reply = await guest.post(`${at}/items/${shop.burger}`, line);
  expect([reply.status, wordsOf(reply.text).includes('This is sold out')]).toEqual([200, true]);
  expect((await guest.get(`${at}/checkout`)).headers['location']).toBe(`${at}/cart`);
  await set([{ target: shop.burger, available: true }]);
  expect(wordsOf((await guest.get(`${at}/cart`)).text)).toContain('Check out');
});

test('a price that has changed is said before it is paid', async () => {
  await toCard();
  const price = async (amount: number): Promise<void> => {
    const menu = await call<{ version: number }>(service, `GET /v1/menus/${shop.menu}`, key());
    const item = { id: shop.burger, variations: [{ id: shop.single, price: amount }] };
    const changed = await call<{ version: number }>(service, `PATCH /v1/menus/${shop.menu}`, {
      ...key(),
      body: { version: menu.body.version, item },
    });
    await call(service, `POST /v1/menus/${shop.menu}/publish`, {
      ...key(),
      body: { version: changed.body.version },
    });
  };
  const back = await enter('4242 4242 4242 4242');
  await price(1500);
  const { headers } = await guest.get(back);
  expect(headers['location']).toBe(`${at}/pay?problem=price_changed`);
  const page = wordsOf((await guest.get(String(headers['location']))).text);
  expect(page).toMatch(/A price has changed.*Pay £16.33.*Total now, was £13.61 £16.33/);
  expect(wordsOf((await guest.get(`${at}/cart`)).text)).toContain(
    'The price has changed: £15.00 each, was £12.50.',
  );
  const { headers: paid } = await guest.get(await enter('4242 4242 4242 4242'));
  expect(paid['location']).toMatch(/^\/order\/ord_/);
  await price(1250);
});

test('a cart that was changed in another window is not paid by the card of before', async () => {
  await toCard();
  const back = await enter('4242 4242 4242 4242');
  await choose();
  expect((await guest.get(back)).headers['location']).toBe(`${at}/pay?problem=card`);
  expect((await guest.get(`${at}/pay`)).headers['location']).toBe(`${at}/checkout`);
});

test('a paused location takes orders for later only, and says so', async () => {
  const path = `PATCH /v1/merchants/${shop.merchant}/locations/${shop.location}`;
  await call(service, path, { ...key(), body: { pause: { until: null, reason: 'Oven trouble' } } });
  expect(wordsOf((await guest.get(at)).text)).toContain(
    'Orders are paused for the moment: Oven trouble. You can',
  );
  await choose();
  expect(wordsOf((await guest.get(`${at}/cart`)).text)).toContain('Your cart is kept.');
  await call(service, path, { ...key(), body: { pause: null } });
});
