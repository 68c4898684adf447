import { decimalsOf } from '../../arithmetic/money.ts';
import type { Money } from '../../contract/money.ts';

const formats = new Map<string, (amount: number) => string>();

/** Where amounts are read. */
export interface MoneyPlace {
  /** As amounts are written there: `visit.writtenIn(…)`. */
  readonly locale: string;
  readonly currency: string;
}

/** An amount as the guests of a place read it. @param amount in minor units, or with its currency */
export function moneyIn({ locale, currency }: MoneyPlace, amount: number | Money): string {
  const minor = typeof amount === 'number' ? amount : amount.amount;
  const name = `${locale} ${currency}`;
  const format = formats.get(name) ?? formatOf(locale, currency);
  formats.set(name, format);
  return format(minor / 10 ** decimalsOf(currency));
}

function formatOf(locale: string, currency: string): (amount: number) => string {
  const decimals = decimalsOf(currency);
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const options = { style: 'currency', currency, ...digits } as const;
  const format = new Intl.NumberFormat(locale, options);
  if (!locale.startsWith('ar')) return (amount) => format.format(amount);
  // The letters of a symbol such as UK£ would change places from right to left.
  const plain = new Intl.NumberFormat('en', { ...options, currencyDisplay: 'narrowSymbol' });
  const symbol = plain.formatToParts(0).find(({ type }) => type === 'currency')?.value;
  return (amount) =>
    format
      .formatToParts(amount)
      .map(({ type, value }) => (type === 'currency' && /[a-z]/i.test(value) ? (symbol ?? value) : value))
      .join('');
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
