import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OPERATIONS } from '../../../developers/document/operations.ts';
import { lunch, openShop, paid, placed, type Shop } from '../../../orders/orders/testing/shop.ts';
import type { Order } from '../../../orders/orders/contract/order.ts';
import { startMailServer, type MailServer } from '../../../providers/messages/testing/mail-server.ts';
import { call, startService, type Service } from '../../../testing/service/service.ts';
import { lastMail } from '../../console/people/testing/door.ts';
import { siteHost, type SiteReply } from '../../hosts/testing/at-host.ts';
import { Person } from '../testing/person.ts';

const MINUTE_MS = 60_000;

let service: Service;
let mail: MailServer;
let shop: Shop;
/** The location where nobody of these tests works. */
let elsewhere: string;
let here: { open: Order; sold: Order };
let there: { open: Order; sold: Order };
beforeAll(async () => {
  mail = await startMailServer();
  service = await startService({
    messages: { mail: { url: mail.url, from: 'Trellis <no-reply@trellis.example>' } },
  });
  shop = await openShop(service);
  const other = await openShop(service, { partner: shop.partner, location: { name: 'Quay' } });
  elsewhere = other.location;
  here = { open: await placed(shop), sold: await paid(shop) };
  there = { open: await placed(other), sold: await paid(other) };
});
afterAll(async () => {
  await service.stop();
  await mail.close();
});
// The limit of a network counts by the minute.
beforeEach(() => service.clock.advance(MINUTE_MS));

interface Worker {
  readonly id: string;
  readonly person: Person;
  readonly send: (method: string, path: string, body?: object) => Promise<SiteReply>;
}

const members = (id = ''): string => `/v1/merchants/${shop.merchant}/members${id && `/${id}`}`;
const withKey = <Body>(operation: string, body?: object) =>
  call<Body>(service, operation, { credential: shop.key, ...(body && { body }) });

/** A person who is signed in, with what an element sends. */
async function worker(email: string, role: string, locations: string[] | null): Promise<Worker> {
  const { status, body } = await withKey<{ id: string }>(`POST ${members()}`, { email, role, locations });
  expect(status).toBe(201);
  const host = siteHost(service, 'greenhouse-pos');
  const person = new Person(service, host);
  await person.send(await person.open('/dashboard/sign-in'), '/dashboard/sign-in', { email });
  const sent = await person.open('/dashboard/sign-in/sent');
  await person.send(sent, '/dashboard/sign-in/sent', { code: lastMail(mail).code ?? '' });
  const csrf = /csrf="([^"]+)"/.exec((await person.open('/dashboard')).text)?.[1] ?? '';
  let count = 0;
  return {
    id: body.id,
    person,
    send: (method, path, sending) =>
      person.open(`/dashboard/api${path}`, {
        method,
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          'idempotency-key': `${email} ${(count += 1)}`,
          'trellis-csrf': csrf,
          origin: `http://${host}`,
        },
        ...(sending && { body: JSON.stringify(sending) }),
      }),
  };
}

describe('a person who works at one location', () => {
  let manager: Worker;
  beforeAll(async () => {
    manager = await worker('manager@mill-lane.example', 'manager', [shop.location]);
  });

  const get = async (path: string) => {
    const { status, text } = await manager.person.call(path);
    return { status, body: JSON.parse(text) as Record<string, unknown> & { data: { id: string }[] } };
  };
  const idsAt = async (path: string) => (await get(path)).body.data.map(({ id }) => id);

  test('has a page of the payments of this one alone, with their sums', async () => {
    const page = await manager.person.open('/dashboard/payments');
    expect(page.text).toContain('<trellis-payments></trellis-payments>');
    expect(page.text).toContain('The latest payments');
    const rows = page.text.split('<tr>').length - 2;
    expect(rows).toBe((await idsAt('/v1/payments')).length);
    const { body } = await get('/v1/payments/summary');
    expect(body).toMatchObject({
      held: { count: (await idsAt('/v1/payments?status=authorized')).length },
      paid: { count: (await idsAt('/v1/payments?status=captured')).length },
    });
  });

  test('has a page of the loyalty program, with its members', async () => {
    const before = await manager.person.open('/dashboard/loyalty');
    expect(before.text).toContain('There is no loyalty program yet.');
    const { status } = await call(service, 'POST /v1/loyalty/programs', {
      credential: shop.key,
      body: {
        merchant: shop.merchant,
        accrual: { type: 'spend', points: 1, amount: { amount: 100, currency: 'GBP' } },
        reward_tiers: [
          {
            name: '<b>£5 off</b>',
            points: 100,
            discount: { type: 'fixed', amount: { amount: 500, currency: 'GBP' } },
          },
        ],
      },
    });
    expect(status).toBe(201);
    const { text } = await manager.person.open('/dashboard/loyalty');
    for (const said of ['1 for each £1.00', '&lt;b&gt;£5 off&lt;/b&gt;', 'Points given', 'Nothing yet.'])
      expect(text).toContain(said);
  });

  test('sees the orders, payments and the location of this one alone', async () => {
    expect(new Set(await idsAt('/v1/orders'))).toEqual(new Set([here.open.id, here.sold.id]));
    expect(await idsAt(`/v1/orders?location=${elsewhere}`)).toEqual([]);
    expect(await idsAt(`/v1/merchants/${shop.merchant}/locations`)).toEqual([shop.location]);
    const payments = await idsAt('/v1/payments');
    expect(new Set(payments)).toEqual(new Set([here.open.payment, here.sold.payment]));
    for (const path of [
      `/v1/orders/${there.open.id}`,
      `/v1/orders/${there.open.id}/ticket`,
      `/v1/orders/${there.open.id}/receipt`,
      `/v1/payments/${there.sold.payment}`,
      `/v1/merchants/${shop.merchant}/locations/${elsewhere}`,
      `/v1/merchants/${shop.merchant}/locations/${elsewhere}/slots?fulfillment=pickup`,
    ]) {
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    }
  });

  test('changes nothing at another one, and nothing of the whole business', async () => {
    const move = { reason: 'No' };
    const refund = { lines: [{ uid: 'burger', quantity: 1 }], reason: 'requested' };
    const refused: readonly (readonly [string, string, object | undefined, number])[] = [
      ['POST', `/v1/orders/${there.open.id}/accept`, {}, 404],
      ['POST', `/v1/orders/${there.open.id}/reject`, move, 404],
      ['POST', `/v1/orders/${there.sold.id}/ready`, undefined, 404],
      ['POST', `/v1/orders/${there.sold.id}/refund`, refund, 404],
      ['POST', `/v1/orders/${there.sold.id}/refund/quote`, refund, 404],
      [
        'POST',
        `/v1/payments/${there.sold.payment}/refund`,
        { amount: { amount: 100, currency: 'GBP' }, reason: 'requested' },
        404,
      ],
      ['POST', '/v1/orders', lunch({ ...shop, location: elsewhere }), 404],
      ['POST', '/v1/orders/quote', lunch({ ...shop, location: elsewhere }), 404],
      ['PATCH', `/v1/merchants/${shop.merchant}/locations/${elsewhere}`, { name: 'Mine' }, 404],
      ['POST', `/v1/merchants/${shop.merchant}/locations`, { name: 'Third' }, 403],
      ['PATCH', `/v1/merchants/${shop.merchant}`, { display_name: 'Mine' }, 403],
      ['PATCH', `/v1/merchants/${shop.merchant}/storefront`, { tagline: 'Mine' }, 403],
      ['PUT', `/v1/menus/${shop.menu}/availability`, soldOut(undefined), 400],
      ['PUT', `/v1/menus/${shop.menu}/availability`, soldOut(elsewhere), 400],
      ['POST', members(), { email: 'x@mill-lane.example', role: 'cashier' }, 403],
      ['POST', '/v1/devices', { name: 'Mine' }, 403],
    ];
    for (const [method, path, body, status] of refused) {
      const reply = await manager.send(method, path, body);
      expect([path, reply.status, reply.text]).toEqual([path, status, reply.text]);
    }
  });

  const soldOut = (location: string | undefined) => ({
    items: [{ target: shop.burger, available: false, ...(location !== undefined && { location }) }],
  });

  test('works at this one: takes orders, sets hours, and what is sold out', async () => {
    const own: readonly (readonly [string, string, object])[] = [
      ['POST', `/v1/orders/${here.open.id}/accept`, {}],
      ['PATCH', `/v1/merchants/${shop.merchant}/locations/${shop.location}`, { phone: '+442079460018' }],
      ['PUT', `/v1/menus/${shop.menu}/availability`, soldOut(shop.location)],
    ];
    for (const [method, path, body] of own) {
      const reply = await manager.send(method, path, body);
      expect([path, reply.status, reply.text]).toEqual([path, 200, reply.text]);
    }
  });

  test('has the sales of this one alone, and no payouts, staff or devices', async () => {
    const { body: today } = await get('/v1/reports/today');
    const date = String(today['business_date']);
    const period = `from=${date}&to=${date}`;
    expect(today).toMatchObject({ orders: 2, open: 2 });
    expect((await get(`/v1/reports/sales?${period}&group=location`)).body['rows']).toMatchObject([
      { location: shop.location, orders: 2 },
    ]);
    expect((await get(`/v1/reports/sales?${period}&location=${elsewhere}`)).status).toBe(404);
    expect((await get('/v1/reports/options')).body['locations']).toMatchObject([{ id: shop.location }]);
    const ofAll = await withKey<{ rows: unknown[] }>(
      `GET /v1/reports/items?${period}&merchant=${shop.merchant}`,
    );
    expect(ofAll.body.rows).toHaveLength(4);
    const { rows } = (await get(`/v1/reports/items?${period}`)).body;
    expect(rows).toMatchObject([
      { item: shop.burger, quantity: 4 },
      { item: shop.fries, quantity: 2 },
    ]);
    const payments = await manager.person.call(`/v1/reports/payments?${period}&format=csv`);
    expect(payments.text).toContain(here.sold.payment);
    expect(payments.text).not.toContain(there.sold.payment);
    for (const path of [
      '/v1/payouts',
      '/v1/balance',
      members(),
      '/v1/devices',
      `/v1/reports/payouts?${period}`,
    ]) {
      expect([path, (await get(path)).status]).toEqual([path, 403]);
    }
    for (const path of ['payouts', 'set-up', 'team', 'menu', 'settings']) {
      expect([path, (await manager.person.open(`/dashboard/${path}`)).status]).toEqual([path, 403]);
    }
  });

  test('reads nothing of another one by any operation without an ID', async () => {
    const lists = OPERATIONS.filter(
      ({ method, path, credentials, success, query }) =>
        method === 'get' &&
        !path.replace('{merchant}', '').includes('{') &&
        credentials.includes('session') &&
        success.events === undefined &&
        (query?.required ?? []).length === 0,
    );
    expect(lists.length).toBeGreaterThan(10);
    for (const { path } of lists) {
      const { text } = await manager.person.call(path.replace('{merchant}', shop.merchant));
      for (const id of [elsewhere, there.open.id, there.sold.id, there.open.payment, there.sold.payment]) {
        expect([path, id, text.includes(String(id))]).toEqual([path, id, false]);
      }
    }
  });

  test('sees all again once the limit is taken away, with the next request', async () => {
    const limited = await worker('cashier@mill-lane.example', 'cashier', [shop.location]);
    expect((await limited.person.call(`/v1/orders/${there.open.id}`)).status).toBe(404);
    await withKey(`PATCH ${members(limited.id)}`, { locations: null });
    expect((await limited.person.call(`/v1/orders/${there.open.id}`)).status).toBe(200);
    await withKey(`PATCH ${members(limited.id)}`, { locations: [elsewhere] });
    expect((await limited.person.call(`/v1/orders/${here.open.id}`)).status).toBe(404);
  });
});

describe('locations of the staff', () => {
  test('are added only by a caller that has all scopes of the role', async () => {
    const limited = { email: 'wide@mill-lane.example', role: 'manager', locations: [shop.location] };
    const { body: member } = await withKey<{ id: string }>(`POST ${members()}`, limited);
    const { key: credential, merchant } = shop;
    const { body: session } = await call<{ token: string }>(service, 'POST /v1/sessions', {
      credential,
      body: { merchant, scopes: ['staff:read', 'staff:write'] },
    });
    const change = (locations: string[] | null) =>
      call(service, `PATCH ${members(member.id)}`, { credential: session.token, body: { locations } });
    expect((await change(null)).status).toBe(403);
    expect((await change([shop.location, elsewhere])).status).toBe(403);
    expect((await change([elsewhere])).status).toBe(403);
    expect((await change([shop.location])).status).toBe(200);
    expect((await withKey(`PATCH ${members(member.id)}`, { locations: null })).status).toBe(200);
    expect((await change([elsewhere])).status).toBe(200);
  });

  const invite = async (body: object) =>
    (await withKey<{ error: number; param: string; locations: unknown }>(`POST ${members()}`, body)).body;

  test('are those of the merchant, and never an owner’s', async () => {
    const email = 'new@mill-lane.example';
    expect(
      await invite({ email, role: 'cashier', locations: ['loc_00000000000000000000000000'] }),
    ).toMatchObject({
      error: 40003,
      param: 'locations.0',
    });
    expect(await invite({ email, role: 'owner', locations: [shop.location] })).toMatchObject({
      error: 40003,
      param: 'locations',
    });
    expect(await invite({ email, role: 'cashier', locations: [] })).toMatchObject({ error: 40003 });
    expect(await invite({ email, role: 'cashier', locations: [shop.location] })).toMatchObject({
      locations: [shop.location],
    });
  });

  test('are chosen on the dashboard, without script', async () => {
    const owner = await worker('owner@mill-lane.example', 'owner', null);
    const page = await owner.person.open('/dashboard/team');
    expect(page.text).toContain('All locations');
    await owner.person.send(page, '/dashboard/team', {
      email: 'bar@mill-lane.example',
      role: 'cashier',
      places: 'shown',
      locations: elsewhere,
    });
    const { body } = await withKey<{ data: { email: string; locations: string[] | null }[] }>(
      `GET ${members()}?limit=100`,
    );
    expect(body.data.find(({ email }) => email.startsWith('bar'))?.locations).toEqual([elsewhere]);
    expect((await owner.person.open('/dashboard/team')).text).toContain('<summary>Quay</summary>');
  });
});
