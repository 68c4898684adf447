import { localDate, openRanges, startOfDay, type OpenRange } from './open-ranges.ts';
import type { Schedule } from './schedule.ts';

interface Around {
  /** Milliseconds since the epoch: the local date that they were computed for. */
  readonly from: number;
  readonly until: number;
  readonly ranges: readonly OpenRange[];
}

const lastAsked = new WeakMap<Schedule, Around>();

/**
 * The open ranges of the local date of a moment, and of the next date. Those of the last date are kept with the schedule: orders for now all
 * ask for today's, and calendars with time zones are slow.
 */
export function rangesAround(schedule: Schedule, at: number): readonly OpenRange[] {
  const last = lastAsked.get(schedule);
  if (last && at >= last.from && at < last.until) return last.ranges;
  const { timezone } = schedule;
  const today = localDate(at, timezone);
  const tomorrow = today.add({ days: 1 });
  const ranges = openRanges(schedule, today, tomorrow);
  lastAsked.set(schedule, {
    from: startOfDay(today, timezone),
    until: startOfDay(tomorrow, timezone),
    ranges,
  });
  return ranges;
}
