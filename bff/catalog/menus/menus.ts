/**
 * What orders use of menus. All of it may be called within a transaction: nothing here uses another connection.
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
export { availabilityOf } from './availability-of.ts';
export { publishedMenus } from './published-menus.ts';
export { isServed, type WallMoment } from './serving-times.ts';
export { returnStock, takeStock, type StockPlace } from './stock.ts';
export type {
  LocationAvailability,
  PublishedGroup,
  PublishedItem,
  PublishedMenus,
  PublishedVariation,
  StockLine,
} from './published-menu.ts';
