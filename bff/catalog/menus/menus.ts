import { WEEKDAYS, type Weekday } from '../../core/contract/dates.ts';
import type { ServingTime } from './contract/menu-fields.ts';

/**
 * The functions of menus that orders use. All may be called within a transaction: none uses another
 * connection.
 *
 * @example
 * const menus = await publishedMenus(trx, owner, merchantId);
 * const item = menus.item(line.item); // undefined: not on the merchant's published menus
 * const now = await availabilityOf(trx, { merchantId, locationId, at });
 * if (!item || now.isSoldOut(item) || !isServed(item.servingTimes, wallMoment)) …
 * // Every target of the order: items, variations and modifiers, with their pieces.
 * await takeStock(trx, { owner, merchantId, locationId, now: at }, stockLines, nameOf);
 * work.afterCommit(() => deps.menus.invalidateAvailability(merchantId));
 */
export { MenuDirectory } from './menu-directory.ts';
export { availabilityOf } from './availability-records.ts';
export { publishedMenus } from './published-menus.ts';

export { returnStock, takeStock, type StockPlace } from './stock.ts';
export type {
  LocationAvailability,
  PublishedGroup,
  PublishedItem,
  PublishedMenus,
  PublishedVariation,
  StockLine,
} from './published-menu.ts';

/** A moment on a clock on the wall at the location. */
export interface WallMoment {
  readonly day: Weekday;
  /** Minutes since midnight, 0–1439. */
  readonly minute: number;
}

/**
 * Whether something with these serving times is served then: from the first minute on, until before the end.
 * Without any, always.
 */
export function isServed(times: readonly ServingTime[], { day, minute }: WallMoment): boolean {
  if (times.length === 0) return true;
  const yesterday = WEEKDAYS[(WEEKDAYS.indexOf(day) + 6) % 7];
  return times.some(({ days, from, to }) => {
    const [begin, end] = [minuteOf(from), minuteOf(to)];
    const isOvernight = end <= begin;
    if (days.includes(day) && minute >= begin && (isOvernight || minute < end)) return true;
    return isOvernight && yesterday !== undefined && days.includes(yesterday) && minute < end;
  });
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
