import { decimalsOf, inMajorUnits } from './currency.ts';

type Options = Omit<Intl.NumberFormatOptions, 'style' | 'currency'>;

const formats: Record<string, Intl.NumberFormat> = {};

/**
 * Returns the format of a currency's amounts in a locale, with the decimals of ISO 4217. It ignores changes
 * to a page's `Object.prototype`.
 */
export function moneyFormat(locale: string, currency: string, options?: Options): Intl.NumberFormat {
  const decimals = decimalsOf(currency);
  const all = {
    __proto__: null,
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    ...options,
  } as const;
  return new Intl.NumberFormat(locale, all);
}

/** Formats an amount with its currency: 1250 `EUR` are `€12.50` in English. */
export const formatMoney = (amountMinor: number, currency: string, locale: string): string =>
  // Creating a format takes as long as writing many amounts.
  (formats[locale + currency] ??= moneyFormat(locale, currency)).format(inMajorUnits(amountMinor, currency));
