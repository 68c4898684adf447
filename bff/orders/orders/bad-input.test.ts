import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, signUp, startService, type Service } from '../../testing/service/service.ts';
import { create, draft, gbp, ok, openShop, pay, paid, refund, type Shop } from './testing/shop.ts';

let service: Service;
let shop: Shop;
let stranger: Shop;
beforeAll(async () => {
  service = await startService();
  shop = await openShop(service);
  stranger = await openShop(service);
});
afterAll(() => service.stop());

type Line = Record<string, unknown>;
const burger = (changes: Line = {}): Line => ({
  item: shop.burger,
  variation: shop.single,
  quantity: 1,
  ...changes,
});
const code = async (changes: object): Promise<unknown> => {
  const { status, body } = await create(shop, changes);
  const { error, param } = body as unknown as { error: number; param: string };
  return status === 201 ? 'ok' : `${error} ${param}`;
};

describe('the fields of an order', () => {
  const pickup = { type: 'pickup' };
  const line = (changes: Line) => () => ({ lines: [burger(changes)] });
  test.each<[string, () => object, string]>([
    ['no lines', () => ({ lines: [] }), '40003 lines'],
    ['101 lines', () => ({ lines: Array.from({ length: 101 }, () => burger()) }), '40003 lines'],
    ['100 lines', () => ({ lines: Array.from({ length: 100 }, () => burger()) }), 'ok'],
    ['lines as text', () => ({ lines: 'all' }), '40003 lines'],
    ['no quantity', line({ quantity: undefined }), '40002 lines.0.quantity'],
    ['quantity 0', line({ quantity: 0 }), '40003 lines.0.quantity'],
    ['quantity 1', line({ quantity: 1 }), 'ok'],
    ['quantity 99', line({ quantity: 99 }), 'ok'],
    ['quantity 100', line({ quantity: 100 }), '40003 lines.0.quantity'],
    ['quantity −1', line({ quantity: -1 }), '40003 lines.0.quantity'],
    ['quantity 1.5', line({ quantity: 1.5 }), '40003 lines.0.quantity'],
    ['quantity as text', line({ quantity: '1' }), '40003 lines.0.quantity'],
    ['a note of 141', line({ note: 'x'.repeat(141) }), '40003 lines.0.note'],
    ['a note of 140', line({ note: 'x'.repeat(140) }), 'ok'],
    ['a note with a line break', line({ note: 'a\nb' }), '40003 lines.0.note'],
    ['a card number in a note', line({ note: 'pay with 4242 4242 4242 4242' }), '40003 lines.0.note'],
    ['a card number in metadata', () => ({ metadata: { a: '4242424242424242' } }), '40003 metadata.a'],
    ['a card number in a new field', () => ({ card: { number: '4242424242424242' } }), '40003 card.number'],
    ['an unknown item', line({ item: 'itm_01M7YV65D4N6W8Y0A2C5E7G9J1' }), '40401 lines.0.item'],
    ["another merchant's item", () => ({ lines: [burger({ item: stranger.burger })] }), '40401 lines.0.item'],
    ['an item as a number', line({ item: 7 }), '40003 lines.0.item'],
    ['no variation', line({ variation: undefined }), '40002 lines.0.variation'],
    [
      "another item's variation",
      () => ({ lines: [burger({ variation: shop.portion })] }),
      '40003 lines.0.variation',
    ],
    [
      "another merchant's modifier",
      () => ({ lines: [burger({ modifiers: [{ modifier: stranger.cheese }] })] }),
      '40003 lines.0.modifiers.0.modifier',
    ],
    [
      "a modifier of another item's group",
      () => ({
        lines: [
          { item: shop.fries, variation: shop.portion, quantity: 1, modifiers: [{ modifier: shop.cheese }] },
        ],
      }),
      '40003 lines.0.modifiers.0.modifier',
    ],
    [
      'too many of one modifier',
      () => ({ lines: [burger({ modifiers: [{ modifier: shop.cheese, quantity: 3 }] })] }),
      '40021 lines.0.modifiers',
    ],
    [
      'as many as it takes',
      () => ({ lines: [burger({ modifiers: [{ modifier: shop.cheese, quantity: 2 }] })] }),
      'ok',
    ],
    [
      'a modifier twice',
      () => ({ lines: [burger({ modifiers: [{ modifier: shop.cheese }, { modifier: shop.cheese }] })] }),
      '40003 lines.0.modifiers.1.modifier',
    ],
    [
      'two lines of a uid',
      () => ({ lines: [burger({ uid: 'a' }), burger({ uid: 'a' })] }),
      '40003 lines.1.uid',
    ],
    ['a uid of 21', line({ uid: 'x'.repeat(21) }), '40003 lines.0.uid'],
    ['no customer', () => ({ customer: undefined }), '40002 customer'],
    ['no phone', () => ({ customer: { name: 'Ada' } }), '40002 customer.phone'],
    [
      'a phone that is too short',
      () => ({ customer: { name: 'Ada', phone: '0207946' } }),
      '40003 customer.phone',
    ],
    [
      'a name of 81',
      () => ({ customer: { name: 'x'.repeat(81), phone: '+442079460018' } }),
      '40003 customer.name',
    ],
    ['no fulfillment', () => ({ fulfillment: undefined }), '40002 fulfillment'],
    ['by drone', () => ({ fulfillment: { type: 'drone' } }), '40003 fulfillment.type'],
    [
      'a time that is none',
      () => ({ fulfillment: { ...pickup, scheduled_at: 'soon' } }),
      '40003 fulfillment.scheduled_at',
    ],
    [
      'the past',
      () => ({ fulfillment: { ...pickup, scheduled_at: '2020-01-01T12:00:00Z' } }),
      '40906 fulfillment.scheduled_at',
    ],
    [
      'a table of 21',
      () => ({ fulfillment: { type: 'dine_in', table: 'x'.repeat(21) } }),
      '40003 fulfillment.table',
    ],
    ['a negative tip', () => ({ tip: gbp(-1) }), '40003 tip.amount'],
    ['a tip in another currency', () => ({ tip: { amount: 1, currency: 'EUR' } }), '40003 tip.currency'],
    ['a tip without currency', () => ({ tip: { amount: 1 } }), '40002 tip.currency'],
    ['a tip above the limit', () => ({ tip: gbp(5001) }), '40003 tip.amount'],
    ['a tip at the limit', () => ({ tip: gbp(5000) }), 'ok'],
    ['a tip that is too large for any', () => ({ tip: gbp(100_000_000_000) }), '40003 tip.amount'],
    [
      'a discount above 100%',
      () => ({ discounts: [{ source: 'promo', type: 'percent', value: 10_001 }] }),
      '40003 discounts.0.value',
    ],
    ['a discount of all', () => ({ discounts: [{ source: 'promo', type: 'percent', value: 10_000 }] }), 'ok'],
    [
      'a negative discount',
      () => ({ discounts: [{ source: 'promo', type: 'fixed', value: -1 }] }),
      '40003 discounts.0.value',
    ],
    [
      'a discount of an unknown line',
      () => ({ discounts: [{ source: 'promo', type: 'fixed', value: 1, line: 'nine' }] }),
      '40003 discounts.0.line',
    ],
    [
      'a charge in another currency',
      () => ({ charges: [{ type: 'service', amount: { amount: 1, currency: 'USD' } }] }),
      '40003 charges.0.amount.currency',
    ],
    [
      'a delivery fee of its own',
      () => ({ charges: [{ type: 'delivery', amount: gbp(1) }] }),
      '40003 charges.0.type',
    ],
    ['an unknown location', () => ({ location: 'loc_01M7YV6HN3E5QZ8T2K4W9RX7BD' }), '40401 location'],
    ["another's location", () => ({ location: stranger.location }), '40401 location'],
    ['a location with NUL', () => ({ location: 'loc\0' }), '40003 location'],
    ['a source of its own', () => ({ source: 'fax' }), '40003 source'],
  ])('%s', async (_, changes, expected) => {
    expect(await code(changes())).toBe(expected);
  });

  test('a delivery that the location does not offer, one without an address', async () => {
    expect(await code({ fulfillment: { type: 'delivery' } })).toMatch(/^40002 fulfillment.address/);
    const address = { line1: '12 Mill Lane', city: 'Reading', postal_code: 'RG1 2AB' };
    expect(await code({ fulfillment: { type: 'delivery', address } })).toBe('40902 fulfillment.type');
  });

  test('a location that is closed for good', async () => {
    const closed = await openShop(service);
    await ok(service, `PATCH /v1/merchants/${closed.merchant}/locations/${closed.location}`, closed.key, {
      status: 'closed',
    });
    expect((await create(closed)).body).toMatchObject({ error: 40902 });
  });

  test('a location that has paused', async () => {
    const busy = await openShop(service);
    const until = new Date(service.clock.now() + 3_600_000).toISOString();
    await ok(service, `PATCH /v1/merchants/${busy.merchant}/locations/${busy.location}`, busy.key, {
      pause: { until, reason: null },
    });
    const { body } = await create(busy);
    expect(body).toMatchObject({ error: 40906, next_available_at: expect.any(String) });
  });
});

describe('paying', () => {
  test.each<[string, object, string]>([
    ['no source', { source: undefined }, '40002 source'],
    ['a card number', { source: { token: '4242424242424242' } }, '40003 source.token'],
    ['a card', { source: { card: { number: '4242424242424242' } } }, '40003 source.card.number'],
    ['at_pickup: false', { source: { at_pickup: false } }, '40003 source.at_pickup'],
    ['both', { source: { token: 'tok_paid', at_pickup: true } }, '40003 source'],
    ['neither', { source: {} }, '40003 source'],
    ['a total as a number', { total: 3479 }, '40003 total'],
    ['a negative total', { total: gbp(-1) }, '40003 total.amount'],
    ['another currency', { total: { amount: 3479, currency: 'EUR' } }, '40003 total.currency'],
    ['one penny less', { total: gbp(3478) }, '40904 undefined'],
    ['one penny more', { total: gbp(3480) }, '40904 undefined'],
    ['a tip that is not in the total', { tip: gbp(100) }, '40904 undefined'],
  ])('%s', async (_, changes, expected) => {
    const order = await draft(shop);
    const body = { source: { token: 'tok_paid' }, total: gbp(3479), ...changes };
    const reply = await call(service, `POST /v1/orders/${order.id}/pay`, {
      credential: shop.key,
      body,
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(`${reply.body['error']} ${reply.body['param']}`).toBe(expected);
  });

  test('without an idempotency key is refused', async () => {
    const order = await draft(shop);
    const { status, body } = await call(service, `POST /v1/orders/${order.id}/pay`, {
      credential: shop.key,
      body: { source: { token: 'tok_paid' }, total: gbp(3479) },
    });
    expect([status, body['error']]).toEqual([400, 40006]);
  });

  test("another partner's order is unknown", async () => {
    const order = await draft(shop);
    const other = await signUp(service);
    expect((await pay(shop, order, { credential: other.key })).status).toBe(404);
  });
});

describe('refunding', () => {
  test.each<[string, object, string]>([
    ['nothing', {}, '40002 lines'],
    ['no lines', { lines: [] }, '40003 lines'],
    ['no units', { lines: [{ uid: 'burger', quantity: 0 }] }, '40003 lines.0.quantity'],
    ['more units than were bought', { lines: [{ uid: 'burger', quantity: 3 }] }, '40022 lines.0'],
    ['an unknown line', { lines: [{ uid: 'nine', quantity: 1 }] }, '40003 lines.0'],
    ['an unknown charge', { charges: ['delivery'] }, '40003 charges.0'],
    ['a tip that was not paid', { tip: gbp(1) }, '40022 tip'],
    ['a penny too much', { amount: gbp(3480) }, '40022 amount'],
    ['an amount of nothing', { amount: gbp(0) }, '40022 undefined'],
    ['a negative amount', { amount: gbp(-1) }, '40003 amount.amount'],
    ['another currency', { amount: { amount: 1, currency: 'USD' } }, '40003 amount.currency'],
    ['an amount and lines', { amount: gbp(1), lines: [{ uid: 'burger', quantity: 1 }] }, '40003 amount'],
    ['no reason', { amount: gbp(1), reason: undefined }, '40002 reason'],
    ['a reason of its own', { amount: gbp(1), reason: 'because' }, '40003 reason'],
  ])('%s', async (_, body, expected) => {
    const order = await paid(shop);
    const reply = await refund(shop, order, body);
    expect(`${reply.body['error']} ${reply.body['param']}`).toBe(expected);
  });
});
