import { formatMoney } from '../../bff/core/money/currency.ts';
import { language } from './format.ts';
import { own } from './own.ts';

/**
 * Keeps the currency sign of an amount from Intl in one piece in right-to-left text: in Arabic, the pound of
 * `UK£`, which comes last, would change sides, and the line could break within the sign. Such an amount
 * begins with a right-to-left mark.
 */
export const wholeAmount = (text: string): string =>
  text[0] === '\u200f' ? `${text.replace('\u00a0', ' ')}\u200e` : text;

/**
 * Formats an amount with its currency, in the language of the catalog: `€12.50`.
 * @param amountMinor in minor units of the currency
 * @param currency ISO 4217
 * @throws {RangeError} the currency or the locale is malformed
 */
export const moneyText = (amountMinor: number, currency: string, locale = language()): string =>
  wholeAmount(formatMoney(amountMinor, currency, locale));

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** Formats a calendar date (`YYYY-MM-DD`), which is the same in every zone: `23 Nov 2026`. */
export const dayText = (date: string, locale = language()): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString(locale, own({ ...DAY, timeZone: 'UTC' }));

/**
 * Formats the day of a moment (RFC 3339) in a time zone: `23 Nov 2026`.
 * @param timeZone IANA name, such as `Europe/Berlin`
 * @throws {RangeError} the zone is unknown
 */
export const dayIn = (at: string, timeZone: string, locale = language()): string =>
  new Date(at).toLocaleDateString(locale, own({ ...DAY, timeZone }));

/**
 * Formats a moment (RFC 3339) in a time zone, followed by the zone's name: `23 Nov 2026, 14:05 CET`.
 * @param timeZone IANA name, such as `Europe/Berlin`
 * @throws {RangeError} the zone is unknown
 */
export const momentText = (at: string, timeZone: string, locale = language()): string =>
  new Date(at).toLocaleString(
    locale,
    own({
      ...DAY,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone,
      timeZoneName: 'short',
    }),
  );

/** Returns a language tag that Intl accepts: the page's, such as `de-AT`, or else the catalog's. */
export function localeOf(tag = ''): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? language();
  } catch {
    return language();
  }
}

/** The days of a week, in English as the API has them. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/**
 * Returns a weekday in the language of the catalog; a word that isn't one is returned unchanged.
 * @param day in English, as the API has it
 */
export function weekdayText(day: string, weekday: 'long' | 'short' = 'long'): string {
  const at = WEEKDAYS.indexOf(day as 'monday');
  // 5 January 2026 is a Monday.
  return at < 0
    ? day
    : new Date(Date.UTC(2026, 0, 5 + at)).toLocaleDateString(language(), own({ weekday, timeZone: 'UTC' }));
}
