import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type Service } from '../../testing/service/service.ts';
import { draft, eventsOf, move, ok, openShop, paid, placed, read, type Shop } from './testing/shop.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const timeIn = async (shop: Shop): Promise<number> => {
  const { now } = await ok<{ now: string }>(service, 'GET /v1/sandbox/clock', shop.key);
  return Date.parse(now);
};
const advanceTo = async (shop: Shop, ms: number): Promise<void> => {
  await ok(service, 'POST /v1/sandbox/clock/advance', shop.key, { to: new Date(ms).toISOString() });
};
const advance = async (shop: Shop, ms: number): Promise<void> => advanceTo(shop, (await timeIn(shop)) + ms);

test('an order that nobody answers is rejected in time, and its card released', async () => {
  const shop = await openShop(service, { location: { accept: { within_minutes: 5 } } });
  const order = await placed(shop);
  const deadline = new Date(Date.parse(order.placed_at ?? '') + 5 * MINUTE).toISOString();
  expect(order.respond_by).toBe(deadline);
  await advance(shop, 4 * MINUTE);
  expect(await read(shop, order)).toMatchObject({ status: 'open', respond_by: deadline });
  await advance(shop, 2 * MINUTE);
  await expect
    .poll(() => read(shop, order))
    .toMatchObject({
      status: 'canceled',
      payment_state: 'unpaid',
      fulfillment: { state: 'rejected', reason: 'timeout' },
      respond_by: null,
      closed_at: deadline,
    });
  const types = (await eventsOf(shop, order)).map(({ type }) => type);
  expect(types.slice(2, 4)).toEqual(['order.fulfillment.updated', 'order.canceled']);
});

test('one that was accepted in time is left alone', async () => {
  const shop = await openShop(service, { location: { accept: { within_minutes: 5 } } });
  const order = await paid(shop);
  await advance(shop, 10 * MINUTE);
  const accepted = { status: 'open', fulfillment: { state: 'accepted' }, respond_by: null };
  expect(await read(shop, order)).toMatchObject(accepted);
});

test('a scheduled order is prepared when that is due, across a switch to summer time', async () => {
  const shop = await openShop(service, {
    location: { slot: { horizon_days: 7 }, fulfillments: { pickup: { lead_minutes: 30 } } },
  });
  // The clocks in London go forward on 28 March 2032, from 01:00 to 02:00.
  await advanceTo(shop, Date.parse('2032-03-27T20:00:00Z'));
  const at = '2032-03-28T11:00:00Z';
  const order = await paid(shop, { fulfillment: { type: 'pickup', scheduled_at: at } });
  expect(order.fulfillment).toMatchObject({ scheduled_at: '2032-03-28T11:00:00.000Z', state: 'accepted' });
  await advanceTo(shop, Date.parse('2032-03-28T10:29:00Z'));
  expect((await read(shop, order)).fulfillment.state).toBe('accepted');
  await advanceTo(shop, Date.parse('2032-03-28T10:31:00Z'));
  const prepared = await read(shop, order);
  expect(prepared.fulfillment.state).toBe('preparing');
  expect(prepared.updated_at).toBe('2032-03-28T10:30:00.000Z');
});

test('the customer is forgotten 90 days after the end, and with a draft that nobody paid', async () => {
  const shop = await openShop(service);
  const address = { line1: '12 Mill Lane', postal_code: 'RG1 2AB' };
  const note = { fulfillment: { type: 'pickup', note: 'Ring twice', address } };
  const abandoned = await draft(shop, note);
  const order = await paid(shop, note);
  await move(shop, order, 'complete');
  const open = await placed(shop, note, { source: { at_pickup: true } });
  await move(shop, open, 'accept', {});
  await advance(shop, 89 * DAY);
  expect((await read(shop, order)).customer).toMatchObject({ name: 'Ada Byron' });
  await advance(shop, 2 * DAY);
  for (const forgotten of [order, abandoned]) {
    const { customer, fulfillment } = await read(shop, forgotten);
    expect([customer, fulfillment.note, fulfillment.address]).toEqual([null, null, null]);
  }
  expect((await read(shop, open)).customer).toMatchObject({ name: 'Ada Byron' });
});
