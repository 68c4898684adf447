import { Temporal } from 'temporal-polyfill';
import { localDate, minutesOf } from './open-ranges.ts';

/** The settings that define a location's business days. */
export interface BusinessDays {
  readonly timezone: string;
  /** `HH:MM`, local. */
  readonly day_starts_at: string;
}

/**
 * The business date of an instant: the local date, until the day begins the one before (Toast's closeout).
 */
export function businessDate(days: BusinessDays, at: number): Temporal.PlainDate {
  const date = localDate(at, days.timezone);
  return at < startOfBusinessDay(days, date) ? date.subtract({ days: 1 }) : date;
}

export interface BusinessMoment {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** 0–23. */
  readonly hour: number;
}

/** Returns the business date and the local hour of an instant. */
export function businessMoment(days: BusinessDays, at: number): BusinessMoment {
  const { hour } = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(days.timezone);
  return { date: businessDate(days, at).toString(), hour };
}

/**
 * When a business date begins. Where the clock repeats that hour the first time counts, so that no date comes
 * back.
 */
export function startOfBusinessDay(days: BusinessDays, date: Temporal.PlainDate): number {
  const minutes = minutesOf(days.day_starts_at);
  const time = new Temporal.PlainTime(Math.floor(minutes / 60), minutes % 60);
  return date.toPlainDateTime(time).toZonedDateTime(days.timezone).epochMilliseconds;
}

interface BusinessDay {
  /** Milliseconds since the epoch. */
  readonly from: number;
  readonly until: number;
  /** `YYYY-MM-DD` */
  readonly date: string;
}

const lastAsked = new WeakMap<BusinessDays, BusinessDay>();

/**
 * The business date of an instant, `YYYY-MM-DD`. The last one is kept with the record: nearly every order is
 * of today.
 */
export function businessDayAt(days: BusinessDays, at: number): string {
  const last = lastAsked.get(days);
  if (last && at >= last.from && at < last.until) return last.date;
  const date = businessDate(days, at);
  const [from, until] = [date, date.add({ days: 1 })].map((day) => startOfBusinessDay(days, day));
  if (from !== undefined && until !== undefined) {
    lastAsked.set(days, { from, until, date: date.toString() });
  }
  return date.toString();
}
