import { language, counted } from '../../i18n/format.ts';
import { moneyText, WEEKDAYS, weekdayText } from '../../i18n/money-and-dates.ts';
import { msg, str } from '../../i18n/message.ts';
import { type Tone } from '../../kit/controls/tag.ts';
import type { Availability, Menu, MenuItem, MenuSection, MenuSummary } from './menu-records.ts';
import { own } from '../../session/trellis-error.ts';

/** A count of items in words. */
export const itemsText = (count: number): string =>
  count === 1 ? msg('1 item') : msg(str`${counted(count)} items`);

/** A menu's state in a word. */
export function statusTag({ status }: Pick<MenuSummary, 'status'>): [Tone, string] {
  switch (status) {
    case 'published':
      return ['done', msg('Published')];
    case 'draft':
      return ['plain', msg('Draft')];
    case 'archived':
      return ['plain', msg('Archived')];
    default:
      return ['plain', status];
  }
}

/** Returns the price of an item, or "from" its lowest price. */
export function priceText({ variations }: MenuItem, { currency }: Pick<Menu, 'currency'>): string {
  const prices = variations.map(({ price }) => price);
  const lowest = moneyText(Math.min(...prices), currency);
  return new Set(prices).size > 1 ? msg(str`from ${lowest}`) : lowest;
}

/** Whether something can be ordered, if there is something to say about it. */
export function availabilityTag(entries: readonly Availability[]): [Tone, string] | undefined {
  const soldOut = entries.filter(({ sold_out }) => sold_out);
  const everywhere = soldOut.find(({ location }) => location === null);
  if (everywhere?.until) return ['warning', msg(str`Sold out until ${shortTime(everywhere.until)}`)];
  if (everywhere) return ['danger', msg('Sold out')];
  if (soldOut.length > 0) return ['warning', msg('Sold out at some locations')];
  const stocked = entries.find(({ stock, location }) => stock !== null && location === null);
  return stocked && ['plain', msg(str`${counted(stocked.stock ?? 0)} left`)];
}

/** A moment near now, in the browser's time zone: with its day unless that is today. */
function shortTime(at: string): string {
  const date = new Date(at);
  const isToday = date.toDateString() === new Date().toDateString();
  const day = isToday ? {} : ({ day: 'numeric', month: 'short' } as const);
  return date.toLocaleString(
    language(),
    own({ ...day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  );
}

/** A moment with its day, in the browser's time zone, which it names. */
export const momentText = (at: string): string =>
  new Date(at).toLocaleString(
    language(),
    own({
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'short',
    }),
  );

/** When a section is served, in a few words. */
export function servedText({ availability }: Pick<MenuSection, 'availability'>): string {
  if (availability.length === 0) return '';
  const [first] = availability;
  return availability.length === 1 && first
    ? `${daysText(first.days)} ${first.from}–${first.to}`
    : msg(str`${counted(availability.length)} serving times`);
}

/** Weekdays in order; three or more in a row as a span. */
export function daysText(days: readonly string[]): string {
  if (WEEKDAYS.every((day) => days.includes(day))) return msg('Every day');
  const spans: string[][] = [];
  for (const [at, day] of WEEKDAYS.entries()) {
    if (!days.includes(day)) continue;
    const last = spans.at(-1);
    if (last && last.at(-1) === WEEKDAYS[at - 1]) last.push(day);
    else spans.push([day]);
  }
  const texts = spans.flatMap((span) => {
    const [first = '', last = ''] = [span[0], span.at(-1)];
    return span.length > 2
      ? [`${weekdayText(first, 'short')}–${weekdayText(last, 'short')}`]
      : span.map((day) => weekdayText(day, 'short'));
  });
  return texts.join(', ');
}

export const variationsText = (count: number): string => msg(str`${counted(count)} variations`);
