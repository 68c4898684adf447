import { ownedBy } from '../../core/database/owner.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import type { SimulationRequest } from '../../core/feature.ts';
import { ApiError } from '../../core/api/errors.ts';
import { nowIn } from '../../core/timers/environment-clock.ts';
import { findLocation, type OrderingLocation } from '../../catalog/locations/locations.ts';
import { availabilityOf, publishedMenus, type PublishedItem } from '../../catalog/menus/menus.ts';
import { activeMerchant } from '../../accounts/merchants/merchants.ts';
import type { NewOrder, OrderLineInput } from './contract/order-requests.ts';
import { createOrder } from './create-order.ts';
import type { OrderRow } from './order-records.ts';

const CUSTOMER = { name: 'Ada Byron', phone: '+442079460018', email: 'ada@example.com' };

/**
 * A new order of what the merchant sells: the first item that can be had, at its oldest location, for now or for the next
 * time that can be ordered for.
 * @throws {ApiError} not_found, state_forbids: the merchant can't take orders
 */
export async function simulatedOrder(
  work: Work,
  request: SimulationRequest,
  also: Pick<NewOrder, 'loyalty'> = {},
): Promise<{ order: OrderRow }> {
  const { deps, caller } = request;
  const merchantId = await activeMerchant(work, request);
  const location = await locationOf(work, request, merchantId);
  const now = await nowIn(work.db, deps.clock, caller);
  const lines = [await lineOf(work, location, now)];
  const make = (scheduledAt: string | null): Promise<OrderRow> => {
    const fulfillment = { type: 'pickup' as const, scheduled_at: scheduledAt };
    const body: NewOrder = { location: location.id, customer: CUSTOMER, fulfillment, lines, ...also };
    return createOrder(work, deps, { caller: 'key', location, body, now });
  };
  try {
    return { order: await make(null) };
  } catch (error) {
    const next = error instanceof ApiError ? error.details.next_available_at : undefined;
    if (typeof next !== 'string') throw error;
    return { order: await make(next) };
  }
}

async function locationOf(
  work: Work,
  { caller }: SimulationRequest,
  merchantId: string,
): Promise<OrderingLocation> {
  const oldest = await work.db
    .selectFrom('locations')
    .select('id')
    .where(ownedBy('locations', caller))
    .where('merchant_id', '=', merchantId)
    .where('status', '=', 'active')
    .orderBy('id')
    .executeTakeFirst();
  const found = oldest && (await findLocation(work.db, { ...caller, only: merchantId }, oldest.id));
  if (found) return found;
  throw new ApiError('state_forbids', {
    message: 'The merchant has no active location. Create one first.',
    param: 'merchant',
  });
}

async function lineOf(work: Work, location: OrderingLocation, now: number): Promise<OrderLineInput> {
  const { merchantId, id: locationId } = location;
  const { menus } = await publishedMenus(work.db, location, merchantId);
  const there = await availabilityOf(work.db, { merchantId, locationId, at: new Date(now) });
  const items = menus.flatMap(({ items: all }) => [...all.values()]);
  const item = items.find((one) => one.servingTimes.length === 0 && !there.isSoldOut(one));
  const variation = item && [...item.variations.keys()].find((id) => there.isAvailable(id));
  if (item && variation !== undefined) {
    return { item: item.id, variation, quantity: 1, modifiers: required(item) };
  }
  throw new ApiError('state_forbids', {
    message: 'The merchant has nothing on a published menu that can be ordered. Publish a menu first.',
    param: 'merchant',
  });
}

/** As few as each group requires. */
function required({ groups }: PublishedItem): { modifier: string; quantity: number }[] {
  return groups.flatMap(({ min, maxEach, modifiers }) => {
    let missing = min;
    return [...modifiers.keys()].flatMap((modifier) => {
      const quantity = Math.min(missing, maxEach);
      missing -= quantity;
      return quantity > 0 ? [{ modifier, quantity }] : [];
    });
  });
}
