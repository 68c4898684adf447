import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { call, mintToken, startService, type Service } from '../../testing/service/service.ts';
import { inboxOf, messagesOnceThere } from '../notices/testing/inbox.ts';
import type { Order } from './contract/order.ts';
import { eventsOf, move, openShop, placed, type Shop } from './testing/shop.ts';

const MINUTE_MS = 60_000;
const ADA = { name: 'Ada Byron', phone: '+442079460018', email: 'ada@example.com' };

let service: Service;
let shop: Shop;
let order: Order;
beforeAll(async () => {
  service = await startService({ isClockStopped: true });
  shop = await openShop(service);
});
afterAll(() => service.stop());
beforeEach(async () => {
  order = await placed(shop, { customer: ADA });
});

const delay = (body: object, { id = order.id, key = shop.key, intent = '' } = {}) =>
  call<Order>(service, `POST /v1/orders/${id}/delay`, {
    credential: key,
    body,
    ...(intent !== '' && { headers: { 'idempotency-key': intent } }),
  });
const readyMs = ({ fulfillment }: Order): number => Date.parse(fulfillment.ready_at ?? '');

describe('a delay', () => {
  test('moves the promise, again and again, and says so in an event', async () => {
    const { body: accepted } = await move(shop, order, 'accept', { ready_in: 20 });
    const later = await delay({ minutes: 15 });
    expect(later.status).toBe(200);
    expect(readyMs(later.body) - readyMs(accepted)).toBe(15 * MINUTE_MS);
    expect(later.body.version).toBe(accepted.version + 1);
    expect(later.body.fulfillment.state).toBe(accepted.fulfillment.state);
    await move(shop, order, 'preparing');
    const at = new Date(readyMs(later.body) + 10 * MINUTE_MS).toISOString();
    expect(readyMs((await delay({ ready_at: at })).body)).toBe(Date.parse(at));
    const types = (await eventsOf(shop, order)).map(({ type }) => type);
    expect(types.filter((type) => type === 'order.fulfillment.updated')).toHaveLength(4);
  });

  test('of an order that is late counts from now', async () => {
    await move(shop, order, 'accept', { ready_in: 1 });
    service.clock.advance(30 * MINUTE_MS);
    const { body } = await delay({ minutes: 15 });
    expect(readyMs(body)).toBe(service.clock.now() + 15 * MINUTE_MS);
  });

  test('happens once for its idempotency key', async () => {
    const { body: accepted } = await move(shop, order, 'accept', { ready_in: 20 });
    const intent = `later-${order.id}`;
    const [first, second] = await Promise.all([
      delay({ minutes: 15 }, { intent }),
      delay({ minutes: 15 }, { intent }),
    ]);
    const again = await delay({ minutes: 15 }, { intent });
    const times = [first, second, again]
      .filter(({ status }) => status === 200)
      .map(({ body }) => readyMs(body));
    expect(new Set(times)).toEqual(new Set([readyMs(accepted) + 15 * MINUTE_MS]));
  });

  test('tells the guest of five minutes or more, by each channel that the merchant has', async () => {
    await move(shop, order, 'accept', { ready_in: 20 });
    const about = async () =>
      (await inboxOf(shop)).filter(({ text, subject }) =>
        `${subject} ${text}`.includes(`rder ${order.number} `),
      );
    const isAccepted = async () => (await about()).some(({ subject }) => subject?.includes('is accepted'));
    await expect.poll(isAccepted).toBe(true);
    await delay({ minutes: 3 });
    await delay({ minutes: 15 });
    const later = async () =>
      (await about()).filter(({ subject }) => subject?.includes(`Order ${order.number} will be later`));
    await expect.poll(later).toHaveLength(1);
    expect((await later())[0]?.text).toContain('It was planned for');
    const guest = await placed(shop, { customer: { name: 'Bo', phone: '+442079460019' } });
    await move(shop, guest, 'accept', { ready_in: 20 });
    await delay({ minutes: 15 }, { id: guest.id });
    const texts = await messagesOnceThere(shop, 1);
    const isTold = async () =>
      (await inboxOf(shop)).some(
        ({ channel, text }) => channel === 'sms' && text.includes('later than planned'),
      );
    await expect.poll(isTold).toBe(true);
    expect(texts.length).toBeGreaterThan(0);
    // Three minutes are not worth a message.
    expect(await later()).toHaveLength(1);
  });
});

describe('is refused', () => {
  test.each([
    ['nothing', {}],
    ['both', { minutes: 15, ready_at: '2099-01-01T00:00:00Z' }],
    ['no minutes', { minutes: 0 }],
    ['less', { minutes: -5 }],
    ['more than four hours', { minutes: 241 }],
    ['half a minute', { minutes: 1.5 }],
    ['what is no time', { ready_at: 'soon' }],
    ['what is no object', []],
  ])('with %s', async (_, body) => {
    await move(shop, order, 'accept', { ready_in: 20 });
    expect((await delay(body)).status).toBe(400);
  });

  test('for a time that is no later, or later by more than four hours', async () => {
    const { body: accepted } = await move(shop, order, 'accept', { ready_in: 20 });
    for (const minutes of [-1, 0, 241]) {
      const ready_at = new Date(readyMs(accepted) + minutes * MINUTE_MS).toISOString();
      expect((await delay({ ready_at })).body).toMatchObject({ param: 'ready_at' });
    }
  });

  test('for an order that is not accepted, or ready, or over', async () => {
    expect((await delay({ minutes: 15 })).status).toBe(409);
    await move(shop, order, 'accept', {});
    await move(shop, order, 'ready');
    expect((await delay({ minutes: 15 })).body).toMatchObject({
      message: "The order is ready and can't be delayed.",
    });
    await move(shop, order, 'complete');
    expect((await delay({ minutes: 15 })).status).toBe(409);
  });

  test('without the scope of accepting, and for another’s order', async () => {
    await move(shop, order, 'accept', {});
    const reader = await mintToken(service, shop.partner, ['orders:read']);
    expect((await delay({ minutes: 15 }, { key: reader })).status).toBe(403);
    const other = await openShop(service);
    expect((await delay({ minutes: 15 }, { key: other.key })).status).toBe(404);
  });
});

test('a scheduled order is prepared later, too', async () => {
  const HOUR_MS = 60 * MINUTE_MS;
  const at = new Date(Math.ceil(service.clock.now() / HOUR_MS) * HOUR_MS + 3 * HOUR_MS).toISOString();
  const scheduled = await placed(shop, { customer: ADA, fulfillment: { type: 'pickup', scheduled_at: at } });
  await move(shop, scheduled, 'accept', {});
  const due = async () =>
    (
      await service.db
        .selectFrom('timers')
        .select('due_at')
        .where('record', '=', scheduled.id)
        .where('kind', '=', 'order.prepare')
        .execute()
    ).map(({ due_at: time }) => time.getTime());
  const [before = 0] = await due();
  await delay({ minutes: 30 }, { id: scheduled.id });
  expect(before).toBeGreaterThan(0);
  expect(await due()).toEqual([before + 30 * MINUTE_MS]);
});
