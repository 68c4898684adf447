import { tipOf } from '../arithmetic/tip.ts';
import { ApiError } from '../gateway/errors.ts';
import type { Slots } from '../locations/contract/slots.ts';
import { listSlots } from '../locations/contract/location-operations.ts';
import type { OrderQuote } from '../orders/contract/order-quote.ts';
import type { OrderToQuote } from '../orders/contract/order-requests.ts';
import { quoteOrder } from '../orders/contract/order-operations.ts';
import type { CartContent, CartLine } from './cart.ts';
import type { Place } from './place.ts';

/** What a cart costs, or what keeps it from being ordered. */
export type Quoted = { readonly quote: OrderQuote } | { readonly fault: ApiError };

/** When orders can be ready, as long as the location takes orders ahead. */
export async function slotsOf(place: Place, cart: CartContent): Promise<Slots> {
  const { api, merchant, location } = place;
  const { body } = await api.call(listSlots, {
    params: { merchant: merchant.id, id: location.id },
    query: { fulfillment: place.fulfillmentOf(cart), days: location.record.slot.horizon_days + 1 },
  });
  return body as Slots;
}

export function linesOf({ lines }: CartContent): OrderToQuote['lines'] {
  return lines.map(lineOf);
}

export function lineOf({ seen: _seen, modifiers, ...line }: CartLine): OrderToQuote['lines'][number] {
  return { ...line, modifiers: [...modifiers] };
}

/** Quotes the cart for the first time that it can be ready. */
export async function quoteCart(place: Place, cart: CartContent, slots: Slots): Promise<Quoted> {
  const scheduled = slots.state === 'open' ? null : slots.next_available_at;
  const body: OrderToQuote = {
    location: place.location.id,
    fulfillment: { type: place.fulfillmentOf(cart), scheduled_at: scheduled },
    lines: linesOf(cart),
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

export async function quoteOf({ api }: Place, body: OrderToQuote): Promise<OrderQuote> {
  const response = await api.call(quoteOrder, { body });
  return response.body as OrderQuote;
}

/** The tip that the guest chose, of an order that costs this without it. */
export function tipFor({ tip }: CartContent, quote: OrderQuote): OrderQuote['tip'] | undefined {
  if (tip === null) return undefined;
  const { currency, amount: total } = quote.total;
  if ('amount' in tip) return { amount: tip.amount, currency };
  const net = quote.lines.reduce((sum, line) => sum + line.net.amount, 0);
  return { amount: tipOf(tip, { currency, net, total }), currency };
}
