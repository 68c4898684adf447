import { isInteger, parse, stringify } from 'lossless-json';

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

/** Writes JSON: a bigint as its digits, without quotes. */
export function writeJson(value: unknown): string {
  return stringify(value) ?? 'null';
}
