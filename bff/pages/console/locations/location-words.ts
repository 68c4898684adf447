import type { Html } from '../../../core/text/html.ts';
import { chip } from '../parts/pieces.ts';
import type { LocationStatus } from '../../../catalog/locations/contract/location.ts';
import type { OrderingState } from '../../../catalog/locations/contract/slots.ts';
import { WEEKDAYS, type Weekday } from '../../../core/contract/dates.ts';
import type {
  DayRange,
  HoursException,
  HoursExceptionInput,
  WeeklyRange,
} from '../../../catalog/locations/contract/hours.ts';

export function locationStatus(status: LocationStatus): Html {
  return status === 'active' ? chip('success', 'Active') : chip('plain', 'Closed');
}

/** Whether an order can be placed for now. */
export function orderingChip(state: OrderingState): Html {
  switch (state) {
    case 'open':
      return chip('success', 'Taking orders');
    case 'paused':
      return chip('warn', 'Paused');
    case 'full':
      return chip('warn', 'Next slot full');
    case 'closed':
      return chip('plain', 'Outside hours');
    default:
      return chip('plain', 'Not offered');
  }
}

/** Hours as a person types them: `09:00-12:00, 13:00-17:30`; nothing: closed. */

const RANGE = /^(\d{1,2}:\d{2})\s*(?:-|–|to)\s*(\d{1,2}:\d{2})$/;

export const RANGES_HINT = 'Write 09:00-17:30, with commas between ranges. Empty: closed.';

export function rangesText(ranges: readonly DayRange[]): string {
  return ranges.map(({ open, close }) => `${open}-${close}`).join(', ');
}

/** @returns undefined for what isn't hours */
export function rangesOf(text: string): DayRange[] | undefined {
  const parts = text.split(',').map((part) => part.trim());
  if (parts.length === 1 && parts[0] === '') return [];
  const ranges = parts
    .map((part) => RANGE.exec(part))
    .map((found) => found && { open: timeOf(found[1]), close: timeOf(found[2]) });
  return ranges.every((range) => range !== null) ? ranges : undefined;
}

/** `9:00` → `09:00`. */
function timeOf(text = ''): string {
  return text.padStart(5, '0');
}

/** The hours of one day of a week. */
export function dayText(week: readonly WeeklyRange[], day: Weekday): string {
  return rangesText(week.filter((range) => range.day === day));
}

/**
 * Formats exceptions, one line per day: `2026-12-25 closed Christmas Day`, `2026-12-24 09:00-13:00 Christmas
 * Eve`.
 */
export function exceptionsText(exceptions: readonly HoursException[]): string {
  return exceptions
    .map(({ date, ranges, reason }) => [date, rangesText(ranges) || 'closed', reason ?? ''].join(' ').trim())
    .join('\n');
}

const LINE = /^(\d{4}-\d{2}-\d{2})\s+(closed\b|\d[\d:\s,–-]*\d)\s*(.*)$/i;

/** @returns the number of the first line, from one, that can't be read; or the days */
export function exceptionsOf(text: string): number | HoursExceptionInput[] {
  const days: HoursExceptionInput[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const [, date = '', hours = '', reason = ''] = LINE.exec(line.trim()) ?? [];
    const isClosed = hours.toLowerCase() === 'closed';
    const ranges = isClosed ? [] : rangesOf(hours);
    if (date === '' || !ranges || (ranges.length === 0 && !isClosed)) return index + 1;
    days.push({ date, ...(isClosed ? { closed: true } : { ranges }), reason: reason === '' ? null : reason });
  }
  return days;
}

/** `monday` → `Monday`. */
export function dayName(day: Weekday): string {
  return `${day[0]?.toUpperCase()}${day.slice(1)}`;
}

/** Days with the same hours together, for reading: `Monday–Friday`, `09:00-17:30`. */
export function weekLines(week: readonly WeeklyRange[]): { readonly days: string; readonly hours: string }[] {
  const lines: { first: Weekday; last: Weekday; hours: string }[] = [];
  for (const day of WEEKDAYS) {
    const hours = dayText(week, day);
    const before = lines.at(-1);
    if (before?.hours === hours) before.last = day;
    else lines.push({ first: day, last: day, hours });
  }
  return lines.map(({ first, last, hours }) => ({
    days: first === last ? dayName(first) : `${dayName(first)}–${dayName(last)}`,
    hours: hours === '' ? 'Closed' : hours.replaceAll('-', '–'),
  }));
}
