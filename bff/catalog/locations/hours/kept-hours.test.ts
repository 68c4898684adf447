import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rounds } from '../../../testing/service/rounds.ts';
import { businessDate, businessDayAt } from './business-date.ts';
import { rangesAround } from './order-times.ts';
import { scheduleOf, type Opening } from './open-ranges.ts';

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
      const anew = (at: number) => rangesAround(scheduleOf(openingIn(timezone), fulfillment), at);
      // The other fulfillment of the same location is asked in between.
      const other = fulfillment === 'pickup' ? 'delivery' : 'pickup';
      const found = moments.map((at) => {
        rangesAround(scheduleOf(kept, other), at);
        return rangesAround(scheduleOf(kept, fulfillment), at);
      });
      expect(found).toEqual(moments.map(anew));
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
