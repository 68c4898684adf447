import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import type { DayRange } from '../contract/hours.ts';
import { openRanges, type Schedule } from './open-ranges.ts';

const range = (text: string): DayRange => {
  const [open = '', close = ''] = text.split('-');
  return { open, close };
};

/** Hours of each day, Monday first, such as `18:00-02:00`; one text: every day the same. */
function schedule(
  timezone: string,
  week: string | readonly string[],
  exceptions: Record<string, readonly string[]> = {},
): Schedule {
  const days = typeof week === 'string' ? Array<string>(7).fill(week) : week;
  return {
    timezone,
    week: days.map((day) => day.split(' ').filter(Boolean).map(range)),
    exceptions: new Map(Object.entries(exceptions).map(([date, ranges]) => [date, ranges.map(range)])),
  };
}

/** Open ranges that touch one local date, in local time with the offset. */
function openOn(hours: Schedule, date: string): string[] {
  const day = Temporal.PlainDate.from(date);
  const [from, to] = [day, day.add({ days: 1 })].map(
    (at) => at.toZonedDateTime(hours.timezone).epochMilliseconds,
  ) as [number, number];
  const text = (at: number): string =>
    Temporal.Instant.fromEpochMilliseconds(at)
      .toZonedDateTimeISO(hours.timezone)
      .toString({ timeZoneName: 'never', smallestUnit: 'minute' });
  return openRanges(hours, day, day)
    .filter(({ start, end }) => end >= from && start < to)
    .map(({ start, end }) => `${text(start)} ${text(end)}`);
}

const NEW_YORK = 'America/New_York';
const LORD_HOWE = 'Australia/Lord_Howe';

describe('a day like any other', () => {
  test('is open from opening to closing', () => {
    expect(openOn(schedule(NEW_YORK, '09:00-12:00 13:00-17:30'), '2026-06-10')).toEqual([
      '2026-06-10T09:00-04:00 2026-06-10T12:00-04:00',
      '2026-06-10T13:00-04:00 2026-06-10T17:30-04:00',
    ]);
  });

  test('a close at or before the open is on the next day, which it reaches into', () => {
    const friday = schedule(NEW_YORK, ['', '', '', '', '18:00-02:00', '', '']);
    const night = ['2026-06-12T18:00-04:00 2026-06-13T02:00-04:00'];
    expect(openOn(friday, '2026-06-11')).toEqual([]);
    expect(openOn(friday, '2026-06-12')).toEqual(night);
    expect(openOn(friday, '2026-06-13')).toEqual(night);
    expect(openOn(friday, '2026-06-14')).toEqual([]);
  });

  test('ranges that meet are one, at midnight too', () => {
    const evening = schedule(NEW_YORK, ['', '', '', '', '18:00-24:00', '00:00-02:00 02:00-03:00', '']);
    expect(openOn(evening, '2026-06-13')).toEqual(['2026-06-12T18:00-04:00 2026-06-13T03:00-04:00']);
    const sunday = schedule(NEW_YORK, ['00:00-01:00', '', '', '', '', '', '22:00-00:00']);
    expect(openOn(sunday, '2026-06-15')).toEqual(['2026-06-14T22:00-04:00 2026-06-15T01:00-04:00']);
  });

  test('open and close at one time are a whole day', () => {
    const day = schedule(NEW_YORK, ['', '', '09:00-09:00', '', '', '', '']);
    expect(openOn(day, '2026-06-10')).toEqual(['2026-06-10T09:00-04:00 2026-06-11T09:00-04:00']);
  });
});

describe('the clock goes forward', () => {
  test.each<[string, string, string, string[]]>([
    // New York, 8 March 2026: 02:00 → 03:00.
    [NEW_YORK, '2026-03-08', '01:00-05:00', ['2026-03-08T01:00-05:00 2026-03-08T05:00-04:00']],
    [NEW_YORK, '2026-03-08', '02:30-05:00', ['2026-03-08T03:30-04:00 2026-03-08T05:00-04:00']],
    [NEW_YORK, '2026-03-08', '00:00-02:30', ['2026-03-08T00:00-05:00 2026-03-08T03:30-04:00']],
    [NEW_YORK, '2026-03-08', '02:00-03:00', []],
    [NEW_YORK, '2026-03-08', '02:30-03:15', []],
    // Lord Howe, 4 October 2026: 02:00 → 02:30.
    [LORD_HOWE, '2026-10-04', '01:00-05:00', ['2026-10-04T01:00+10:30 2026-10-04T05:00+11:00']],
    [LORD_HOWE, '2026-10-04', '02:10-05:00', ['2026-10-04T02:40+11:00 2026-10-04T05:00+11:00']],
    [LORD_HOWE, '2026-10-04', '00:00-02:10', ['2026-10-04T00:00+10:30 2026-10-04T02:40+11:00']],
  ])('%s %s: %s', (timezone, date, hours, expected) => {
    expect(openOn(schedule(timezone, '', { [date]: hours.split(' ') }), date)).toEqual(expected);
  });
});

describe('the clock goes back', () => {
  test.each<[string, string, string, string[]]>([
    // New York, 1 November 2026: 02:00 → 01:00.
    [NEW_YORK, '2026-11-01', '01:30-05:00', ['2026-11-01T01:30-04:00 2026-11-01T05:00-05:00']],
    [NEW_YORK, '2026-11-01', '00:00-01:30', ['2026-11-01T00:00-04:00 2026-11-01T01:30-05:00']],
    [NEW_YORK, '2026-11-01', '01:00-01:30', ['2026-11-01T01:00-04:00 2026-11-01T01:30-05:00']],
    // Lord Howe, 5 April 2026: 02:00 → 01:30.
    [LORD_HOWE, '2026-04-05', '01:45-05:00', ['2026-04-05T01:45+11:00 2026-04-05T05:00+10:30']],
    [LORD_HOWE, '2026-04-05', '00:00-01:45', ['2026-04-05T00:00+11:00 2026-04-05T01:45+10:30']],
  ])('%s %s: %s', (timezone, date, hours, expected) => {
    expect(openOn(schedule(timezone, '', { [date]: hours.split(' ') }), date)).toEqual(expected);
  });

  test('Friday and Saturday night into it are an hour longer', () => {
    const nights = schedule(NEW_YORK, ['', '', '', '', '18:00-02:00', '18:00-02:00', '']);
    const [night] = openRanges(
      nights,
      Temporal.PlainDate.from('2026-11-01'),
      Temporal.PlainDate.from('2026-11-01'),
    ).slice(-1);
    expect(((night?.end ?? 0) - (night?.start ?? 0)) / 3_600_000).toBe(9);
  });
});

describe('round the clock', () => {
  test.each([
    [NEW_YORK, '2026-03-08'],
    [NEW_YORK, '2026-11-01'],
    [LORD_HOWE, '2026-04-05'],
    [LORD_HOWE, '2026-10-04'],
    [NEW_YORK, '2026-06-10'],
    // The clock skips midnight.
    ['America/Santiago', '2026-09-06'],
    // It repeats the hour before midnight.
    ['America/Santiago', '2026-04-04'],
  ])('%s %s is one range over midnight on both sides', (timezone, date) => {
    const day = Temporal.PlainDate.from(date);
    for (const hours of ['00:00-24:00', '00:00-00:00', '00:00-12:00 12:00-24:00', '09:00-09:00']) {
      const ranges = openRanges(schedule(timezone, hours), day, day);
      expect(ranges).toHaveLength(1);
      expect(ranges[0]?.start).toBeLessThan(day.toZonedDateTime(timezone).epochMilliseconds);
      expect(ranges[0]?.end).toBeGreaterThan(
        day.add({ days: 1 }).toZonedDateTime(timezone).epochMilliseconds,
      );
    }
  });
});

describe('an exception', () => {
  test('replaces what opens on its day, and not the night before', () => {
    const nights = schedule(NEW_YORK, '18:00-02:00', { '2026-06-12': [], '2026-06-13': ['10:00-12:00'] });
    expect(openOn(nights, '2026-06-12')).toEqual(['2026-06-11T18:00-04:00 2026-06-12T02:00-04:00']);
    expect(openOn(nights, '2026-06-13')).toEqual(['2026-06-13T10:00-04:00 2026-06-13T12:00-04:00']);
    expect(openOn(nights, '2026-06-14')).toEqual(['2026-06-14T18:00-04:00 2026-06-15T02:00-04:00']);
  });

  test('on a switch day has the hours of that day', () => {
    const closed = schedule(NEW_YORK, '01:30-05:00', { '2026-03-08': [], '2026-11-01': ['01:15-24:00'] });
    expect(openOn(closed, '2026-03-08')).toEqual([]);
    expect(openOn(closed, '2026-11-01')).toEqual(['2026-11-01T01:15-04:00 2026-11-02T00:00-05:00']);
  });
});
