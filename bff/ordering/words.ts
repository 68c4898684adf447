import type { Fulfillment } from '../locations/contract/fulfillments.ts';
import { slotLabel, type OrderingLocation } from '../locations/locations.ts';
import type { MenuItem } from '../menus/contract/menu.ts';

export const FULFILLMENT_WORDS: Readonly<Record<Fulfillment, string>> = {
  pickup: 'Pickup',
  delivery: 'Delivery',
  dine_in: 'Dine in',
};

export const DIETARY_WORDS: Readonly<Record<MenuItem['dietary'][number], string>> = {
  dairy_free: 'Dairy-free',
  gluten_free: 'Gluten-free',
  halal: 'Halal',
  kosher: 'Kosher',
  nut_free: 'Nut-free',
  vegan: 'Vegan',
  vegetarian: 'Vegetarian',
};

export const allergenWords = (names: MenuItem['allergens']): string =>
  names.map((name) => name.replace('_', ' ')).join(', ');

/** A date and time at the location: `Sat 21 Nov, 18:30`; today's without the date, and an hour that the clock shows twice with its offset. */
export function timeAt({ record, locale }: OrderingLocation, at: string | number, now: number): string {
  const { timezone: timeZone } = record;
  const day = new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  });
  const date = new Date(at);
  const time = slotLabel(date.getTime(), timeZone, locale);
  const isToday = day.format(date) === day.format(now);
  return isToday ? time : `${day.format(date)}, ${time}`;
}

export const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`;
