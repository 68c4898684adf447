import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultOf, isDate, lengthOf, presetDates, PRESETS, rangeText, readRange } from './range.ts';

describe('ranges', () => {
  it.each([
    ['today', '2026-11-21', '2026-11-21'],
    ['yesterday', '2026-11-20', '2026-11-20'],
    ['last-7-days', '2026-11-15', '2026-11-21'],
    ['last-30-days', '2026-10-23', '2026-11-21'],
    ['this-month', '2026-11-01', '2026-11-21'],
    ['last-month', '2026-10-01', '2026-10-31'],
    ['this-year', '2026-01-01', '2026-11-21'],
    ['last-12-months', '2025-11-22', '2026-11-21'],
  ] as const)('%s is from %s to %s', (preset, from, to) => {
    expect(presetDates(preset, '2026-11-21')).toEqual({ from, to });
  });

  it('knows where months and leap years end', () => {
    expect(presetDates('last-month', '2024-03-31')).toEqual({ from: '2024-02-01', to: '2024-02-29' });
    expect(presetDates('last-month', '2026-01-01')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
    expect(presetDates('last-12-months', '2024-02-29')).toEqual({ from: '2023-03-01', to: '2024-02-29' });
  });

  it('has no preset that a report refuses, on any day', () => {
    const day = fc.date({
      min: new Date('2001-01-01'),
      max: new Date('2900-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(day, fc.constantFrom(...PRESETS), (at, preset) => {
        const dates = presetDates(preset, at.toISOString().slice(0, 10));
        expect(faultOf(dates, 400)).toBe(undefined);
        expect(readRange(rangeText(dates), '2026-11-21', 400)).toEqual({ dates, fault: undefined });
      }),
    );
  });

  it.each([
    ['2026-11-01/2026-11-20', undefined],
    ['2025-10-18/2026-11-21', undefined],
    ['2025-10-17/2026-11-21', 'too-long'],
    ['2026-11-21/2026-11-20', 'reversed'],
    ['2026-02-30/2026-03-01', 'unknown'],
    ['1999-12-31/2000-01-01', 'unknown'],
    ['2026-11-01', 'unknown'],
    ['2026-11-01/2026-11-02/2026-11-03', 'unknown'],
    ['next-week', 'unknown'],
    ['', 'unknown'],
  ])('%s is wrong by %s', (range, fault) => {
    expect(readRange(range, '2026-11-21', 400).fault).toBe(fault);
  });

  it('tells a date that is missing', () => {
    expect(faultOf({ from: '', to: '2026-11-20' }, 400)).toBe('from-missing');
    expect(faultOf({ from: '2026-11-20', to: 'soon' }, 400)).toBe('to-missing');
    expect([isDate('2026-11-31'), isDate('2026-11-30')]).toEqual([false, true]);
    expect(lengthOf({ from: '2025-10-18', to: '2026-11-21' })).toBe(400);
  });
});
