import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../core/database/ids.ts';
import type { EventType } from '../../core/contract/feature.ts';
import { draft, openShop, pay, type Shop } from '../orders/testing/shop.ts';
import { call, mintToken, signUp, startService, type Service } from '../../testing/service/service.ts';
import { recordEvent } from '../../core/events/outbox.ts';
import { StreamReader, type StreamOptions } from './testing/stream-reader.ts';

let service: Service;
let shop: Shop;
beforeAll(async () => {
  service = await startService();
  shop = await openShop(service);
});
beforeEach(async () => {
  credential = await mintToken(service, shop.partner, ['orders:read', 'menus:read']);
});
afterAll(() => service.stop());

let credential: string;
const readers: StreamReader[] = [];
afterEach(() => {
  for (const reader of readers.splice(0)) reader.leave();
});

async function follow(options: Partial<StreamOptions> = {}): Promise<StreamReader> {
  const reader = await StreamReader.open(service, { credential, ...options });
  readers.push(reader);
  return reader;
}

/** What a change records: only its event. */
function record(
  type: EventType,
  recordId: string,
  db = service.db,
  merchantId = shop.merchant,
): Promise<void> {
  const owner = { partnerId: shop.partner.partnerId, environment: 'sandbox' } as const;
  return recordEvent(db, {
    ...owner,
    type,
    merchantId,
    data: { id: recordId, object: 'order', version: 1 },
    at: new Date(),
  });
}

const recordsOf = (reader: StreamReader): unknown[] =>
  reader.events.flatMap(({ data }) => (data['record'] ? [(data['record'] as { id: string }).id] : []));

test('tells what happens to orders, by their ids', async () => {
  const reader = await (await follow()).has(1);
  expect(reader.events[0]).toMatchObject({
    type: 'ready',
    data: { merchant: shop.merchant, topics: ['orders'] },
  });
  const order = await draft(shop);
  await pay(shop, order);
  await reader.until('the order is placed', ({ types }) => types.includes('order.updated'));
  const created = reader.events.find(({ type }) => type === 'order.created');
  expect(created?.data).toEqual({
    object: 'stream_event',
    id: expect.stringMatching(/^evt_/) as string,
    type: 'order.created',
    created_at: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    record: { object: 'order', id: order.id, version: 1 },
    order: order.id,
  });
  expect(JSON.stringify(reader.events)).not.toContain('Ada');
});

test('has the headers of a stream that nothing on the way keeps or gathers', async () => {
  const { response } = await follow();
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  });
});

test('goes on where a reader was, without what it has', async () => {
  const reader = await (await follow()).has(1);
  const [seen, missed, next] = [newId('ord'), newId('ord'), newId('ord')];
  await record('order.updated', seen);
  await reader.has(2);
  reader.leave();
  await record('order.updated', missed);
  const again = await follow({ lastEventId: reader.lastEventId });
  await record('order.updated', next);
  await again.has(3);
  expect([again.types[0], recordsOf(again)]).toEqual(['ready', [missed, next]]);
});

test.each([
  ['no position', 'evt_01M7YV64C7Q8R1V6W5M3J2H9GA'],
  ['a snapshot that no database has', 'mjq1x2k0.9:3:'],
  ['one of long ago', '1.1:1:'],
  ['one ahead of the database', `${Date.now().toString(36)}.999999999:999999999:`],
  ['one of many characters', `mjq1x2k0.1:9:${'2,'.repeat(5_000)}3`],
  ['nothing', ''],
])('says to read afresh after %s', async (_, lastEventId) => {
  const reader = await (await follow({ lastEventId })).has(1);
  expect(reader.types).toEqual(['reset']);
  const order = newId('ord');
  await record('order.updated', order);
  await reader.has(2);
  expect(recordsOf(reader)).toEqual([order]);
});

test('says to read afresh after a day, and after more than 500 events', async () => {
  const reader = await (await follow()).has(1);
  reader.leave();
  for (let at = 0; at <= 500; at += 1) await record('order.updated', newId('ord'));
  const { lastEventId = '' } = reader;
  expect((await (await follow({ lastEventId })).has(1)).types).toEqual(['reset']);
  const [, snapshot] = lastEventId.split('.');
  const dayAgo = (service.clock.now() - 24 * 60 * 60_000 - 1_000).toString(36);
  expect((await (await follow({ lastEventId: `${dayAgo}.${snapshot}` })).has(1)).types).toEqual(['reset']);
});

test('tells nothing of other merchants, topics and partners', async () => {
  const reader = await (await follow({ topics: 'menus' })).has(1);
  const other = await signUp(service, 'Other');
  await record('menu.updated', 'mnu_other', service.db, other.active);
  await record('menu.updated', 'mnu_waiting', service.db, shop.partner.merchants['needs_data']);
  await record('order.updated', 'ord_own');
  await record('menu.updated', 'mnu_own');
  await reader.has(2);
  expect(recordsOf(reader)).toEqual(['mnu_own']);
  const foreign = await follow({ credential: other.key, merchant: shop.merchant });
  expect(foreign.response.status).toBe(404);
});

test.each([
  ['a topic whose scope it lacks', { topics: 'orders,payments' }, 403, 40_301],
  ['no topic', { topics: '' }, 400, 40_003],
  ['an unknown topic', { topics: 'orders,plants' }, 400, 40_003],
  ['a topic twice', { topics: 'orders,orders' }, 400, 40_003],
  ['the merchant of another session', { merchant: 'mer_01M7YV5Z00WRP41QW45SDWWY4H' }, 404, 40_401],
] as const)('refuses %s', async (_, options, status, code) => {
  const query = new URLSearchParams({ topics: 'orders', ...options });
  const reply = await call(service, `GET /v1/stream?${query}`, { credential });
  expect([reply.status, reply.body['error']]).toEqual([status, code]);
});

test('a key follows a merchant that it names', async () => {
  const reply = await call(service, 'GET /v1/stream?topics=orders', { credential: shop.key });
  expect([reply.status, reply.body['error']]).toEqual([400, 40_002]);
  const reader = await (await follow({ credential: shop.key, merchant: shop.merchant })).has(1);
  const order = newId('ord');
  await record('order.updated', order);
  await reader.has(2);
  expect(recordsOf(reader)).toEqual([order]);
});

test('ends when the token expires', async () => {
  const reader = await (await follow()).has(1);
  service.clock.advance(15 * 60_000 + 1_000);
  expect((await reader.ended()).isEnded).toBe(true);
});

test('ends when the key is narrowed, and when it is revoked', async () => {
  const { key: creator, active } = shop.partner;
  const made = await call<{ id: string; secret: string }>(service, 'POST /v1/keys', {
    credential: creator,
    body: { name: 'Till', capability: ['orders:read', 'menus:read'] },
  });
  const key = made.body.secret;
  const narrow = { credential: await mintToken(service, { key, active }, ['orders:read', 'menus:read']) };
  const [both, orders] = [await follow({ ...narrow, topics: 'orders,menus' }), await follow(narrow)];
  await Promise.all([both.has(1), orders.has(1)]);
  await call(service, `PATCH /v1/keys/${made.body.id}`, {
    credential: creator,
    body: { capability: ['orders:read'] },
  });
  await both.ended();
  expect(orders.isEnded).toBe(false);
  await call(service, `DELETE /v1/keys/${made.body.id}`, { credential: creator });
  await orders.ended();
});

test('a merchant has 20 streams at a time', async () => {
  const partner = await signUp(service);
  const theirs = { credential: await mintToken(service, partner, ['orders:read']) };
  const open = await Promise.all(Array.from({ length: 20 }, () => follow(theirs)));
  await Promise.all(open.map((reader) => reader.has(1)));
  const refused = await call(service, 'GET /v1/stream?topics=orders', theirs);
  expect([refused.status, refused.body['error'], refused.headers.get('retry-after')]).toEqual([
    429,
    42_902,
    '10',
  ]);
  open[0]?.leave();
  await expect.poll(async () => (await follow(theirs)).response.status).toBe(200);
});

test('is one line of the log, at its end', async () => {
  const lines = (): string[] => service.logLines.filter((line) => line.includes('"streamEvents"'));
  const reader = await (await follow()).has(1);
  const before = lines().length;
  reader.leave();
  await expect.poll(() => lines().length).toBe(before + 1);
  expect(JSON.parse(lines().at(-1) ?? '')).toMatchObject({ status: 200, merchant: shop.merchant });
});
