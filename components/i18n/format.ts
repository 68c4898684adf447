import { msg } from './message.ts';
import { own } from './own.ts';

/**
 * The locale for moments and durations, in the language of the catalog. Moments are in UTC, as in the API,
 * in its logs and in the console, so they can be compared digit by digit.
 */
export const language = (): string => msg('en-GB', { desc: 'the language tag of this catalog, for numbers' });

const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' } as const;
const DAY = { day: 'numeric', month: 'short' } as const;

/** Formats a duration in milliseconds, with the symbol of its unit: `38 ms`, `1.2 s`. */
export function durationText(ms: number): string {
  const [value, symbol] = ms < 1000 ? [ms, 'ms'] : [ms / 1000, 's'];
  const options = own({ maximumFractionDigits: ms < 1000 ? 0 : 1 });
  return `${value.toLocaleString(language(), options)}\u00a0${symbol}`;
}

/** Formats a number with its unit in words, to a tenth: `30 seconds`. */
export const countText = (value: number, unit: 'second' | 'minute' | 'hour' | 'day'): string =>
  value.toLocaleString(
    language(),
    own({ style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 }),
  );

/** Formats a duration in seconds, in its largest unit: `3 days`, `1.5 hours`; at least a minute. */
export function spanText(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes < 60) return countText(minutes, 'minute');
  return minutes < 1440 ? countText(minutes / 60, 'hour') : countText(minutes / 1440, 'day');
}

/**
 * Formats a moment (RFC 3339) of a log in UTC, to the second: `10:42:07`; with its day unless that is the day
 * of `now`.
 * @throws {RangeError} `at` isn't a moment
 */
export function timeText(at: string, now: Date): string {
  const isToday = new Date(at).toISOString().slice(0, 10) === now.toISOString().slice(0, 10);
  return new Date(at).toLocaleString(
    language(),
    own({ ...(isToday ? {} : DAY), ...CLOCK, second: '2-digit' }),
  );
}

/** Formats a moment (RFC 3339) in UTC, to the minute: `21 Nov 2026, 10:42 UTC`. */
export const dateText = (at: string): string =>
  new Date(at).toLocaleString(language(), own({ ...DAY, year: 'numeric', ...CLOCK, timeZoneName: 'short' }));

/** A number that is formatted in the language of the message. */
interface Counted {
  valueOf: () => number;
  toString: () => string;
}

/**
 * Returns a number for a message: formatted with the language's digits and grouping, and still a number for
 * its plural rules.
 * @example msg(str`${counted(1200)} events`) // '1,200 events'
 */
export const counted = (value: number): Counted => ({
  valueOf: () => value,
  toString: () => value.toLocaleString(language()),
});
