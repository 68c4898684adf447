import { WEEKDAYS, type Weekday } from '../../core/contract/dates.ts';
import type { ServingTime } from './contract/menu-fields.ts';

/** A moment on a clock on the wall at the location. */
export interface WallMoment {
  readonly day: Weekday;
  /** Minutes since midnight, 0–1439. */
  readonly minute: number;
}

/** Whether something with these serving times is served then: from the first minute on, until before the end. Without any, always. */
export function isServed(times: readonly ServingTime[], { day, minute }: WallMoment): boolean {
  if (times.length === 0) return true;
  const yesterday = WEEKDAYS[(WEEKDAYS.indexOf(day) + 6) % 7];
  return times.some(({ days, from, to }) => {
    const [begin, end] = [minuteOf(from), minuteOf(to)];
    const isOvernight = end <= begin;
    if (days.includes(day) && minute >= begin && (isOvernight || minute < end)) return true;
    return isOvernight && yesterday !== undefined && days.includes(yesterday) && minute < end;
  });
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
