import type { Temporal } from 'temporal-polyfill';
import type { Fulfillment } from '../contract/fulfillments.ts';
import type { OrderingState } from '../contract/slots.ts';
import type { OrderingLocation } from '../ordering-location.ts';
import { businessDate, startOfBusinessDay } from './business-date.ts';
import {
  localDate,
  openRanges,
  startOfDay,
  type OpenRange,
  scheduleOf,
  type Schedule,
} from './open-ranges.ts';

export interface SlotRules {
  /** The time between two slots. */
  readonly minutes: number;
  readonly leadMinutes: number;
  /** Whether the lead may pass before opening. */
  readonly isPreparedBeforeOpen: boolean;
}

/**
 * The times that can be chosen on some local dates, in milliseconds since the epoch and in order. They lie on
 * a grid that begins when it opens, up to and with the moment it closes; none is before the lead has passed,
 * counted once from `now`, and from opening unless it prepares before.
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
 * All slots of an open range. The grid begins again at each midnight before which it was open for a whole
 * day: of a place that never closes, no other beginning is known.
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

const MINUTE_MS = 60_000;

/** Orders at a location at a moment. Times are in milliseconds since the epoch. */
export interface OrderingMoment {
  readonly location: OrderingLocation;
  readonly fulfillment: Fulfillment;
  readonly now: number;
  /** How many orders slots have; one that isn't in it has none. */
  readonly taken: ReadonlyMap<number, number>;
}

/** An order for now: when it would be ready, and the slot that it counts for. */
export interface OrderForNow {
  readonly readyAt: number;
  readonly slot: number;
}

/** Only while it is open, and if the order is ready before it closes. */
export function orderForNow(moment: OrderingMoment): OrderForNow | Exclude<OrderingState, 'open'> {
  const { location, fulfillment, now } = moment;
  const { timezone, slot, fulfillments } = location.record;
  if (!isOffered(moment)) return 'unavailable';
  if (endOfPause(moment) > now) return 'paused';
  const ready = now + fulfillments[fulfillment].lead_minutes * MINUTE_MS;
  const open = rangesAround(scheduleOf(location.record, fulfillment), now).find(
    ({ start, end }) => start <= now && ready <= end,
  );
  if (!open) return 'closed';
  const taken = slotAt(open, timezone, slot.minutes, ready);
  if (isFull(moment, taken)) return 'full';
  // A time that people read has no seconds.
  const readyAt = Math.min(Math.ceil(ready / MINUTE_MS) * MINUTE_MS, open.end);
  return { readyAt, slot: taken };
}

/** The times with room on some local dates, within the horizon. */
export function freeSlots(
  moment: OrderingMoment,
  first: Temporal.PlainDate,
  last: Temporal.PlainDate,
): number[] {
  if (!isOffered(moment)) return [];
  const { record } = moment.location;
  const now = endOfPause(moment);
  if (now === Infinity) return [];
  const rules = {
    minutes: record.slot.minutes,
    leadMinutes: record.fulfillments[moment.fulfillment].lead_minutes,
    isPreparedBeforeOpen: record.slot.prep_before_open,
  };
  const horizon = horizonOf(moment);
  return slotTimes(scheduleOf(record, moment.fulfillment), rules, { first, last, now }).filter(
    (at) => at < horizon && !isFull(moment, at),
  );
}

/** The first time with room, at or after `from`. */
export function firstFreeSlot(moment: OrderingMoment, from: number): number | undefined {
  const { timezone } = moment.location.record;
  const horizon = horizonOf(moment);
  if (!isOffered(moment)) return undefined;
  for (let day = localDate(Math.max(from, moment.now), timezone); ; day = day.add({ days: 1 })) {
    const slot = freeSlots(moment, day, day).find((at) => at >= from);
    if (slot !== undefined || day.toZonedDateTime(timezone).epochMilliseconds >= horizon) return slot;
  }
}

/** Up to here, and not including it, can be ordered: the end of the last business day. */
export function horizonOf({ location: { record }, now }: Pick<OrderingMoment, 'location' | 'now'>): number {
  const last = businessDate(record, now).add({ days: record.slot.horizon_days });
  return startOfBusinessDay(record, last.add({ days: 1 }));
}

function isOffered({ location, fulfillment }: Pick<OrderingMoment, 'location' | 'fulfillment'>): boolean {
  return location.isInService && location.record.fulfillments[fulfillment].enabled;
}

/** The end of a pause, when ordering resumes: `now` without a pause, Infinity if its end isn't known. */
function endOfPause({ location: { record }, now }: OrderingMoment): number {
  if (!record.pause) return now;
  return record.pause.until === null ? Infinity : Math.max(now, Date.parse(record.pause.until));
}

function isFull(moment: OrderingMoment, slot: number): boolean {
  const capacity = capacityOf(moment);
  return capacity !== null && (moment.taken.get(slot) ?? 0) >= capacity;
}

/**
 * How many orders a slot takes; null: any number. Guests who are seated take none of the places of those who
 * come for their orders.
 */
export function capacityOf({
  location: { record },
  fulfillment,
}: Pick<OrderingMoment, 'location' | 'fulfillment'>): number | null {
  return fulfillment === 'dine_in' ? null : record.slot.capacity;
}

interface Around {
  /** Milliseconds since the epoch: the local date that they were computed for. */
  readonly from: number;
  readonly until: number;
  readonly ranges: readonly OpenRange[];
}

const lastAsked = new WeakMap<Schedule, Around>();

/**
 * The open ranges of the local date of a moment, and of the next date. Those of the last date are kept with
 * the schedule: orders for now all ask for today's, and calendars with time zones are slow.
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
