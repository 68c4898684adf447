import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OrderStep } from './orders.ts';
import { startService, type Service } from '../../testing/service/service.ts';
import { draft, gbp, move, openShop, paid, pay, placed, read, refund, type Shop } from './testing/shop.ts';

let service: Service;
let shop: Shop;
/** What followers are told, of all orders. */
let steps: OrderStep[] = [];
let refusal: Error | undefined;
beforeAll(async () => {
  service = await startService({
    followers: [
      {
        followed: async (_work, step) => {
          if (refusal) throw refusal;
          steps.push(step);
        },
      },
    ],
  });
  shop = await openShop(service);
});
afterAll(() => service.stop());
beforeEach(() => {
  [steps, refusal] = [[], undefined];
});

const told = (id: string): string[] => steps.flatMap(({ what, order }) => (order.id === id ? [what] : []));

test('an order is placed, its money taken, and it is completed', async () => {
  const order = await paid(shop);
  await move(shop, order, 'complete');
  expect(told(order.id)).toEqual(['placed', 'accepted', 'captured', 'completed']);
  expect(steps.at(-1)?.order).toMatchObject({ status: 'completed', payment_state: 'captured' });
});

test('paid at the counter: its money is taken when it is handed over', async () => {
  const order = await placed(shop, {}, { source: { at_pickup: true } });
  expect(told(order.id)).toEqual(['placed']);
  await move(shop, order, 'complete');
  expect(told(order.id)).toEqual(['placed', 'captured', 'completed']);
});

test('an order that costs nothing is placed and captured at once', async () => {
  const free = { discounts: [{ source: 'promo', type: 'percent', value: 10_000 }] };
  const order = await placed(shop, free);
  expect(told(order.id)).toEqual(['placed', 'captured']);
});

test('canceled: what was captured is refunded after it', async () => {
  const order = await paid(shop);
  await move(shop, order, 'cancel', { reason: 'Closed' });
  await expect.poll(async () => (await read(shop, order)).payment_state).toBe('refunded');
  expect(told(order.id)).toEqual(['placed', 'accepted', 'captured', 'canceled', 'refunded']);
});

test('it is accepted once, with the time that the guest was given, and ready once', async () => {
  const order = await placed(shop);
  await move(shop, order, 'accept', { ready_in: 90 });
  await move(shop, order, 'prepare');
  await move(shop, order, 'ready');
  expect(told(order.id)).toEqual(['placed', 'accepted', 'captured', 'ready']);
  const accepted = steps.find(({ what }) => what === 'accepted');
  expect(accepted).toMatchObject({ plannedAt: new Date(order.fulfillment.ready_at ?? '') });
});

test('an order that is ready at once was not accepted before', async () => {
  const order = await placed(shop);
  await move(shop, order, 'ready');
  expect(told(order.id)).toEqual(['placed', 'ready', 'captured']);
});

test('rejected by the merchant or by the clock is canceled', async () => {
  const order = await placed(shop);
  await move(shop, order, 'reject', { reason: 'No' });
  expect(told(order.id)).toEqual(['placed', 'canceled']);
});

test('a declined card leaves a draft', async () => {
  const order = await draft(shop);
  await pay(shop, order, { source: { token: 'tok_declined' } });
  expect(told(order.id)).toEqual(['unpaid']);
  await pay(shop, order);
  expect(told(order.id)).toEqual(['unpaid', 'placed']);
});

test('each refund is told once it has succeeded, with its parts', async () => {
  const order = await paid(shop);
  const { body } = await refund(shop, order, { lines: [{ uid: 'burger', quantity: 1 }] });
  await refund(shop, order, { amount: gbp(100) });
  expect(told(order.id)).toEqual(['placed', 'accepted', 'captured', 'refunded', 'refunded']);
  const first = steps.find(({ what }) => what === 'refunded');
  expect(first?.refund).toMatchObject({ id: body['id'], isDone: true, amount: 1524 });
});

test('a follower that fails undoes the step', async () => {
  const order = await placed(shop);
  refusal = new Error('not now');
  expect((await move(shop, order, 'cancel', { reason: 'No' })).status).toBe(500);
  refusal = undefined;
  expect((await read(shop, order)).status).toBe('open');
});
