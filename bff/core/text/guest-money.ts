import type { Money } from '../contract/money.ts';
import { msg, type Message } from './message.ts';
import { inMajorUnits, moneyFormat } from '../money/currency.ts';
import { amountExample, readAmount } from '../money/typed-amount.ts';

type Format = (amount: number) => string;

const formats = new Map<string, Format>();

/** The place where amounts are typed. */
export interface MoneyPlace {
  /** The locale of its amounts: `visit.writtenIn(…)`. */
  readonly locale: string;
  readonly currency: string;
}

/** Formats an amount as the guests of a place read it. @param amount in minor units, or with its currency */
export function moneyIn({ locale, currency }: MoneyPlace, amount: number | Money): string {
  const minor = typeof amount === 'number' ? amount : amount.amount;
  const name = `${locale} ${currency}`;
  const format = formats.get(name) ?? formatOf(locale, currency);
  formats.set(name, format);
  return format(inMajorUnits(minor, currency));
}

function formatOf(locale: string, currency: string): Format {
  const format = moneyFormat(locale, currency);
  if (!locale.startsWith('ar')) return (amount) => format.format(amount);
  // The letters of a symbol such as UK£ would be reordered within right-to-left text.
  const plain = moneyFormat('en', currency, { currencyDisplay: 'narrowSymbol' });
  const symbol = plain.formatToParts(0).find(({ type }) => type === 'currency')?.value;
  return (amount) =>
    format
      .formatToParts(amount)
      .map(({ type, value }) => (type === 'currency' && /[a-z]/i.test(value) ? (symbol ?? value) : value))
      .join('');
}

/** An amount typed by a guest, in minor units, or the fault in it. */
export type GuestAmount =
  | { readonly amount: number }
  | { readonly fault: Message; readonly isUnclear: boolean };

/** Reads an amount that a guest typed. */
export function typedAmount(text: string, place: MoneyPlace): GuestAmount {
  const { amount, readings } = readAmount(text, place);
  if (amount !== undefined) return { amount };
  if (!readings) return { fault: msg`Enter an amount, such as ${amountExample(place)}.`, isUnclear: false };
  const [first, second] = readings;
  const fault = msg`This could mean ${first} or ${second}. Leave out the thousands separator.`;
  return { fault, isUnclear: true };
}
