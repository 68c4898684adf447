import { decimalsOf } from '../arithmetic/money.ts';
import type { Money } from '../contract/money.ts';
import type { Fulfillment } from '../locations/contract/fulfillments.ts';
import type { OrderingLocation } from '../locations/locations.ts';
import type { MenuItem } from '../menus/contract/menu.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** An amount as the guests of a location read it. */
export function moneyIn({ locale, currency }: OrderingLocation, amount: number | Money): string {
  const minor = typeof amount === 'number' ? amount : amount.amount;
  const decimals = decimalsOf(currency);
  const name = `${locale} ${currency}`;
  let format = formats.get(name);
  if (!format) {
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    // Pages are in English, wherever the location is.
    const language = locale.startsWith('en') ? locale : 'en-GB';
    format = new Intl.NumberFormat(language, { style: 'currency', currency, ...digits });
    formats.set(name, format);
  }
  return format.format(minor / 10 ** decimals);
}

/** What was typed as an amount, in minor units; undefined: it is none. */
export function typedAmount(text: string, currency: string): number | undefined {
  const [, whole = '', rest = ''] = /^\D{0,3}(\d{1,9})(?:[.,](\d*))?$/.exec(text.trim()) ?? [];
  const decimals = decimalsOf(currency);
  if (whole === '' || rest.length > decimals) return undefined;
  return Number(whole + rest.padEnd(decimals, '0'));
}

export const amountInField = (amount: number, currency: string): string =>
  (amount / 10 ** decimalsOf(currency)).toFixed(decimalsOf(currency));

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

/** A date and time at the location: `Sat 21 Nov, 18:30`; today's without the date. */
export function timeAt({ record }: OrderingLocation, at: string | number, now: number): string {
  const { timezone: timeZone } = record;
  const day = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  });
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' });
  const date = new Date(at);
  const isToday = day.format(date) === day.format(now);
  return isToday ? time.format(date) : `${day.format(date)}, ${time.format(date)}`;
}

export const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`;
