import { WEEKDAYS } from '../contract/dates.ts';

/** Calendar days, as `YYYY-MM-DD`, which sort chronologically. */

const DAY_MS = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the calendar day in a time zone. @param timezone IANA */
export function localDateOf(at: Date, timezone: string): string {
  return formatOf(timezone).format(at);
}

export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** A merchant's payout schedule: `weekday` belongs to a weekly, `day` to a monthly interval. */
export interface PayoutInterval {
  readonly interval: 'manual' | 'daily' | 'weekly' | 'monthly';
  readonly weekday: (typeof WEEKDAYS)[number] | null;
  /** 1 to 31. */
  readonly day: number | null;
}

/**
 * Returns the first day from `from` on which the merchant is paid out; `undefined` if it is only paid on
 * request.
 */
export function payoutDateFrom({ interval, weekday, day }: PayoutInterval, from: string): string | undefined {
  if (interval === 'manual') return undefined;
  if (interval === 'weekly') return nextDate(from, (date) => WEEKDAYS[(utcDay(date) + 6) % 7] === weekday);
  if (interval === 'monthly') return nextDate(from, (date) => Number(date.slice(8)) === day);
  return from;
}

/** Returns a later bank day: banks are open from Monday to Friday. */
export function bankDayAfter(date: string, days = 1): string {
  let found = date;
  for (let left = days; left > 0; left -= 1) {
    found = nextDate(daysAfter(found, 1), (next) => utcDay(next) !== 0 && utcDay(next) !== 6);
  }
  return found;
}

/** Returns the start of a day. If the clock skips midnight, the day begins at the next hour. */
export async function startOfDate(date: string, timezone: string): Promise<Date> {
  const { Temporal } = await import('temporal-polyfill');
  return new Date(Temporal.PlainDate.from(date).toZonedDateTime(timezone).epochMilliseconds);
}

function nextDate(from: string, isRight: (date: string) => boolean): string {
  let date = from;
  while (!isRight(date)) date = daysAfter(date, 1);
  return date;
}

/** Returns the weekday; 0 is Sunday. */
function utcDay(date: string): number {
  return new Date(date).getUTCDay();
}

/**
 * Returns a cached format, because creating one costs a thousand times as much as using it. Swedish has this
 * date format.
 */
function formatOf(timezone: string): Intl.DateTimeFormat {
  const known = formats.get(timezone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short' });
  formats.set(timezone, format);
  return format;
}
