import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { businessDate, businessMoment } from './business-date.ts';

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
