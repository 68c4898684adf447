import { dayText, momentText } from '../../i18n/dates.ts';
import { localeOf } from '../../i18n/locale.ts';
import { moneyText } from '../../i18n/money.ts';
import type { Money } from './records.ts';

/** How amounts and dates are written. */
export interface PayoutWriter {
  locale: string;
  money: (of: Money) => string;
  /** A calendar date. */
  day: (date: string) => string;
  /** A moment, on the clocks of a zone. */
  moment: (at: string, timezone: string) => string;
}

/** @param tag of the page's language, such as `de-AT`; by default that of the texts */
export function payoutWriter(tag?: string): PayoutWriter {
  const locale = localeOf(tag);
  return {
    locale,
    money: ({ amount, currency }) => moneyText(amount, currency, locale),
    day: (date) => dayText(date, locale),
    moment: (at, timezone) => momentText(at, timezone, locale),
  };
}
