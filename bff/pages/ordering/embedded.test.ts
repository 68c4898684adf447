import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { atHost, siteHost } from '../hosts/testing/at-host.ts';
import type { Order } from '../../orders/orders/contract/order.ts';
import { ok, openShop, type Shop } from '../../orders/orders/testing/shop.ts';
import { call, signUp, startService, type Service } from '../../testing/service/service.ts';
import { EmbeddedGuest, GuestBrowser, hiddenIn, wordsOf } from './testing/guest-browser.ts';

const PAGE = 'https://cafe.example/order?table=4';
const { origin: ORIGIN } = new URL(PAGE);
const AT = '/riverside-nursery/high-street';
const ADA = { name: 'Ada Byron', phone: '020 7946 0018' };

let service: Service;
let shop: Shop;
let host: string;
let guest: EmbeddedGuest;

beforeAll(async () => {
  service = await startService();
  shop = await openShop(service, {
    location: {
      name: 'High Street',
      fulfillments: { dine_in: { enabled: true } },
    },
  });
  host = siteHost(service, 'greenhouse-pos');
  await ok(service, 'PUT /v1/partners/me/origins', shop.key, { origins: [ORIGIN] });
}, 60_000);
afterAll(() => service.stop());
beforeEach(() => {
  guest = new EmbeddedGuest(service, host, PAGE);
});

const model = (body: object) => call(service, 'PUT /v1/surfaces/ordering', { credential: shop.key, body });

async function choose(): Promise<void> {
  const path = `${AT}/items/${shop.burger}`;
  const { text } = await guest.get(path);
  const { status, headers } = await guest.post(path, { ...hiddenIn(text), quantity: '1', note: '' });
  expect([status, headers['trellis-location']]).toEqual([204, expect.stringContaining(`${AT}?added=`)]);
}

async function toCard(): Promise<string> {
  await choose();
  const { text } = await guest.get(`${AT}/checkout`);
  const { headers } = await guest.post(`${AT}/checkout`, {
    ...hiddenIn(text),
    when: '',
    ...ADA,
    pay: 'card',
  });
  expect(headers['trellis-location']).toBe(`${AT}/pay`);
  return (await guest.get(`${AT}/pay`)).text;
}

/** Pays as the element does: the card as JSON to the processor, the token to the site. */
async function payBy(number: string, page: string): Promise<Record<string, unknown>> {
  const [, action = ''] = /action="([^"]+\/tokens)"/.exec(page) ?? [];
  const { csrf = '', card_form: form = '' } = hiddenIn(page.slice(page.indexOf('data-token')));
  const response = await fetch(`${action}?form=${form}`, {
    method: 'POST',
    headers: { origin: ORIGIN, 'content-type': 'application/json' },
    body: JSON.stringify({ form, number, exp_month: 12, exp_year: 2040, cvc: '123' }),
  });
  expect(response.headers.get('access-control-allow-origin')).toBe(ORIGIN);
  const { token = '' } = (await response.json()) as { token?: string };
  const { headers } = await guest.post(`${AT}/pay/card`, { csrf, card_form: form, card_token: token });
  return headers;
}

describe('an element in a page of a registered origin', () => {
  test('gets pages without their frame, which only that page may read, and no cookie', async () => {
    const { status, text, headers } = await guest.get(AT);
    expect(status).toBe(200);
    expect(headers['access-control-allow-origin']).toBe(ORIGIN);
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    expect(headers['vary']).toContain('Origin');
    expect(headers['set-cookie']).toBeUndefined();
    expect(text).toContain('<main id="content" class="full">');
    expect(text).not.toMatch(/<header|<footer|<script|ld\+json/);
    expect(guest.secret).toMatch(/^[\w-]{43}$/);
    const sheets = [...text.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, path = '']) => path);
    expect(sheets).toHaveLength(3);
    for (const path of sheets)
      expect((await atHost(service, host, path)).headers['access-control-allow-origin']).toBe('*');
  });

  test('has amounts and times as its page wants them written, in a language that is known', async () => {
    const priceIn = async (locale: string): Promise<string | undefined> =>
      /£\s?12[.,]50/.exec(wordsOf((await guest.get(AT, { 'trellis-locale': locale })).text))?.[0];
    expect(await priceIn('de-AT')).toBe('£ 12,50');
    for (const locale of ['en-US', 'tlh', '<b>', 'en-US-u-nu-arab', 'x'.repeat(5_000)])
      expect([locale, await priceIn(locale)]).toEqual([locale, '£12.50']);
  });

  test('offers the ways that its page wants, of those that the location has', async () => {
    const waysOf = async (wanted: string): Promise<string[]> => {
      const { text } = await guest.get(AT, { 'trellis-fulfillment': wanted });
      return [...text.matchAll(/name="type" value="(\w+)"/g)].map(([, way = '']) => way);
    };
    const all = await waysOf('');
    expect(all.length).toBeGreaterThan(1);
    expect(await waysOf(all.at(-1) ?? '')).toEqual([all.at(-1)]);
    expect(await waysOf(all.toReversed().join(' '))).toEqual(all);
    expect(await waysOf('by_drone')).toEqual(all);
  });

  test('has a cart of its own, which no cookie opens, and no other secret', async () => {
    await choose();
    expect(wordsOf((await guest.get(`${AT}/cart`)).text)).toContain('Burger');
    const cookie = `trellis_guest=${guest.secret}`;
    const stranger = new EmbeddedGuest(service, host, PAGE);
    expect(wordsOf((await stranger.get(`${AT}/cart`, { cookie })).text)).toContain('Your cart is empty');
    for (const wrong of ['', 'x', `${guest.secret}x`])
      expect(wordsOf((await stranger.get(`${AT}/cart`, { 'trellis-guest': wrong })).text)).toContain('empty');
    // The site itself ignores the header.
    const onSite = await atHost(service, host, `${AT}/cart`, {
      headers: { 'trellis-guest': guest.secret ?? '', 'trellis-fragment': 'trellis-ordering' },
    });
    expect(wordsOf(onSite.text)).toContain('empty');
  });

  test('sends forms only with their token', async () => {
    await choose();
    const reply = await guest.post(`${AT}/cart`, { action: 'tip', tip: '' });
    expect(reply.status).toBe(403);
    expect(reply.headers['access-control-allow-origin']).toBe(ORIGIN);
  });

  test('is served in every model', async () => {
    for (const body of [{ model: 'embedded', url: PAGE.replace(/\?.*/, '') }, { model: 'api' }]) {
      expect((await model(body)).status).toBe(200);
      expect((await guest.get(AT)).status).toBe(200);
      expect((await atHost(service, host, AT)).status).not.toBe(200);
    }
    expect((await model({ model: 'hosted' })).status).toBe(200);
  });

  test('pays with the card’s token, once, and its order is seen as bought', async () => {
    const page = await toCard();
    const led = await payBy('4242 4242 4242 4242', page);
    expect(led['trellis-location']).toMatch(/^\/order\/ord_/);
    const { text, headers } = await guest.get(String(led['trellis-location']));
    expect(wordsOf(text)).toMatch(/Planned for.*\+44 20 7946 0018/);
    expect(text).toMatch(/<data hidden value="order-placed" data-id="ord_\w+" data-number="\d+">/);
    expect([headers['cache-control'], headers['referrer-policy']]).toEqual(['no-store', 'no-referrer']);
    const again = await guest.get(String(led['trellis-location']), {
      'if-none-match': String(headers['etag']),
    });
    expect(again.status).toBe(304);
    expect((await guest.get(`${AT}/pay`)).headers['trellis-location']).toBe(`${AT}/checkout`);
  });

  test('leads a guest who has to confirm a payment to the bank, and back to the partner’s page', async () => {
    const led = await payBy('4000 0000 0000 3220', await toCard());
    expect(led['trellis-return']).toBe(`${AT}/orders`);
    const answered = await fetch(String(led['trellis-location']), {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ answer: 'accept' }),
    });
    expect(answered.headers.get('location')).toBe(PAGE);
    const last = String((await guest.get(`${AT}/orders`)).headers['trellis-location']);
    expect(wordsOf((await guest.get(last)).text)).toContain('Planned for');
  });

  test('comes back only within its own origin, whatever it says', async () => {
    const page = await toCard();
    const led = new EmbeddedGuest(service, host, PAGE);
    const { csrf = '', card_form: form = '' } = hiddenIn(page.slice(page.indexOf('data-token')));
    expect(led.secret).toBeUndefined();
    // Another page asks for the card's form of this guest: it is for the origin that the browser named.
    for (const url of [
      'https://evil.example/',
      'javascript:alert(1)',
      'nowhere',
      `${ORIGIN}@evil.example/`,
    ]) {
      const { text } = await guest.get(`${AT}/pay`, { 'trellis-page': url });
      const other = hiddenIn(text.slice(text.indexOf('data-token'))).card_form ?? '';
      const [, action = ''] = /action="([^"]+\/tokens)"/.exec(text) ?? [];
      const preflight = await fetch(`${action}?form=${other}`, {
        method: 'OPTIONS',
        headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
      });
      expect(preflight.status).toBe(403);
    }
    expect([csrf, form].every((text) => text.length > 10)).toBe(true);
  });
});

describe('an element in a page of any other origin', () => {
  test.each(['https://evil.example/', 'http://cafe.example/', 'https://cafe.example:8443/'])(
    '%s reads and sends nothing',
    async (page) => {
      const stranger = new EmbeddedGuest(service, host, page);
      for (const reply of [await stranger.get(AT), await stranger.post(`${AT}/cart`, {})]) {
        expect(reply.status).toBe(403);
        expect(reply.headers['access-control-allow-origin']).toBeUndefined();
        expect(reply.headers['trellis-guest']).toBeUndefined();
      }
      const preflight = await atHost(service, host, AT, {
        method: 'OPTIONS',
        headers: { origin: new URL(page).origin, 'access-control-request-method': 'GET' },
      });
      expect([preflight.status, preflight.headers['access-control-allow-origin']]).toEqual([403, undefined]);
    },
  );

  test('of another partner, reads nothing either', async () => {
    await signUp(service, 'Orchard Tills');
    expect((await new EmbeddedGuest(service, siteHost(service, 'orchard-tills'), PAGE).get('/')).status).toBe(
      403,
    );
  });

  test('a browser is told beforehand which headers a registered page may send, and never to send cookies', async () => {
    const preflight = await atHost(service, host, `${AT}/cart`, {
      method: 'OPTIONS',
      headers: { origin: ORIGIN, 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': ORIGIN,
      'access-control-allow-headers':
        'Trellis-Fragment, Trellis-Guest, Trellis-Page, Trellis-Locale, Trellis-Fulfillment, If-None-Match',
    });
    expect(preflight.headers['access-control-allow-credentials']).toBeUndefined();
  });
});

describe('an element on the site itself', () => {
  const asked = { 'trellis-fragment': 'trellis-ordering' };

  test('is led, since it can’t see redirects; what it can’t show in place is loaded whole', async () => {
    const browser = new GuestBrowser(service, host);
    await browser.send(`${AT}/items/${shop.burger}`, { quantity: '1', note: '' });
    await browser.send(`${AT}/checkout`, { when: '', ...ADA, pay: 'card' });
    const orders = await browser.get(`${AT}/orders`, asked);
    expect([orders.status, orders.headers['trellis-location']]).toEqual([
      204,
      expect.stringMatching(/^\/order\//),
    ]);
    const pay = await browser.get(`${AT}/pay`, asked);
    expect([pay.status, pay.headers['trellis-whole']]).toEqual([204, 'true']);
    expect((await browser.get(`${AT}/pay`, { ...asked, 'trellis-whole': 'true' })).status).toBe(200);
    expect((await browser.get('/', asked)).headers['trellis-whole']).toBe('true');
    expect((await browser.get('/riverside-nursery', asked)).status).toBe(200);
    expect((await browser.get(AT)).text).toContain('<trellis-ordering class="surface">');
    expect((await browser.get(`${AT}/pay`)).text).toContain('<trellis-ordering class="surface" data-whole>');
  });

  test('sends no card’s token of another browser’s form', async () => {
    const page = await toCard();
    const { card_form: form = '' } = hiddenIn(page.slice(page.indexOf('data-token')));
    const browser = new GuestBrowser(service, host);
    await browser.send(`${AT}/items/${shop.burger}`, { quantity: '1', note: '' });
    await browser.send(`${AT}/checkout`, { when: '', ...ADA, pay: 'card' });
    const { csrf = '' } = hiddenIn((await browser.get(`${AT}/pay`)).text);
    for (const fields of [
      { card_form: form, card_token: 'tok_paid' },
      { card_form: 'frm_1', card_token: 'x' },
    ]) {
      const reply = await browser.post(`${AT}/pay/card`, { csrf, ...fields });
      expect(reply.headers['location']).toBe(`${AT}/pay?problem=card`);
    }
    const { body } = await call<{ data: Order[] }>(service, 'GET /v1/orders?limit=1', {
      credential: shop.key,
    });
    expect(body.data[0]?.status).toBe('draft');
  });

  test('a form of a page that says no referrer is known by the browser’s word alone', async () => {
    const browser = new GuestBrowser(service, host);
    const path = `${AT}/items/${shop.burger}`;
    const { headers, text } = await browser.get(path);
    const cookie = String([headers['set-cookie']].flat()[0]).split(';', 1)[0] ?? '';
    const send = (site: Record<string, string>) =>
      atHost(service, host, path, {
        method: 'POST',
        headers: { cookie, origin: 'null', ...site },
        body: new URLSearchParams({ ...hiddenIn(text), quantity: '1', note: '' }),
      });
    expect((await send({ 'sec-fetch-site': 'same-origin' })).status).toBe(303);
    expect((await send({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await send({})).status).toBe(403);
  });
});
