import { decimalsOf } from './currency.ts';

/**
 * The largest size of an amount, in minor units: 999,999,999.99 in a currency with two decimals. It leaves room for
 * a hundred of them in one exact number.
 */
export const MAX_AMOUNT = 99_999_999_999;

/** Returns whether a number is an amount: whole minor units within the bounds, of either sign. */
export const isAmount = (value: number): boolean =>
  Number.isSafeInteger(value) && value <= MAX_AMOUNT && value >= -MAX_AMOUNT;

/** Converts whole major units to minor units: 50 `USD` are 5000, 50 `JPY` are 50. */
export const majorUnits = (count: number, currency: string): number => count * 10 ** decimalsOf(currency);
