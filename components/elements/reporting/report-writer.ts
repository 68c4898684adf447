import { localeOf, moneyText, wholeAmount } from '../../i18n/money-and-dates.ts';
import { inMajorUnits, moneyFormat } from '../../../bff/core/money/currency.ts';
import { msg, str } from '../../i18n/message.ts';
import type { Dates } from './range.ts';
import type { Change } from './reporting-api.ts';
import { own } from '../../session/trellis-error.ts';

/**
 * The settings for formatted figures: an optional language tag for numbers and dates, the currency, and the
 * merchant's zone.
 */
interface Writing {
  locale: string;
  currency: string;
  timezone: string;
}

const DAY = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

const instantOf = (date: string): Date => new Date(`${date}T00:00:00Z`);

/**
 * Writes the figures and dates of one report. A formatter takes longer to make than a thousand figures to
 * write, so each is made once.
 */
export class ReportWriter {
  readonly locale: string;
  readonly timezone: string;

  #currency: string;
  #roundMoney: Intl.NumberFormat;
  #number: Intl.NumberFormat;
  #percent: Intl.NumberFormat;
  #moment: Intl.DateTimeFormat;
  #day: Intl.DateTimeFormat;
  #shortDay: Intl.DateTimeFormat;
  #weekday: Intl.DateTimeFormat;
  #month: Intl.DateTimeFormat;

  constructor({ locale, currency, timezone }: Writing) {
    this.locale = localeOf(locale);
    this.timezone = timezone;
    this.#currency = currency;
    this.#roundMoney = moneyFormat(this.locale, currency, {
      notation: 'compact',
      minimumFractionDigits: 0,
      maximumFractionDigits: 1,
    });
    this.#number = new Intl.NumberFormat(this.locale);
    this.#percent = new Intl.NumberFormat(this.locale, own({ style: 'percent', maximumFractionDigits: 1 }));
    const { timeZone: _utc, ...day } = DAY;
    this.#moment = this.#dates({
      ...day,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: timezone,
    });
    this.#day = this.#dates(DAY);
    this.#shortDay = this.#dates({ day: 'numeric', month: 'short', timeZone: 'UTC' });
    this.#weekday = this.#dates({ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
    this.#month = this.#dates({ month: 'long', year: 'numeric', timeZone: 'UTC' });
  }

  /** Minor units of the report's currency: `£12.50`. */
  money = (amountMinor: number): string => moneyText(amountMinor, this.#currency, this.locale);

  /** For axes: `£1.2K`, and in full below a thousand. */
  roundMoney = (amountMinor: number): string => {
    const major = inMajorUnits(amountMinor, this.#currency);
    return major % 1 && Math.abs(major) < 1000
      ? this.money(amountMinor)
      : wholeAmount(this.#roundMoney.format(major));
  };

  count = (value: number): string => this.#number.format(value);

  /** A part of a whole, or a change, from hundredths of a percent: `8.4%`. */
  percent = (bps: number): string => this.#percent.format(bps / 10_000);

  /** A moment (RFC 3339) on the clocks of the merchant's zone. */
  moment = (at: string): string => this.#moment.format(new Date(at));

  /** Business dates, the first and the last one; what they have in common is written once. */
  dates = ({ from, to }: Dates): string => this.#day.formatRange(instantOf(from), instantOf(to));

  /** Those of a range beside another one: with their year only if it is another. */
  datesBeside = (dates: Dates, to: string): string =>
    dates.from.slice(0, 4) === to.slice(0, 4) ? this.shortDates(dates) : this.dates(dates);

  shortDates = ({ from, to }: Dates): string => this.#shortDay.formatRange(instantOf(from), instantOf(to));

  shortDate = (date: string): string => this.#shortDay.format(instantOf(date));

  weekday = (date: string): string => this.#weekday.format(instantOf(date));

  month = (date: string): string => this.#month.format(instantOf(date));

  /**
   * How a figure has changed, in words: a color or an arrow alone would say nothing to some. Of nothing,
   * there is no percentage.
   */
  change = ({ difference, bps }: Change): string => {
    if (difference === 0) return msg('no change');
    const percent = bps === null ? this.count(Math.abs(difference)) : this.percent(Math.abs(bps));
    return difference > 0 ? msg(str`${percent} more`) : msg(str`${percent} less`);
  };

  #dates(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
    return new Intl.DateTimeFormat(this.locale, own(options));
  }
}
