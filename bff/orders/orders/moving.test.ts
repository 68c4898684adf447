import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type Service } from '../../testing/service/service.ts';
import type { Order } from './contract/order.ts';
import {
  draft,
  eventsOf,
  gbp,
  move,
  openShop,
  paid,
  placed,
  read,
  refund,
  type Shop,
} from './testing/shop.ts';

let service: Service;
let shop: Shop;
beforeAll(async () => {
  service = await startService();
  shop = await openShop(service);
});
afterAll(() => service.stop());

const ACTIONS = ['accept', 'reject', 'preparing', 'ready', 'complete', 'cancel'] as const;
const bodyOf = (action: string): object | undefined =>
  action === 'accept' ? {} : ['reject', 'cancel'].includes(action) ? { reason: 'Sorry' } : undefined;
const act = (order: Order, action: string, credential?: string) =>
  move(shop, order, action, bodyOf(action), credential);

/** How an order gets to each state. */
const REACHED: Readonly<Record<string, () => Promise<Order>>> = {
  draft: () => draft(shop),
  proposed: () => placed(shop),
  accepted: () => paid(shop),
  preparing: async () => (await act(await paid(shop), 'preparing')).body,
  ready: async () => (await act(await paid(shop), 'ready')).body,
  completed: async () => (await act(await paid(shop), 'complete')).body,
  rejected: async () => (await act(await placed(shop), 'reject')).body,
  canceled: async () => (await act(await paid(shop), 'cancel')).body,
};

const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  draft: ['cancel'],
  proposed: ['accept', 'reject', 'preparing', 'ready', 'complete', 'cancel'],
  accepted: ['preparing', 'ready', 'complete', 'cancel'],
  preparing: ['ready', 'complete', 'cancel'],
  ready: ['complete', 'cancel'],
  completed: [],
  rejected: [],
  canceled: [],
};

describe.each(Object.keys(REACHED))('an order that is %s', (state) => {
  test.each(ACTIONS)('%s', async (action) => {
    const order = (await REACHED[state]?.()) ?? (await draft(shop));
    const isAllowed = ALLOWED[state]?.includes(action) ?? false;
    const { status, body } = await act(order, action);
    expect([status, Reflect.get(body, 'error')]).toEqual(isAllowed ? [200, undefined] : [409, 40902]);
    const { version } = await read(shop, order);
    expect(version > order.version).toBe(isAllowed);
  });
});

describe('the money', () => {
  test('is taken when the order is accepted, or when that is skipped', async () => {
    for (const action of ['accept', 'preparing', 'ready', 'complete']) {
      const order = await placed(shop);
      expect(order.payment_state).toBe('authorized');
      await act(order, action);
      expect(await read(shop, order)).toMatchObject({
        payment_state: 'captured',
        status: action === 'complete' ? 'completed' : 'open',
      });
    }
  });

  test('is released when it is rejected: nothing is refunded', async () => {
    const order = await placed(shop);
    const { body } = await act(order, 'reject');
    expect(body).toMatchObject({
      status: 'canceled',
      payment_state: 'unpaid',
      refunded: gbp(0),
      due: gbp(0),
      fulfillment: { state: 'rejected', reason: 'Sorry' },
      closed_at: expect.any(String),
    });
  });

  test('is given back when it is canceled, less what was given back before', async () => {
    const order = await paid(shop);
    await refund(shop, order, { lines: [{ uid: 'fries', quantity: 1 }] });
    const { body } = await act(order, 'cancel');
    expect(body).toMatchObject({ status: 'canceled', payment_state: 'refunded', refunded: order.total });
  });
});

describe('the events', () => {
  test('of an order from its creation to its end', async () => {
    const order = await paid(shop);
    await act(order, 'preparing');
    await act(order, 'ready');
    await act(order, 'complete');
    const events = await eventsOf(shop, order);
    expect(events.map(({ type }) => type)).toEqual([
      'order.created',
      'order.updated',
      'order.fulfillment.updated',
      'order.updated',
      'order.fulfillment.updated',
      'order.fulfillment.updated',
      'order.fulfillment.updated',
      'order.completed',
    ]);
    expect(events.at(-1)?.data).toEqual(await read(shop, order));
  });
});

test('accepting can change when it is ready', async () => {
  const order = await placed(shop);
  const before = service.clock.now();
  const { body } = await move(shop, order, 'accept', { ready_in: 45 });
  const ready = Date.parse(body.fulfillment.ready_at ?? '');
  expect(ready).toBeGreaterThanOrEqual(before + 45 * 60_000);
  expect(ready).toBeLessThan(before + 46 * 60_000);
  for (const readyIn of [0, 241, 1.5, '20']) {
    const other = await placed(shop);
    expect((await move(shop, other, 'accept', { ready_in: readyIn })).body).toMatchObject({ error: 40003 });
  }
});

test('a session of the merchant moves its orders, without the scope it does not', async () => {
  const order = await placed(shop);
  expect((await act(order, 'accept', shop.token)).status).toBe(200);
});
