import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparedPeriod, datesOf, inMonths, lengthOf, partsOf, shifted } from './periods.ts';

test('a period has its first and its last day', () => {
  const period = { from: '2026-02-27', to: '2026-03-02' };
  expect(lengthOf(period)).toBe(4);
  expect(datesOf(period)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']);
});

test('weeks begin on Monday, and are cut to the period', () => {
  // 2026-11-21 is a Saturday.
  expect(partsOf({ from: '2026-11-21', to: '2026-12-01' }, 'week')).toEqual([
    { from: '2026-11-21', to: '2026-11-22' },
    { from: '2026-11-23', to: '2026-11-29' },
    { from: '2026-11-30', to: '2026-12-01' },
  ]);
  expect(partsOf({ from: '2028-02-20', to: '2028-03-01' }, 'month')).toEqual([
    { from: '2028-02-20', to: '2028-02-29' },
    { from: '2028-03-01', to: '2028-03-01' },
  ]);
});

test.each([
  ['previous', { from: '2026-03-01', to: '2026-03-31' }, { from: '2026-01-29', to: '2026-02-28' }],
  ['previous', { from: '2026-11-21', to: '2026-11-21' }, { from: '2026-11-20', to: '2026-11-20' }],
  ['last_year', { from: '2028-02-29', to: '2028-03-01' }, { from: '2027-02-28', to: '2027-03-01' }],
  ['last_year', { from: '2026-01-01', to: '2026-12-31' }, { from: '2025-01-01', to: '2025-12-31' }],
] as const)('%s of %o is %o', (comparison, period, compared) => {
  expect(comparedPeriod(period, comparison)).toEqual(compared);
});

test('a period is its months, with fewer days beside them than half a month at each end', () => {
  expect(inMonths({ from: '2026-01-20', to: '2026-04-16' })).toEqual({
    months: ['2026-02-01', '2026-03-01', '2026-04-01'],
    added: [{ from: '2026-01-20', to: '2026-01-31' }],
    removed: [{ from: '2026-04-17', to: '2026-04-30' }],
  });
  expect(inMonths({ from: '2026-01-05', to: '2026-01-25' })).toEqual({
    months: ['2026-01-01'],
    added: [],
    removed: [
      { from: '2026-01-01', to: '2026-01-04' },
      { from: '2026-01-26', to: '2026-01-31' },
    ],
  });
});

test('the parts of any period are its days, in order, each once', () => {
  const day = fc.integer({ min: 0, max: 40_000 }).map((days) => shifted('1990-01-01', days));
  const unit = fc.constantFrom('day' as const, 'week' as const, 'month' as const);
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 400 }), unit, (from, count, of) => {
      const period = { from, to: shifted(from, count - 1) };
      expect(partsOf(period, of).flatMap(datesOf)).toEqual(datesOf(period));
      expect(lengthOf(period)).toBe(count);
      const { months, added, removed } = inMonths(period);
      const whole = months
        .flatMap((first) => datesOf({ from: first, to: shifted(first, 40) }))
        .filter((date, at, all) => all.indexOf(date) === at)
        .filter((date) => months.includes(`${date.slice(0, 8)}01`));
      const off = new Set(removed.flatMap(datesOf));
      const days = [...whole.filter((date) => !off.has(date)), ...added.flatMap(datesOf)];
      expect(days.toSorted()).toEqual(datesOf(period));
      expect([...added, ...removed].reduce((sum, part) => sum + lengthOf(part), 0)).toBeLessThanOrEqual(31);
      const before = comparedPeriod(period, 'previous');
      expect([shifted(before.to, 1), lengthOf(before)]).toEqual([from, count]);
    }),
    { numRuns: 300 },
  );
});
