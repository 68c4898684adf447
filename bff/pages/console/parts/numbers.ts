import { plainText } from '../../../core/money/plain-text.ts';
import { readNumber } from '../../../core/money/typed-number.ts';

const LOCALE = 'en-GB';

/**
 * Writes a percentage without zeros at the end: 1250 basis points are `12.5`.
 *
 * @param decimals of a percent that the value counts: 2 for basis points, 4 for millionths
 */
export const percentText = (value: number, decimals: number): string => String(value / 10 ** decimals);

/** Reads a typed percentage, with its sign or without. @returns undefined for what is no such percentage */
export function percentTyped(text: string, decimals: number): number | undefined {
  const digits = plainText(text).replace(/\s*%$/, '');
  const value = readNumber(digits, { locale: LOCALE, decimals, most: 100 });
  return typeof value === 'number' ? value : undefined;
}

/** Reads a typed whole number, 0 or more. @returns undefined for what is no such number */
export function numberTyped(text: string): number | undefined {
  const value = readNumber(text, { locale: LOCALE, decimals: 0 });
  return typeof value === 'number' ? value : undefined;
}
