import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import { inboxOf } from '../../orders/notices/testing/inbox.ts';
import { move, ok, openShop, placed, type Shop } from '../../orders/orders/testing/shop.ts';
import type { Order } from '../../orders/orders/contract/order.ts';
import { startPushService, type PushService } from '../../providers/messages/testing/push-service.ts';
import { startService, type Service } from '../../testing/service/service.ts';
import { siteHost } from '../hosts/testing/at-host.ts';
import { GuestBrowser } from './testing/guest-browser.ts';

let service: Service;
let pushes: PushService;
let shop: Shop;
let host: string;
let guest: GuestBrowser;
beforeAll(async () => {
  service = await startService();
  pushes = await startPushService();
  shop = await openShop(service);
  const { slug } = await ok<{ slug: string }>(service, 'GET /v1/partners/me', shop.key);
  host = siteHost(service, slug);
});
afterAll(async () => {
  await service.stop();
  await pushes.close();
});
beforeEach(() => {
  pushes.answer = 201;
  guest = new GuestBrowser(service, host);
});

const ADA = { name: 'Ada Byron', phone: '+442079460018' };
const pathOf = (order: Order): string => new URL(order.status_url).pathname;
const newOrder = () => placed(shop, { customer: ADA });
const subscribe = (order: Order, sent: Record<string, string>, browser = guest) =>
  browser.send(pathOf(order), sent, `${pathOf(order)}/browser`);
const stored = (order: Order) =>
  service.db.selectFrom('browser_subscriptions').selectAll().where('order_id', '=', order.id).execute();
const pushedTo = ({ endpoint }: { endpoint: string }) =>
  pushes.pushed.filter(({ path }) => endpoint.endsWith(path)).map(({ payload }) => payload);
const arrived = async (to: { endpoint: string }, count: number) => {
  await expect.poll(() => pushedTo(to).length).toBeGreaterThanOrEqual(count);
  return pushedTo(to);
};
const inBrowser = async (order: Order) =>
  (await inboxOf(shop)).filter(
    ({ channel, subject }) => channel === 'browser' && subject?.includes(String(order.number)),
  );

describe('a browser that asked on the page of an order', () => {
  test('shows each step once, in its language, and nothing of the guest', async () => {
    const order = await newOrder();
    const before = await guest.get(pathOf(order));
    expect(before.text).toMatch(/data-push="[\w-]{87}"/);
    const to = pushes.subscribe();
    const german = new GuestBrowser(service, host, { 'accept-language': 'de' });
    const told = await subscribe(order, to, german);
    expect([told.status, told.headers.location]).toEqual([303, pathOf(order)]);
    const page = await german.get(pathOf(order));
    expect(page.text).toContain('Dieser Browser meldet sich, wenn die Bestellung fertig ist.');
    expect(page.text).not.toContain('data-push=');
    expect((await guest.get(pathOf(order))).text).toContain('data-push=');
    await move(shop, order, 'accept', {});
    await arrived(to, 1);
    await move(shop, order, 'ready');
    const all = await arrived(to, 2);
    expect(all[0]?.['title']).toMatch(`Bestellung ${order.number} ist angenommen`);
    expect(all[1]).toEqual({
      title: `Bestellung ${order.number} ist fertig`,
      body: 'Riverside Nursery',
      tag: order.id,
    });
    expect(JSON.stringify(all)).not.toMatch(/Ada|Byron|7946/);
    expect(await inBrowser(order)).toHaveLength(2);
    const headers = pushes.pushed[0]?.headers;
    expect(headers).toMatchObject({ urgency: 'high', 'content-encoding': 'aes128gcm' });
    expect(Number(headers?.['ttl'])).toBeLessThanOrEqual(7200);
    // It is over: the page offers nothing anymore.
    expect((await guest.get(pathOf(order))).text).not.toContain('data-push=');
  });

  test('says of a rejected order that nothing was charged', async () => {
    const order = await newOrder();
    const to = pushes.subscribe();
    await subscribe(order, to);
    await move(shop, order, 'reject', { reason: 'Sold out' });
    const [said] = await arrived(to, 1);
    expect(said).toMatchObject({ title: 'Riverside Nursery couldn’t take your order' });
    expect(said?.['body']).toMatch(/^You were not charged\./);
    expect((await guest.get(pathOf(order))).text).toContain('<bdi>Sold out</bdi>');
  });

  test('stops when its guest says so, and others go on', async () => {
    const order = await newOrder();
    const [to, other] = [pushes.subscribe(), pushes.subscribe()];
    await subscribe(order, to);
    await subscribe(order, other, new GuestBrowser(service, host));
    await subscribe(order, { stop: 'yes' });
    expect(await stored(order)).toHaveLength(1);
    await move(shop, order, 'accept', {});
    await arrived(other, 1);
    expect(pushedTo(to)).toEqual([]);
  });

  test('is one that the merchant can leave out', async () => {
    const order = await newOrder();
    const to = pushes.subscribe();
    await subscribe(order, to);
    const settings = `/v1/merchants/${shop.merchant}/notifications`;
    await ok(service, `PUT ${settings}`, shop.key, {
      guests: { order_accepted: { email: true, sms: false, browser: false } },
    });
    await move(shop, order, 'accept', {});
    await move(shop, order, 'ready');
    const all = await arrived(to, 1);
    expect(all.map(({ title }) => title)).toEqual([`Order ${order.number} is ready`]);
    await ok(service, `PUT ${settings}`, shop.key, {});
  });
});

describe('a push service', () => {
  test.each([404, 410])('that answers %s ends the subscription', async (status) => {
    const order = await newOrder();
    const to = pushes.subscribe();
    await subscribe(order, to);
    pushes.answer = status;
    await move(shop, order, 'accept', {});
    await expect.poll(() => stored(order)).toEqual([]);
    expect(pushedTo(to)).toHaveLength(1);
  });

  test.each([429, 503])('that answers %s gets it again', async (status) => {
    const order = await newOrder();
    const to = pushes.subscribe();
    await subscribe(order, to);
    pushes.answer = status;
    await move(shop, order, 'accept', {});
    await arrived(to, 1);
    pushes.answer = 201;
    await arrived(to, 2);
    expect(await stored(order)).toHaveLength(1);
  });

  test('that never answers may have it, and doesn’t get it twice', async () => {
    const order = await newOrder();
    const to = pushes.subscribe();
    await subscribe(order, to);
    pushes.answer = 'nothing';
    await move(shop, order, 'accept', {});
    await arrived(to, 1);
    const [row] = await service.db
      .selectFrom('messages')
      .selectAll()
      .where('channel', '=', 'browser')
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    const due = () =>
      service.db
        .selectFrom('timers')
        .select('kind')
        .where('record', '=', row?.id ?? '')
        .where('kind', '=', 'message.send')
        .execute();
    await expect.poll(due).toEqual([]);
    expect(pushedTo(to)).toHaveLength(1);
  });
});

describe('what a browser sends', () => {
  test('is stored sealed, once, for five browsers of an order at most', async () => {
    const order = await newOrder();
    const first = pushes.subscribe();
    await subscribe(order, first);
    await subscribe(order, first);
    const [row] = await stored(order);
    expect(await stored(order)).toHaveLength(1);
    expect(JSON.stringify(row)).not.toContain(first.auth);
    expect(JSON.stringify(row)).not.toContain(first.endpoint);
    const more = Array.from({ length: 5 }, () => pushes.subscribe());
    const replies = await Promise.all(
      more.map((to) => subscribe(order, to, new GuestBrowser(service, host))),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([303, 303, 303, 303, 409]);
    expect(await stored(order)).toHaveLength(5);
  });

  const own = () => pushes.subscribe();
  test.each([
    ['an address inside the network', () => ({ ...own(), endpoint: 'https://10.0.0.1/push' })],
    ['http elsewhere', () => ({ ...own(), endpoint: 'http://push.example.com/1' })],
    ['a name inside the network', () => ({ ...own(), endpoint: 'https://metadata.internal/' })],
    ['an address with a user', () => ({ ...own(), endpoint: 'https://a:b@push.example.com/1' })],
    [
      'an address that is too long',
      () => ({ ...own(), endpoint: `https://push.example.com/${'x'.repeat(1000)}` }),
    ],
    ['no address', () => ({ ...own(), endpoint: '' })],
    ['a key of another length', () => ({ ...own(), p256dh: 'BAAA' })],
    ['a secret of another length', () => ({ ...own(), auth: 'AAAA' })],
    ['what is no base64url', () => ({ ...own(), auth: '<script>' })],
  ])('%s is refused', async (_, sent) => {
    const order = await newOrder();
    expect((await subscribe(order, sent())).status).toBe(400);
    expect(await stored(order)).toEqual([]);
  });

  test('without the token of the form is refused', async () => {
    const order = await newOrder();
    await guest.get(pathOf(order));
    const { status } = await guest.post(`${pathOf(order)}/browser`, own());
    expect(status).toBe(403);
    expect(await stored(order)).toEqual([]);
  });

  test('is deleted with the guest of the order', async () => {
    const order = await newOrder();
    await subscribe(order, own());
    await move(shop, order, 'reject', { reason: 'Closed' });
    service.clock.advance(91 * 24 * 60 * 60_000);
    await expect.poll(() => stored(order)).toEqual([]);
  });
});

test('the worker’s scope holds no page, and only an order’s address has one', async () => {
  const order = await newOrder();
  const worker = await guest.get(`${pathOf(order)}/worker.js`);
  expect([worker.status, worker.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
  expect(worker.headers['service-worker-allowed']).toBeUndefined();
  expect(worker.headers['content-security-policy']).toBe("default-src 'none'");
  expect((await guest.get('/order/none/worker.js')).status).toBe(404);
});

test('production without keys offers nothing', async () => {
  expect(service.deps.messages.isOffered('production', 'browser')).toBe(false);
  expect(await service.deps.messages.browsers.keyFor('production')).toBeUndefined();
  const { partnerId } = shop.partner;
  await inTransaction(service.db, async (work) => {
    const message = { channel: 'browser', to: 'bsb_1', text: 'Hi' } as const;
    const sent = service.deps.messages.send(work, { partnerId, environment: 'production' }, message);
    await expect(sent).rejects.toMatchObject({ code: 'state_forbids' });
  });
});
