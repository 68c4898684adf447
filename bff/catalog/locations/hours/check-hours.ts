import { WEEKDAYS } from '../../../core/contract/dates.ts';
import { ApiError } from '../../../core/api/errors.ts';
import { MAX_RANGES_A_DAY, type DayRange, type HoursException, type WeeklyRange } from '../contract/hours.ts';
import { minutesOf, MINUTES_A_DAY } from './open-ranges.ts';

const MINUTES_A_WEEK = 7 * MINUTES_A_DAY;

/** In minutes of wall time. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * The ranges of a week go round: Sunday's may end on Monday. They may meet, but not overlap.
 * @throws {ApiError} field_invalid
 */
export function checkWeek(week: readonly WeeklyRange[], param: string): void {
  for (const day of WEEKDAYS) {
    if (week.filter((range) => range.day === day).length > MAX_RANGES_A_DAY) {
      throw refused(param, `must have at most ${MAX_RANGES_A_DAY} ranges a day`);
    }
  }
  const spans = week.map(({ day, ...range }) => spanOf(range, WEEKDAYS.indexOf(day)));
  const again = spans.map(({ start, end }) => ({ start: start + MINUTES_A_WEEK, end: end + MINUTES_A_WEEK }));
  // The second copy of the week finds ranges that overlap across its end.
  if (hasOverlap([...spans, ...again])) {
    throw refused(
      param,
      'has ranges that overlap. One that closes at or before it opens ends on the next day',
    );
  }
}

/** Each day once, with ranges or closed. @param days in order @throws {ApiError} field_invalid */
export function checkExceptions(days: readonly HoursException[]): void {
  const seen = new Set<string>();
  for (const { date, closed, ranges } of days) {
    if (seen.has(date)) throw refused('exceptions', `has ${date} more than once`);
    seen.add(date);
    if (closed === ranges.length > 0) {
      throw refused('exceptions', `must have either closed: true or ranges for ${date}`);
    }
    if (hasOverlap(ranges.map((range) => spanOf(range, 0)))) {
      throw refused('exceptions', `has ranges that overlap on ${date}`);
    }
  }
}

function spanOf({ open, close }: DayRange, day: number): Span {
  const [start, end] = [minutesOf(open), minutesOf(close)];
  const from = day * MINUTES_A_DAY;
  return { start: from + start, end: from + (end <= start ? end + MINUTES_A_DAY : end) };
}

function hasOverlap(spans: readonly Span[]): boolean {
  const inOrder = spans.toSorted((one, other) => one.start - other.start || one.end - other.end);
  return inOrder.some((span, index) => index > 0 && span.start < (inOrder[index - 1]?.end ?? 0));
}

function refused(param: string, rule: string): ApiError {
  return new ApiError('field_invalid', { message: `${param} ${rule}.`, param });
}
