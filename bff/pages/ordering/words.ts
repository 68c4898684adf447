import { msg, type Words, nameOf } from '../../core/text/message.ts';
import { type Content, html, type Html } from '../../core/text/html.ts';
import { slotLabel, type OrderingLocation } from '../../catalog/locations/locations.ts';
import type { MenuItem } from '../../catalog/menus/contract/menu.ts';
import { CHARGE_WORDS } from '../../core/text/order-words.ts';
import type { Place } from './place.ts';
import type { OrderQuote } from '../../orders/orders/contract/order.ts';
import { WEEKDAYS, type Weekday } from '../../core/contract/dates.ts';
import type { ServingTime } from '../../catalog/menus/contract/menu-fields.ts';
import { moneyIn } from '../../core/text/guest-money.ts';

export const DIETARY_WORDS: Readonly<Record<MenuItem['dietary'][number], Words>> = {
  dairy_free: msg`Dairy-free`,
  gluten_free: msg`Gluten-free`,
  halal: msg`Halal`,
  kosher: msg`Kosher`,
  nut_free: msg`Nut-free`,
  vegan: msg`Vegan`,
  vegetarian: msg`Vegetarian`,
};

/** Names a place: whose it is, and which. */
export const placeWords = ({ merchant, location }: Pick<Place, 'merchant' | 'location'>): Words =>
  msg`${nameOf(merchant.displayName)}, ${nameOf(location.record.name)}`;

/**
 * A date and time at the location: `Sat 21 Nov, 18:30`; today's without the date, and an hour that the clock
 * shows twice with its offset.
 */
export function timeAt({ record, locale }: OrderingLocation, at: string | number, now: number): string {
  const { timezone: timeZone } = record;
  const format = new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  // Includes the separator that the language puts between a date and a time.
  const dayOf = (when: Date | number): string => {
    const parts = format.formatToParts(when);
    const end = parts.findIndex(({ type }) => type === 'hour' || type === 'dayPeriod');
    const words = parts.slice(0, end).map(({ value }) => value);
    return words.join('');
  };
  const date = new Date(at);
  const [day, time] = [dayOf(date), slotLabel(date.getTime(), timeZone, locale)];
  return day === dayOf(now) ? time : day + time;
}

type Totals = Pick<
  OrderQuote,
  'subtotal' | 'discount_total' | 'discounts' | 'charges' | 'taxes' | 'tip' | 'total'
>;

/** Renders the breakdown of an order's cost, as computed by the API. */
export function totalsOf(location: OrderingLocation, cost: Totals): Html {
  const { subtotal, discounts, charges, taxes, tip, total } = cost;
  const row = (name: Content, amount: number, sign = ''): Html =>
    html`<div>
      <dt>${name}</dt>
      <dd>${sign}${moneyIn(location, amount)}</dd>
    </div>`;
  return html`<dl class="totals">
    ${row(msg`Subtotal`, subtotal.amount)}
    ${discounts.map(({ name, amount }) =>
      row(name === null ? msg`Discount` : nameOf(name), amount.amount, '−'),
    )}
    ${charges.map(({ type, amount }) => row(CHARGE_WORDS[type], amount.amount))}
    ${taxes.filter(({ inclusive }) => !inclusive).map(({ name, amount }) => row(nameOf(name), amount.amount))}
    ${tip.amount > 0 && row(msg`Tip`, tip.amount)}
    <div class="total">
      <dt>${msg`Total`}</dt>
      <dd>${moneyIn(location, total)}</dd>
    </div>
    ${taxes
      .filter(({ inclusive, amount }) => inclusive && amount.amount > 0)
      .map(
        ({ name, amount }) =>
          html`<div class="muted">
            <dt>${msg`Includes ${nameOf(name)}`}</dt>
            <dd>${moneyIn(location, amount)}</dd>
          </div>`,
      )}
  </dl>`;
}

/**
 * Formats serving times: `Mon–Fri 08:30–15:00, Sat and Sun 09:00–16:00`; without days if they are the same
 * every day.
 */
export function servingWords(times: readonly ServingTime[], locale = 'en-GB'): string {
  const daysOf = new Map<string, Set<Weekday>>();
  for (const { days, from, to } of times) {
    const range = `${from}–${to}`;
    daysOf.set(range, new Set([...(daysOf.get(range) ?? []), ...days]));
  }
  return [...daysOf].map(([range, days]) => [...dayWords(days, locale), range].join(' ')).join(', ');
}

function dayWords(days: ReadonlySet<Weekday>, locale: string): string[] {
  if (days.size === WEEKDAYS.length) return [];
  const written = locale.startsWith('en') ? 'en-GB' : locale;
  return [new Intl.ListFormat(written).format(runsOf(days, written).flatMap(runWords))];
}

/** Days that follow each other, from Monday on. */
function runsOf(days: ReadonlySet<Weekday>, locale: string): string[][] {
  const names = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const runs: string[][] = [];
  let isGoingOn = false;
  for (const [at, day] of WEEKDAYS.entries()) {
    const short = names.format(Date.UTC(2024, 0, MONDAY + at));
    if (!days.has(day)) isGoingOn = false;
    else if (isGoingOn) runs.at(-1)?.push(short);
    else isGoingOn = runs.push([short]) > 0;
  }
  return runs;
}

/** The 1st of January 2024 was one. */
const MONDAY = 1;

function runWords(run: readonly string[]): string[] {
  return run.length > 2 ? [`${run[0]}–${run.at(-1)}`] : [...run];
}
