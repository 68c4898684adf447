import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { businessDate, businessMoment, businessDayAt } from './business-date.ts';
import fc from 'fast-check';
import { rounds } from '../../../testing/service/rounds.ts';
import { rangesAround } from './order-times.ts';
import { scheduleOf, type Opening } from './open-ranges.ts';

const DAY_MS = 86_400_000;

const dateOf = (at: string, timezone = 'America/New_York', day_starts_at = '04:00'): string =>
  businessDate({ timezone, day_starts_at }, Date.parse(at)).toString();

describe('a business date', () => {
  test.each([
    ['2026-06-13T03:59:59-04:00', '2026-06-12'],
    ['2026-06-13T04:00:00-04:00', '2026-06-13'],
    ['2026-06-13T23:59:59-04:00', '2026-06-13'],
    ['2026-06-14T00:00:00-04:00', '2026-06-13'],
  ])('of %s, when the day starts at four, is %s', (at, date) => {
    expect(dateOf(at)).toBe(date);
  });

  test('is the local date when the day starts at midnight', () => {
    expect(dateOf('2026-06-13T23:59:59+09:00', 'Asia/Tokyo', '00:00')).toBe('2026-06-13');
    expect(dateOf('2026-06-13T15:00:00Z', 'Asia/Tokyo', '00:00')).toBe('2026-06-14');
  });

  test('begins at the later time where the clock skips that hour', () => {
    expect(dateOf('2026-03-08T01:59:00-05:00', 'America/New_York', '02:30')).toBe('2026-03-07');
    expect(dateOf('2026-03-08T03:29:00-04:00', 'America/New_York', '02:30')).toBe('2026-03-07');
    expect(dateOf('2026-03-08T03:30:00-04:00', 'America/New_York', '02:30')).toBe('2026-03-08');
  });

  test('begins once where the clock repeats that hour', () => {
    expect(dateOf('2026-11-01T01:29:00-04:00', 'America/New_York', '01:30')).toBe('2026-10-31');
    expect(dateOf('2026-11-01T01:30:00-04:00', 'America/New_York', '01:30')).toBe('2026-11-01');
    expect(dateOf('2026-11-01T01:10:00-05:00', 'America/New_York', '01:30')).toBe('2026-11-01');
  });

  test.each([
    ['America/New_York', '2026-03-08', '2026-11-01'],
    ['Australia/Lord_Howe', '2026-04-05', '2026-10-04'],
    ['America/Santiago', '2026-04-05', '2026-09-06'],
    ['America/Havana', '2026-03-08', '2026-11-01'],
    ['Africa/Cairo', '2026-04-24', '2026-10-30'],
  ])('never goes back in %s, nor leaves out a day, where the clock changes', (timezone, ...switches) => {
    for (const day_starts_at of ['00:00', '00:30', '01:45', '02:10', '06:00']) {
      for (const date of switches) {
        const dates: string[] = [];
        const middle = Date.parse(date);
        for (let at = middle - 2 * DAY_MS; at <= middle + 2 * DAY_MS; at += 10 * 60_000) {
          const found = businessDate({ timezone, day_starts_at }, at).toString();
          if (dates.at(-1) !== found) dates.push(found);
        }
        const first = Temporal.PlainDate.from(dates[0] ?? '');
        expect(dates).toEqual(dates.map((_, day) => first.add({ days: day }).toString()));
        expect(dates.length).toBeGreaterThan(3);
      }
    }
  });
});

test('an hour of the night belongs to the day before, by the clock on the wall', () => {
  const days = { timezone: 'America/New_York', day_starts_at: '04:00' };
  expect(businessMoment(days, Date.parse('2026-06-14T03:59:59-04:00'))).toEqual({
    date: '2026-06-13',
    hour: 3,
  });
  expect(businessMoment(days, Date.parse('2026-06-14T04:00:00-04:00'))).toEqual({
    date: '2026-06-14',
    hour: 4,
  });
});

/** What is kept with a location's hours says the same as hours that nobody has asked before. */

const HOUR_MS = 3_600_000;
const runs = { numRuns: rounds({ short: 60, long: 2_000 }) };

/** Around the days on which clocks are changed, and an ordinary one. */
const ZONES = {
  'America/New_York': ['2026-03-08T12:00Z', '2026-11-01T12:00Z'],
  'Australia/Lord_Howe': ['2026-04-04T15:00Z', '2026-10-03T15:30Z'],
  'Africa/Cairo': ['2026-04-24T00:00Z', '2026-10-30T00:00Z'],
  'Asia/Kathmandu': ['2026-06-10T12:00Z'],
} as const;

/** Moments in a few days, in the order in which they are asked for: back and forth. */
const asked = fc
  .constantFrom(...Object.entries(ZONES))
  .chain(([timezone, days]) =>
    fc.record({
      timezone: fc.constant(timezone),
      middle: fc.constantFrom(...days).map((day) => Date.parse(day)),
      // Every five minutes of five days.
      steps: fc.array(fc.integer({ min: -720, max: 720 }), { minLength: 2, maxLength: 12 }),
    }),
  )
  .map(({ timezone, middle, steps }) => ({
    timezone,
    moments: steps.map((step) => middle + (step * HOUR_MS) / 12),
  }));

const time = fc
  .tuple(fc.integer({ min: 0, max: 5 }), fc.constantFrom('00', '15', '30', '45'))
  .map(([hour, minute]) => `0${hour}:${minute}`);

test('the business date that was asked for last is not that of another day', () => {
  fc.assert(
    fc.property(asked, time, ({ timezone, moments }, day_starts_at) => {
      const days = { timezone, day_starts_at };
      expect(moments.map((at) => businessDayAt(days, at))).toEqual(
        moments.map((at) => businessDate({ ...days }, at).toString()),
      );
    }),
    runs,
  );
});

const openingIn = (timezone: string): Opening => ({
  timezone,
  hours: {
    default: [
      { day: 'saturday', open: '18:00', close: '02:00' },
      { day: 'sunday', open: '01:30', close: '03:15' },
      { day: 'friday', open: '00:00', close: '24:00' },
    ],
    pickup: null,
    dine_in: null,
    delivery: [{ day: 'sunday', open: '12:00', close: '15:00' }],
  },
  exceptions: [
    { date: '2026-11-02', closed: false, ranges: [{ open: '09:00', close: '10:00' }], reason: null },
  ],
});

test('the open ranges that were asked for last are not those of another day or fulfillment', () => {
  fc.assert(
    fc.property(asked, fc.constantFrom('pickup', 'delivery'), ({ timezone, moments }, fulfillment) => {
      const kept = openingIn(timezone);
      const again = (at: number) => rangesAround(scheduleOf(openingIn(timezone), fulfillment), at);
      // The other fulfillment of the same location is asked in between.
      const other = fulfillment === 'pickup' ? 'delivery' : 'pickup';
      const found = moments.map((at) => {
        rangesAround(scheduleOf(kept, other), at);
        return rangesAround(scheduleOf(kept, fulfillment), at);
      });
      expect(found).toEqual(moments.map(again));
    }),
    runs,
  );
});

test('hours are computed once for a location, and for each fulfillment', () => {
  const opening = openingIn('Asia/Kathmandu');
  expect(scheduleOf(opening, 'pickup')).toBe(scheduleOf(opening, 'pickup'));
  expect(scheduleOf(opening, 'delivery').week).not.toEqual(scheduleOf(opening, 'pickup').week);
  const at = Date.parse('2026-06-10T12:00Z');
  const ranges = rangesAround(scheduleOf(opening, 'pickup'), at);
  expect(rangesAround(scheduleOf(opening, 'pickup'), at + HOUR_MS)).toBe(ranges);
});
