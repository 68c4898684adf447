import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { atHost, siteHost } from '../hosts/testing/at-host.ts';
import { draft, ok, openShop, pay, type Shop } from '../../orders/orders/testing/shop.ts';
import { startService, type Service } from '../../testing/service/service.ts';
import { wordsOf } from './testing/guest-browser.ts';
import { timeAt } from './words.ts';

const AT = '/riverside-nursery/high-street';
const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const ALWAYS = { default: WEEK.map((day) => ({ day, open: '00:00', close: '24:00' })) };
const WAYS = ['pickup', 'delivery', 'dine_in'] as const;

let service: Service;
let shop: Shop;
beforeAll(async () => {
  service = await startService();
  const fulfillments = Object.fromEntries(WAYS.map((way) => [way, { enabled: true, lead_minutes: 10 }]));
  shop = await openShop(service, { location: { name: 'High Street', fulfillments, hours: ALWAYS } });
}, 60_000);
afterAll(() => service.stop());

const set = (body: object): Promise<unknown> =>
  ok(service, `PATCH /v1/merchants/${shop.merchant}/locations/${shop.location}`, shop.key, body);
const today = (): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(service.clock.now());
const page = async (path = AT): Promise<string> =>
  wordsOf((await atHost(service, siteHost(service, 'greenhouse-pos'), path)).text);
beforeEach(() => set({ pause: null, exceptions: [], slot: { capacity: null } }));

describe.each(WAYS)('how long %s takes', (way) => {
  const only = { fulfillments: Object.fromEntries(WAYS.map((one) => [one, { enabled: one === way }])) };
  test('is said while it is open, and not while it is paused or closed', async () => {
    await set(only);
    expect(await page()).toContain('about 10 min');
    await set({ pause: { until: null, reason: 'Kitchen flooded' } });
    expect(await page()).not.toContain('about 10 min');
    await set({ pause: null, exceptions: [{ date: today(), closed: true }] });
    expect(await page()).not.toContain('about 10 min');
  });
});

test('the reason of a holiday is shown on the menu and in the list of locations', async () => {
  await set({ exceptions: [{ date: today(), closed: true, reason: 'Christmas Day' }] });
  expect(await page()).toContain('Closed now: Christmas Day.');
  expect(await page('/riverside-nursery')).toContain('Christmas Day');
  await set({
    exceptions: [{ date: today(), ranges: [{ open: '00:00', close: '24:00' }], reason: 'Spring fair' }],
  });
  expect(await page()).toContain('Spring fair');
  await set({ exceptions: [{ date: '2031-12-25', closed: true, reason: 'Christmas Day' }] });
  expect(await page()).not.toContain('Christmas Day');
});

test('guests who are seated take no slot, whose places are for pickup and delivery', async () => {
  await set({
    fulfillments: { pickup: { enabled: true }, delivery: { enabled: true }, dine_in: { enabled: true } },
  });
  await set({ slot: { capacity: 1, minutes: 60 } });
  const slots = async (fulfillment: string) =>
    (
      await ok<{ days: { slots: { at: string }[] }[] }>(
        service,
        `GET /v1/merchants/${shop.merchant}/locations/${shop.location}/slots?fulfillment=${fulfillment}&days=3`,
        shop.key,
      )
    ).days.flatMap((day) => day.slots.map(({ at }) => at));
  const at = (await slots('pickup')).at(3);
  const place = async (type: string, more: object = {}) =>
    (await pay(shop, await draft(shop, { fulfillment: { type, scheduled_at: at, ...more } }))).status;
  for (const table of ['1', '2', '3']) expect(await place('dine_in', { table })).toBe(200);
  expect(await slots('pickup')).toContain(at);
  expect(await place('pickup')).toBe(200);
  expect(await slots('pickup')).not.toContain(at);
  expect(await slots('delivery')).not.toContain(at);
  expect(await slots('dine_in')).toContain(at);
  expect(await place('dine_in', { table: '4' })).toBe(200);
});

test.each([
  ['en-GB', 'Thu 3 Dec, 18:30'],
  ['de-DE', 'Do., 3. Dez., 18:30'],
  ['ja-JP', '12月3日(木) 18:30'],
  ['ar', expect.stringMatching(/^الخميس، 3 ديسمبر، 6:30/)],
])('a time on another day is written as in %s', (locale, words) => {
  const place = { record: { timezone: 'Europe/London' }, locale } as Parameters<typeof timeAt>[0];
  expect(timeAt(place, '2026-12-03T18:30:00Z', Date.parse('2026-12-01T12:00:00Z'))).toEqual(words);
});
