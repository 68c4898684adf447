import type { Db } from '../../core/database/database.ts';
import { allOf } from '../../core/database/gathering.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { OrderingLocation } from '../../catalog/locations/locations.ts';
import {
  availabilityOf,
  publishedMenus,
  isServed,
  type LocationAvailability,
  type PublishedMenus,
  type WallMoment,
} from '../../catalog/menus/menus.ts';
import type { OrderToQuote } from './contract/order-requests.ts';
import type { OrderContent } from './order-content.ts';
import type { OrderDeps } from './change-order.ts';
import { agreeTime, checkAddress, type AgreedTime } from './order-time.ts';
import { priceOrder } from './price-order.ts';
import type { Unavailable } from '../../core/contract/error-details.ts';
import { nameIn, stockLinesOf } from './holds.ts';
import { WEEKDAYS, type Weekday } from '../../core/contract/dates.ts';

/**
 * Whether everything of an order can be had. Nothing is kept for it: that is done when it is paid.
 * @throws {ApiError} not_available
 */
function checkAvailable(there: LocationAvailability, content: OrderContent): void {
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

function refuse(unavailable: readonly Unavailable[]): void {
  if (unavailable.length > 0) throw new ApiError('not_available', { details: { unavailable } });
}

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The wall-clock time in a time zone.
 * @param timezone IANA
 */
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

interface QuotedOrder {
  readonly content: OrderContent;
  readonly time: AgreedTime;
}

/** The time of a request for an order, and its API version. */
export interface OrderMoment {
  /** The environment's time, in milliseconds. */
  readonly now: number;
  /** The caller's API version; defaults to the newest. */
  readonly version?: string | undefined;
}

/**
 * Returns the cost of an order and the time it is ready, if it can be ordered now. Changes nothing.
 * @param location the caller's, with the present settings
 * @throws {ApiError} errors of the request, not_available, time_not_available
 */
export async function quoteOrder(
  db: Db,
  { members }: Pick<OrderDeps, 'members'>,
  location: OrderingLocation,
  request: OrderToQuote,
  { now, version }: OrderMoment,
): Promise<QuotedOrder> {
  const { id: locationId, merchantId } = location;
  const { lines, loyalty } = request;
  const at = new Date(now);
  const [menus, available] = await allOf([
    publishedMenus(db, location, merchantId),
    availabilityOf(db, { merchantId, locationId, at, targets: targetsOf(lines) }),
  ]);
  const member = loyalty ? await members.find(db, location, loyalty) : undefined;
  const content = priceOrder({ request, location, menus, member });
  // Until the recipient is known, the address isn't either.
  if (request.customer || request.fulfillment.address) checkAddress(location, request.fulfillment, version);
  const time = await agreeTime(db, location, request.fulfillment, now);
  checkServed(menus, location, content, time.readyAt);
  checkAvailable(available, content);
  return { content, time };
}

/** The targets whose stock may be counted. */
function targetsOf(lines: OrderToQuote['lines']): string[] {
  const targets = lines.flatMap(({ item, variation, modifiers = [] }) => [
    item,
    variation,
    ...modifiers.map(({ modifier }) => modifier),
  ]);
  return [...new Set(targets)];
}

/** @throws {ApiError} not_found: it doesn't exist, or isn't the caller's */
export function requireLocation(found: OrderingLocation | undefined): OrderingLocation {
  if (found) return found;
  throw new ApiError('not_found', { message: "This location doesn't exist.", param: 'location' });
}
