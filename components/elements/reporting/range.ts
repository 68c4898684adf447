/** Ranges of business dates. Dates are `YYYY-MM-DD` of the merchant's calendar; nothing here knows a zone. */

export const PRESETS = [
  'today',
  'yesterday',
  'last-7-days',
  'last-30-days',
  'this-month',
  'last-month',
  'this-year',
  'last-12-months',
] as const;
export type Preset = (typeof PRESETS)[number];

/** The first and the last business date, both included. */
export interface Dates {
  from: string;
  to: string;
}

/**
 * Why a range can't be reported: no such range, no date, its dates are the wrong way round, or too many days.
 */
export type RangeFault = 'unknown' | 'from-missing' | 'to-missing' | 'reversed' | 'too-long';

const DAY_MS = 86_400_000;
const numberOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;
const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Whether it is a date of the calendar that reports can have. */
export const isDate = (text: string): boolean => {
  const day = /^2\d{3}-\d{2}-\d{2}$/.test(text) ? numberOf(text) : NaN;
  return !Number.isNaN(day) && dateOf(day) === text;
};

/** Days of a range, the first and the last one included. */
export const lengthOf = ({ from, to }: Dates): number => numberOf(to) - numberOf(from) + 1;

/** A date some days later, or earlier. */
export const shifted = (date: string, days: number): string => dateOf(numberOf(date) + days);

/** The first day of the month some months from that of a date. */
function monthStart(date: string, months: number): string {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return dateOf(Date.UTC(year, month - 1 + months, 1) / DAY_MS);
}

export const isPreset = (range: string): range is Preset => (PRESETS as readonly string[]).includes(range);

/** The dates of a preset on a day. @param today the business date that is running */
export function presetDates(preset: Preset, today: string): Dates {
  switch (preset) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: shifted(today, -1), to: shifted(today, -1) };
    case 'last-7-days':
      return { from: shifted(today, -6), to: today };
    case 'last-30-days':
      return { from: shifted(today, -29), to: today };
    case 'this-month':
      return { from: monthStart(today, 0), to: today };
    case 'last-month':
      return { from: monthStart(today, -1), to: shifted(monthStart(today, 0), -1) };
    case 'this-year':
      return { from: `${today.slice(0, 4)}-01-01`, to: today };
    case 'last-12-months':
      return { from: shifted(yearBefore(today), 1), to: today };
  }
}

/** February 29 has the 28th before it. */
const yearBefore = (date: string): string =>
  `${Number(date.slice(0, 4)) - 1}${date.slice(4).replace('-02-29', '-02-28')}`;

/** Returns the problem of two dates; `undefined` if there is none. */
export function faultOf({ from, to }: Dates, maxDays: number): RangeFault | undefined {
  if (!isDate(from)) return 'from-missing';
  if (!isDate(to)) return 'to-missing';
  if (from > to) return 'reversed';
  return lengthOf({ from, to }) > maxDays ? 'too-long' : undefined;
}

/** The dates of a range as an attribute has it: the name of a preset, or `2026-11-01/2026-11-20`. */
export function readRange(
  range: string,
  today: string,
  maxDays: number,
): { dates: Dates; fault?: RangeFault | undefined } {
  if (isPreset(range)) return { dates: presetDates(range, today) };
  const [from = '', to = '', ...more] = range.split('/');
  const isRange = more.length === 0 && isDate(from) && isDate(to);
  return { dates: { from, to }, fault: isRange ? faultOf({ from, to }, maxDays) : 'unknown' };
}

export const rangeText = ({ from, to }: Dates): string => `${from}/${to}`;
