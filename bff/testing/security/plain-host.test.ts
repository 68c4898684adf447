import { afterAll, beforeAll, expect, test } from 'vitest';
import { atHost, type SiteReply } from '../../pages/hosts/testing/at-host.ts';
import { openClub, type Club } from '../../orders/loyalty/testing/club.ts';
import { ok, placed } from '../../orders/orders/testing/shop.ts';
import { GuestBrowser, hiddenIn } from '../../pages/ordering/testing/guest-browser.ts';
import { made } from '../../orders/pay-links/testing/links.ts';
import { csrfOf } from '../../core/http/secrets.ts';
import { REWARDS, signedIn } from '../../pages/rewards/testing/sign-in.ts';
import { startService, type Service } from '../service/service.ts';

/**
 * A path at a partner's host over plain http, as while a partner tries out its site. Browsers send no
 * `Sec-Fetch-Site` there, and `no-referrer` pages send their forms with `Origin: null`.
 */
const AT = '/riverside-nursery/high-street';
const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const HIDDEN = { origin: 'null' };

let service: Service;
let club: Club;
let host: string;
beforeAll(async () => {
  service = await startService({ trustedProxies: 1 });
  const fulfillments = { pickup: { enabled: true }, delivery: { enabled: true }, dine_in: { enabled: true } };
  const hours = { default: WEEK.map((day) => ({ day, open: '00:00', close: '24:00' })) };
  club = await openClub(service, {}, { location: { name: 'High Street', fulfillments, hours } });
  await ok(service, 'POST /v1/sandbox/events', club.key, { type: 'domain.verified' });
  const { data } = await ok<{ data: { host: string }[] }>(service, 'GET /v1/domains', club.key);
  const { port } = new URL(service.url);
  host = `${data[0]?.host}:${port}`;
}, 60_000);
afterAll(() => service.stop());

let visits = 0;
const from = (): Record<string, string> => ({ 'x-forwarded-for': `203.0.113.${(visits += 1)}` });

const link = async (): Promise<URL> => {
  const { url } = await ok<{ url: string }>(service, 'POST /v1/hosted_links', club.key, {
    merchant: club.merchant,
    surface: 'dashboard',
  });
  return new URL(url);
};

test('links to a host that was verified in the sandbox have the port that sites have', async () => {
  expect((await link()).host).toBe(host);
  const order = await placed(club);
  expect(new URL(String(order.status_url)).port).toBe(new URL(service.url).port);
  const opened = await atHost(service, host, AT);
  expect([opened.status, opened.text.includes('Burger')]).toEqual([200, true]);
});

test('every form of a guest is taken by its own token, and by nothing else', async () => {
  const guest = await signedIn(club, host);
  const stranger = new GuestBrowser(service, host, from());
  const item = `${AT}/items/${club.burger}`;
  const seen = await guest.get(item);
  const first = await guest.post(item, { ...hiddenIn(seen.text), quantity: '1', note: '' });
  expect(first.status).toBe(303);
  const { csrf: foreign = '' } = hiddenIn((await stranger.get(item)).text);
  const own = csrfOf(guest.cookies.get('trellis_guest') ?? '');
  const seller = { url: service.url, partner: club.partner, key: club.key, merchant: club.merchant };
  const expires_at = new Date(service.clock.now() + 60 * 60_000).toISOString();
  const { url } = await made(seller, {
    description: 'Lunch',
    amount: { amount: 500, currency: 'GBP' },
    expires_at,
  });
  const pay = new URL(url).pathname;
  const forms = [
    ...[`/items/${club.burger}`, '/cart', '/fulfillment', '/checkout', '/pay/card'].map((path) => AT + path),
    ...['', '/again', '/card/back'].map((path) => pay + path),
    ...['', '/code', '/code/again', '/redeem', '/give-back', '/leave', '/sign-out'].map(
      (path) => REWARDS + path,
    ),
  ];
  const cookie = [...guest.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const send = async (path: string, headers: Record<string, string>, csrf: string): Promise<number> => {
    const body = new URLSearchParams({ csrf, name: 'Ada', phone: '020 7946 0018' });
    return (
      await atHost(service, host, path, { method: 'POST', headers: { ...headers, ...from(), cookie }, body })
    ).status;
  };
  for (const path of forms) {
    const ways: [string, Record<string, string>, string][] = [
      ['another browser’s token', HIDDEN, foreign],
      ['no token', HIDDEN, ''],
      ['a sandboxed frame, by a browser that says so', { ...HIDDEN, 'sec-fetch-site': 'cross-site' }, own],
      ['a neighbor’s frame, by a browser that says so', { ...HIDDEN, 'sec-fetch-site': 'same-site' }, own],
      ['a neighbor', { origin: `http://evil.${host}` }, own],
      ['another site', { origin: 'http://evil.example' }, own],
      ['the same name by https', { origin: `https://${host}` }, own],
    ];
    for (const [way, headers, csrf] of ways)
      expect([path, way, await send(path, headers, csrf)]).toEqual([path, way, 403]);
    for (const headers of [HIDDEN, { origin: `http://${host}` }, {}]) {
      expect([path, headers, await send(path, headers, own)]).not.toEqual([path, headers, 403]);
    }
  }
});

test('the language is remembered', async () => {
  const body = new URLSearchParams({ language: 'de', back: AT });
  const chosen = await atHost(service, host, '/-/language', { method: 'POST', headers: HIDDEN, body });
  expect([chosen.status, String(chosen.headers['set-cookie'])]).toEqual([
    303,
    expect.stringContaining('=de'),
  ]);
});

test('a link of the dashboard asks once more where nobody says whose button it was, and signs nobody in for another site', async () => {
  const { pathname } = await link();
  const press = (headers: Record<string, string>, fields: Record<string, string> = {}): Promise<SiteReply> =>
    atHost(service, host, pathname, {
      method: 'POST',
      headers: { ...HIDDEN, ...headers },
      body: new URLSearchParams(fields),
    });
  const sessions = (reply: SiteReply): string => String(reply.headers['set-cookie'] ?? '');

  const asked = await press({});
  expect([asked.status, asked.text.includes('Open the page</button>')]).toEqual([200, true]);
  expect(sessions(asked)).toContain('trellis_guest=');
  expect(sessions(asked)).not.toContain('trellis_dashboard=');
  const cookie = sessions(asked).split(';', 1)[0] ?? '';
  const { csrf = '' } = hiddenIn(asked.text);

  // A page of another site has no token of this browser; a token of another browser isn't valid here.
  for (const reply of [await press({ cookie }, { csrf: 'x' }), await press({}, { csrf })]) {
    expect([reply.status, sessions(reply).includes('trellis_dashboard=')]).toEqual([200, false]);
  }
  expect((await press({ cookie, 'sec-fetch-site': 'cross-site' }, { csrf })).status).toBe(403);

  const entered = await press({ cookie }, { csrf });
  expect([entered.status, entered.headers['location']]).toEqual([303, '/dashboard']);
  const dashboard = sessions(entered).split(';', 1)[0] ?? '';
  const list = await atHost(service, host, '/dashboard', { headers: { cookie: dashboard } });
  expect(list.status).toBe(200);
  const order = await placed(club);
  const page = await atHost(service, host, `/dashboard/orders/${order.id}`, {
    headers: { cookie: dashboard },
  });
  const accept = (fields: Record<string, string>): Promise<SiteReply> =>
    atHost(service, host, `/dashboard/orders/${order.id}`, {
      method: 'POST',
      headers: { ...HIDDEN, cookie: dashboard },
      body: new URLSearchParams({ ...hiddenIn(page.text), move: 'accept', ready_in: '20', ...fields }),
    });
  expect((await accept({ csrf: 'x'.repeat(43) })).status).toBe(403);
  expect((await accept({})).status).toBe(303);
});
