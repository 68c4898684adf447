import type { SlotTime, Slots } from '../contract/slots.ts';
import { localDate, startOfDay } from './open-ranges.ts';
import { capacityOf, firstFreeSlot, freeSlots, orderForNow, type OrderingMoment } from './order-times.ts';
import { slotLabel } from './slot-labels.ts';
import { Temporal } from 'temporal-polyfill';

/** One time of a location that orders are counted for. */
export interface SlotToTake {
  readonly locationId: string;
  readonly startsAt: Date;
  /** Null: any number. */
  readonly capacity: number | null;
}

export interface TimeAccepted {
  readonly ok: true;
  /** The time at which the order is due. */
  readonly readyAt: Date;
  /** That time, formatted for people at the location. */
  readonly label: string;
  /** The slot to pass to `takeSlot`; `null` if slots aren't counted. */
  readonly slot: SlotToTake | null;
}

export interface TimeRefused {
  readonly ok: false;
  /**
   * `closed`: an order for now, outside opening hours. `paused`. `full`. `unavailable`: not offered at all.
   * `not_offered`: a time that can't be chosen.
   */
  readonly reason: 'closed' | 'paused' | 'full' | 'unavailable' | 'not_offered';
  /** The first time that can be chosen: the `next_available_at` of 40906. Null: none within the horizon. */
  readonly nextAvailable: SlotTime | null;
}

export type TimeCheck = TimeAccepted | TimeRefused;

/**
 * Whether an order can be ready at a time, or as soon as possible. @param scheduledAt the time of a slot;
 * null: now
 */
export function checkOrderTime(moment: OrderingMoment, scheduledAt: number | null): TimeCheck {
  return scheduledAt === null ? checkNow(moment) : checkScheduled(moment, scheduledAt);
}

function checkNow(moment: OrderingMoment): TimeCheck {
  const order = orderForNow(moment);
  if (typeof order === 'string') return refusal(moment, order, moment.now);
  // Without a capacity, an order for now passes its slot so soon that counting it would be pointless.
  const isCounted = capacityOf(moment) !== null;
  return accepted(moment, order.readyAt, isCounted ? order.slot : undefined);
}

function checkScheduled(moment: OrderingMoment, at: number): TimeCheck {
  const day = localDate(at, moment.location.record.timezone);
  const isCounted = moment.fulfillment !== 'dine_in';
  if (freeSlots(moment, day, day).includes(at)) return accepted(moment, at, isCounted ? at : undefined);
  return refusal(moment, reasonFor(moment, day, at), at);
}

function reasonFor(
  moment: OrderingMoment,
  day: ReturnType<typeof localDate>,
  at: number,
): TimeRefused['reason'] {
  const now = orderForNow(moment);
  if (now === 'unavailable') return now;
  if (freeSlots({ ...moment, taken: new Map() }, day, day).includes(at)) return 'full';
  return now === 'paused' ? now : 'not_offered';
}

function accepted(moment: OrderingMoment, readyAt: number, slot: number | undefined): TimeAccepted {
  const { id, locale, record } = moment.location;
  return {
    ok: true,
    readyAt: new Date(readyAt),
    label: slotLabel(readyAt, record.timezone, locale),
    slot:
      slot === undefined
        ? null
        : { locationId: id, startsAt: new Date(slot), capacity: record.slot.capacity },
  };
}

/** Returns a refusal with the next free time after the requested one, or else the first free time of all. */
function refusal(moment: OrderingMoment, reason: TimeRefused['reason'], from: number): TimeRefused {
  const next = firstFreeSlot(moment, from) ?? firstFreeSlot(moment, moment.now);
  return { ok: false, reason, nextAvailable: next === undefined ? null : slotTime(moment, next) };
}

/** Presents a time in the shape of the API. */
export function slotTime({ location: { locale, record } }: OrderingMoment, at: number): SlotTime {
  return { at: new Date(at).toISOString(), label: slotLabel(at, record.timezone, locale) };
}

/**
 * Returns the slots that a customer can choose from.
 * @param from the first local date, `YYYY-MM-DD`; defaults to today
 */
export function slotsOfDays(
  moment: OrderingMoment,
  { from, days }: { readonly from: string | undefined; readonly days: number },
): Slots {
  const { location, fulfillment, now } = moment;
  const { timezone } = location.record;
  const first = from === undefined ? localDate(now, timezone) : Temporal.PlainDate.from(from);
  const slots = freeSlots(moment, first, first.add({ days: days - 1 }));
  const order = orderForNow(moment);
  const next = firstFreeSlot(moment, now);
  return {
    object: 'slots',
    location: location.id,
    fulfillment,
    timezone,
    state: typeof order === 'string' ? order : 'open',
    now: typeof order === 'string' ? null : slotTime(moment, order.readyAt),
    next_available_at: next === undefined ? null : new Date(next).toISOString(),
    days: Array.from({ length: days }, (_, index) => {
      const day = first.add({ days: index });
      const [start, end] = [startOfDay(day, timezone), startOfDay(day.add({ days: 1 }), timezone)];
      const own = slots.filter((at) => at >= start && at < end);
      return { date: day.toString(), slots: own.map((at) => slotTime(moment, at)) };
    }),
  };
}
