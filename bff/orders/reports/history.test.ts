import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Db } from '../../core/database/database.ts';
import type { Club } from '../loyalty/testing/club.ts';
import type { Earner } from '../../money/payouts/testing/earner.ts';
import { rounds } from '../../testing/service/rounds.ts';
import { startService, type Service } from '../../testing/service/service.ts';
import { rollUp } from './reports.ts';
import { report } from './testing/ask-report.ts';
import { booksByHand, sumsBy, type Fact } from './testing/books-by-hand.ts';
import { brokenIdentities, collectedBy, enteredBy, GROUPINGS } from './testing/year/identities.ts';
import { liveAYear } from './testing/year/live-a-year.ts';

/** All rows of 10,000 orders are read again for each grouping. */
vi.setConfig({ testTimeout: 300_000 });

/**
 * Every identity, to the minor unit, between reports and what payments, refunds and orders say themselves.
 */

const ORDERS = rounds({ short: 100, long: 10_000 });
const SEED = 7;
const PERIOD = { from: '2026-01-01', to: '2027-01-31' };
/**
 * Lord Howe sets its clocks back at 15:00 UTC on 4 April, and forward at 15:30 on 3 October, both by half an
 * hour.
 */
const SWITCHES = ['2026-04-04T14:05:00Z', '2026-10-03T14:35:00Z'].flatMap((at) =>
  Array.from({ length: 6 }, (_, step) => Date.parse(at) + step * 15 * 60_000),
);
const NAMES = [
  'orders',
  'gross',
  'discounts',
  'charges',
  'refunds',
  'included_tax',
  'net',
  'tax',
  'tips',
  'collected',
] as const;
const GROUPS: readonly (readonly [string, (fact: Fact) => string])[] = [
  ['day', ({ business_date }) => business_date],
  ['month', ({ business_date }) => business_date.slice(0, 7)],
  ['hour', ({ hour }) => hour],
  ['surface', ({ surface }) => surface],
  ['tender', ({ tender }) => tender],
  ['location', ({ location }) => location],
];

let service: Service;
/** For what is asked of the whole year at once. */
let patient: Db;
let shops: readonly Club[];
let earner: Earner;
beforeAll(async () => {
  service = await startService();
  patient = await service.patientDb();
  const since = performance.now();
  ({ shops, earner } = await liveAYear(service, { orders: ORDERS, seed: SEED, also: SWITCHES }));
  const tookS = ((performance.now() - since) / 1000).toFixed(1);
  console.log(`a year of ${ORDERS} orders and links, seed ${SEED}: ${tookS} s`, await figures());
}, 3_600_000);
afterAll(() => service.stop());

/** What the year consists of, for the record of a long run. */
async function figures(): Promise<Record<string, unknown> | undefined> {
  const { rows } = await sql<Record<string, unknown>>`select
    (select count(*)::int from orders) as orders,
    (select count(*)::int from orders where content #> '{discounts}' @> '[{"source": "reward"}]') as with_rewards,
    (select count(*)::int from payments where captured_at is not null) as captured,
    (select sum(coalesce(capture_amount, amount))::bigint from payments where captured_at is not null) as captured_sum,
    (select count(*)::int from payments where captured_at is not null and capture_amount is not null) as captured_in_part,
    (select count(*)::int from payments where captured_at is not null and pay_link_id is not null) as by_link,
    (select count(*)::int from refunds where status = 'succeeded') as refunds,
    (select sum(amount)::bigint from refunds where status = 'succeeded') as refunded_sum,
    (select sum(fee)::bigint from ledger_entries) as fees,
    (select count(*)::int from payouts) as payouts,
    (select count(*)::int from payouts where status = 'failed') as payouts_failed,
    (select count(*)::int from loyalty_events) as point_events,
    (select count(*)::int from loyalty_rewards where status = 'redeemed') as rewards_redeemed,
    (select count(*)::int from ledger_entries) as entries`.execute(patient);
  return rows[0];
}

const keyOf = (row: object, group: string): string => {
  const { business_date: date, hour, surface, tender, location } = row as Partial<Fact>;
  if (group === 'day') return date ?? '';
  if (group === 'month') return (date ?? '').slice(0, 7);
  return String(
    group === 'hour' ? hour : group === 'surface' ? surface : group === 'tender' ? tender : (location ?? ''),
  );
};

test.each([
  ['as they come', false],
  ['summed', true],
])(
  'a year of sales, %s, is what payments, refunds and orders say, in every grouping',
  async (_name, isSummed) => {
    if (isSummed) while ((await rollUp(service.db, 37)) > 0);
    const [shop] = shops as readonly [Club];
    const { facts, items, cash } = await booksByHand(patient, shop.merchant);
    expect(facts.length).toBeGreaterThan(ORDERS / 2);
    for (const [group, of] of GROUPS) {
      const { rows, totals } = await report(shop, 'sales', { ...PERIOD, group });
      const found = sumsBy(rows, (row) => keyOf(row, group), NAMES);
      const nothing = new Map(
        [...found].filter(([, sums]) => Object.values(sums).every((value) => value === 0)),
      );
      for (const key of nothing.keys()) found.delete(key);
      expect([group, found]).toEqual([group, sumsBy(facts, of, NAMES)]);
      expect([group, totals.collected]).toEqual([group, cash]);
    }
    const figures = ['quantity', 'gross', 'discounts', 'refunds', 'net'] as const;
    const sold = await report(shop, 'items', PERIOD);
    expect(sumsBy(sold.rows, ({ item, name, variation }) => `${item ?? name} ${variation}`, figures)).toEqual(
      sumsBy(items, ({ key }) => key, figures),
    );
    const all = await report(shop, 'sales', PERIOD);
    const cards = await report(shop, 'sales', { ...PERIOD, group: 'tender' });
    const payments = await report(shop, 'payments', PERIOD);
    expect(payments.totals.collected).toBe(cards.rows.find(({ tender }) => tender === 'card')?.collected);
    expect(all.totals.net + all.totals.tax + all.totals.tips).toBe(cash);
  },
);

test('what one location and one surface sold adds up to all of it', async () => {
  const [shop] = shops as readonly [Club];
  const total = (await report(shop, 'sales', PERIOD)).totals.collected;
  const bySurface = await Promise.all(
    ['ordering', 'dashboard', 'api', 'pay_link'].map((surface) =>
      report(shop, 'sales', { ...PERIOD, surface }),
    ),
  );
  expect(bySurface.reduce((sum, { totals }) => sum + totals.collected, 0)).toBe(total);
  const byPlace = await Promise.all(
    shops.map(({ location }) => report(shop, 'items', { ...PERIOD, location })),
  );
  const links = await report(shop, 'items', { ...PERIOD, surface: 'pay_link' });
  const { totals } = await report(shop, 'items', PERIOD);
  expect([...byPlace, links].reduce((sum, one) => sum + one.totals.net, 0)).toBe(totals.net);
});

test('both switch days of Lord Howe have 24 hours, in which all of their sales are', async () => {
  const [shop] = shops as readonly [Club];
  for (const date of ['2026-04-04', '2026-04-05', '2026-10-03', '2026-10-04']) {
    const day = { from: date, to: date, location: shop.location };
    const { rows, totals } = await report(shop, 'sales', { ...day, group: 'hour' });
    expect(rows.length).toBe(24);
    expect(rows.reduce((sum, { collected }) => sum + collected, 0)).toBe(totals.collected);
  }
  // Each night is the business day before, until 04:00.
  const night = { from: '2026-04-04', to: '2026-04-04', location: shop.location, group: 'hour' };
  const { rows } = await report(shop, 'sales', night);
  expect(rows[1]?.orders).toBeGreaterThan(1);
});

test('every identity holds that the database can compute by itself', async () => {
  expect(await brokenIdentities(patient)).toEqual({});
});

test('what was captured less what was refunded is what the ledger has and what reports say, in every grouping', async () => {
  const { merchant } = earner;
  for (const grouping of GROUPINGS) {
    const taken = await collectedBy(patient, merchant, grouping);
    const { rows, totals } = await report(shops[0] as Club, 'sales', { ...PERIOD, group: grouping });
    const told = sumsBy(rows, (row) => keyOf(row, grouping), ['collected']);
    const collected = [...told].flatMap(([key, { collected: sum = 0 }]) =>
      sum === 0 ? [] : [[key, sum] as const],
    );
    expect([grouping, await enteredBy(patient, merchant, grouping)]).toEqual([grouping, taken]);
    expect([grouping, new Map(collected.toSorted())]).toEqual([grouping, taken]);
    expect(totals.collected).toBe([...taken.values()].reduce((sum, one) => sum + one, 0));
  }
});

test('the balance that the merchant is told is what no payout holds', async () => {
  const { rows } = await sql<{
    sum: number;
  }>`select coalesce(sum(amount), 0)::int as sum from ledger_unpaid`.execute(patient);
  const [available, pending] = await earner.sums();
  expect(available + pending).toBe(rows[0]?.sum);
});
