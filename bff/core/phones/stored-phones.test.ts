import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPERATIONS } from '../../developers/document/operations.ts';
import { create, openShop, type Shop } from '../../orders/orders/testing/shop.ts';
import { call, startService, type Service } from '../../testing/service/service.ts';

const TYPED = '\u202A+44 (0)20\u00A07946\u20110018\u202C';
const E164 = '+442079460018';

let service: Service;
let shop: Shop;
beforeAll(async () => {
  service = await startService();
  shop = await openShop(service);
});
afterAll(() => service.stop());

interface WithPhones {
  readonly id: string;
  readonly phone: string | null;
  readonly support: { phone: string | null };
  readonly people: { phone: string | null }[];
  readonly customer: { phone: string };
}

async function sent(operation: string, body: object): Promise<WithPhones> {
  const reply = await call<WithPhones>(service, operation, {
    credential: shop.key,
    body,
    headers: { 'idempotency-key': randomUUID() },
  });
  expect([reply.status < 300, reply.text]).toEqual([true, reply.text]);
  return reply.body;
}

/** Yields the phone numbers in requests. */
function* phonesIn(schema: unknown, path: string): Generator<string> {
  const { properties, items, anyOf } = Object(schema) as Record<string, unknown>;
  for (const [name, field] of Object.entries(Object(properties) as object)) {
    if (name === 'phone' && !('properties' in Object(field))) yield `${path}.phone`;
    yield* phonesIn(field, `${path}.${name}`);
  }
  if (items) yield* phonesIn(items, path);
  for (const one of (anyOf as unknown[] | undefined) ?? []) yield* phonesIn(one, path);
}

test('every request that has a phone number takes any spelling of it', () => {
  const places = OPERATIONS.flatMap(({ id, body }) => [...new Set(phonesIn(body, id))]);
  expect(places).toEqual([
    'createMerchant.support.phone',
    'updateMerchant.support.phone',
    'createLocation.phone',
    'updateLocation.phone',
    'quoteOrder.loyalty.phone',
    'quoteOrder.customer.phone',
    'createOrder.loyalty.phone',
    'createOrder.customer.phone',
    'updateOnboarding.support.phone',
    'updateOnboarding.people.phone',
    'createPayLink.collect.phone',
    'updatePayLink.collect.phone',
    'payPayLink.contact.phone',
    'payGuestPayLink.contact.phone',
    'sendLoyaltyCode.phone',
    'checkLoyaltyCode.phone',
    'createLoyaltyAccount.phone',
    'updateLoyaltyAccount.phone',
    'exportGuest.phone',
    'eraseGuest.phone',
    'updateStorefront.phone',
  ]);
});

test('merchants, people and locations are stored with it in E.164', async () => {
  const made = await sent('POST /v1/merchants', {
    legal_name: 'Ramen Ltd',
    display_name: 'Ramen',
    country: 'JP',
    currency: 'JPY',
    timezone: 'Asia/Tokyo',
    support: { phone: '03-1234-5678' },
  });
  expect(made.support.phone).toBe('+81312345678');
  const changed = await sent(`PATCH /v1/merchants/${made.id}`, { support: { phone: TYPED } });
  expect(changed.support.phone).toBe(E164);
  const person = { roles: ['representative'], name: 'Alex Morgan', phone: '03-1234-5678' };
  const onboarding = await sent(`PATCH /v1/merchants/${made.id}/onboarding`, {
    people: [person, { ...person, roles: ['director'], phone: TYPED }],
  });
  expect(onboarding.people.map(({ phone }) => phone)).toEqual(['+81312345678', E164]);
});

test('a national number is read by the country of the location, or else of the merchant, never of its language', async () => {
  const path = `/v1/merchants/${shop.merchant}/locations`;
  await sent(`PATCH /v1/merchants/${shop.merchant}`, { language: 'ja-JP' });
  const home = await sent(`POST ${path}`, { name: 'Here', phone: '020 7946 0018' });
  expect(home.phone).toBe(E164);
  const abroad = await sent(`POST ${path}`, {
    name: 'There',
    address: { country: 'JP' },
    phone: '03-1234-5678',
  });
  expect(abroad.phone).toBe('+81312345678');
  expect((await sent(`PATCH ${path}/${abroad.id}`, { phone: '03-1234-5679' })).phone).toBe('+81312345679');
  expect((await sent(`PATCH ${path}/${home.id}`, { phone: null })).phone).toBeNull();
  const { status, body } = await create(shop, { customer: { name: 'Ada Byron', phone: '020 7946 0018' } });
  expect([status, body.customer?.phone]).toEqual([201, E164]);
});
