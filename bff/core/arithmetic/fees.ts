import { halfEven } from './rounding.ts';

/** A rate charged on an amount: a share of it, and a fixed part in minor units. */
export interface Rate {
  readonly bps: number;
  readonly fixed: number;
}

/** The change that one price layer makes to the rate below it. */
export interface RateChange extends Rate {
  readonly mode: 'add' | 'set';
}

/** The rates of one line of a price sheet. The floor is nowhere below the wholesale rate. */
export interface LineRates {
  readonly wholesale: Rate;
  readonly floor: Rate;
}

/** A price, shared between the platform and the partner. */
export interface Price {
  readonly price: number;
  readonly platform: number;
  readonly partner: number;
  /** Whether the floor raised it. */
  readonly floorApplied: boolean;
}

/** The largest rate: with it, the fee of the largest amount is still a valid amount. */
export const RATE_LIMIT: Rate = { bps: 9_000, fixed: 9_999_999_999 };

const ALL_BPS = 10_000;

/**
 * Returns the fee of an amount, including the tip, or of a sum of amounts such as a month's sales; zero for
 * zero. The share is rounded once, half to even.
 *
 * @throws {RangeError} for a base that isn't whole, is negative or isn't exact in a number
 */
export function feeOf(base: number, { bps, fixed }: Rate): number {
  if (!Number.isSafeInteger(base) || base < 0) {
    throw new RangeError('a fee is of a whole amount that is not negative');
  }
  return base === 0 ? 0 : halfEven(base, bps, ALL_BPS) + fixed;
}

/** Returns the rate after one layer. */
export function rateAfter(rate: Rate, { mode, bps, fixed }: RateChange): Rate {
  return mode === 'set' ? { bps, fixed } : { bps: rate.bps + bps, fixed: rate.fixed + fixed };
}

/** Returns the rate, bounded by {@link RATE_LIMIT}. */
export function withinLimit({ bps, fixed }: Rate): Rate {
  return { bps: Math.min(bps, RATE_LIMIT.bps), fixed: Math.min(fixed, RATE_LIMIT.fixed) };
}

/**
 * Returns the price of an amount at the combined rate of all layers: never below the floor's. The platform
 * gets its wholesale fee, the partner the rest (domain rule, pricing).
 *
 * @throws {RangeError} as {@link feeOf}
 */
export function priceOf(base: number, { wholesale, floor }: LineRates, rate: Rate): Price {
  const wanted = feeOf(base, rate);
  const least = feeOf(base, floor);
  const platform = feeOf(base, wholesale);
  const price = Math.max(wanted, least);
  return { price, platform, partner: price - platform, floorApplied: wanted < least };
}

/** Whether one rate can cost less than another, for any amount: its share or its fixed part is smaller. */
export function canCostLess(rate: Rate, than: Rate): boolean {
  return rate.bps < than.bps || rate.fixed < than.fixed;
}
