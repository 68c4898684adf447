import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIn, type Visit } from '../../pages/console/testing/visit.ts';
import { openClub, type Club } from '../../orders/loyalty/testing/club.ts';
import { draft, ok, openShop } from '../../orders/orders/testing/shop.ts';
import { mintToken, signUp, startService, type Service } from '../../testing/service/service.ts';

/**
 * Spellings for every list that is searched by a phone number, over HTTP. All numbers are stored as
 * +442079460018 or are of another customer.
 */
const SPELLINGS = [
  '+442079460018',
  '+44 (0)20 7946 0018',
  '+4402079460018',
  '0044 20 7946 0018',
  '020 7946 0018',
  '(020) 7946-0018',
  '02079460018',
  '020/7946.0018',
];
const PARIS = { line1: '1 Rue de Rivoli', city: 'Paris', postal_code: '75001', country: 'FR' };

let service: Service;
let club: Club;
let paris: string;
let visit: Visit;
let orders: { readonly ada: string; readonly paris: string };
let members: { readonly ada: string };
beforeAll(async () => {
  service = await startService();
  club = await openClub(service);
  const { partner } = club;
  const shop = await openShop(service, { partner, location: { name: 'Rivoli', address: PARIS } });
  paris = shop.location;
  const customer = { name: 'Ada', phone: '+44 20 7946 0018' };
  const ada = await draft(club, { customer });
  const french = await draft(shop, { customer: { name: 'Émile', phone: '01 45 67 89 01' } });
  await draft(club, { customer: { name: 'Grace', phone: '+44 20 7946 0019' } });
  orders = { ada: ada.id, paris: french.id };
  const enroll = (phone: string) =>
    ok<{ id: string }>(service, 'POST /v1/loyalty/accounts', club.key, { merchant: club.merchant, phone });
  members = { ada: (await enroll('020 7946 0018')).id };
  await enroll('020 7946 0019');
  for (const to of ['+442079460018', '+442079460019', '+33145678901'])
    await ok(service, 'POST /v1/loyalty/codes', club.key, { merchant: club.merchant, phone: to });
  visit = await signIn(service, partner);
}, 60_000);
afterAll(() => service.stop());

interface Found {
  readonly data: { readonly id: string; readonly to: string }[];
}
async function found(path: string, query: Record<string, string>, credential = club.key): Promise<string[]> {
  const { data } = await ok<Found>(service, `GET ${path}?${new URLSearchParams(query)}`, credential);
  return data.map(({ id, to }) => to ?? id);
}

describe.each(SPELLINGS)('%s', (typed) => {
  test('finds an order', async () => {
    expect(await found('/v1/orders', { q: typed })).toEqual([orders.ada]);
    expect(await found('/v1/orders', { q: typed, location: club.location })).toEqual([orders.ada]);
    expect(await found('/v1/orders', { q: typed }, club.token)).toEqual([orders.ada]);
    const page = await visit.open(`/console/orders?${new URLSearchParams({ q: typed })}`);
    expect([page.status, page.text.includes(orders.ada)]).toEqual([200, true]);
  });

  test('finds messages', async () => {
    const sent = await found('/v1/sandbox/messages', { to: typed });
    expect([...new Set(sent)]).toEqual(['+442079460018']);
    const page = await visit.open(`/console/messages?${new URLSearchParams({ to: typed })}`);
    expect([page.status, page.text.includes('+442079460018'), page.text.includes('+442079460019')]).toEqual([
      200,
      true,
      false,
    ]);
  });

  test('finds a member', async () => {
    expect(await found('/v1/loyalty/accounts', { phone: typed })).toEqual([members.ada]);
    expect(await found('/v1/loyalty/accounts', { phone: typed, merchant: club.merchant })).toEqual([
      members.ada,
    ]);
    const token = await mintToken(service, club.partner, ['loyalty:read']);
    expect(await found('/v1/loyalty/accounts', { phone: typed }, token)).toEqual([members.ada]);
    const page = await visit.open(`/console/loyalty?${new URLSearchParams({ phone: typed })}`);
    expect([page.status, page.text.includes(members.ada)]).toEqual([200, true]);
  });
});

test('a national number is of a location’s country, where its merchant is in another', async () => {
  expect(await found('/v1/orders', { q: '01 45 67 89 01' })).toEqual([orders.paris]);
  expect(await found('/v1/orders', { q: '01 45 67 89 01', location: paris })).toEqual([orders.paris]);
  expect(await found('/v1/orders', { q: '01 45 67 89 01', location: club.location })).toEqual([]);
  expect(await found('/v1/orders', { q: '020 7946 0018', location: paris })).toEqual([]);
});

test('another partner’s countries say nothing, and what is no number is a text', async () => {
  const stranger = await signUp(service, 'Stranger');
  expect(await found('/v1/orders', { q: '020 7946 0018' }, stranger.key)).toEqual([]);
  for (const q of ['020 7946', '+44', '()', '020 7946 0018 x'])
    expect(await found('/v1/orders', { q })).toEqual([]);
});
