import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { atHost, siteHost, type SiteReply, type SiteRequest } from '../../hosts/testing/at-host.ts';
import { openShop, paid, placed, read, type Shop } from '../../../orders/orders/testing/shop.ts';
import { call, signUp, startService, type Service } from '../../../testing/service/service.ts';

let service: Service;
let shop: Shop;
let host: string;
beforeAll(async () => {
  service = await startService();
  shop = await openShop(service);
  host = siteHost(service, 'greenhouse-pos');
});
afterAll(() => service.stop());

/** The headers that browsers send with a form of a `no-referrer` page. */
const SAME = { 'sec-fetch-site': 'same-origin', origin: 'null' };

const BROWSED = { 'sec-fetch-site': 'same-origin' };

/** A link as the partner's server gets it. @returns its path */
async function link(body: object = {}): Promise<string> {
  const reply = await call<{ url: string }>(service, 'POST /v1/hosted_links', {
    credential: shop.key,
    body: { merchant: shop.merchant, surface: 'dashboard', ...body },
  });
  if (reply.status !== 201) throw new Error(reply.text);
  const { host: at, pathname } = new URL(reply.body.url);
  if (at !== host) throw new Error(`the link is of ${at}`);
  return pathname;
}

const cookieIn = ({ headers }: SiteReply): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .find((one) => one.startsWith('trellis_dashboard='))
    ?.split(';', 1)[0] ?? '';

/** A browser that has pressed the button of a link. */
class Till {
  cookie = '';

  static async open(surface = 'dashboard', page = '/dashboard'): Promise<Till> {
    const till = new Till();
    const reply = await atHost(service, host, await link({ surface }), { method: 'POST', headers: SAME });
    if (reply.headers['location'] !== page) throw new Error(`${reply.status} ${reply.text}`);
    till.cookie = cookieIn(reply);
    return till;
  }

  at(path: string, options: SiteRequest = {}, where = host): Promise<SiteReply> {
    const headers = {
      cookie: this.cookie,
      ...(options.method === 'POST' ? SAME : BROWSED),
      ...options.headers,
    };
    return atHost(service, where, path, { ...options, headers });
  }

  json(path: string, options: SiteRequest = {}): Promise<SiteReply> {
    const own = { accept: 'application/json', origin: `http://${host}` };
    return this.at(path, { ...options, headers: { ...own, ...options.headers } });
  }
}

const csrfIn = ({ text }: SiteReply): string => /name="csrf" value="([^"]+)"/.exec(text)?.[1] ?? '';
const intentIn = ({ text }: SiteReply): string => /name="intent" value="([^"]+)"/.exec(text)?.[1] ?? '';

let till: Till;
beforeEach(async () => {
  till = await Till.open();
});

test('opening a link changes nothing; its button signs in once', async () => {
  const path = await link();
  const seen = await atHost(service, host, path);
  expect([seen.status, seen.headers['set-cookie']]).toEqual([200, undefined]);
  const used = await atHost(service, host, path, { method: 'POST', headers: SAME });
  expect(used.status).toBe(303);
  expect(String(used.headers['set-cookie'])).toMatch(/; Path=\/dashboard; HttpOnly; SameSite=Lax/);
  for (const method of ['GET', 'POST']) {
    expect((await atHost(service, host, path, { method, headers: SAME })).status).toBe(410);
  }
});

test('is nobody else’s to keep, frame, find or be referred from', async () => {
  const { status, headers, text } = await till.at('/dashboard');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
  });
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['content-security-policy']).toContain("connect-src 'self'");
  expect(text).toContain('<meta name="robots" content="noindex"');
  expect(text).toMatch(/<trellis-session api="\/dashboard\/api" cookie csrf="[\w-]+">\s*<trellis-dashboard>/);
});

/** The form of an order's own page, or of another path below it, filled in and sent. */
async function send(path: string, fields: Record<string, string>): Promise<SiteReply> {
  const page = await till.at(path);
  const body = new URLSearchParams({ csrf: csrfIn(page), intent: intentIn(page), ...fields });
  return till.at(path, { method: 'POST', body });
}

test('without a script, orders are accepted, readied and handed over with forms', async () => {
  const order = await placed(shop, { customer: { name: '<b>Ada</b>', phone: '+442079460018' } });
  const path = `/dashboard/orders/${order.id}`;
  for (const at of ['/dashboard', path]) expect((await till.at(at)).text).not.toContain('<b>Ada</b>');
  const typed = await send(path, { move: 'accept', ready_in: 'soon' });
  expect([typed.status, typed.text]).toEqual([200, expect.stringContaining('Enter the minutes, 1–')]);
  expect(typed.text).toContain('value="soon"');
  expect((await send(path, { move: 'accept', ready_in: '25' })).headers['location']).toBe('/dashboard');
  expect((await read(shop, order)).fulfillment).toMatchObject({ state: 'accepted' });
  const again = await send(path, { move: 'accept' });
  expect([again.status, again.text]).toEqual([200, expect.stringContaining('role="alert"')]);
  expect((await send(path, { move: 'refund' })).status).toBe(404);
  expect((await send(path, { move: 'ready' })).status).toBe(303);
  expect((await send(path, { move: 'complete' })).status).toBe(303);
  expect((await read(shop, order)).status).toBe('completed');
});

test('without a script, an order is accepted without what is not available', async () => {
  const order = await placed(shop);
  const path = `/dashboard/orders/${order.id}`;
  const { text } = await till.at(path);
  expect(text).toMatch(/<summary>Something isn’t available<\/summary>[\s\S]*name="unavailable-burger"/);
  const all = await send(path, { move: 'accept', 'unavailable-burger': '2', 'unavailable-fries': '1' });
  expect([all.status, all.text]).toEqual([
    200,
    expect.stringContaining('Something of the order has to stay.'),
  ]);
  expect(all.text).toMatch(/<details open>[\s\S]*value="2"\s+selected/);
  const sent = await send(path, { move: 'accept', 'unavailable-burger': '1', 'unavailable-fries': '1' });
  expect(sent.headers['location']).toBe('/dashboard');
  expect(await read(shop, order)).toMatchObject({ payment_state: 'captured', subtotal: { amount: 1400 } });
  const after = await till.at(path);
  expect(after.text).toMatch(
    /<b>1 ×<\/b>\s+Burger[\s\S]*Not available: 1 × \S*Burger[\s\S]*Not available: 1 × \S*Fries/,
  );
  expect(after.text).not.toMatch(/<b>[01] ×<\/b>\s+Fries/);
  expect((await till.at(`${path}/refund`)).text).toContain('1 of 1');
});

test('the list loads again by itself and has nothing to type; an order’s own page has, and stays', async () => {
  const order = await placed(shop);
  const list = await till.at('/dashboard');
  const plain = list.text.slice(list.text.indexOf('<trellis-dashboard>'));
  expect(list.text).toContain('http-equiv="refresh"');
  expect(plain).toContain(`href="/dashboard/orders/${order.id}"`);
  expect(plain).not.toMatch(/<(?:textarea|select|input(?! type="hidden"))/);
  const own = await till.at(`/dashboard/orders/${order.id}`);
  expect(own.text).not.toContain('refresh');
  expect(own.text).toMatch(/name="ready_in"[\s\S]*name="reason"/);
  const unsaid = await send(`/dashboard/orders/${order.id}`, { move: 'reject', reason: '' });
  expect(unsaid.text).toContain('Write why');
  await send(`/dashboard/orders/${order.id}`, { move: 'reject', reason: 'No more <buns>.' });
  expect((await read(shop, order)).fulfillment).toMatchObject({
    state: 'rejected',
    reason: 'No more <buns>.',
  });
  expect((await till.at('/dashboard/orders/ord_unknown')).status).toBe(404);
});

test('a refund is by units, says how much it is, and is made once', async () => {
  const order = await paid(shop);
  const path = `/dashboard/orders/${order.id}/refund`;
  expect((await till.at(path.replace('/refund', ''))).text).toContain(`href="${path}"`);
  expect((await send(path, {})).text).toContain('Choose what to refund.');
  const quoted = await send(path, { quantity_1: '1' });
  expect(quoted.text).toMatch(/role="status">\s*<b>£4\.30<\/b> is refunded to the\s+customer: 1 × Fries/);
  expect((await read(shop, order)).refunded.amount).toBe(0);
  const agreed = { csrf: csrfIn(quoted), intent: intentIn(quoted), quantity_1: '1', agreed: 'yes' };
  for (const _ of [1, 2]) {
    const sent = await till.at(path, { method: 'POST', body: new URLSearchParams(agreed) });
    expect(sent.headers['location']).toBe(path.replace('/refund', ''));
  }
  expect((await read(shop, order)).refunded.amount).toBe(430);
  expect((await send(path, { quantity_1: '1' })).text).toContain('role="alert"');
});

test('a form needs the token of its session, and comes from the same site', async () => {
  const order = await placed(shop);
  const csrf = csrfIn(await till.at('/dashboard'));
  const other = csrfIn(await (await Till.open()).at('/dashboard'));
  const path = `/dashboard/orders/${order.id}`;
  const send = (token: string, headers = {}) =>
    till.at(path, { method: 'POST', headers, body: new URLSearchParams({ csrf: token, move: 'accept' }) });
  expect((await send(other)).status).toBe(403);
  expect((await send(csrf, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await send(csrf, { origin: 'https://elsewhere.example' })).status).toBe(403);
  // A registered page may embed the elements of guests, and not this.
  const origin = 'https://pos.example';
  await call(service, 'PUT /v1/partners/me/origins', { credential: shop.key, body: { origins: [origin] } });
  const embedded = { origin, 'sec-fetch-site': 'cross-site', 'trellis-fragment': 'trellis-dashboard' };
  expect((await send(csrf, embedded)).status).toBe(403);
  const entering = { method: 'POST', headers: embedded };
  expect((await atHost(service, host, await link(), entering)).status).toBe(403);
  expect((await read(shop, order)).fulfillment.state).toBe('proposed');
});

test('its set-up opens the payment processor’s form, which leads back to this site alone', async () => {
  const processor = service.deps.processors.sandbox ?? {};
  const linkFor = (id: string, back: string) => Promise.resolve(`https://processor.example/${id}?${back}`);
  Object.assign(processor, { accounts: { linkFor } });
  onTestFinished(() => void Reflect.deleteProperty(processor, 'accounts'));
  const path = `/dashboard/api/v1/merchants/${shop.merchant}/onboarding/links`;
  const open = async (who: Till, page: string, return_url: string) => {
    const csrf = /csrf="([^"]+)"/.exec((await who.at(page)).text)?.[1] ?? '';
    const headers = { 'content-type': 'application/json', 'trellis-csrf': csrf };
    return who.json(path, { method: 'POST', body: JSON.stringify({ return_url }), headers });
  };
  const page = '/dashboard/set-up';
  const owner = await Till.open('onboarding', page);
  const opened = await open(owner, page, `http://${host}${page}`);
  const url = `https://processor.example/${shop.merchant}?http://${host}${page}`;
  expect([opened.status, JSON.parse(opened.text)]).toMatchObject([201, { url }]);
  // Not even to an origin that its partner registered.
  const body = { origins: ['https://pos.example'] };
  await call(service, 'PUT /v1/partners/me/origins', { credential: shop.key, body });
  const away = await open(owner, page, 'https://pos.example/');
  expect([away.status, JSON.parse(away.text)]).toMatchObject([400, { param: 'return_url' }]);
  const reader = await open(till, '/dashboard', `http://${host}${page}`);
  expect([reader.status, JSON.parse(reader.text)]).toMatchObject([403, { error: 40_301 }]);
});

test('its element calls operations with the cookie, and changes only with the token', async () => {
  const order = await placed(shop);
  const path = `/dashboard/api/v1/orders/${order.id}`;
  const csrf = csrfIn(await till.at('/dashboard'));
  expect(JSON.parse((await till.json(path)).text)).toMatchObject({ id: order.id });
  const accept = { method: 'POST', body: '{}' };
  const json = { 'content-type': 'application/json' };
  const refused = await till.json(`${path}/accept`, { ...accept, headers: json });
  expect([refused.status, JSON.parse(refused.text)]).toMatchObject([403, { error: 40_306 }]);
  const done = await till.json(`${path}/accept`, { ...accept, headers: { ...json, 'trellis-csrf': csrf } });
  expect([done.status, JSON.parse(done.text)]).toMatchObject([200, { fulfillment: { state: 'accepted' } }]);
  const head = await till.json('/dashboard/api/v1/stream?topics=orders,menus', { method: 'HEAD' });
  expect([head.status, head.headers['content-type']]).toEqual([200, 'text/event-stream; charset=utf-8']);
  // A cross-site page can't read, and a key is no credential here.
  expect((await till.json(path, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
  const byKey = { authorization: `Bearer ${shop.key}`, accept: 'application/json' };
  expect((await atHost(service, host, path, { headers: byKey })).status).toBe(401);
  expect((await till.json('/dashboard/api/v1/keys')).status).toBe(404);
});

test('another partner’s host has none of it', async () => {
  await signUp(service, 'Quay Tills');
  const other = siteHost(service, 'quay-tills');
  const path = await link();
  expect((await atHost(service, other, path)).status).toBe(410);
  expect((await atHost(service, other, path, { method: 'POST', headers: SAME })).status).toBe(410);
  for (const where of ['/dashboard', '/dashboard/api/v1/orders']) {
    expect((await till.at(where, {}, other)).status).toBe(401);
  }
  // The link still works at its host, and nowhere at the service's.
  const own = path.replace('/dashboard', '/hosted');
  expect((await call(service, `GET ${own}`)).status).toBe(410);
  expect((await call(service, `POST ${own}`, { headers: BROWSED })).status).toBe(410);
  expect((await atHost(service, host, path, { method: 'POST', headers: SAME })).status).toBe(303);
});

test('ends with its button, its key and its model', async () => {
  const csrf = csrfIn(await till.at('/dashboard'));
  const path = '/dashboard/sign-out';
  expect((await till.at(path, { method: 'POST', body: new URLSearchParams({ csrf: 'x' }) })).status).toBe(
    403,
  );
  expect((await till.at(path, { method: 'POST', body: new URLSearchParams({ csrf }) })).status).toBe(303);
  expect((await till.at('/dashboard')).status).toBe(401);

  const other = await Till.open();
  const put = (model: string) =>
    call(service, 'PUT /v1/surfaces/dashboard', { credential: shop.key, body: { model } });
  await put('embedded');
  expect((await other.at('/dashboard')).status).toBe(404);
  expect((await other.json('/dashboard/api/v1/orders')).status).toBe(404);
  const refused = await call(service, 'POST /v1/hosted_links', {
    credential: shop.key,
    body: { merchant: shop.merchant, surface: 'dashboard' },
  });
  expect([refused.status, refused.body['error']]).toEqual([409, 40_902]);
  await put('hosted');
  expect((await other.at('/dashboard')).status).toBe(200);
});

test('a link to the team is for a manager, who gives every role but the owner’s', async () => {
  const manager = await Till.open('team', '/dashboard/team');
  const { text } = await manager.at('/dashboard/team');
  const offered = /<select[^>]* name="role"[^>]*>(.*?)<\/select>/s.exec(text)?.[1] ?? '';
  expect([...offered.matchAll(/value="(\w+)"/g)].map(([, role]) => role)).toEqual([
    'manager',
    'cashier',
    'kitchen',
    'accountant',
  ]);
  const fields = ['csrf', 'intent'].map((name) => [
    name,
    new RegExp(`name="${name}" value="([^"]+)"`).exec(text)?.[1] ?? '',
  ]);
  const body = new URLSearchParams([...fields, ['email', 'rosa@mill-lane.example'], ['role', 'kitchen']]);
  const reply = await manager.at('/dashboard/team', { method: 'POST', body });
  expect([reply.status, reply.headers['location']]).toEqual([303, '/dashboard/team']);
  expect((await manager.at('/dashboard/team')).text).toContain('rosa@mill-lane.example');
});

test('a new sign-in is a new session: a cookie that was there before is worth nothing', async () => {
  const reply = await atHost(service, host, await link(), {
    method: 'POST',
    headers: { ...SAME, cookie: till.cookie },
  });
  expect(cookieIn(reply)).not.toBe(till.cookie);
  expect((await till.at('/dashboard')).status).toBe(401);
});
