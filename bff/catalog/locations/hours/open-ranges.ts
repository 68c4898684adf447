import { Temporal } from 'temporal-polyfill';
import type { DayRange, Hours, HoursException, WeeklyRange } from '../contract/hours.ts';
import { WEEKDAYS } from '../../../core/contract/dates.ts';
import type { Fulfillment } from '../contract/fulfillments.ts';

export const MINUTES_A_DAY = 1_440;

/** Returns the minutes since midnight of a wall time `HH:MM`; `24:00` is 1440. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** The opening hours of one fulfillment. */
export interface Schedule {
  /** IANA. */
  readonly timezone: string;
  /** The ranges of each weekday, in ISO order, Monday first. */
  readonly week: readonly (readonly DayRange[])[];
  /** Ranges that replace the weekly ones on a date, keyed by `YYYY-MM-DD`. */
  readonly exceptions: ReadonlyMap<string, readonly DayRange[]>;
}

/** The settings that define a location's hours. */
export interface Opening {
  readonly timezone: string;
  readonly hours: Hours;
  readonly exceptions: readonly HoursException[];
}

const kept = new WeakMap<Opening, Map<Fulfillment, Schedule>>();

/**
 * The hours of a fulfillment, or the location's own where it has none. Kept as long as the record, which
 * never changes.
 */
export function scheduleOf(opening: Opening, fulfillment: Fulfillment): Schedule {
  const ofRecord = kept.get(opening) ?? new Map<Fulfillment, Schedule>();
  const known = ofRecord.get(fulfillment);
  if (known) return known;
  const schedule = newSchedule(opening, fulfillment);
  kept.set(opening, ofRecord.set(fulfillment, schedule));
  return schedule;
}

function newSchedule({ timezone, hours, exceptions }: Opening, fulfillment: Fulfillment): Schedule {
  const week: WeeklyRange[] = hours[fulfillment] ?? hours.default;
  return {
    timezone,
    week: WEEKDAYS.map((day) => week.filter((range) => range.day === day)),
    exceptions: new Map(exceptions.map(({ date, ranges }) => [date, ranges])),
  };
}

/**
 * A time during which it is open without a break, in milliseconds since the epoch; `end` is the last moment.
 */
export interface OpenRange {
  readonly start: number;
  readonly end: number;
}

type Day = Temporal.PlainDate;

/**
 * A range that opened longer ago begins there. That is enough to know the grid of slots (`order-times.ts`):
 * whether it was open for all of the day before, and on which grid the moment is at which that day ends.
 */
const DAYS_BEFORE = 3;

/**
 * When it is open on some days, with the range from before that reaches into the first of them: in order,
 * apart from each other. Ranges that meet or overlap are one, at midnight too.
 */
export function openRanges(schedule: Schedule, first: Day, last: Day): OpenRange[] {
  const opened: OpenRange[] = [];
  const end = last.add({ days: 1 });
  for (
    let day = first.subtract({ days: DAYS_BEFORE });
    Temporal.PlainDate.compare(day, end) <= 0;
    day = day.add({ days: 1 })
  ) {
    for (const range of openingOn(schedule, day)) {
      const instants = instantsOf(range, day, schedule.timezone);
      // A range within an hour that the clock skips has no moment.
      if (instants.start < instants.end) opened.push(instants);
    }
  }
  return joined(opened);
}

/** An exception replaces what opens on its day; what opened the day before still closes as it does. */
function openingOn({ week, exceptions }: Schedule, day: Day): readonly DayRange[] {
  return exceptions.get(day.toString()) ?? week[day.dayOfWeek - 1] ?? [];
}

/**
 * Wall times become instants (surfaces rule): in an hour that the clock skips, the later; in one that it
 * repeats, opening is the first and closing the second.
 */
function instantsOf({ open, close }: DayRange, day: Day, timezone: string): OpenRange {
  const [opens, closes] = [minutesOf(open), minutesOf(close)];
  const isNextDay = closes <= opens || closes === MINUTES_A_DAY;
  const closingDay = isNextDay ? day.add({ days: 1 }) : day;
  return {
    start: instantOf(day, opens, timezone, 'compatible'),
    end: instantOf(closingDay, closes % MINUTES_A_DAY, timezone, 'later'),
  };
}

function instantOf(day: Day, minutes: number, timezone: string, choice: 'compatible' | 'later'): number {
  const time = new Temporal.PlainTime(Math.floor(minutes / 60), minutes % 60);
  return day.toPlainDateTime(time).toZonedDateTime(timezone, { disambiguation: choice }).epochMilliseconds;
}

function joined(ranges: readonly OpenRange[]): OpenRange[] {
  const whole: OpenRange[] = [];
  for (const range of ranges.toSorted((one, other) => one.start - other.start)) {
    const before = whole.at(-1);
    if (before && range.start <= before.end) {
      whole[whole.length - 1] = { start: before.start, end: Math.max(before.end, range.end) };
    } else {
      whole.push(range);
    }
  }
  return whole;
}

/** The local date of an instant. */
export function localDate(at: number, timezone: string): Day {
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timezone).toPlainDate();
}

/** The first moment of a local date. */
export function startOfDay(day: Day, timezone: string): number {
  return day.toZonedDateTime(timezone).epochMilliseconds;
}
