import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rounds } from '../../testing/service/rounds.ts';
import { startService, type Service } from '../../testing/service/service.ts';
import { draftsOf, payUntilServed } from './testing/many-buyers.ts';
import {
  draft,
  eventsOf,
  gbp,
  move,
  ok,
  openShop,
  paid,
  pay,
  placed,
  read,
  type Shop,
} from './testing/shop.ts';

let service: Service;
let shop: Shop;
beforeAll(async () => {
  service = await startService();
  shop = await openShop(service);
});
afterAll(() => service.stop());

const stock = (target: string, pieces: number | null, at: Shop = shop) =>
  ok(service, `PUT /v1/menus/${at.menu}/availability`, at.key, {
    items: [{ target, available: true, stock: pieces }],
  });
const left = async (target: string, at: Shop = shop): Promise<unknown> => {
  const row = await service.db
    .selectFrom('menu_availability')
    .select('stock')
    .where('menu_id', '=', at.menu)
    .where('target', '=', target)
    .executeTakeFirst();
  return row?.stock;
};

describe('paying by card', () => {
  test('authorizes it and opens the order, with its events', async () => {
    const order = await draft(shop);
    const { status, body } = await pay(shop, order);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'open',
      payment_state: 'authorized',
      payment: expect.stringMatching(/^pay_/),
      due: gbp(0),
      next_action: null,
      fulfillment: { state: 'proposed', ready_at: expect.any(String) },
      placed_at: expect.any(String),
    });
    const { next_action: _, ...record } = body;
    expect(await read(shop, order)).toEqual(record);
    expect((await eventsOf(shop, order)).map(({ type }) => type)).toEqual(['order.created', 'order.updated']);
  });

  test('replaces the tip, and charges it', async () => {
    const order = await draft(shop, { tip: gbp(100) });
    const { body } = await pay(shop, order, { tip: gbp(518), total: gbp(3479 + 518) });
    expect(body).toMatchObject({ tip: gbp(518), total: gbp(3997), status: 'open' });
  });

  test('that is declined leaves a draft that can be paid again', async () => {
    const order = await draft(shop);
    const declined = await pay(shop, order, { source: { token: 'tok_insufficient_funds' } });
    expect(declined.status).toBe(402);
    expect(declined.body).toMatchObject({ error: 40201, decline_code: 'insufficient_funds' });
    expect(await read(shop, order)).toMatchObject({ status: 'draft', payment: null });
    expect((await pay(shop, order)).body).toMatchObject({ status: 'open' });
  });

  test('that is challenged leaves a draft with the page to go to, and no second payment', async () => {
    const order = await draft(shop);
    const { status, body } = await pay(shop, order, { source: { token: 'tok_challenge' } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'draft',
      next_action: { type: 'challenge', url: expect.any(String) },
    });
    const second = await pay(shop, order);
    expect([second.status, second.text]).toEqual([409, expect.stringContaining('40907')]);
  });

  test('twice with one key is one payment; with another key 40907', async () => {
    const order = await draft(shop);
    const key = randomUUID();
    const first = await pay(shop, order, { key });
    const again = await pay(shop, order, { key });
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    const other = await pay(shop, order);
    expect(other.body).toMatchObject({ error: 40907 });
    const payments = await service.db
      .selectFrom('payments')
      .select('id')
      .where('order_id', '=', order.id)
      .execute();
    expect(payments).toHaveLength(1);
  });

  test('is refused for a canceled order', async () => {
    const order = await draft(shop);
    await move(shop, order, 'cancel', { reason: 'Changed my mind' });
    expect((await pay(shop, order)).body).toMatchObject({ error: 40902 });
  });

  test('nothing needs no card', async () => {
    const order = await draft(shop, { discounts: [{ source: 'promo', type: 'percent', value: 10_000 }] });
    expect(order.total).toEqual(gbp(0));
    const { body } = await pay(shop, order, { source: { at_pickup: true } });
    expect(body).toMatchObject({ status: 'open', payment_state: 'captured', payment: null });
  });
});

describe('paying at pickup', () => {
  test('opens the order; it is paid when it is completed', async () => {
    const order = await placed(shop, {}, { source: { at_pickup: true } });
    expect(order).toMatchObject({ status: 'open', at_pickup: true, payment_state: 'unpaid', due: gbp(3479) });
    const { body } = await move(shop, order, 'complete');
    expect(body).toMatchObject({
      status: 'completed',
      payment_state: 'captured',
      payment: null,
      due: gbp(0),
    });
  });

  test('is refused where the location does not take it', async () => {
    const cards = await openShop(service, { location: { at_pickup: false } });
    const order = await draft(cards);
    const { body } = await pay(cards, order, { source: { at_pickup: true } });
    expect(body).toMatchObject({ error: 40902, param: 'source' });
  });
});

describe('what has changed since', () => {
  test('the price: 40904 with the new quote, whose total can be paid', async () => {
    const own = await openShop(service);
    const order = await draft(own);
    const menu = await ok<{ version: number; sections: { items: object[] }[] }>(
      service,
      `GET /v1/menus/${own.menu}`,
      own.key,
    );
    const changed = await ok<{ version: number }>(service, `PATCH /v1/menus/${own.menu}`, own.key, {
      version: menu.version,
      item: { id: own.burger, variations: [{ id: own.single, price: 1300 }] },
    });
    // Not published: customers still pay what they saw.
    expect((await pay(own, await draft(own))).status).toBe(200);
    await ok(service, `POST /v1/menus/${own.menu}/publish`, own.key, { version: changed.version });
    const { status, body } = await pay(own, order);
    const fault = body as unknown as { error: number; quote: { total: { amount: number } } };
    expect([status, fault.error]).toEqual([409, 40904]);
    expect(fault.quote).toMatchObject({ object: 'order_quote', subtotal: gbp(3295), menu_version: 2 });
    const again = await pay(own, order, { total: fault.quote.total });
    expect(again.body).toMatchObject({ status: 'open', total: fault.quote.total, menu_version: 2 });
  });

  test('the menu without the item: 40905', async () => {
    const own = await openShop(service);
    const order = await draft(own);
    const { version } = await ok<{ version: number }>(service, `GET /v1/menus/${own.menu}`, own.key);
    const changed = await ok<{ version: number }>(service, `PATCH /v1/menus/${own.menu}`, own.key, {
      version,
      sections: [{ name: 'Food', items: [{ name: 'Soup', variations: [{ price: 1 }] }] }],
    });
    await ok(service, `POST /v1/menus/${own.menu}/publish`, own.key, { version: changed.version });
    const { body } = await pay(own, order);
    expect(body).toMatchObject({
      error: 40905,
      unavailable: [
        { target: own.burger, name: 'Burger', left: 0 },
        { target: own.fries, name: 'Fries', left: 0 },
      ],
    });
  });

  test('the stock: 40905 with what is left, and nothing is taken', async () => {
    const order = await draft(shop);
    await stock(shop.burger, 1);
    await stock(shop.fries, 5);
    const { body } = await pay(shop, order);
    expect(body).toMatchObject({
      error: 40905,
      unavailable: [{ target: shop.burger, name: 'Burger', left: 1 }],
    });
    expect(await left(shop.fries)).toBe(5);
    await stock(shop.burger, null);
    await stock(shop.fries, null);
  });

  test('the time: 40906 with the next one', async () => {
    const own = await openShop(service, { location: { slot: { capacity: 1 } } });
    const slots = await ok<{ days: { slots: { at: string }[] }[] }>(
      service,
      `GET /v1/merchants/${own.merchant}/locations/${own.location}/slots?fulfillment=pickup&days=2`,
      own.key,
    );
    const [first, second] = slots.days.flatMap((day) => day.slots).map(({ at }) => at);
    const then = { fulfillment: { type: 'pickup', scheduled_at: first } };
    const [one, two] = [await draft(own, then), await draft(own, then)];
    expect((await pay(own, one)).body).toMatchObject({ fulfillment: { ready_at: expect.any(String) } });
    const { body } = await pay(own, two);
    expect(body).toMatchObject({ error: 40906 });
    const next = (body as unknown as { next_available_at: string }).next_available_at;
    expect(Date.parse(next)).toBe(Date.parse(second ?? ''));
    await move(own, one, 'reject', { reason: 'Sorry' });
    expect((await pay(own, two)).body).toMatchObject({ status: 'open' });
  });
});

describe('stock', () => {
  test('is taken when it is paid, and comes back if the card is declined or the order rejected', async () => {
    await stock(shop.burger, 10);
    const order = await draft(shop);
    expect(await left(shop.burger)).toBe(10);
    await pay(shop, order, { source: { token: 'tok_declined' } });
    expect(await left(shop.burger)).toBe(10);
    await pay(shop, order);
    expect(await left(shop.burger)).toBe(8);
    await move(shop, order, 'reject', { reason: 'Sold' });
    expect(await left(shop.burger)).toBe(10);
    const made = await paid(shop);
    await move(shop, made, 'preparing');
    await move(shop, made, 'cancel', { reason: 'Too late' });
    expect(await left(shop.burger)).toBe(8);
    await stock(shop.burger, null);
  });

  test('shows in the published menu at once when the last piece is sold, and when it comes back', async () => {
    const own = await openShop(service);
    await stock(own.fries, 1, own);
    const shown = async (): Promise<unknown> => {
      const path = `GET /v1/menus/${own.menu}?version=published`;
      const menu = (await ok(service, path, own.key)) as {
        availability?: { target: string; stock: number }[];
      };
      return menu.availability?.find(({ target }) => target === own.fries)?.stock;
    };
    expect(await shown()).toBe(1);
    const order = await placed(own, { lines: [{ item: own.fries, variation: own.portion, quantity: 1 }] });
    expect(await shown()).toBe(0);
    await move(own, order, 'reject', { reason: 'Sold' });
    expect(await shown()).toBe(1);
  });

  test('each piece is sold once to twice as many buyers', async () => {
    const own = await openShop(service);
    const pieces = rounds({ short: 15, long: 50 });
    await stock(own.fries, pieces, own);
    const one = { lines: [{ item: own.fries, variation: own.portion, quantity: 1 }] };
    const orders = await draftsOf(2 * pieces, () => own, one);
    const source = { at_pickup: true };
    const replies = await Promise.all(orders.map((order) => payUntilServed(own, order, { source })));
    const statuses = replies.map(({ status, body }) =>
      status === 200 ? body.status : Reflect.get(body, 'error'),
    );
    expect(statuses.filter((status) => status === 'open')).toHaveLength(pieces);
    expect(statuses.filter((status) => status === 40905)).toHaveLength(pieces);
    expect(await left(own.fries, own)).toBe(0);
  });
});

test('a location that accepts by itself takes the money at once', async () => {
  const auto = await openShop(service, { location: { accept: { mode: 'auto' } } });
  const order = await placed(auto);
  expect(order).toMatchObject({ payment_state: 'captured', fulfillment: { state: 'accepted' } });
  expect((await eventsOf(auto, order)).map(({ type }) => type)).toEqual([
    'order.created',
    'order.updated',
    'order.fulfillment.updated',
    'order.updated',
  ]);
});
