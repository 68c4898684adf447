import { ApiError } from '../../core/api/errors.ts';
import { payOrder } from '../../orders/orders/contract/order-operations.ts';
import type { PaidOrder } from '../../orders/orders/contract/order-actions.ts';
import type { Order } from '../../orders/orders/contract/order.ts';
import { afterPlaced, type CardForm } from './cart.ts';
import { keyOf } from './draft-order.ts';
import type { Place } from './place.ts';

/** @returns where the guest goes on: the page of the order. @throws {ApiError} what paying refuses */
export async function payAtPickup(place: Place, { id, total }: Order): Promise<string> {
  const { body } = await place.api.call(
    payOrder,
    {
      params: { id },
      body: { source: { at_pickup: true }, total },
      idempotencyKey: keyOf(place, id, 'pickup'),
    },
    id,
  );
  return placed(place, body as PaidOrder);
}

/**
 * Pays with the card of a form: once, however often its address is loaded.
 * @returns where the guest goes on; undefined: nobody knows yet whether it is paid, and asking again by the same form is safe
 */
export async function payByCard(place: Place, form: CardForm, token: string): Promise<string | undefined> {
  const { order: id, total: amount } = form;
  try {
    const { body } = await place.api.call(
      payOrder,
      {
        params: { id },
        body: { source: { token }, total: { amount, currency: place.location.currency } },
        idempotencyKey: keyOf(place, id, form.id),
      },
      id,
    );
    const paid = body as PaidOrder;
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
