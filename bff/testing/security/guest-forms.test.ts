import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { atHost, siteHost } from '../../pages/hosts/testing/at-host.ts';
import { guestCookie } from '../../pages/hosts/site-visit.ts';
import { openClub, type Club } from '../../orders/loyalty/testing/club.ts';
import type { Order } from '../../orders/orders/contract/order.ts';
import { create as createOrder, ok } from '../../orders/orders/testing/shop.ts';
import {
  EmbeddedGuest,
  GuestBrowser,
  hiddenIn,
  wordsOf,
} from '../../pages/ordering/testing/guest-browser.ts';
import { GOOD, LinkGuest } from '../../orders/pay-links/testing/link-guest.ts';
import { made, payAsGuest, type Seller } from '../../orders/pay-links/testing/links.ts';
import { csrfOf, newSecret } from '../../core/http/secrets.ts';
import { REWARDS, signedIn } from '../../pages/rewards/testing/sign-in.ts';
import { inTurn } from '../service/rounds.ts';
import { startService, type Service } from '../service/service.ts';

const AT = '/riverside-nursery/high-street';
const PAGE = 'https://cafe.example/order';
const CARD = '4242 4242 4242 4242';
const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

let service: Service;
let club: Club;
let seller: Seller;
let host: string;
let visits = 0;
const from = (): Record<string, string> => ({ 'x-forwarded-for': `203.0.113.${(visits += 1)}` });

beforeAll(async () => {
  service = await startService({ trustedProxies: 1 });
  club = await openClub(
    service,
    {},
    {
      location: {
        name: 'High Street',
        fulfillments: { pickup: { enabled: true }, delivery: { enabled: true }, dine_in: { enabled: true } },
        hours: { default: WEEK.map((day) => ({ day, open: '00:00', close: '24:00' })) },
      },
    },
  );
  host = siteHost(service, 'greenhouse-pos');
  seller = { url: service.url, partner: club.partner, key: club.key, merchant: club.merchant };
  await ok(service, 'PUT /v1/partners/me/origins', club.key, { origins: [new URL(PAGE).origin] });
}, 60_000);
afterAll(() => service.stop());

/** Pages as a browser and as an element get them, whose forms are answered alike. */
const WAYS = {
  hosted: () => new GuestBrowser(service, host, from()),
  embedded: () => new EmbeddedGuest(service, host, PAGE),
};

interface Guest {
  get(path: string): Promise<{ readonly text: string }>;
  post(
    path: string,
    fields: Record<string, string>,
  ): Promise<{ readonly status: number; readonly text: string }>;
}

async function send(guest: Guest, path: string, fields: Record<string, string>, action = path) {
  return guest.post(action, { ...hiddenIn((await guest.get(path)).text), ...fields });
}

const orders = async (): Promise<readonly Order[]> =>
  (await ok<{ data: Order[] }>(service, 'GET /v1/orders?limit=100', club.key)).data;
const placed = async (): Promise<number> => (await orders()).filter(({ status }) => status === 'open').length;

describe('a card’s number in a field for words', () => {
  const typed = {
    when: '',
    name: 'Ada Byron',
    phone: '020 7946 0018',
    email: 'ada@example.com',
    note: 'Ring twice',
    pay: 'pickup',
  };
  const address = { line1: '1 Mill Lane', line2: 'Flat 2', city: 'Reading', postal_code: 'RG1 2AB' };
  const FIELDS = {
    pickup: { ...typed },
    delivery: { ...typed, ...address, pay: 'card' },
    dine_in: { ...typed, table: '4' },
  } as const;
  const WRITTEN = new Set([
    'name',
    'phone',
    'note',
    'line1',
    'line2',
    'city',
    'postal_code',
    'table',
    'email',
  ]);

  const KINDS = Object.keys(FIELDS) as (keyof typeof FIELDS)[];
  test.each(
    KINDS.flatMap((fulfillment, at) =>
      inTurn(['hosted', 'embedded'] as const, at).map((way) => [way, fulfillment] as const),
    ),
  )(
    'is refused at each field of an order, %s, for %s, and is on no record and in no log',
    async (way, fulfillment) => {
      const before = (await orders()).length;
      const fields = FIELDS[fulfillment];
      const guest = WAYS[way]();
      const item = `${AT}/items/${club.burger}`;
      const wish = await send(guest, item, { quantity: '1', note: `Card ${CARD}` });
      expect([wish.status, wordsOf(wish.text)]).toEqual([200, expect.stringContaining('Don’t write a card')]);
      await send(guest, item, { quantity: '1', note: '' });
      await send(guest, AT, { type: fulfillment }, `${AT}/fulfillment`);
      const own = Object.keys(fields).filter((name) => WRITTEN.has(name));
      expect(own.length).toBeGreaterThan(3);
      const page = (await guest.get(`${AT}/checkout`)).text;
      for (const field of own) {
        expect(page).toContain(`name="${field}"`);
        const value = field === 'email' ? '4242424242424242@example.com' : CARD;
        const sent = { ...hiddenIn(page), ...fields, [field]: value };
        const { status, text } = await guest.post(`${AT}/checkout`, sent);
        expect([fulfillment, field, status]).toEqual([fulfillment, field, 200]);
        expect(text).toMatch(new RegExp(`id="${field}-note">Don’t write a card number here\\.`));
      }
      expect((await orders()).length).toBe(before);
      await nothingKept();
    },
  );

  test('is refused at each field of a link and of the rewards', async () => {
    const collect = { name: 'required', email: 'required', phone: 'required' };
    const link = await made(seller, { collect });
    const contact = { name: 'Ada Byron', email: 'ada@example.com', phone: '020 7946 0018' };
    for (const field of Object.keys(contact)) {
      const value = field === 'email' ? '4242424242424242@example.com' : CARD;
      const payer = new LinkGuest(service, link);
      const { status, text } = await payer.fillIn({ ...contact, [field]: value });
      expect([field, status]).toEqual([field, 200]);
      expect(text).toMatch(new RegExp(`id="${field}-note">Don’t write a card number here\\.`));
      const paid = await payAsGuest(seller, link, { more: { contact: { ...contact, [field]: value } } });
      expect([field, paid.status, paid.text.includes(CARD)]).toEqual([field, 400, false]);
    }
    const guest = WAYS.hosted();
    const { status, text } = await guest.send(REWARDS, { phone: CARD });
    expect([status, text]).toEqual([200, expect.stringContaining('aria-invalid="true"')]);
    await nothingKept();
  });

  test('is refused in each field of an order by the API', async () => {
    const customer = { name: 'Ada Byron', phone: '+442079460018' };
    const delivery = { type: 'delivery', address: { line1: '1 Mill Lane', city: 'Reading' } };
    const asked: Record<string, object> = {
      'customer.name': { customer: { ...customer, name: CARD } },
      'customer.phone': { customer: { ...customer, phone: CARD } },
      'customer.email': { customer: { ...customer, email: '4242424242424242@example.com' } },
      'fulfillment.note': { fulfillment: { type: 'pickup', note: `Use ${CARD}` } },
      'fulfillment.table': { fulfillment: { type: 'dine_in', table: CARD } },
      'fulfillment.address.line1': { fulfillment: { ...delivery, address: { line1: CARD } } },
      'fulfillment.address.line2': {
        fulfillment: { ...delivery, address: { line1: '1 Mill Lane', line2: CARD } },
      },
      'lines.0.note': { lines: [{ item: club.burger, variation: club.single, quantity: 1, note: CARD }] },
    };
    for (const [param, changes] of Object.entries(asked)) {
      const { status, body } = await createOrder(club, changes);
      expect([status, body]).toEqual([400, expect.objectContaining({ error: 40_003, param })]);
    }
    await nothingKept();
  });

  async function nothingKept(): Promise<void> {
    const tables = ['ordering_carts', 'orders', 'pay_link_visits', 'loyalty_sign_ins', 'events'] as const;
    for (const table of tables) {
      const rows = await service.db.selectFrom(table).selectAll().execute();
      expect([table, /4242[ -]?4242[ -]?4242/.test(JSON.stringify(rows))]).toEqual([table, false]);
    }
    expect(service.logLines.filter((line) => /4242[ -]?4242[ -]?4242/.test(line))).toEqual([]);
  }
});

describe('a form that somebody else has made', () => {
  let victim: GuestBrowser;
  let forms: string[];
  beforeEach(async () => {
    victim = await signedIn(club, host);
    service.clock.advance(61 * 60_000);
    const link = await made(seller, {
      collect: { name: 'required' },
      expires_at: new Date(service.clock.now() + 60 * 60_000).toISOString(),
    });
    const pay = new URL(link.url).pathname;
    await victim.send(`${AT}/items/${club.burger}`, { quantity: '1', note: '' });
    const ada = { when: '', name: 'Ada Byron', phone: '020 7946 0018', pay: 'pickup' };
    const { headers } = await victim.send(`${AT}/checkout`, ada);
    const order = String(headers['location']);
    await victim.get(pay);
    forms = [
      ...['/items/' + club.burger, '/cart', '/fulfillment', '/checkout', '/pay/card'].map(
        (path) => AT + path,
      ),
      `${order}/cancel`,
      ...['', '/again', '/card/back'].map((path) => pay + path),
      ...['', '/code', '/code/again', '/redeem', '/give-back', '/leave', '/sign-out'].map(
        (path) => REWARDS + path,
      ),
    ];
  });

  test('is refused: by the browser’s word, by its origin, and by a token of another browser', async () => {
    const stranger = new GuestBrowser(service, host, from());
    const { csrf = '' } = hiddenIn((await stranger.get(`${AT}/items/${club.burger}`)).text);
    const own = csrfOf(victim.cookies.get('trellis_guest') ?? '');
    const cookie = [...victim.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const ways: Record<string, { headers: Record<string, string>; csrf: string }> = {
      'another site': {
        headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
        csrf: own,
      },
      'a neighboring host': {
        headers: { origin: `http://evil.${host}`, 'sec-fetch-site': 'same-site' },
        csrf: own,
      },
      'an old browser': { headers: { origin: 'https://evil.example' }, csrf: own },
      'a sandboxed frame': { headers: { origin: 'null' }, csrf: own },
      'another browser’s token': { headers: { origin: `http://${host}` }, csrf },
      'no token': { headers: { origin: `http://${host}` }, csrf: '' },
    };
    for (const [way, { headers, csrf: token }] of Object.entries(ways)) {
      for (const path of forms) {
        const { status } = await atHost(service, host, path, {
          method: 'POST',
          headers: { ...headers, ...from(), cookie },
          body: new URLSearchParams({ csrf: token, name: 'Mallory', phone: '+447700900999' }),
        });
        expect([way, path, status]).toEqual([way, path, 403]);
      }
    }
    expect(wordsOf((await victim.get(REWARDS)).text)).toContain('Signed in with');
  });
});

test('over https a guest’s secret is a __Host- cookie, which no neighboring host and no http page can plant', () => {
  const cookie = guestCookie('https://order.example');
  const set: string[] = [];
  cookie.write({ append: (_: string, value: string) => set.push(value) } as never, newSecret());
  expect(set[0]).toMatch(
    /^__Host-trellis_guest=[\w-]{43}; Max-Age=28800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  const reading = (header: string) => cookie.read({ headers: { cookie: header } } as never);
  const secret = newSecret();
  expect(reading(`trellis_guest=${secret}`)).toBeUndefined();
  expect(reading(`__Host-trellis_guest=${secret}`)).toBe(secret);
});

test('two windows, a double click and Back after paying: one charge and one order', async () => {
  const guest = new GuestBrowser(service, host, from());
  await guest.send(`${AT}/items/${club.burger}`, { quantity: '1', note: '' });
  const checkout = await guest.get(`${AT}/checkout`);
  const filled = {
    ...hiddenIn(checkout.text),
    when: '',
    name: 'Ada Byron',
    phone: '020 7946 0018',
    pay: 'card',
  };
  const before = await placed();
  await Promise.all([guest.post(`${AT}/checkout`, filled), guest.post(`${AT}/checkout`, filled)]);
  const backs = [];
  for (const _ of ['one window', 'another one']) {
    const { text } = await guest.get(`${AT}/pay`);
    const [, action = ''] = /action="([^"]+\/tokens)"/.exec(text) ?? [];
    const { form = '' } = hiddenIn(text);
    const response = await fetch(action, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ form, number: GOOD, exp_month: '12', exp_year: '2040', cvc: '123' }),
    });
    const { pathname, search } = new URL(response.headers.get('location') ?? '');
    backs.push(pathname + search);
  }
  const [one = '', other = ''] = backs;
  const replies = await Promise.all([guest.get(one), guest.get(one), guest.get(other)]);
  expect(replies.map(({ status }) => status)).toEqual([303, 303, 303]);
  const { headers } = await guest.get(`${AT}/orders`);
  const order = String(headers['location']);
  // Back: to the card, its way back, the checkout and its form, which were all kept by the browser.
  for (const path of [`${AT}/pay`, one, other, `${AT}/checkout`]) await guest.get(path);
  await guest.post(`${AT}/checkout`, filled);
  expect((await guest.get(`${AT}/orders`)).headers['location']).toBe(order);
  expect(await placed()).toBe(before + 1);
  const [, id = ''] = /(ord_\w{26})/.exec(order) ?? [];
  const { data } = await ok<{ data: { status: string }[] }>(
    service,
    `GET /v1/payments?order=${id}`,
    club.key,
  );
  expect(data.map(({ status }) => status)).toEqual(['authorized']);
});
