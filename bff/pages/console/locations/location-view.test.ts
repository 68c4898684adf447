import { describe, expect, test } from 'vitest';
import { exceptionsOf, exceptionsText, rangesOf, rangesText, weekLines } from './location-view.ts';

describe('hours that a person types', () => {
  test.each<[string, string[] | undefined]>([
    ['', []],
    ['9:00-17:30', ['09:00-17:30']],
    ['09:00-12:00, 13:00 – 24:00', ['09:00-12:00', '13:00-24:00']],
    ['18:00 to 02:00', ['18:00-02:00']],
    ['nine to five', undefined],
    ['09:00', undefined],
    ['09:00-12:00,', undefined],
    ['09:00-12:00 13:00-14:00', undefined],
  ])('%j is %j', (text, expected) => {
    expect(rangesOf(text)?.map(({ open, close }) => `${open}-${close}`)).toEqual(expected);
  });

  test('come back as they were', () => {
    const text = '09:00-12:00, 13:00-24:00';
    expect(rangesText(rangesOf(text) ?? [])).toBe(text);
  });

  test('of other days are a line each', () => {
    const text =
      '2026-12-24 09:00-13:00, 18:00-02:00 Christmas Eve\n2026-12-25 closed Christmas Day\n2026-12-26 ' +
      '10:00-12:00';
    const days = exceptionsOf(text);
    expect(days).toEqual([
      {
        date: '2026-12-24',
        ranges: [
          { open: '09:00', close: '13:00' },
          { open: '18:00', close: '02:00' },
        ],
        reason: 'Christmas Eve',
      },
      { date: '2026-12-25', closed: true, reason: 'Christmas Day' },
      { date: '2026-12-26', ranges: [{ open: '10:00', close: '12:00' }], reason: null },
    ]);
    const stored = (days as Exclude<typeof days, number>).map(
      ({ date, closed = false, ranges = [], reason = null }) => ({ date, closed, ranges, reason }),
    );
    expect(exceptionsText(stored)).toBe(text);
  });

  test.each([
    ['2026-12-25', 1],
    ['\n2026-12-25 closed\n25 December closed', 3],
    ['2026-12-25 9-12', 1],
    ['2026-12-25 closing early', 1],
  ])('%j can’t be read at line %i', (text, line) => {
    expect(exceptionsOf(text)).toBe(line);
  });

  test('are read with equal days together', () => {
    const week = (['monday', 'tuesday', 'friday'] as const).map((day) => ({
      day,
      open: '09:00',
      close: '17:00',
    }));
    expect(weekLines(week)).toEqual([
      { days: 'Monday–Tuesday', hours: '09:00–17:00' },
      { days: 'Wednesday–Thursday', hours: 'Closed' },
      { days: 'Friday', hours: '09:00–17:00' },
      { days: 'Saturday–Sunday', hours: 'Closed' },
    ]);
  });
});
