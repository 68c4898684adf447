import type { Temporal } from 'temporal-polyfill';
import { localDate, openRanges, startOfDay, type OpenRange } from './open-ranges.ts';
import type { Schedule } from './schedule.ts';

const MINUTE_MS = 60_000;

export interface SlotRules {
  /** From one slot to the next. */
  readonly minutes: number;
  readonly leadMinutes: number;
  /** Whether the lead may pass before opening. */
  readonly isPreparedBeforeOpen: boolean;
}

/**
 * The times that can be chosen on some local dates, in milliseconds since the epoch and in order. They lie on a grid that begins
 * when it opens, up to and with the moment it closes; none is before the lead has passed, counted once from `now`, and from
 * opening unless it prepares before.
 */
export function slotTimes(
  schedule: Schedule,
  rules: SlotRules,
  {
    first,
    last,
    now,
  }: { readonly first: Temporal.PlainDate; readonly last: Temporal.PlainDate; readonly now: number },
): number[] {
  const { timezone } = schedule;
  const from = startOfDay(first, timezone);
  const to = startOfDay(last.add({ days: 1 }), timezone);
  const times = openRanges(schedule, first, last).flatMap((range) =>
    gridOf(range, timezone, rules.minutes).filter((at) => at >= earliest(range, rules, now)),
  );
  return times.filter((at) => at >= from && at < to);
}

/** The slot that a moment of an open range belongs to: the last at or before it. */
export function slotAt(range: OpenRange, timezone: string, minutes: number, at: number): number {
  const start = gridStarts(range, timezone).findLast((one) => one <= at);
  if (start === undefined) return range.start;
  const step = minutes * MINUTE_MS;
  return start + Math.floor((Math.min(at, range.end) - start) / step) * step;
}

function earliest(range: OpenRange, { leadMinutes, isPreparedBeforeOpen }: SlotRules, now: number): number {
  const leadMs = leadMinutes * MINUTE_MS;
  return Math.max(range.start + (isPreparedBeforeOpen ? 0 : leadMs), now + leadMs);
}

/**
 * All slots of an open range. The grid begins again at each midnight before which it was open for a whole day: of a place that
 * never closes, no other beginning is known.
 */
function gridOf(range: OpenRange, timezone: string, minutes: number): number[] {
  const starts = gridStarts(range, timezone);
  return starts.flatMap((start, index) => {
    const next = starts[index + 1];
    const count = Math.floor(
      (next === undefined ? range.end - start : next - start - 1) / (minutes * MINUTE_MS),
    );
    return Array.from({ length: count + 1 }, (_, step) => start + step * minutes * MINUTE_MS);
  });
}

const keptStarts = new WeakMap<OpenRange, readonly number[]>();

/** Kept with the range, which belongs to one location. */
function gridStarts(range: OpenRange, timezone: string): readonly number[] {
  const known = keptStarts.get(range);
  if (known) return known;
  const starts = newStarts(range, timezone);
  keptStarts.set(range, starts);
  return starts;
}

function newStarts(range: OpenRange, timezone: string): number[] {
  const starts = [range.start];
  let day = localDate(range.start, timezone);
  let midnight = startOfDay(day, timezone);
  for (;;) {
    day = day.add({ days: 1 });
    const next = startOfDay(day, timezone);
    if (next >= range.end) return starts;
    if (midnight >= range.start) starts.push(next);
    midnight = next;
  }
}
