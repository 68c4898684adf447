import { afterAll, beforeAll, expect, test } from 'vitest';
import { IdempotencyRecords } from '../../core/database/idempotency-records.ts';
import type { ApiError } from '../../core/api/errors.ts';
import { perform, type OperationRequest } from '../../core/api/perform.ts';
import { guestOf, type GuestPrincipal } from '../../core/api/principal.ts';
import type { OperationResponse } from '../../core/api/route.ts';
import { routesOf } from '../../app/joined-features.ts';
import { issued, join, openClub } from '../../orders/loyalty/testing/club.ts';
import { openShop, type Shop } from '../../orders/orders/testing/shop.ts';
import { call, startService, type Service } from '../service/service.ts';

let service: Service;
let own: Shop;
let other: Shop;
let guest: GuestPrincipal;

const DAY_MS = 24 * 60 * 60 * 1000;

beforeAll(async () => {
  service = await startService();
  own = await openShop(service);
  other = await openShop(service);
  guest = guestOfShop(own);
}, 30_000);

afterAll(async () => {
  await service.stop();
});

const guestOfShop = ({ partner, merchant }: Shop, orderId?: string): GuestPrincipal =>
  guestOf({ partnerId: partner.partnerId, environment: 'sandbox', origin: service.url }, merchant, {
    orderId,
  });

let calls = 0;

function as(
  principal: GuestPrincipal,
  id: string,
  { body, ...request }: { body?: object; params?: Record<string, string>; query?: Record<string, string> },
): Promise<OperationResponse> {
  const { db, clock } = service;
  const route = routesOf(service.deps).find(({ operation }) => operation.id === id);
  if (!route) throw new TypeError(id);
  calls += 1;
  const whole: OperationRequest = {
    requestId: 'req_test',
    remoteAddress: '127.0.0.1',
    origin: undefined,
    version: undefined,
    rawBody: Buffer.from(JSON.stringify(body ?? {})),
    mediaType: undefined,
    setHeader: () => undefined,
    principal,
    credential: undefined,
    params: {},
    query: {},
    idempotencyKeys: [`intent-${calls}`],
    ...request,
  };
  return perform(route, whole, { db, idempotency: new IdempotencyRecords(db, clock) });
}

const refusal = async (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'done',
    (error: unknown) => (error as ApiError).code,
  );

const orderAt = (shop: Shop, more: object = {}) => ({
  location: shop.location,
  customer: { name: 'Ada Byron', phone: '+442079460018' },
  fulfillment: { type: 'pickup' },
  lines: [{ item: shop.burger, variation: shop.single, quantity: 1 }],
  ...more,
});

/** An order of the shop's, made by its key. */
async function orderOf(shop: Shop): Promise<{ id: string; total: object }> {
  const { body } = await call<{ id: string; total: object }>(service, 'POST /v1/orders', {
    credential: shop.key,
    body: orderAt(shop),
  });
  return body;
}

test('of all operations, a guest may call these and no other', async () => {
  const allowed: string[] = [];
  for (const { operation } of routesOf(service.deps)) {
    if (operation.credentials.length === 0) continue;
    const params = Object.fromEntries(
      [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, own.merchant]),
    );
    const code = await refusal(as(guest, operation.id, { params }));
    // If checks ran in another order, an invalid body or path would hide the caller's kind.
    if (code !== 'credential_kind') allowed.push(operation.id);
  }
  expect(allowed.toSorted()).toEqual([
    'cancelOrder',
    'checkLoyaltyCode',
    'createLoyaltyReward',
    'createOrder',
    'deleteLoyaltyReward',
    'getLoyaltyAccount',
    'getMenu',
    'getOrder',
    'leaveLoyalty',
    'listLoyaltyEvents',
    'listLoyaltyRewards',
    'listMenus',
    'listSlots',
    'payOrder',
    'quoteOrder',
    'sendLoyaltyCode',
  ]);
});

test('a guest of one merchant reaches nothing of another', async () => {
  const slots = {
    query: { fulfillment: 'pickup' },
    params: { merchant: other.merchant, id: other.location },
  };
  expect(await refusal(as(guest, 'listSlots', slots))).toBe('not_found');
  const mixed = { ...slots, params: { merchant: own.merchant, id: other.location } };
  expect(await refusal(as(guest, 'listSlots', mixed))).toBe('not_found');
  expect(await refusal(as(guest, 'quoteOrder', { body: orderAt(other) }))).toBe('not_found');
  expect(await refusal(as(guest, 'createOrder', { body: orderAt(other) }))).toBe('not_found');
  const theirs = orderAt(own, { lines: orderAt(other).lines });
  expect(await refusal(as(guest, 'createOrder', { body: theirs }))).toBe('not_found');
  const published = { params: { id: other.menu }, query: { version: 'published' } };
  expect(await refusal(as(guest, 'getMenu', published))).toBe('not_found');
  const foreign = { query: { status: 'published', merchant: other.merchant } };
  const { body } = await as(guest, 'listMenus', foreign);
  expect((body as { data: object[] }).data).toEqual([]);
});

test('a guest sees published menus only', async () => {
  const draft = { params: { id: own.menu } };
  expect(await refusal(as(guest, 'getMenu', draft))).toBe('not_found');
  expect(await refusal(as(guest, 'getMenu', { ...draft, query: { version: '1' } }))).toBe('not_found');
  expect(await refusal(as(guest, 'listMenus', {}))).toBe('not_found');
  expect(await refusal(as(guest, 'listMenus', { query: { status: 'draft' } }))).toBe('not_found');
  expect(await refusal(as(guest, 'getMenu', { ...draft, query: { version: 'published' } }))).toBe('done');
});

test('a guest sees, pays and cancels the order whose link it has, and no other of the same merchant', async () => {
  const order = await orderOf(own);
  const paying = { params: { id: order.id }, body: { source: { at_pickup: true }, total: order.total } };
  const canceling = { params: { id: order.id }, body: { reason: 'Changed my mind.' } };
  for (const one of [
    guest,
    guestOfShop(own, 'ord_01M7YV65W3K8Q2Z7N4T6B9D1RF'),
    guestOfShop(other, order.id),
  ]) {
    expect(await refusal(as(one, 'getOrder', { params: { id: order.id } }))).toBe('not_found');
    expect(await refusal(as(one, 'payOrder', paying))).toBe('not_found');
    expect(await refusal(as(one, 'cancelOrder', canceling))).toBe('not_found');
  }
  const buyer = guestOfShop(own, order.id);
  expect(await refusal(as(buyer, 'getOrder', { params: { id: order.id } }))).toBe('done');
  expect(await refusal(as(buyer, 'payOrder', paying))).toBe('done');
  expect(await refusal(as(buyer, 'cancelOrder', canceling))).toBe('done');
});

test('a guest cancels no order that the merchant has accepted', async () => {
  const order = await orderOf(own);
  const buyer = guestOfShop(own, order.id);
  await as(buyer, 'payOrder', {
    params: { id: order.id },
    body: { source: { at_pickup: true }, total: order.total },
  });
  await call(service, `POST /v1/orders/${order.id}/accept`, { credential: own.key, body: {} });
  const canceling = { params: { id: order.id }, body: { reason: 'Too late.' } };
  expect(await refusal(as(buyer, 'cancelOrder', canceling))).toBe('state_forbids');
});

test('a guest sets no discount, no charge, no account, no metadata and no other source', async () => {
  for (const more of [
    { discounts: [{ source: 'manual', type: 'percent', value: 10_000 }] },
    { charges: [{ type: 'service', amount: { amount: 1, currency: 'GBP' } }] },
    { loyalty: { account: 'lac_01M7YV65W3K8Q2Z7N4T6B9D1RF' } },
    { metadata: { a: 'b' } },
    { source: 'api' },
  ]) {
    expect(await refusal(as(guest, 'quoteOrder', { body: orderAt(own, more) }))).toBe('credential_kind');
    expect(await refusal(as(guest, 'createOrder', { body: orderAt(own, more) }))).toBe('credential_kind');
  }
  const { body } = await as(guest, 'createOrder', { body: orderAt(own) });
  expect(body).toMatchObject({ source: 'ordering', merchant: own.merchant });
});

test('a guest speaks for the loyalty account of its browser, and for no other', async () => {
  const club = await openClub(service);
  const [mine, theirs] = [await join(club, 30), await join(club, 30)];
  const member = guestOf(
    { partnerId: club.partner.partnerId, environment: 'sandbox', origin: service.url },
    club.merchant,
    { accountId: mine.id },
  );
  const asks = async (account: string, who = member): Promise<string[]> => {
    const params = { id: account };
    const issuing = { body: { account, tier: club.tier } };
    const ordering = { body: orderAt(club, { loyalty: { account } }) };
    return Promise.all([
      refusal(as(who, 'getLoyaltyAccount', { params })),
      refusal(as(who, 'listLoyaltyEvents', { params })),
      refusal(as(who, 'listLoyaltyRewards', { query: { account } })),
      refusal(as(who, 'createLoyaltyReward', issuing)),
      refusal(as(who, 'quoteOrder', ordering)),
    ]);
  };
  const unknown = ['not_found', 'not_found', 'not_found', 'not_found', 'credential_kind'];
  expect(await asks(theirs.id)).toEqual(unknown);
  expect(await asks(mine.id, guestOfShop(club))).toEqual(unknown);
  const elsewhere = guestOf({ ...member, partnerId: other.partner.partnerId }, other.merchant, {
    accountId: mine.id,
  });
  expect((await asks(mine.id, elsewhere)).slice(0, 4)).toEqual([
    'not_found',
    'not_found',
    'done',
    'not_found',
  ]);
  expect(await refusal(as(member, 'listLoyaltyRewards', {}))).toBe('not_found');
  const reward = await issued(club, theirs);
  expect(await refusal(as(member, 'deleteLoyaltyReward', { params: { id: reward.id } }))).toBe('not_found');
  expect(await refusal(as(member, 'leaveLoyalty', { params: { id: theirs.id } }))).toBe('not_found');
  const byPhone = { body: orderAt(club, { loyalty: { account: mine.id, phone: mine.phone } }) };
  expect(await refusal(as(member, 'quoteOrder', byPhone))).not.toBe('done');
  const using = { body: orderAt(club, { loyalty: { account: mine.id, rewards: [reward.id] } }) };
  expect(await refusal(as(member, 'quoteOrder', using))).toBe('state_forbids');
  expect(await asks(mine.id)).toEqual(['done', 'done', 'done', 'done', 'done']);
});

test('30 days after it was closed, an order is unknown to its guest', async () => {
  const order = await orderOf(own);
  const buyer = guestOfShop(own, order.id);
  await call(service, `POST /v1/orders/${order.id}/cancel`, { credential: own.key, body: { reason: 'No.' } });
  const ask = (): Promise<string> => refusal(as(buyer, 'getOrder', { params: { id: order.id } }));
  service.clock.advance(30 * DAY_MS - 60_000);
  expect(await ask()).toBe('done');
  service.clock.advance(120_000);
  expect(await ask()).toBe('not_found');
});
