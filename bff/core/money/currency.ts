/**
 * Currencies whose minor unit isn't a hundredth (ISO 4217, list one): the only table of decimals. The lists
 * of runtimes follow how cash is used and differ from one another, so these decimals are always passed to
 * `Intl`.
 */
const NO_DECIMALS = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF';
const THREE_DECIMALS = 'BHD IQD JOD KWD LYD OMR TND';

/**
 * Returns the number of decimals of a currency's amounts: 2 for `USD`, 0 for `JPY`. @param currency ISO 4217
 */
export function decimalsOf(currency: string): number {
  if (NO_DECIMALS.includes(currency)) return 0;
  return THREE_DECIMALS.includes(currency) ? 3 : 2;
}

/**
 * Converts minor units to a number of major ones, for `Intl` only: exact up to 10^15, and never negative
 * zero.
 */
export const inMajorUnits = (amountMinor: number, currency: string): number =>
  (amountMinor || 0) / 10 ** decimalsOf(currency);

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
