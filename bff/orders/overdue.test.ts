import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Db } from '../database/database.ts';
import type { Payment } from '../payments/contract/payment.ts';
import { BFF_COMMAND, startProcess, type ServiceProcess } from '../plants/testing/service-process.ts';
import { ownDatabase, type OwnDatabase } from '../testing/own-database.ts';
import type { Order } from './contract/order.ts';
import { eventsOf, move, ok, openShop, placed, read, type Shop } from './testing/shop.ts';

const MINUTE = 60_000;

let own: OwnDatabase;
let running: ServiceProcess | undefined;
beforeEach(async () => {
  own = await ownDatabase();
});
afterEach(async () => {
  await running?.kill();
  await own.drop();
});

async function start(): Promise<ServiceProcess> {
  running = await startProcess(own.settings, BFF_COMMAND);
  await running.ready();
  return running;
}

/** Nobody runs while it acts. */
async function inDatabase<Result>(act: (db: Db) => Promise<Result>): Promise<Result> {
  await running?.kill();
  const database = await own.open();
  try {
    return await act(database.db);
  } finally {
    await database.close();
  }
}

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
  const first = await openShop(await start(), { location: { accept: { within_minutes: 5 } } });
  const order = await placed(first);
  const inTime = await placed(first);
  expect((await move(first, inTime, 'accept', {})).status).toBe(200);
  const before = await toldOf(first, order);
  await inDatabase((db) => pass(db, 6 * MINUTE));

  const shop = { ...first, url: (await start()).url };
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

  const charges = await inDatabase(chargesIn);
  expect(charges.map(({ status }) => status).toSorted()).toEqual(['canceled', 'captured']);
  const again = { ...first, url: (await start()).url };
  expect(await read(again, order)).toMatchObject(rejected);
  expect(await toldOf(again, order)).toEqual(told);
}, 60_000);
