import type { Db } from '../../core/database/database.ts';
import { allOf } from '../../core/database/gathering.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { OrderingLocation } from '../../catalog/locations/locations.ts';
import { availabilityOf, publishedMenus } from '../../catalog/menus/menus.ts';
import { checkAvailable, checkServed } from './check-available.ts';
import type { OrderToQuote } from './contract/order-requests.ts';
import type { OrderContent } from './order-content.ts';
import type { OrderDeps } from './order-deps.ts';
import { agreeTime, checkAddress, type AgreedTime } from './order-time.ts';
import { priceOrder } from './price-order.ts';

export interface QuotedOrder {
  readonly content: OrderContent;
  readonly time: AgreedTime;
}

/** When and how an order is asked for. */
export interface OrderMoment {
  /** The environment's time, in milliseconds. */
  readonly now: number;
  /** Of the caller; undefined: the newest. */
  readonly version?: string | undefined;
}

/**
 * What an order costs and when it is ready, if it can be ordered now. Reads; changes nothing.
 * @param location the caller's, with the present settings
 * @throws {ApiError} what the request gets wrong, not_available, time_not_available
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
  // Before anyone has said who gets it, nobody has said where either.
  if (request.customer || request.fulfillment.address) checkAddress(location, request.fulfillment, version);
  const time = await agreeTime(db, location, request.fulfillment, now);
  checkServed(menus, location, content, time.readyAt);
  checkAvailable(available, content);
  return { content, time };
}

/** What stock may be counted of. */
function targetsOf(lines: OrderToQuote['lines']): string[] {
  const targets = lines.flatMap(({ item, variation, modifiers = [] }) => [
    item,
    variation,
    ...modifiers.map(({ modifier }) => modifier),
  ]);
  return [...new Set(targets)];
}

/** @throws {ApiError} not_found: there is none, or it isn't the caller's */
export function requireLocation(found: OrderingLocation | undefined): OrderingLocation {
  if (found) return found;
  throw new ApiError('not_found', { message: "This location doesn't exist.", param: 'location' });
}
