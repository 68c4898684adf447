import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scaleOf } from './chart.ts';

describe('the scale of a chart', () => {
  it.each([
    [[], [0, 1]],
    [
      [0, 0],
      [0, 1],
    ],
    [
      [1, 3],
      [0, 1, 2, 3],
    ],
    [[17_34_00], [0, 50_000, 100_000, 150_000, 200_000]],
    [
      [-500, 1200],
      [-500, 0, 500, 1000, 1500],
    ],
    [[-7], [-8, -6, -4, -2, 0]],
  ])('of %j has the ticks %j', (values, ticks) => {
    expect(scaleOf(values).ticks).toEqual(ticks);
  });

  it('holds every value and zero, on at most seven whole ticks', () => {
    const amount = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 });
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 400 }), (values) => {
        const { ticks, at } = scaleOf(values);
        expect(ticks.length).toBeLessThanOrEqual(7);
        expect(ticks.every(Number.isInteger)).toBe(true);
        for (const value of [...values, 0]) {
          expect(at(value)).toBeGreaterThanOrEqual(0);
          expect(at(value)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});
