import { WEEKDAYS } from '../../../core/contract/dates.ts';
import type { DayRange, Hours, HoursException, WeeklyRange } from '../contract/hours.ts';
import type { Fulfillment } from '../contract/fulfillments.ts';

/** The opening hours of one fulfillment. */
export interface Schedule {
  /** IANA. */
  readonly timezone: string;
  /** In ISO order, Monday first: what opens on each day of the week. */
  readonly week: readonly (readonly DayRange[])[];
  /** By date, `YYYY-MM-DD`: what opens on it instead. */
  readonly exceptions: ReadonlyMap<string, readonly DayRange[]>;
}

/** What of a location its hours are. */
export interface Opening {
  readonly timezone: string;
  readonly hours: Hours;
  readonly exceptions: readonly HoursException[];
}

const kept = new WeakMap<Opening, Map<Fulfillment, Schedule>>();

/** The hours of a fulfillment, or the location's own where it has none. Kept as long as the record, which never changes. */
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
