import type { OrderingLocation } from '../ordering-location.ts';
import { localDate, openRanges, scheduleOf } from './open-ranges.ts';
import { slotLabel } from './slot-labels.ts';

const DAY_MS = 86_400_000;
/** A location that opens later than this doesn't show when. */
const DAYS_AHEAD = 6;

export interface Opening {
  readonly state: 'open' | 'closed' | 'paused';
  /**
   * The next closing or opening time, as the merchant's customers write it; `undefined` if not soon, or
   * unknown.
   */
  readonly until: string | undefined;
  /** The weekday of `until`, as its customers write it, where it isn't today. */
  readonly untilDay: string | undefined;
  /** The reason for today's exceptional hours, in the merchant's words; `undefined` if there is none. */
  readonly reason: string | undefined;
}

/** Uses the location's hours, which are the default of its fulfillments. */
export function openingAt(location: OrderingLocation, now: number): Opening {
  const { pause, timezone, exceptions, hours } = location.record;
  const pausedUntil = pause && (pause.until === null ? Infinity : Date.parse(pause.until));
  if (pausedUntil !== null && pausedUntil > now) return opening('paused', pausedUntil, location, now);
  const schedule = scheduleOf({ timezone, exceptions, hours: { ...hours, pickup: null } }, 'pickup');
  const today = localDate(now, timezone);
  const range = openRanges(schedule, today, today.add({ days: DAYS_AHEAD })).find(({ end }) => end > now);
  if (!range) return opening('closed', Infinity, location, now);
  if (range.start > now) return opening('closed', range.start, location, now);
  return opening('open', range.end - now < DAY_MS ? range.end : Infinity, location, now);
}

function opening(
  state: Opening['state'],
  until: number,
  { record: { timezone, exceptions }, locale }: OrderingLocation,
  now: number,
): Opening {
  const reason = exceptionalReason({ timezone, exceptions }, now);
  if (until === Infinity) return { state, until: undefined, untilDay: undefined, reason };
  const isToday = localDate(until, timezone).equals(localDate(now, timezone));
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: timezone });
  return {
    state,
    until: slotLabel(until, timezone, locale),
    untilDay: isToday ? undefined : weekday.format(until),
    reason,
  };
}

function exceptionalReason(
  { timezone, exceptions }: Pick<OrderingLocation['record'], 'timezone' | 'exceptions'>,
  now: number,
): string | undefined {
  const today = localDate(now, timezone).toString();
  return exceptions.find(({ date }) => date === today)?.reason ?? undefined;
}
