import type { Slots } from '../../catalog/locations/contract/slots.ts';
import { isServed } from '../../catalog/menus/menus.ts';
import type { CartContent } from './cart.ts';
import type { Place } from './place.ts';
import { slotsOf, type Readiness } from './quote-cart.ts';
import { wallMoment, type ShopMenu } from './shop-menu.ts';

/** Whether everything in a cart is served at a time, RFC 3339: breakfast is served in the morning. */
type IsServedAt = (at: string) => boolean;

export function servedTimes({ location }: Place, { lines }: CartContent, menu: ShopMenu): IsServedAt {
  const items = new Set(lines.map(({ item }) => item));
  const times = menu.sections
    .filter((section) => section.items.some(({ item }) => items.has(item.id)))
    .map(({ section }) => section.availability);
  return (at) => {
    const moment = wallMoment(Date.parse(at), location.record.timezone);
    return times.every((own) => isServed(own, moment));
  };
}

/** The first time at which a cart can be ready; null: as soon as possible. */
export async function firstTime(
  place: Place,
  cart: CartContent,
  menu: ShopMenu,
  readiness: Readiness,
): Promise<string | null> {
  const { state, now, next_available_at: next } = readiness;
  const first = state === 'open' ? null : next;
  const soonest = state === 'open' ? now?.at : next;
  const isServedAt = servedTimes(place, cart, menu);
  if (soonest === undefined || soonest === null || isServedAt(soonest)) return first;
  const { days } = await slotsOf(place, cart);
  return days.flatMap(({ slots }) => slots).find(({ at }) => isServedAt(at))?.at ?? first;
}

/** The times at which the whole cart is served. */
export function servedSlots(slots: Slots, isServedAt: IsServedAt): Slots {
  const { now, days } = slots;
  return {
    ...slots,
    now: now && isServedAt(now.at) ? now : null,
    days: days.map((day) => ({ ...day, slots: day.slots.filter(({ at }) => isServedAt(at)) })),
  };
}
