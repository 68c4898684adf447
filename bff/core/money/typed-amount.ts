import { isAmount, toDecimal } from './amount.ts';
import { decimalsOf, moneyFormat } from './currency.ts';
import { plainText } from './plain-text.ts';
import { readNumber } from './typed-number.ts';

/** The place where an amount is typed. */
export interface AmountPlace {
  /** The BCP 47 locale in which the surrounding page writes amounts. */
  readonly locale: string;
  readonly currency: string;
}

/** An amount as it was typed. */
export interface TypedAmount {
  /** The amount in minor units; `undefined` if the text isn't an amount, or is ambiguous. */
  readonly amount?: number;
  /** The two amounts that it could mean, as the page writes them. */
  readonly readings?: readonly [string, string];
}

/**
 * Reads an amount as people type it: a number as read by `readNumber`, with or without the currency before or
 * after it. Another currency is refused.
 */
export function readAmount(typed: string, { locale, currency }: AmountPlace): TypedAmount {
  const number = readNumber(withoutCurrency(typed, locale, currency), {
    locale,
    decimals: decimalsOf(currency),
  });
  if (typeof number === 'object') return { readings: [inFull(number[0]), inFull(number[1])] };
  return number !== undefined && isAmount(number) ? { amount: number } : {};

  /** Formats with all typed digits, even if the currency has fewer. */
  function inFull(decimal: `${number}`): string {
    return moneyFormat(locale, currency, { maximumFractionDigits: 3 }).format(decimal);
  }
}

/** Formats an amount for a field: digits and the decimal sign of the page, without groups. */
export const amountInField = (amountMinor: number, { locale, currency }: AmountPlace): string =>
  moneyFormat(locale, currency, { useGrouping: false })
    .formatToParts(toDecimal(amountMinor, currency))
    .flatMap(({ type, value }) => (/^(minusSign|integer|decimal|fraction)$/.test(type) ? value : []))
    .join('');

/** Formats an example amount of a currency for a field: `8.50`, `850`, `8.500`. */
export const amountExample = (place: AmountPlace): string =>
  amountInField(decimalsOf(place.currency) === 0 ? 850 : 8.5 * 10 ** decimalsOf(place.currency), place);

function withoutCurrency(typed: string, locale: string, currency: string): string {
  const text = plainText(typed);
  const lower = text.toLowerCase();
  for (const sign of signsOf(locale, currency)) {
    if (lower.startsWith(sign)) return text.slice(sign.length).trim();
    if (lower.endsWith(sign)) return text.slice(0, -sign.length).trim();
  }
  return text;
}

const known: Record<string, readonly string[]> = {};

/** Returns the ways that people write a currency, longest first: `us$`, `usd`, `$`, `us dollars`. */
const signsOf = (locale: string, currency: string): readonly string[] =>
  (known[locale + currency] ??= [
    currency.toLowerCase(),
    ...['en', locale].flatMap((language) =>
      (['symbol', 'narrowSymbol', 'name'] as const).flatMap((currencyDisplay) =>
        moneyFormat(language, currency, { currencyDisplay })
          .formatToParts(2)
          .flatMap(({ type, value }) => (type === 'currency' ? plainText(value).toLowerCase() : [])),
      ),
    ),
  ].toSorted((one, other) => other.length - one.length));
