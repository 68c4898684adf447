import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Webhook } from 'standardwebhooks';
import { Receiver } from '../../developers/webhooks/testing/receiver.ts';
import {
  gbp,
  move as step,
  ok,
  openShop,
  paid,
  refund,
  type Shop,
} from '../../orders/orders/testing/shop.ts';
import { atHost, siteHost } from '../../pages/hosts/testing/at-host.ts';
import { call, signUp, startService, type Service } from '../../testing/service/service.ts';
import { until } from '../../testing/service/patience.ts';
import { Buyers } from './testing/buyers.ts';
import { TestMove } from './testing/two-installations.ts';

let source: Service;
let target: Service;
let receiver: Receiver;
let shop: Shop;
let partner: string;
let slug: string;
/** The path of a guest's link to an order that was paid before the move. */
let link: string;
let secret: string;
beforeAll(async () => {
  [source, target, receiver] = await Promise.all([startService(), startService(), Receiver.start()]);
  shop = await openShop(source);
  partner = shop.partner.partnerId;
  ({ slug } = await source.db
    .selectFrom('partners')
    .select('slug')
    .where('id', '=', partner)
    .executeTakeFirstOrThrow());
  await source.db.updateTable('keys').set({ per_minute: 1_000_000 }).execute();
  const body = { url: receiver.url };
  ({ secret } = await ok<{ secret: string }>(source, 'POST /v1/webhook_endpoints', shop.key, body));
  const order = await paid(shop);
  link = new URL(order.status_url).pathname;
  await step(shop, order, 'ready');
  await step(shop, order, 'complete');
  await refund(shop, order, { amount: gbp(100) });
  await signUp(target, 'Neighbor');
});
afterAll(async () => {
  await receiver.stop();
  await Promise.all([source.stop(), target.stop()]);
});

/** Waits until a service has sent all webhooks. */
const allSent = ({ deps }: Service) =>
  vi.waitFor(async () => expect(await deps.webhooks.backlog()).toEqual({ events: 0, deliveries: 0 }), {
    timeout: 60_000,
    interval: 100,
  });

describe('a partner that moves under load', () => {
  let moving: TestMove;
  let buyers: Buyers;
  /** Waits until some more orders were read: none of the move's phases may stop that. */
  const readOn = async (): Promise<void> => {
    const before = buyers.reads;
    await until('orders are read', 30_000, () => buyers.reads > before + 2);
  };
  beforeAll(async () => {
    moving = new TestMove(source, target);
    buyers = new Buyers(shop);
    buyers.start(1, 150);
    await readOn();
    await moving.export(partner);
    await moving.import();
    await moving.export(partner, { isLast: true });
    const paused = buyers.pauses;
    await until('a change is refused', 30_000, () => buyers.pauses > paused);
    await readOn();
    await moving.import({ isActivated: true });
    await moving.redirect(partner);
    await readOn();
    const before = buyers.placed.size;
    await until('orders are placed at the target', 30_000, () => buyers.placed.size > before + 5);
    await buyers.stop();
  });
  afterAll(() => moving.drop());

  test('is read all the time, and has each order once', async () => {
    expect(buyers.failedReads).toEqual([]);
    expect(buyers.refusals).toEqual([]);
    expect(buyers.placed.size).toBeGreaterThan(5);
    const rows = await target.db
      .selectFrom('orders')
      .select('id')
      .where('partner_id', '=', partner)
      .execute();
    expect(rows.map(({ id }) => id).toSorted()).toEqual(
      [...buyers.placed.values(), link.slice('/order/'.length, -23)].toSorted(),
    );
  });

  test('replays a request of before the move', async () => {
    const [first] = [...buyers.placed];
    if (!first) throw new Error('nothing was placed');
    const [key, id] = first;
    await buyers.order(key);
    expect(buyers.placed.get(key)).toBe(id);
  });

  test('sends each webhook once, under the secret of before', async () => {
    await allSent(target);
    const sent = receiver.received.map(({ headers }) => String(headers['webhook-id']));
    expect(new Set(sent).size).toBe(sent.length);
    const events = await target.db
      .selectFrom('events')
      .select('id')
      .where('partner_id', '=', partner)
      .execute();
    const endpoint = await target.db
      .selectFrom('webhook_endpoints')
      .select('created_at')
      .executeTakeFirstOrThrow();
    const deliveries = await target.db.selectFrom('webhook_deliveries').select(['id', 'state']).execute();
    expect(deliveries.filter(({ state }) => state !== 'delivered')).toEqual([]);
    expect(sent.length).toBe(deliveries.length);
    expect(events.length).toBeGreaterThanOrEqual(deliveries.length);
    expect(endpoint.created_at).toBeInstanceOf(Date);
    const last = receiver.received.at(-1);
    expect(() =>
      new Webhook(secret).verify(last?.body ?? '', last?.headers as Record<string, string>),
    ).not.toThrow();
  });

  test('leaves an address behind: its API and its hosts answer 308 with the new one', async () => {
    const reply = await call<{ error: number; message: string }>(source, 'GET /v1/orders?limit=1', {
      credential: shop.key,
    });
    expect(reply.status).toBe(308);
    expect(reply.headers.get('location')).toBe(`${target.url}/v1/orders?limit=1`);
    expect(reply.body).toMatchObject({ error: 30801 });
    expect(reply.body.message).toContain(target.url);
    const page = await atHost(source, siteHost(source, slug), link);
    expect(page.status).toBe(308);
    expect(page.headers['location']).toBe(`http://${siteHost(target, slug)}${link}`);
    expect(page.headers['cache-control']).toBe('no-store');
  });

  test('opens guests’ links of before, and no others', async () => {
    expect((await atHost(target, siteHost(target, slug), link)).status).toBe(200);
    const forged = `${link.slice(0, -4)}AAAA`;
    expect((await atHost(target, siteHost(target, slug), forged)).status).toBe(404);
  });

  test('runs no timer and sends nothing at the source anymore', async () => {
    const { timers } = source.deps;
    expect(await timers.runDue({ partnerId: partner, environment: 'sandbox' })).toBe(0);
    expect(await source.deps.webhooks.backlog()).toMatchObject({ events: expect.any(Number) as number });
  });

  test('can’t be imported twice', async () => {
    await expect(moving.import()).rejects.toThrow('is in this installation already');
  });
});
