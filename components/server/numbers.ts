import { isInteger, parse, stringify } from 'lossless-json';
import { decimalsOf as tableOf, formatMoney as write } from '../../bff/core/money/currency.ts';

/** The number of digits that may exceed a number's precision; shorter ones never do. */
const LONG = /\d{16}/;

/**
 * Parses JSON without losing a digit: an integer beyond ±(2^53 − 1) becomes a bigint, any other number a
 * number.
 * @throws {SyntaxError} if it isn't JSON
 */
export function readJson(text: string): unknown {
  return LONG.test(text) ? parse(text, null, { parseNumber }) : (JSON.parse(text) as unknown);
}

function parseNumber(digits: string): number | bigint {
  const rounded = Number(digits);
  return isInteger(digits) && !Number.isSafeInteger(rounded) ? BigInt(digits) : rounded;
}

/**
 * Writes JSON: a bigint as its digits, without quotes; `null` for a value that JSON doesn't have.
 * @throws {TypeError} the value refers to itself
 */
export function writeJson(value: unknown): string {
  return stringify(value) ?? 'null';
}

/** An amount of the API: whole minor units of a currency (ISO 4217). */
export interface MoneyAmount {
  readonly amount: number;
  readonly currency: string;
}

/**
 * Returns how many decimals amounts of a currency have, as the API counts them: 2 for `HUF`, 0 for `JPY`, 3
 * for `KWD` (ISO 4217). `Intl` has other numbers for some currencies, which differ between runtimes.
 *
 * @param currency ISO 4217
 */
export const decimalsOf = (currency: string): number => tableOf(currency);

/**
 * Writes an amount of the API for people, with all decimals of its currency.
 *
 * @param locale BCP 47
 * @throws {RangeError} the currency or the locale is malformed
 * @example formatMoney({ amount: 150000, currency: 'HUF' }, 'en') // 'HUF 1,500.00'
 */
export const formatMoney = ({ amount, currency }: MoneyAmount, locale: string): string =>
  write(amount, currency, locale);
