import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { rounds } from '../../../testing/service/rounds.ts';
import type { DayRange } from '../contract/hours.ts';
import { localDate, openRanges, type Schedule } from './open-ranges.ts';
import { slotTimes, type SlotRules } from './order-times.ts';

const NEW_YORK = 'America/New_York';
const LORD_HOWE = 'Australia/Lord_Howe';
const HALF_HOURS: SlotRules = { minutes: 30, leadMinutes: 0, isPreparedBeforeOpen: false };
const LONG_AGO = 0;

function hours(timezone: string, day: string): Schedule {
  const ranges = day.split(' ').map((text): DayRange => {
    const [open = '', close = ''] = text.split('-');
    return { open, close };
  });
  return { timezone, week: Array<DayRange[]>(7).fill(ranges), exceptions: new Map() };
}

function local(timezone: string, at: number): string {
  return Temporal.Instant.fromEpochMilliseconds(at)
    .toZonedDateTimeISO(timezone)
    .toString({ timeZoneName: 'never', smallestUnit: 'minute' })
    .slice(11);
}

function slots(
  schedule: Schedule,
  date: string,
  rules: Partial<SlotRules> = {},
  now: number | string = LONG_AGO,
): string[] {
  const day = Temporal.PlainDate.from(date);
  const ms = typeof now === 'number' ? now : Date.parse(now);
  return slotTimes(schedule, { ...HALF_HOURS, ...rules }, { first: day, last: day, now: ms }).map((at) =>
    local(schedule.timezone, at),
  );
}

const starts = (times: string[]): string[] => times.map((time) => time.slice(0, 5));

describe('the grid', () => {
  test('begins at opening, not at midnight, and has the moment of closing', () => {
    expect(starts(slots(hours(NEW_YORK, '09:10-10:40'), '2026-06-10'))).toEqual([
      '09:10',
      '09:40',
      '10:10',
      '10:40',
    ]);
    expect(starts(slots(hours(NEW_YORK, '09:10-10:30'), '2026-06-10'))).toEqual(['09:10', '09:40', '10:10']);
  });

  test('goes on over midnight where ranges meet', () => {
    const night = hours(NEW_YORK, '00:00-01:00 23:10-24:00');
    expect(starts(slots(night, '2026-06-10'))).toEqual(['00:10', '00:40', '23:10', '23:40']);
  });

  test('of a place that never closes begins at each midnight, whatever is asked for', () => {
    const always = hours(NEW_YORK, '00:00-24:00');
    const times = starts(slots(always, '2026-06-10', { minutes: 50 }));
    expect([times.length, times[0], times.at(-1)]).toEqual([29, '00:00', '23:20']);
    const first = Temporal.PlainDate.from('2026-06-08');
    const week = slotTimes(
      always,
      { ...HALF_HOURS, minutes: 50 },
      { first, last: first.add({ days: 6 }), now: 0 },
    );
    expect(
      week
        .filter((at) => localDate(at, NEW_YORK).toString() === '2026-06-10')
        .map((at) => local(NEW_YORK, at).slice(0, 5)),
    ).toEqual(times);
  });
});

describe('a slot on Friday from 18:00 to 02:00', () => {
  test('belongs to the local date it is on', () => {
    const night = hours(NEW_YORK, '18:00-02:00');
    expect(starts(slots(night, '2026-06-12', { minutes: 60 }))).toEqual([
      '00:00',
      '01:00',
      '02:00',
      '18:00',
      '19:00',
      '20:00',
      '21:00',
      '22:00',
      '23:00',
    ]);
  });
});

describe('where the clock changes', () => {
  test.each<[string, string, string, string[]]>([
    [
      NEW_YORK,
      '2026-03-08',
      '01:00-04:00',
      ['01:00-05:00', '01:30-05:00', '03:00-04:00', '03:30-04:00', '04:00-04:00'],
    ],
    [
      NEW_YORK,
      '2026-11-01',
      '00:30-02:00',
      ['00:30-04:00', '01:00-04:00', '01:30-04:00', '01:00-05:00', '01:30-05:00', '02:00-05:00'],
    ],
    [LORD_HOWE, '2026-10-04', '01:00-03:00', ['01:00+10:30', '01:30+10:30', '02:30+11:00', '03:00+11:00']],
    [
      LORD_HOWE,
      '2026-04-05',
      '01:00-02:30',
      ['01:00+11:00', '01:30+11:00', '01:30+10:30', '02:00+10:30', '02:30+10:30'],
    ],
  ])('%s %s: slots are half hours apart as time passes', (timezone, date, day, expected) => {
    expect(slots(hours(timezone, day), date)).toEqual(expected);
  });

  test.each([
    [NEW_YORK, '2026-03-08', 46],
    [NEW_YORK, '2026-11-01', 50],
    [LORD_HOWE, '2026-10-04', 47],
    [LORD_HOWE, '2026-04-05', 49],
    [NEW_YORK, '2026-06-10', 48],
  ])('%s %s has %i half hours, round the clock', (timezone, date, count) => {
    expect(slots(hours(timezone, '00:00-24:00'), date)).toHaveLength(count);
  });
});

describe('the lead', () => {
  const day = hours(NEW_YORK, '09:00-11:00');
  test.each<[string, Partial<SlotRules>, string, string[]]>([
    ['passes after opening', { leadMinutes: 40 }, '2026-06-10T00:00:00Z', ['10:00', '10:30', '11:00']],
    [
      'may pass before opening',
      { leadMinutes: 40, isPreparedBeforeOpen: true },
      '2026-06-10T00:00:00Z',
      ['09:00', '09:30', '10:00', '10:30', '11:00'],
    ],
    ['counts once, from now', { leadMinutes: 30 }, '2026-06-10T13:30:00Z', ['10:00', '10:30', '11:00']],
    ['ends at the slot itself', { leadMinutes: 60 }, '2026-06-10T14:00:00Z', ['11:00']],
    ['is over a moment later', { leadMinutes: 60 }, '2026-06-10T14:00:00.001Z', []],
    [
      'before opening counts from now too',
      { leadMinutes: 40, isPreparedBeforeOpen: true },
      '2026-06-10T12:50:00Z',
      ['09:30', '10:00', '10:30', '11:00'],
    ],
  ])('%s', (_, rules, now, expected) => {
    expect(starts(slots(day, '2026-06-10', rules, now))).toEqual(expected);
  });
});

test('every slot is open, in order, once, and on its date; the grid is the same for every question', () => {
  const time = fc
    .integer({ min: 0, max: 1439 })
    .map(
      (minutes) =>
        `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
    );
  const range = fc.record({ open: time, close: fc.oneof(time, fc.constant('24:00')) });
  const ranges = fc.array(range, { maxLength: 3 });
  const zones = [
    NEW_YORK,
    LORD_HOWE,
    'Europe/London',
    'UTC',
    'America/Santiago',
    'Asia/Kathmandu',
    'Africa/Cairo',
    'America/Havana',
  ];
  const dates = [
    '2026-03-08',
    '2026-11-01',
    '2026-10-04',
    '2026-04-05',
    '2026-03-29',
    '2026-10-25',
    '2026-09-06',
    '2026-04-04',
    '2026-04-24',
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.constantFrom(...dates),
      fc.array(ranges, { minLength: 7, maxLength: 7 }),
      fc.option(ranges),
      fc.record({
        minutes: fc.integer({ min: 5, max: 120 }),
        leadMinutes: fc.integer({ min: 0, max: 240 }),
        isPreparedBeforeOpen: fc.boolean(),
      }),
      fc.integer({ min: -2, max: 2 }),
      (timezone, date, week, exception, rules, shift) => {
        const day = Temporal.PlainDate.from(date);
        const schedule = { timezone, week, exceptions: new Map(exception ? [[date, exception]] : []) };
        const now = day.toZonedDateTime(timezone).epochMilliseconds + shift * 7_000_000;
        const times = slotTimes(schedule, rules, { first: day, last: day, now });
        const open = openRanges(schedule, day, day);
        for (const [index, at] of times.entries()) {
          expect(open.some(({ start, end }) => start <= at && at <= end)).toBe(true);
          expect(at).toBeGreaterThanOrEqual(now + rules.leadMinutes * 60_000);
          expect(at).toBeGreaterThan(times[index - 1] ?? 0);
          expect(localDate(at, timezone).toString()).toBe(date);
        }
        const longer = slotTimes(schedule, rules, {
          first: day.subtract({ days: 4 }),
          last: day.add({ days: 2 }),
          now,
        });
        expect(longer.filter((at) => localDate(at, timezone).equals(day))).toEqual(times);
      },
    ),
    { numRuns: rounds({ short: 300, long: 5_000 }) },
  );
}, 120_000);
