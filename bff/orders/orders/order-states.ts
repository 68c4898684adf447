import type { FulfillmentState, OrderStatus, PaymentState } from './contract/order-fields.ts';

/** The position of an order. */
export interface OrderPosition {
  readonly status: OrderStatus;
  readonly state: FulfillmentState;
  readonly payment: PaymentState;
}

/** A move of an order, and who makes it (domain rule). */
export type OrderMove =
  /** Its payment is authorized, or payment at pickup is agreed. Made by the service. */
  | 'place'
  /** Made by the merchant. */
  | 'accept'
  | 'reject'
  | 'prepare'
  | 'ready'
  | 'complete'
  | 'cancel'
  /** Made by the guest, before the merchant has accepted the order. */
  | 'withdraw'
  /** Its preparation is due. Made by a timer. */
  | 'prepareDue'
  /** The merchant didn't respond in time. Made by a timer. */
  | 'timeOut';

/** The fulfillment state to which each leads. */
const LEADS_TO: Readonly<Record<OrderMove, FulfillmentState>> = {
  place: 'proposed',
  accept: 'accepted',
  reject: 'rejected',
  prepare: 'preparing',
  ready: 'ready',
  complete: 'completed',
  cancel: 'canceled',
  withdraw: 'canceled',
  prepareDue: 'preparing',
  timeOut: 'rejected',
};

/** The sequence of fulfillment states: states can be skipped, but never repeated. */
const WAY: readonly FulfillmentState[] = ['proposed', 'accepted', 'preparing', 'ready', 'completed'];

/**
 * Returns the position after a move. Moves that aren't listed are forbidden.
 * @returns `undefined` if the state forbids the move
 */
export function afterMove(
  { status, state, payment }: OrderPosition,
  move: OrderMove,
): Pick<OrderPosition, 'status' | 'state'> | undefined {
  const to = LEADS_TO[move];
  switch (move) {
    case 'place':
      return status === 'draft' && state === to ? { status: 'open', state: to } : undefined;
    case 'cancel':
      return isLive(status) && isOnTheWay(state) ? { status: 'canceled', state: to } : undefined;
    case 'withdraw':
      return isLive(status) && state === 'proposed' ? { status: 'canceled', state: to } : undefined;
    case 'reject':
    case 'timeOut':
      return status === 'open' && state === 'proposed' ? { status: 'canceled', state: to } : undefined;
    case 'prepareDue':
      return status === 'open' && state === 'accepted' ? { status, state: to } : undefined;
    case 'complete':
      // Handed over while its charge failed afterwards: paid at the counter.
      if (status === 'open' && state === 'completed' && payment === 'unpaid') return { status, state: to };
      return forward(status, state, to);
    default:
      return forward(status, state, to);
  }
}

function forward(
  status: OrderStatus,
  from: FulfillmentState,
  to: FulfillmentState,
): Pick<OrderPosition, 'status' | 'state'> | undefined {
  const isAhead = isOnTheWay(from) && WAY.indexOf(to) > WAY.indexOf(from);
  return status === 'open' && isAhead ? { status, state: to } : undefined;
}

/** Neither at its end nor off the way. */
function isOnTheWay(state: FulfillmentState): boolean {
  return state !== 'completed' && WAY.includes(state);
}

function isLive(status: OrderStatus): boolean {
  return status === 'draft' || status === 'open';
}

/** An order is completed when it is fulfilled and its money was taken, whichever comes last. */
export function isDone({ status, state, payment }: OrderPosition): boolean {
  return status === 'open' && state === 'completed' && isCaptured(payment);
}

/** Whether the money was taken, whatever was given back since. */
export function isCaptured(payment: PaymentState): boolean {
  return payment === 'captured' || payment === 'partially_refunded' || payment === 'refunded';
}
