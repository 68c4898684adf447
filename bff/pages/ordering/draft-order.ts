import { createHash } from 'node:crypto';
import { ApiError } from '../../core/api/errors.ts';
import { createOrder, getOrder, payOrder } from '../../orders/orders/contract/order-operations.ts';
import { cancelOrder } from '../../orders/orders/contract/orders.ts';
import type { NewOrder } from '../../orders/orders/contract/order-requests.ts';
import type { Order } from '../../orders/orders/contract/order.ts';
import { markOf, type CartContent, afterPlaced, type CardForm } from './cart.ts';
import type { Place } from './place.ts';
import { withOrder } from '../shell/page-api.ts';
import { quoteOf, tipFor } from './quote-cart.ts';
import type { PaidOrder } from '../../orders/orders/contract/order-actions.ts';

/**
 * Returns the only draft of a cart. A form sent twice gets the same draft; another form replaces the previous
 * draft, which can no longer be paid, so a cart is never ordered twice.
 * @returns `undefined` if the cart was ordered meanwhile in another window
 * @throws {ApiError} the errors of creating an order
 */
export async function draftFor(place: Place, cart: CartContent, body: NewOrder): Promise<Order | undefined> {
  const before = cart.order && (await orderOf(place, cart.order.id));
  if (before && before.status !== 'draft' && before.status !== 'canceled') return undefined;
  const { customer: _customer, ...unnamed } = body;
  const tip = tipFor(cart, await quoteOf(place, unnamed));
  const whole = { ...body, ...(tip && { tip }) };
  const draft = await place.api.call(createOrder, {
    ...place.guest,
    body: whole,
    idempotencyKey: keyOf(place, String(cart.revision), JSON.stringify(whole)),
  });
  if (before?.id === draft.id) return draft;
  if (before?.status === 'draft' && !(await isWithdrawn(place, before))) return undefined;
  const order = { id: draft.id, total: draft.total.amount, isStale: false, mark: markOf(cart) };
  const { order: kept } = await place.change((now) => {
    const isSame = now.order?.id === cart.order?.id && now.lines.length > 0;
    return isSame ? { ...now, order, cards: [] } : now;
  });
  return kept?.id === draft.id ? draft : undefined;
}

/** A key of what this browser wants at this location. */
function keyOf({ visit, location }: Place, ...intent: readonly string[]): string {
  const parts = [visit.guest ?? '', location.id, ...intent];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/** An order of this browser. */
export function orderOf({ api, guest }: Pick<Place, 'api' | 'guest'>, id: string): Promise<Order> {
  return api.call(getOrder, { ...withOrder(guest, id), params: { id } });
}

/** @returns false: it was placed at the same moment */
async function isWithdrawn({ api, guest }: Place, { id, version }: Order): Promise<boolean> {
  try {
    await api.call(cancelOrder, {
      ...withOrder(guest, id),
      params: { id },
      body: { reason: 'Replaced by the guest.' },
      idempotencyKey: `replace-${id}-${version}`,
    });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'state_forbids') return false;
    throw error;
  }
}

/** @returns where the guest goes on: the page of the order. @throws {ApiError} what paying refuses */
export async function payAtPickup(place: Place, { id, total }: Order): Promise<string> {
  const paid = await place.api.call(payOrder, {
    ...withOrder(place.guest, id),
    params: { id },
    body: { source: { at_pickup: true }, total },
    idempotencyKey: keyOf(place, id, 'pickup'),
  });
  return placed(place, paid);
}

/**
 * Pays with the card of a form: once, however often its address is loaded.
 * @returns the next page for the guest; `undefined` if it is unknown whether the order is paid, in which case
 * sending the same form again is safe
 * @throws whatever is no refusal by the API
 */
export async function payByCard(place: Place, form: CardForm, token: string): Promise<string | undefined> {
  const { order: id, total: amount } = form;
  try {
    const paid = await place.api.call(payOrder, {
      ...withOrder(place.guest, id),
      params: { id },
      body: { source: { token }, total: { amount, currency: place.location.currency } },
      idempotencyKey: keyOf(place, id, form.id),
    });
    return paid.next_action?.url ?? (await placed(place, paid));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return afterRefusal(place, error);
  }
}

async function afterRefusal(place: Place, fault: ApiError): Promise<string | undefined> {
  const again = (problem: string): string => `${place.path('pay')}?problem=${problem}`;
  switch (fault.code) {
    case 'card_declined':
      return again(fault.details.decline_code ?? 'generic_decline');
    case 'price_changed': {
      const { total } = fault.details.quote as { readonly total: Order['total'] };
      await place.change((cart) =>
        cart.order ? { ...cart, order: { ...cart.order, total: total.amount } } : cart,
      );
      return again('price_changed');
    }
    case 'not_available':
      return place.path('cart');
    case 'time_not_available':
      return `${place.path('checkout')}?problem=time`;
    case 'state_forbids':
      if (fault.param === 'source') return again('merchant');
      // Another order has taken the reward.
      return fault.param?.startsWith('loyalty') ? place.path('cart') : place.path('orders');
    case 'already_paid':
    case 'idempotency_in_progress':
      return place.path('orders');
    case 'upstream_failed':
    case 'upstream_slow':
    case 'unavailable':
      return undefined;
    case 'field_invalid':
      return again('card_used');
    default:
      throw fault;
  }
}

async function placed(place: Place, { id, status, status_url: url }: PaidOrder): Promise<string> {
  if (status !== 'draft') await place.change((cart) => afterPlaced(cart, id));
  return new URL(url).pathname;
}
