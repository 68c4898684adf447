/**
 * Decimals of the currencies of ISO 4217, list one, copied from the standard, for tests to compare the table
 * with.
 * @see https://www.six-group.com/en/products-services/financial-information/data-standards.html
 */
const BY_DECIMALS: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF',
  2:
    'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY ' +
    'COP CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF ' +
    'IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR ' +
    'MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG ' +
    'SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VES WST ' +
    'XCD XCG YER ZAR ZMW ZWG',
  3: 'BHD IQD JOD KWD LYD OMR TND',
};

/** Each currency with its decimals. */
export const ISO_4217: readonly (readonly [currency: string, decimals: number])[] = Object.entries(
  BY_DECIMALS,
).flatMap(([decimals, codes]) => codes.split(' ').map((code) => [code, Number(decimals)] as const));

/** Locales of pages: each language, and places with their own number formats. */
export const LOCALES =
  'en-GB de fr es it nl pt-PT pl sv ja ar ar-EG de-AT de-CH en-IN es-MX fa hi hu nb th'.split(' ');

/** Formats an amount with its currency in a locale, by the standard's decimals; without direction marks. */
export function writtenBy(
  locale: string,
  [currency, decimals]: (typeof ISO_4217)[number],
  minor: number,
): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, ...digits });
  return plain(format.format(minor / 10 ** decimals));
}

/** Returns a text without direction marks, with spaces of one kind. */
export const plain = (text: string): string =>
  text.replace(/[\u061c\u200e\u200f]/g, '').replace(/[\u00a0\u202f]/g, ' ');

/** Returns the number of digits after the decimal sign of an amount without groups. */
export const decimalsIn = (text: string): number => /[.,٫](\p{Nd}+)$/u.exec(text)?.[1]?.length ?? 0;
