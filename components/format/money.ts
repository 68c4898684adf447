import { language } from './format.ts';

const formats: Record<string, Intl.NumberFormat> = {};

/** Kept, since making one costs as much as writing many amounts. */
const formatOf = (currency: string, locale: string): Intl.NumberFormat =>
  (formats[locale + currency] ??= new Intl.NumberFormat(locale, { style: 'currency', currency }));

/** How many digits a currency has after the point: 2 for USD, 0 for JPY. */
const digitsOf = (currency: string): number =>
  formatOf(currency, 'en').resolvedOptions().maximumFractionDigits ?? 2;

/**
 * An amount as Intl writes it, whose sign stays whole where text runs to the left: the pound of `UK£`, last in Arabic, would
 * change sides, and where there is no room the line would break within it. Such an amount begins with a mark of that direction.
 */
export const wholeAmount = (text: string): string =>
  text[0] === '\u200f' ? `${text.replace('\u00a0', ' ')}\u200e` : text;

/** An amount in minor units with its currency, in the language of the catalogue: `€12.50`. */
export const moneyText = (amountMinor: number, currency: string, locale = language()): string =>
  wholeAmount(formatOf(currency, locale).format(amountMinor / 10 ** digitsOf(currency)));

/** An amount as a field holds it: digits and the language's decimal sign alone. */
export const moneyInput = (amountMinor: number, currency: string): string => {
  const digits = digitsOf(currency);
  return (amountMinor / 10 ** digits).toLocaleString(language(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  });
};

/**
 * Reads a typed amount exactly, never by way of a float: `12.5` is 1250 minor units of USD. Both a point and a comma are
 * taken as the decimal sign, and as nothing else: `1,000` of a currency with two digits is refused rather than guessed.
 * @returns `undefined` for what is no such amount
 */
export function readMoney(typed: string, currency: string): number | undefined {
  const digits = digitsOf(currency);
  const [, whole = '', fraction = ''] = /^(\d{1,12})(?:[.,](\d+))?$/.exec(typed.trim()) ?? [];
  if (!whole || fraction.length > digits) return undefined;
  return Number(whole + fraction.padEnd(digits, '0'));
}

/** The sign of a currency, as the language writes it: `€`. */
export const currencySign = (currency: string): string =>
  formatOf(currency, language())
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;
