import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rounds } from '../../testing/service/rounds.ts';
import {
  canCostLess,
  feeOf,
  priceOf,
  rateAfter,
  RATE_LIMIT,
  withinLimit,
  type Rate,
  type RateChange,
} from './fees.ts';
import { MAX_AMOUNT } from '../money/amount.ts';

/** The long runs take minutes on a busy machine. */
const MINUTES = { timeout: 5 * 60_000 };
const runs = { numRuns: rounds({ short: 2_000, long: 100_000 }) };
const rate = (bps: number, fixed: number): Rate => ({ bps, fixed });
const add = (bps: number, fixed: number): RateChange => ({ mode: 'add', bps, fixed });
const set = (bps: number, fixed: number): RateChange => ({ mode: 'set', bps, fixed });

const LINE = { wholesale: rate(220, 10), floor: rate(240, 15) };
const RAISED = { ...LINE, floor: rate(260, 15) };

/** Returns the price, and the platform's and the partner's share, at the rate after the changes. */
function priced(base: number, line: typeof LINE, changes: readonly RateChange[]): unknown[] {
  const { price, platform, partner, floorApplied } = priceOf(
    base,
    line,
    changes.reduce(rateAfter, line.wholesale),
  );
  return [price, platform, partner, floorApplied];
}

describe('the worked rows of the rule', () => {
  const LAYERS = [set(270, 20), add(-15, 0), set(260, 18), add(20, 5)];

  test('each layer adds to the rate or sets it', () => {
    const steps = LAYERS.map((_, at) => LAYERS.slice(0, at + 1).reduce(rateAfter, LINE.wholesale));
    expect(steps).toEqual([rate(270, 20), rate(255, 20), rate(260, 18), rate(280, 23)]);
  });

  test.each([
    { base: 4235, line: LINE, stack: LAYERS, expected: [142, 103, 39, false] },
    // A tie: 32.5 is rounded to 32.
    { base: 1250, line: LINE, stack: LAYERS.slice(0, 3), expected: [50, 38, 12, false] },
    { base: 20_000, line: RAISED, stack: LAYERS.slice(0, 2), expected: [535, 450, 85, true] },
    { base: 10_000, line: RAISED, stack: LAYERS.slice(0, 2), expected: [275, 230, 45, false] },
    { base: 1000, line: LINE, stack: [set(280, 30)], expected: [58, 32, 26, false] },
  ])('$base costs $expected', ({ base, line, stack, expected }) => {
    expect(priced(base, line, stack)).toEqual(expected);
  });
});

test('without rules the price is the floor, and a zero base costs nothing', () => {
  expect(priced(4235, LINE, [])).toEqual([feeOf(4235, LINE.floor), 103, 14, true]);
  expect(priced(0, LINE, [set(280, 30)])).toEqual([0, 0, 0, false]);
  expect(priced(1, LINE, [])).toEqual([15, 10, 5, true]);
});

test('the largest amount at the largest rate is still an amount', () => {
  expect(feeOf(MAX_AMOUNT, RATE_LIMIT)).toBeLessThanOrEqual(MAX_AMOUNT);
  expect(feeOf(MAX_AMOUNT, rate(280, 23))).toBe(2_800_000_023);
  expect(feeOf(1_000 * MAX_AMOUNT, rate(280, 23))).toBe(2_799_999_999_995);
  expect(withinLimit(rateAfter(RATE_LIMIT, add(1, 1)))).toEqual(RATE_LIMIT);
  expect(withinLimit(rate(-1, 5))).toEqual(rate(-1, 5));
});

test('an amount that is not whole, negative or too large has no fee', () => {
  for (const base of [-1, 0.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1]) {
    expect(() => feeOf(base, LINE.floor)).toThrow(RangeError);
  }
});

describe('of any rates and amounts', () => {
  const part = (max: number) => fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max }));
  const anyRate = fc.record({ bps: part(RATE_LIMIT.bps), fixed: part(RATE_LIMIT.fixed) });
  const base = fc.oneof(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: MAX_AMOUNT }));
  const change = fc.oneof(
    anyRate.map(({ bps, fixed }) => set(bps, fixed)),
    fc.tuple(anyRate, fc.boolean(), fc.boolean()).map(([{ bps, fixed }, less, lessFixed]) => ({
      mode: 'add' as const,
      bps: less ? -bps : bps,
      fixed: lessFixed ? -fixed : fixed,
    })),
  );
  const line = fc.tuple(anyRate, anyRate).map(([one, other]) => ({
    wholesale: rate(Math.min(one.bps, other.bps), Math.min(one.fixed, other.fixed)),
    floor: rate(Math.max(one.bps, other.bps), Math.max(one.fixed, other.fixed)),
  }));

  test('the price is at least the floor, shared without a rest, and whole', MINUTES, () => {
    fc.assert(
      fc.property(base, line, fc.array(change, { maxLength: 4 }), (amount, rates, changes) => {
        const reached = withinLimit(changes.reduce(rateAfter, rates.wholesale));
        const { price, platform, partner, floorApplied } = priceOf(amount, rates, reached);
        const least = feeOf(amount, rates.floor);
        expect(price).toBeGreaterThanOrEqual(least);
        expect(platform + partner).toBe(price);
        expect(partner).toBeGreaterThanOrEqual(0);
        expect([price, platform, partner].every(Number.isSafeInteger)).toBe(true);
        expect(price).toBeLessThanOrEqual(MAX_AMOUNT);
        expect(floorApplied).toBe(price > feeOf(amount, reached));
      }),
      runs,
    );
  });

  test('the fee is the exact share, rounded half to even, and the fixed part', MINUTES, () => {
    fc.assert(
      fc.property(base, anyRate, (amount, one) => {
        const share = BigInt(feeOf(amount, one) - (amount === 0 ? 0 : one.fixed));
        const twiceOff = 2n * (share * 10_000n - BigInt(amount) * BigInt(one.bps));
        expect(twiceOff <= 10_000n && twiceOff >= -10_000n).toBe(true);
        const isTie = twiceOff === 10_000n || twiceOff === -10_000n;
        expect(isTie && share % 2n !== 0n).toBe(false);
      }),
      runs,
    );
  });

  test('a rate that cannot cost less never does', MINUTES, () => {
    fc.assert(
      fc.property(base, line, (amount, { wholesale, floor }) => {
        expect(canCostLess(floor, wholesale)).toBe(false);
        expect(feeOf(amount, floor)).toBeGreaterThanOrEqual(feeOf(amount, wholesale));
      }),
      runs,
    );
  });
});
