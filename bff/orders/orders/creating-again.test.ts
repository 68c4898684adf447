import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, startService, type Reply, type Service } from '../../testing/service/service.ts';
import type { Order } from './contract/order.ts';
import { draft, lunch, ok, openShop, read, type Shop } from './testing/shop.ts';

let service: Service;
let shop: Shop;
beforeAll(async () => {
  service = await startService();
  shop = await openShop(service);
});
afterAll(() => service.stop());

const create = (key: string, changes: object = {}): Promise<Reply<Order>> =>
  call<Order>(service, 'POST /v1/orders', {
    credential: shop.key,
    body: lunch(shop, changes),
    headers: { 'idempotency-key': key },
  });
const leave = (stock: number): Promise<unknown> =>
  ok(service, `PUT /v1/menus/${shop.menu}/availability`, shop.key, {
    items: [{ target: shop.fries, available: true, stock }],
  });
const idsOf = async (name: string): Promise<string[]> =>
  (await service.db.selectFrom('orders').select('id').where('customer_name', '=', name).execute()).map(
    ({ id }) => id,
  );

test('what is said of a new order is what is read of it afterwards', async () => {
  const created = await draft(shop, {
    metadata: { longer: 'z', b: '1' },
    fulfillment: { type: 'pickup', note: 'No onions' },
  });
  expect(await read(shop, created)).toEqual(created);
});

test('a repeated request gets its order, also if the same could not be ordered anymore', async () => {
  await leave(1);
  const customer = { name: 'Grace Hopper', phone: '+442079460019' };
  const first = await create('sold out', { customer });
  expect(first.status).toBe(201);
  await leave(0);
  const again = await create('sold out', { customer });
  expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
  expect(again.body).toEqual(first.body);
  expect(await idsOf('Grace Hopper')).toEqual([first.body.id]);
  expect((await create('another key', { customer })).status).toBe(409);
  await leave(100);
});

test('a refusal is repeated too, also if the same could be ordered by now', async () => {
  await leave(0);
  const refused = await create('refused');
  expect(refused.status).toBe(409);
  await leave(100);
  const again = await create('refused');
  expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([409, 'true']);
  expect(again.body).toEqual(refused.body);
});

test('of many requests with one key at once, one order is made, with its number and its event', async () => {
  const customer = { name: 'Alan Turing', phone: '+442079460020' };
  const replies = await Promise.all(Array.from({ length: 12 }, () => create('at once', { customer })));
  expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  const [{ id, number } = { id: '', number: 0 }] = replies.map(({ body }) => body);
  expect(await idsOf('Alan Turing')).toEqual([id]);
  const events = await service.db
    .selectFrom('events')
    .select('type')
    .where('data', 'like', `%${id}%`)
    .execute();
  expect(events).toEqual([{ type: 'order.created' }]);
  expect((await draft(shop)).number).toBe(number + 1);
});
