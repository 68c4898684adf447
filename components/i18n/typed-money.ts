import { moneyFormat } from '../../bff/core/money/currency.ts';
import * as typed from '../../bff/core/money/typed-amount.ts';
import { readNumber as readTyped } from '../../bff/core/money/typed-number.ts';
import { language } from './format.ts';
import { wholeAmount } from './money-and-dates.ts';

/** Formats an amount in minor units for a field: only digits and the language's decimal separator. */
export const moneyInput = (amountMinor: number, currency: string): string =>
  typed.amountInField(amountMinor, { locale: language(), currency });

/** Returns a sample amount for a field: `8.50`, `850`. */
export const moneyExample = (currency: string): string =>
  typed.amountExample({ locale: language(), currency });

/**
 * Parses a typed amount.
 * @param currency ISO 4217
 * @returns `amount` in minor units; `readings`, formatted, if it could mean two amounts; neither if invalid
 */
export function readMoney(text: string, currency: string): typed.TypedAmount {
  const { amount, readings } = typed.readAmount(text, { locale: language(), currency });
  if (readings) return { readings: [wholeAmount(readings[0]), wholeAmount(readings[1])] };
  return amount === undefined ? {} : { amount };
}

/**
 * Parses a typed whole number, 0 or more.
 * @returns `undefined` if it isn't one
 */
export function readNumber(text: string): number | undefined {
  const number = readTyped(text, { locale: language(), decimals: 0 });
  return typeof number === 'number' ? number : undefined;
}

/** The sign of a currency, as the language writes it: `€`. */
export const currencySign = (currency: string): string =>
  moneyFormat(language(), currency)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;
