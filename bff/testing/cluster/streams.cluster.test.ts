import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../core/database/ids.ts';
import { StreamReader } from '../../orders/live/testing/stream-reader.ts';
import { draftsOf, payUntilServed } from '../../orders/orders/testing/many-buyers.ts';
import { openShop, type Shop } from '../../orders/orders/testing/shop.ts';
import { recordEvent } from '../../core/events/outbox.ts';
import { startCluster, type Cluster } from './testing/cluster.ts';

let cluster: Cluster;
let shop: Shop;
beforeAll(async () => {
  cluster = await startCluster();
  shop = await openShop(cluster.node(0), { partner: await cluster.partner('Streams') });
});
afterAll(() => cluster.stop());

const at = (place: number): Shop => ({ ...shop, url: cluster.node(place % 2).url });
const follow = (place: number, lastEventId?: string): Promise<StreamReader> =>
  StreamReader.open(cluster.node(place), {
    credential: shop.key,
    merchant: shop.merchant,
    lastEventId,
  });
const recordsOf = (readers: readonly StreamReader[], type: string): unknown[] =>
  readers.flatMap(({ events }) =>
    events.filter((event) => event.type === type).map(({ data }) => (data['record'] as { id: string }).id),
  );

test('of 50 orders at both nodes none is missed, whenever the connection is lost and at whichever node it is opened again', async () => {
  const ORDERS = 50;
  const CUTS = 5;
  const readers = [await (await follow(0)).has(1)];
  const lastId = (): string | undefined =>
    readers.findLast((one) => one.lastEventId !== undefined)?.lastEventId;
  const placing = draftsOf(ORDERS, at).then((orders) =>
    Promise.all(orders.map((order, place) => payUntilServed(at(place), order))),
  );
  for (let lost = 0; lost < CUTS; lost += 1) {
    const reader = readers.at(-1);
    await reader?.has(5);
    reader?.leave();
    readers.push(await (await follow(readers.length % 2, lastId())).has(1));
  }
  const ids = (await placing).map(({ body }) => body.id).toSorted();
  const last = readers.at(-1);
  const seen = (): Set<unknown> => new Set(recordsOf(readers, 'order.updated'));
  await last?.until('all orders', () => ids.every((id) => seen().has(id)));
  expect([...new Set(recordsOf(readers, 'order.created'))].toSorted()).toEqual(ids);
  expect(readers.flatMap(({ types }) => types)).not.toContain('reset');
  last?.leave();
});

test('an event whose transaction began first and committed last is not skipped', async () => {
  const reader = await (await follow(1)).has(1);
  const owner = { partnerId: shop.partner.partnerId, environment: 'sandbox' } as const;
  const record = (id: string, db = cluster.db): Promise<void> =>
    recordEvent(db, {
      ...owner,
      type: 'order.updated',
      merchantId: shop.merchant,
      data: { id, object: 'order', version: 1 },
      at: new Date(),
    });
  const [slow, quick, later] = [newId('ord'), newId('ord'), newId('ord')];
  const isWritten = Promise.withResolvers<void>();
  const mayCommit = Promise.withResolvers<void>();
  const committed = cluster.db.transaction().execute(async (trx) => {
    await record(slow, trx);
    isWritten.resolve();
    await mayCommit.promise;
  });
  await isWritten.promise;
  await record(quick);
  await reader.has(2);
  expect(recordsOf([reader], 'order.updated')).toEqual([quick]);
  // The connection is lost before the first one commits.
  reader.leave();
  mayCommit.resolve();
  await committed;
  const again = await follow(0, reader.lastEventId);
  await record(later);
  await again.has(3);
  expect(recordsOf([again], 'order.updated')).toEqual([slow, later]);
  again.leave();
});

test('a node that stops ends its streams at once, and another goes on', async () => {
  const reader = await (await follow(1)).has(1);
  cluster.node(1).signal('SIGTERM');
  await reader.ended();
  expect(cluster.node(1).isRunning).toBe(true);
  const again = await (await follow(0, reader.lastEventId)).has(1);
  expect(again.types).toEqual(['ready']);
  again.leave();
});
