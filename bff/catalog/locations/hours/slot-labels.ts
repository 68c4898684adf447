import { Temporal } from 'temporal-polyfill';

const DAY_MS = 86_400_000;
/** A clock is set back by less. */
const AROUND_MS = 3 * 3_600_000;
const MAX_FORMATS = 1_000;
const MAX_DAYS = 10_000;
const quietDays = new Map<string, boolean>();
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A local time as people read it: `18:30`, `6:30 PM`. Where the clock shows it twice, with its offset:
 * `1:30 AM (UTC−4)`.
 * @param locale BCP 47
 */
export function slotLabel(at: number, timezone: string, locale: string): string {
  const time = formatOf(timezone, locale).format(at).replaceAll('\u202F', ' ');
  return isRepeated(at, timezone) ? `${time} (${offsetOf(at, timezone)})` : time;
}

function formatOf(timezone: string, locale: string): Intl.DateTimeFormat {
  const name = `${timezone} ${locale}`;
  const known = formats.get(name);
  if (known) return known;
  if (formats.size >= MAX_FORMATS) formats.clear();
  const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: timezone });
  formats.set(name, format);
  return format;
}

/**
 * Only on days on which the clock changes is there anything to compare: two conversions of a day instead of
 * four of each slot.
 */
function isRepeated(at: number, timezone: string): boolean {
  const day = Math.floor(at / DAY_MS);
  if (isQuiet(day, timezone)) return false;
  const wall = zoned(at, timezone).toPlainDateTime();
  const [first, second] = (['earlier', 'later'] as const).map(
    (disambiguation) => wall.toZonedDateTime(timezone, { disambiguation }).epochMilliseconds,
  );
  return first !== second;
}

/** Whether the offset stays during a day of UTC and for some hours around it. */
function isQuiet(day: number, timezone: string): boolean {
  const name = `${timezone} ${day}`;
  const known = quietDays.get(name);
  if (known !== undefined) return known;
  if (quietDays.size >= MAX_DAYS) quietDays.clear();
  const [before, after] = [day * DAY_MS - AROUND_MS, (day + 1) * DAY_MS + AROUND_MS];
  const isQuiet = zoned(before, timezone).offsetNanoseconds === zoned(after, timezone).offsetNanoseconds;
  quietDays.set(name, isQuiet);
  return isQuiet;
}

/** `UTC−4`, `UTC+10:30`. */
function offsetOf(at: number, timezone: string): string {
  const minutes = zoned(at, timezone).offsetNanoseconds / 60e9;
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}

function zoned(at: number, timezone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timezone);
}
