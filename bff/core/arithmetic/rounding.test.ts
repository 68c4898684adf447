import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rounds } from '../../testing/service/rounds.ts';
import { MAX_AMOUNT } from '../money/amount.ts';
import { byLargestRemainder, halfEven } from './rounding.ts';

/** The long runs take minutes on a busy machine. */
const MINUTES = { timeout: 5 * 60_000 };
const runs = { numRuns: rounds({ short: 2_000, long: 100_000 }) };
const amount = fc.oneof(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: MAX_AMOUNT }));
const divisor = fc.oneof(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: MAX_AMOUNT }));

describe('halfEven', () => {
  test('rounds halves to the even number, on both sides of zero', () => {
    const halves = [1, 3, 5, 7, -1, -3, -5, -7].map((value) => halfEven(value, 1, 2));
    expect(halves).toEqual([0, 2, 2, 4, 0, -2, -2, -4]);
    expect(Object.is(halfEven(-1, 1, 2), 0)).toBe(true);
    expect([1, 2, 4, 5].map((value) => halfEven(value, 1, 3))).toEqual([0, 1, 1, 2]);
    // Products above 2^53, halves among them.
    expect(halfEven(99_999_999_999, 88_750, 1_000_000)).toBe(8_875_000_000);
    expect(halfEven(99_999_999_999, 500_000, 1_000_000)).toBe(50_000_000_000);
    expect(halfEven(99_999_999_997, 500_000, 1_000_000)).toBe(49_999_999_998);
    expect(halfEven(-99_999_999_997, 500_000, 1_000_000)).toBe(-49_999_999_998);
  });

  test('is the nearest whole number at every size', MINUTES, () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 2_000_000 }), divisor, fc.boolean(), (a, b, c, below) => {
        const sign = below ? -1 : 1;
        const product = BigInt(a) * BigInt(b) * BigInt(sign);
        fc.pre(BigInt(a) * BigInt(b) < BigInt(Number.MAX_SAFE_INTEGER) * BigInt(c));
        // Twice the distance from the exact quotient, times the divisor: at most the divisor, even if equal.
        const result = halfEven(sign * a, b, c);
        const distance = 2n * (BigInt(result) * BigInt(c) - product);
        const size = distance < 0n ? -distance : distance;
        expect(size <= BigInt(c)).toBe(true);
        expect(size < BigInt(c) || result % 2 === 0).toBe(true);
      }),
      runs,
    );
  });
});

describe('the largest remainder', () => {
  test('gives what is left over to the largest remainders, the first of equal ones', () => {
    expect(byLargestRemainder(100, [333, 333, 333])).toEqual([34, 33, 33]);
    expect(byLargestRemainder(255, [2520, 355])).toEqual([224, 31]);
    expect(byLargestRemainder(2, [1, 1, 1, 0])).toEqual([1, 1, 0, 0]);
    expect(byLargestRemainder(0, [0, 0])).toEqual([0, 0]);
    expect(byLargestRemainder(0, [])).toEqual([]);
    expect(() => byLargestRemainder(1, [0])).toThrow(RangeError);
  });

  test('adds up, is less than one from the exact share, and at most the weight', MINUTES, () => {
    const weights = fc.array(amount, { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(weights, amount, (given, part) => {
        const sum = given.reduce((total, weight) => total + weight, 0);
        const whole = sum === 0 ? 0 : part % (sum + 1);
        const shares = byLargestRemainder(whole, given);
        expect(shares.reduce((total, share) => total + share, 0)).toBe(whole);
        for (const [index, share] of shares.entries()) {
          const weight = given[index] ?? 0;
          expect(share).toBeLessThanOrEqual(weight);
          const distance = BigInt(share) * BigInt(sum) - BigInt(whole) * BigInt(weight);
          expect((distance < 0n ? -distance : distance) < BigInt(Math.max(sum, 1))).toBe(true);
        }
      }),
      runs,
    );
  });
});
