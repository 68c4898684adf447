import { expect, test } from 'vitest';
import { MAX_AMOUNT, isAmount } from './amount.ts';
import { decimalsOf } from './currency.ts';
import { CURRENCIES } from '../contract/iso-codes.ts';
import { ISO_4217 } from './testing/iso-4217.ts';

test('every accepted currency has the decimals of ISO 4217', () => {
  expect([...CURRENCIES].map((currency) => [currency, decimalsOf(currency)])).toEqual(
    ISO_4217.toSorted(([one], [other]) => one.localeCompare(other)),
  );
});

test('amounts are whole and within the bounds', () => {
  expect([MAX_AMOUNT, -MAX_AMOUNT, 0].every(isAmount)).toBe(true);
  expect([MAX_AMOUNT + 1, -MAX_AMOUNT - 1, 0.5, Number.NaN, Infinity].some(isAmount)).toBe(false);
});
