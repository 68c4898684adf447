import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { siteHost, type SiteReply } from '../hosts/testing/at-host.ts';
import type { Order } from '../../orders/orders/contract/order.ts';
import { ok, openShop, type Shop } from '../../orders/orders/testing/shop.ts';
import { startService, type Service } from '../../testing/service/service.ts';
import { GuestBrowser, wordsOf } from './testing/guest-browser.ts';

let service: Service;
let shop: Shop;
let guest: GuestBrowser;
beforeAll(async () => {
  service = await startService();
  shop = await openShop(service);
}, 60_000);
afterAll(() => service.stop());
beforeEach(() => {
  guest = new GuestBrowser(service, siteHost(service, 'greenhouse-pos'));
});

const SUNDAY_OF = (open: string, close: string) => [{ day: 'sunday', open, close }];
const WEEKEND = ['saturday', 'sunday'].map((day) => ({ day, open: '00:00', close: '24:00' }));

/** A location in New York with a time every half hour. @returns the path of its pages */
async function open(name: string, hours: object[]): Promise<string> {
  const path = `POST /v1/merchants/${shop.merchant}/locations`;
  const { slug } = await ok<{ slug: string }>(service, path, shop.key, {
    name,
    timezone: 'America/New_York',
    at_pickup: true,
    slot: { minutes: 30, horizon_days: 2 },
    hours: { default: hours },
  });
  return `/riverside-nursery/${slug}`;
}

const setClock = (to: string): Promise<object> =>
  ok(service, 'POST /v1/sandbox/clock/advance', shop.key, { to });

/**
 * Returns the options at the checkout from one instant until before another: the value sent, and the label.
 */
async function timesAt(at: string, [from, until]: readonly [string, string]): Promise<[string, string][]> {
  await guest.send(`${at}/items/${shop.burger}`, { quantity: '1', note: '' });
  const { text } = await guest.get(`${at}/checkout?day=${from.slice(0, 10)}`);
  return [...text.matchAll(/name="when" value="(\d[^"]+)"[^>]*>\s*<span\s*>([^<]*)</g)]
    .map(([, value = '', label = '']): [string, string] => [value, label.trim()])
    .filter(([value]) => from <= value && value < until);
}

const order = (at: string, when: string): Promise<SiteReply> =>
  guest.send(`${at}/checkout`, { name: 'Ada Byron', phone: '020 7946 0018', when, pay: 'pickup' });

/**
 * Orders for a time.
 * @returns the text of the order's page, and the stored time
 */
async function ordered(at: string, when: string): Promise<{ words: string; scheduled: unknown }> {
  const { headers } = await order(at, when);
  expect(headers['location']).toMatch(/^\/order\//);
  const { data } = await ok<{ data: Order[] }>(service, 'GET /v1/orders?limit=1', shop.key);
  const { text } = await guest.get(String(headers['location']));
  return { words: wordsOf(text), scheduled: data[0]?.fulfillment.scheduled_at };
}

// In 2031, clocks are put forward on 9 March at 07:00 UTC, and back on 2 November at 06:00 UTC.
test('the hour that summer time leaves out is not offered, and an order after it is for the right moment', async () => {
  const at = await open('Spring Street', WEEKEND);
  await setClock('2031-03-08T20:00:00Z');
  const times = await timesAt(at, ['2031-03-09T06:00', '2031-03-09T08:30']);
  expect(times).toEqual([
    ['2031-03-09T06:00:00.000Z', '01:00'],
    ['2031-03-09T06:30:00.000Z', '01:30'],
    ['2031-03-09T07:00:00.000Z', '03:00'],
    ['2031-03-09T07:30:00.000Z', '03:30'],
    ['2031-03-09T08:00:00.000Z', '04:00'],
  ]);
  for (const when of ['2031-03-09T02:30', '2031-03-09T02:30:00', '02:30']) {
    const refused = await order(at, when);
    expect([when, refused.status]).toEqual([when, 200]);
    expect(wordsOf(refused.text)).toContain('This time isn’t available anymore. Choose another one.');
    expect(refused.text).toContain('value="Ada Byron"');
  }
  expect(await ordered(at, '2031-03-09T07:00:00.000Z')).toEqual({
    words: expect.stringContaining('Planned for Sun 9 Mar, 03:00'),
    scheduled: '2031-03-09T07:00:00.000Z',
  });
});

test('a location that opens within the hour left out opens as long after it', async () => {
  const at = await open('Early Street', SUNDAY_OF('02:30', '05:00'));
  const [first] = await timesAt(at, ['2031-03-09T00:00', '2031-03-09T12:00']);
  expect(first).toEqual(['2031-03-09T08:00:00.000Z', '04:00']);
});

test('both hours that summer time repeats can be chosen, told apart before and after', async () => {
  const at = await open('Broadway', WEEKEND);
  await setClock('2031-11-01T20:00:00Z');
  const [first, second] = ['01:30 (UTC−4)', '01:30 (UTC−5)'];
  expect(await timesAt(at, ['2031-11-02T05:30', '2031-11-02T07:30'])).toEqual([
    ['2031-11-02T05:30:00.000Z', first],
    ['2031-11-02T06:00:00.000Z', '01:00 (UTC−5)'],
    ['2031-11-02T06:30:00.000Z', second],
    ['2031-11-02T07:00:00.000Z', '02:00'],
  ]);
  expect(await ordered(at, '2031-11-02T06:30:00.000Z')).toEqual({
    words: expect.stringContaining(`Planned for Sun 2 Nov, ${second}`),
    scheduled: '2031-11-02T06:30:00.000Z',
  });
  await timesAt(at, ['', '']);
  expect(await ordered(at, '2031-11-02T05:30:00.000Z')).toEqual({
    words: expect.stringContaining(`Planned for Sun 2 Nov, ${first}`),
    scheduled: '2031-11-02T05:30:00.000Z',
  });
});
