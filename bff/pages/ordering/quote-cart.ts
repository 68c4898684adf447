import { tipOf } from '../../core/arithmetic/quote.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { Slots } from '../../catalog/locations/contract/slots.ts';
import { listSlots } from '../../catalog/locations/contract/locations.ts';
import type { OrderQuote } from '../../orders/orders/contract/order.ts';
import type { OrderToQuote } from '../../orders/orders/contract/order-requests.ts';
import { quoteOrder } from '../../orders/orders/contract/order-operations.ts';
import type { CartContent, CartLine } from './cart.ts';
import { loyaltyOf, type Place } from './place.ts';
import { isServed } from '../../catalog/menus/menus.ts';
import { wallMoment, type ShopMenu } from './shop-menu.ts';

/** The cost of a cart, or the reason why it can't be ordered. */
type Quoted = { readonly quote: OrderQuote } | { readonly fault: ApiError };

/** Whether orders are taken now, and the first time that one can be ready. */
export type Readiness = Pick<Slots, 'state' | 'now' | 'next_available_at'>;

export function readinessOf(place: Place, cart: CartContent): Promise<Readiness> {
  // The first time is found on whatever day it is; writing the times of all days takes longer than the rest
  // of a page.
  return slotsWithin(place, cart, 1);
}

/** When orders can be ready, as long as the location takes orders ahead. */
export function slotsOf(place: Place, cart: CartContent): Promise<Slots> {
  return slotsWithin(place, cart, place.location.record.slot.horizon_days + 1);
}

function slotsWithin(place: Place, cart: CartContent, days: number): Promise<Slots> {
  const { api, guest, merchant, location } = place;
  return api.call(listSlots, {
    ...guest,
    params: { merchant: merchant.id, id: location.id },
    query: { fulfillment: place.fulfillmentOf(cart), days },
  });
}

export function linesOf({ lines }: CartContent): OrderToQuote['lines'] {
  return lines.map(lineOf);
}

export function lineOf({
  seen: _seen,
  more: _more,
  modifiers,
  ...line
}: CartLine): OrderToQuote['lines'][number] {
  return { ...line, modifiers: [...modifiers] };
}

/**
 * Quotes the cart for a time.
 * @param scheduled null for as soon as possible
 * @throws {ApiError} an internal error
 */
export async function quoteCart(place: Place, cart: CartContent, scheduled: string | null): Promise<Quoted> {
  const body: OrderToQuote = {
    location: place.location.id,
    fulfillment: { type: place.fulfillmentOf(cart), scheduled_at: scheduled },
    lines: linesOf(cart),
    ...loyaltyOf(place.accountId, cart),
  };
  try {
    const quote = await quoteOf(place, body);
    const tip = tipFor(cart, quote);
    return { quote: tip === undefined ? quote : await quoteOf(place, { ...body, tip }) };
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return { fault: error };
    throw error;
  }
}

export function quoteOf({ api, guest }: Place, body: OrderToQuote): Promise<OrderQuote> {
  return api.call(quoteOrder, { ...guest, body });
}

/** The tip that the guest chose, of an order that costs this without it. */
export function tipFor({ tip }: CartContent, quote: OrderQuote): OrderQuote['tip'] | undefined {
  if (tip === null) return undefined;
  const { currency, amount: total } = quote.total;
  if ('amount' in tip) return { amount: tip.amount, currency };
  const net = quote.lines.reduce((sum, line) => sum + line.net.amount, 0);
  return { amount: tipOf(tip, { currency, net, total }), currency };
}

/** Whether everything in a cart is served at a time, RFC 3339: breakfast is served in the morning. */
type IsServedAt = (at: string) => boolean;

export function servedTimes({ location }: Place, { lines }: CartContent, menu: ShopMenu): IsServedAt {
  const items = new Set(lines.map(({ item }) => item));
  const times = menu.sections
    .filter((section) => section.items.some(({ item }) => items.has(item.id)))
    .map(({ section }) => section.availability);
  return (at) => {
    const moment = wallMoment(Date.parse(at), location.record.timezone);
    return times.every((own) => isServed(own, moment));
  };
}

/** Returns the earliest time at which a cart can be ready; null for as soon as possible. */
export async function firstTime(
  place: Place,
  cart: CartContent,
  menu: ShopMenu,
  readiness: Readiness,
): Promise<string | null> {
  const { state, now, next_available_at: next } = readiness;
  const first = state === 'open' ? null : next;
  const soonest = state === 'open' ? now?.at : next;
  const isServedAt = servedTimes(place, cart, menu);
  if (soonest === undefined || soonest === null || isServedAt(soonest)) return first;
  const { days } = await slotsOf(place, cart);
  return days.flatMap(({ slots }) => slots).find(({ at }) => isServedAt(at))?.at ?? first;
}

/** The times at which the whole cart is served. */
export function servedSlots(slots: Slots, isServedAt: IsServedAt): Slots {
  const { now, days } = slots;
  return {
    ...slots,
    now: now && isServedAt(now.at) ? now : null,
    days: days.map((day) => ({ ...day, slots: day.slots.filter(({ at }) => isServedAt(at)) })),
  };
}
