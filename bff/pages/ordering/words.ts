import { msg, type Words } from '../../core/text/message.ts';
import type { Content } from '../../core/text/html.ts';
import { slotLabel, type OrderingLocation } from '../../catalog/locations/locations.ts';
import type { MenuItem } from '../../catalog/menus/contract/menu.ts';
import { ALLERGEN_WORDS } from '../../core/text/order-words.ts';

export const DIETARY_WORDS: Readonly<Record<MenuItem['dietary'][number], Words>> = {
  dairy_free: msg`Dairy-free`,
  gluten_free: msg`Gluten-free`,
  halal: msg`Halal`,
  kosher: msg`Kosher`,
  nut_free: msg`Nut-free`,
  vegan: msg`Vegan`,
  vegetarian: msg`Vegetarian`,
};

export const allergenWords = (names: MenuItem['allergens']): Content =>
  names.map((name, at) => [at > 0 && ', ', ALLERGEN_WORDS[name]]);

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
