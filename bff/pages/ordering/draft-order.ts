import { createHash } from 'node:crypto';
import { ApiError } from '../../core/api/errors.ts';
import { createOrder, getOrder } from '../../orders/orders/contract/order-operations.ts';
import { cancelOrder } from '../../orders/orders/contract/order-state-operations.ts';
import type { NewOrder } from '../../orders/orders/contract/order-requests.ts';
import type { Order } from '../../orders/orders/contract/order.ts';
import { markOf, type CartContent } from './cart.ts';
import type { Place } from './place.ts';
import { quoteOf, tipFor } from './quote-cart.ts';

/**
 * The one draft of a cart. A form sent twice finds the same; another form replaces the draft before, which can't be paid from then on,
 * so a cart is never ordered twice.
 * @returns undefined: the cart was ordered meanwhile, in another window
 * @throws {ApiError} what creating an order refuses
 */
export async function draftFor(place: Place, cart: CartContent, body: NewOrder): Promise<Order | undefined> {
  const before = cart.order && (await orderOf(place, cart.order.id));
  if (before && before.status !== 'draft' && before.status !== 'canceled') return undefined;
  const { customer: _customer, ...unnamed } = body;
  const tip = tipFor(cart, await quoteOf(place, unnamed));
  const whole = { ...body, ...(tip && { tip }) };
  const { body: created } = await place.api.call(createOrder, {
    body: whole,
    idempotencyKey: keyOf(place, String(cart.revision), JSON.stringify(whole)),
  });
  const draft = created as Order;
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
export function keyOf({ visit, location }: Place, ...intent: readonly string[]): string {
  const parts = [visit.guest ?? '', location.id, ...intent];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/** An order of this browser. */
export async function orderOf({ api }: Place, id: string): Promise<Order> {
  const { body } = await api.call(getOrder, { params: { id } }, id);
  return body as Order;
}

/** @returns false: it was placed at the same moment */
async function isWithdrawn({ api }: Place, { id, version }: Order): Promise<boolean> {
  try {
    await api.call(
      cancelOrder,
      {
        params: { id },
        body: { reason: 'Replaced by the guest.' },
        idempotencyKey: `replace-${id}-${version}`,
      },
      id,
    );
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'state_forbids') return false;
    throw error;
  }
}
