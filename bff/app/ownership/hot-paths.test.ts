import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { lunch, move, ok, openShop, paid, type Shop } from '../../orders/orders/testing/shop.ts';
import { StatementNames } from '../../core/database/postgres-pool.ts';
import { startService, type Service } from '../../testing/service/service.ts';
import { readOwnership, type OwnedTable } from './ownership.ts';
import { faultOf } from './testing/read-statement.ts';

let service: Service;
let shop: Shop;
let tables: ReadonlyMap<string, OwnedTable>;
beforeAll(async () => {
  service = await startService();
  shop = await openShop(service);
  tables = new Map((await readOwnership(service.db)).map((table) => [table.name, table]));
});
afterAll(() => service.stop());

/** Returns the statements that are sent meanwhile. */
async function sentBy(act: () => Promise<unknown>): Promise<ReadonlySet<string>> {
  const spy = vi.spyOn(StatementNames.prototype, 'nameOf');
  try {
    await act();
    return new Set(spy.mock.calls.map(([text]) => text));
  } finally {
    spy.mockRestore();
  }
}

const key = (): string => shop.key;
const PATHS: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['an order is quoted', () => ok(service, 'POST /v1/orders/quote', key(), lunch(shop))],
  ['an order is placed, paid and accepted', () => paid(shop)],
  [
    'an order is read, made ready and completed',
    async () => {
      const order = await paid(shop);
      await ok(service, `GET /v1/orders/${order.id}`, key());
      await move(shop, order, 'ready');
      await move(shop, order, 'complete');
    },
  ],
  ['lists are read', () => ok(service, `GET /v1/orders?merchant=${shop.merchant}`, key())],
  ['events are listed', () => ok(service, 'GET /v1/events', key())],
];

test.each(PATHS)('each statement is about one partner when %s', async (_name, act) => {
  const sent = await sentBy(act);
  expect(sent.size).toBeGreaterThan(0);
  const faults = [...sent].flatMap((text) => faultOf(text, tables) ?? []);
  expect(faults).toEqual([]);
});

test.each([
  ['select * from orders where status = $1', 'names no partner'],
  ['select * from "orders" as o join payments p on p.amount = o.number where o.id = $1', 'joins'],
  ['update merchants set status = $1', 'names no partner'],
])('%s is refused', (text, fault) => {
  expect(faultOf(text, tables)).toContain(fault);
});
