import { Temporal } from 'temporal-polyfill';
import type { Slots } from '../contract/slots.ts';
import { localDate, startOfDay } from './open-ranges.ts';
import { firstFreeSlot, freeSlots, orderForNow, type OrderingMoment } from './order-times.ts';
import { slotTime } from './check-time.ts';

/** What a customer can choose. @param from the first local date, `YYYY-MM-DD`; today when undefined */
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
