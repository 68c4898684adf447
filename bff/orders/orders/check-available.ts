import type { Unavailable } from '../../core/contract/error-details.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { OrderingLocation } from '../../catalog/locations/locations.ts';
import {
  isServed,
  type LocationAvailability,
  type PublishedMenus,
  type WallMoment,
} from '../../catalog/menus/menus.ts';
import { stockLinesOf } from './holds.ts';
import type { OrderContent } from './order-content.ts';
import { WEEKDAYS, type Weekday } from '../../core/contract/dates.ts';

/**
 * Whether everything of an order can be had. Nothing is kept for it: that is done when it is paid.
 * @throws {ApiError} not_available
 */
export function checkAvailable(there: LocationAvailability, content: OrderContent): void {
  const wanted = new Map<string, number>();
  for (const { target, quantity } of stockLinesOf(content)) {
    wanted.set(target, (wanted.get(target) ?? 0) + quantity);
  }
  const short = [...wanted].flatMap(([target, quantity]) => {
    const left = there.left(target);
    return left === undefined || left >= quantity ? [] : [{ target, name: nameIn(content, target), left }];
  });
  refuse(short);
}

/** Breakfast is served in the morning. @throws {ApiError} not_available */
export function checkServed(
  menus: PublishedMenus,
  { record }: OrderingLocation,
  content: OrderContent,
  readyAt: Date,
): void {
  const items = content.lines.flatMap(({ item }) => menus.item(item) ?? []);
  if (items.every(({ servingTimes }) => servingTimes.length === 0)) return;
  const moment = wallMomentOf(readyAt, record.timezone);
  const off = items.filter(({ servingTimes }) => !isServed(servingTimes, moment));
  refuse(off.map(({ id, name }) => ({ target: id, name, left: 0 })));
}

/** The name of an item, a variation or a modifier, as the customer knows it. */
export function nameIn({ lines }: OrderContent, target: string): string {
  for (const line of lines) {
    if (line.item === target) return line.name;
    if (line.variation === target)
      return line.variationName === null ? line.name : `${line.name}, ${line.variationName}`;
    const modifier = line.modifiers.find((one) => one.modifier === target);
    if (modifier) return modifier.name;
  }
  return target;
}

function refuse(unavailable: readonly Unavailable[]): void {
  if (unavailable.length > 0) throw new ApiError('not_available', { details: { unavailable } });
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** What a clock on the wall shows in a time zone. @param timezone IANA */
function wallMomentOf(at: Date, timezone: string): WallMoment {
  const parts = new Map(
    formatOf(timezone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const day = parts.get('weekday')?.toLowerCase() as Weekday | undefined;
  return {
    day: day ?? WEEKDAYS[0],
    minute: Number(parts.get('hour')) * 60 + Number(parts.get('minute')),
  };
}

/** Making one costs a thousand times as much as using it. */
function formatOf(timezone: string): Intl.DateTimeFormat {
  const known = formats.get(timezone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: timezone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timezone, format);
  return format;
}
