import { decimalsOf } from '../../arithmetic/money.ts';
import type { Money } from '../../contract/money.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** Where amounts are read. */
export interface MoneyPlace {
  /** As amounts are written there: `visit.writtenIn(…)`. */
  readonly locale: string;
  readonly currency: string;
}

/** An amount as the guests of a place read it. @param amount in minor units, or with its currency */
export function moneyIn({ locale, currency }: MoneyPlace, amount: number | Money): string {
  const minor = typeof amount === 'number' ? amount : amount.amount;
  const decimals = decimalsOf(currency);
  const name = `${locale} ${currency}`;
  let format = formats.get(name);
  if (!format) {
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      // From right to left, the letters of a symbol such as UK£ would change places.
      ...(locale.startsWith('ar') && { currencyDisplay: 'narrowSymbol' }),
      ...digits,
    });
    formats.set(name, format);
  }
  return format.format(minor / 10 ** decimals);
}

/** What was typed as an amount, with the currency before it or not, in minor units; undefined: it is none. */
export function typedAmount(text: string, currency: string): number | undefined {
  const [, whole = '', rest = ''] = /^[\p{L}\p{Sc}\s]{0,4}(\d{1,9})(?:[.,](\d*))?$/u.exec(text.trim()) ?? [];
  const decimals = decimalsOf(currency);
  if (whole === '' || rest.length > decimals) return undefined;
  return Number(whole + rest.padEnd(decimals, '0'));
}

export const amountInField = (amount: number, currency: string): string =>
  (amount / 10 ** decimalsOf(currency)).toFixed(decimalsOf(currency));
