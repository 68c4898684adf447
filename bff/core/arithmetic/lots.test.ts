import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rounds } from '../../testing/service/rounds.ts';
import { credit, debit, expire, lastDayOf, NO_POINTS, sumOf, type Lot, type Points } from './lots.ts';

const lots = (...pairs: [string | null, number][]): Lot[] =>
  pairs.map(([expiresOn, points]) => ({ expiresOn, points }));
const DEC = '2026-12-31';
const JAN = '2027-01-31';

describe('points are used up in the order in which they expire', () => {
  const points = credit(NO_POINTS, lots([null, 5], [JAN, 20], [DEC, 10]));

  test('whatever the order in which they came', () => {
    expect(points).toEqual({ balance: 35, lots: lots([DEC, 10], [JAN, 20], [null, 5]) });
    expect(debit(points, 15)).toEqual({
      after: { balance: 20, lots: lots([JAN, 15], [null, 5]) },
      taken: lots([DEC, 10], [JAN, 5]),
    });
  });

  test('points that come back are again what they were', () => {
    const { after, taken } = debit(points, 15);
    expect(credit(after, taken)).toEqual(points);
  });

  test('below 0 there are no lots, and what comes pays the debt first', () => {
    const { after } = debit(points, 50);
    expect(after).toEqual({ balance: -15, lots: [] });
    expect(credit(after, lots([DEC, 10]))).toEqual({ balance: -5, lots: [] });
    expect(credit(after, lots([JAN, 10], [DEC, 10]))).toEqual({ balance: 5, lots: lots([JAN, 5]) });
  });

  test('expire after their last day', () => {
    expect(expire(points, DEC)).toEqual({ after: points, expired: [] });
    expect(expire(points, '2027-01-01')).toEqual({
      after: { balance: 25, lots: lots([JAN, 20], [null, 5]) },
      expired: lots([DEC, 10]),
    });
  });
});

test.each([
  ['2026-11-22', 1, '2026-12-31'],
  ['2026-11-30', 12, '2027-11-30'],
  ['2027-01-31', 1, '2027-02-28'],
  ['2027-12-31', 2, '2028-02-29'],
  ['2026-11-22', 60, '2031-11-30'],
  ['2026-11-22', null, null],
])('points of %s expire after %s months on %s', (day, months, last) => {
  expect(lastDayOf(day, months)).toBe(last);
});

const day = fc.constantFrom(null, '2026-10-31', '2026-11-30', DEC, JAN, '2027-02-28');
const lot = fc.record({ expiresOn: day, points: fc.integer({ min: 1, max: 500 }) });
const step = fc.oneof(
  fc.record({ type: fc.constant('credit' as const), lots: fc.array(lot, { minLength: 1, maxLength: 3 }) }),
  fc.record({ type: fc.constant('debit' as const), points: fc.integer({ min: 0, max: 700 }) }),
  fc.record({ type: fc.constant('expire' as const), today: fc.constantFrom('2026-12-01', '2027-01-01') }),
);

/** The long runs take minutes on a busy machine. */
const MINUTES = { timeout: 5 * 60_000 };

test('the balance is the sum of what happened, and of the lots unless it is below 0', MINUTES, () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (history) => {
      let points: Points = NO_POINTS;
      let events = 0;
      for (const one of history) {
        const before = points;
        if (one.type === 'credit') points = credit(points, one.lots);
        else if (one.type === 'debit') points = debit(points, one.points).after;
        else points = expire(points, one.today).after;
        if (one.type === 'credit') events += sumOf(one.lots);
        else if (one.type === 'debit') events -= one.points;
        else events -= sumOf(expire(before, one.today).expired);
        expect(points.balance).toBe(events);
        expect(sumOf(points.lots)).toBe(Math.max(0, points.balance));
        const days = points.lots.map(({ expiresOn }) => expiresOn ?? '9999');
        expect(days).toEqual([...new Set(days)].toSorted());
        expect(points.lots.every((one) => one.points > 0)).toBe(true);
      }
    }),
    { numRuns: rounds({ short: 2_000, long: 100_000 }) },
  );
});
