import { expect, test } from 'vitest';
import type { Db } from '../../core/database/database.ts';
import type { Payment } from '../../money/payments/contract/payment.ts';
import { restartedService } from '../../testing/service/restarted-service.ts';
import type { Order } from './contract/order.ts';
import { eventsOf, move, ok, openShop, placed, read, type Shop } from './testing/shop.ts';

const MINUTE = 60_000;

const service = restartedService();

/** The clock of every sandbox is that much ahead by the time somebody looks at it. */
const pass = (db: Db, ms: number): Promise<unknown> =>
  db
    .updateTable('partner_environments')
    .set({ clock_offset_ms: String(ms) })
    .where('environment', '=', 'sandbox')
    .execute();

const chargesIn = (db: Db) => db.selectFrom('processor_payments').select('status').execute();

async function toldOf(shop: Shop, order: Order): Promise<string[]> {
  return (await eventsOf(shop, order)).map(({ type }) => type);
}

async function paymentOf(shop: Shop, { id }: Order): Promise<Payment | undefined> {
  const { data } = await ok<{ data: Payment[] }>(shop, `GET /v1/payments?order=${id}`, shop.key);
  return data[0];
}

test('an order whose time to be accepted ends while no node runs is rejected by the next one, once', async () => {
  const first = await openShop(await service.start(), { location: { accept: { within_minutes: 5 } } });
  const order = await placed(first);
  const inTime = await placed(first);
  expect((await move(first, inTime, 'accept', {})).status).toBe(200);
  const before = await toldOf(first, order);
  await service.inDatabase((db) => pass(db, 6 * MINUTE));

  const shop = { ...first, url: (await service.start()).url };
  const rejected = {
    status: 'canceled',
    payment_state: 'unpaid',
    fulfillment: { state: 'rejected', reason: 'timeout' },
    closed_at: new Date(Date.parse(order.placed_at ?? '') + 5 * MINUTE).toISOString(),
  };
  await expect.poll(() => read(shop, order)).toMatchObject(rejected);
  // The order is told of once more when its card has been released.
  await expect.poll(async () => (await toldOf(shop, order)).at(-1)).toBe('order.updated');
  expect(await paymentOf(shop, order)).toMatchObject({ status: 'canceled' });
  const told = await toldOf(shop, order);
  const news = ['order.fulfillment.updated', 'order.canceled', 'order.updated'];
  expect(told.slice(before.length)).toEqual(news);
  expect(await read(shop, inTime)).toMatchObject({ status: 'open', fulfillment: { state: 'accepted' } });
  expect((await move(shop, order, 'accept', {})).body).toMatchObject({ error: 40902 });

  const charges = await service.inDatabase(chargesIn);
  expect(charges.map(({ status }) => status).toSorted()).toEqual(['canceled', 'captured']);
  const again = { ...first, url: (await service.start()).url };
  expect(await read(again, order)).toMatchObject(rejected);
  expect(await toldOf(again, order)).toEqual(told);
}, 60_000);
