import { chip, type Tone } from '../parts/chip.ts';
import type { Html } from '../../../core/text/html.ts';
import type { FulfillmentState, PaymentState } from '../../../orders/orders/contract/order-fields.ts';
import type { Order } from '../../../orders/orders/contract/order.ts';

/** Where an order is, in one chip: what the merchant does next decides its words. */
export function stateTag({ status, fulfillment }: Pick<Order, 'status' | 'fulfillment'>): Html {
  if (status === 'draft') return chip('plain', 'Draft');
  return chip(STATE_TONES[fulfillment.state], STATE_WORDS[fulfillment.state]);
}

export function paymentTag({
  status,
  payment_state: state,
  at_pickup: atPickup,
}: Pick<Order, 'status' | 'payment_state' | 'at_pickup'>): Html {
  if (state === 'unpaid' && status === 'canceled') return chip('plain', 'Not paid');
  if (state === 'unpaid' && atPickup) return chip('plain', 'To be paid at pickup');
  return chip(PAYMENT_TONES[state] ?? 'plain', PAYMENT_WORDS[state]);
}

export const STATE_WORDS: Readonly<Record<FulfillmentState, string>> = {
  proposed: 'To accept',
  accepted: 'Accepted',
  preparing: 'Preparing',
  ready: 'Ready',
  completed: 'Completed',
  rejected: 'Rejected',
  canceled: 'Canceled',
};

const STATE_TONES: Readonly<Record<FulfillmentState, Tone>> = {
  proposed: 'warn',
  accepted: 'plain',
  preparing: 'plain',
  ready: 'plain',
  completed: 'success',
  rejected: 'danger',
  canceled: 'danger',
};

export const PAYMENT_WORDS: Readonly<Record<PaymentState, string>> = {
  unpaid: 'Unpaid',
  authorized: 'Authorized',
  captured: 'Paid',
  partially_refunded: 'Partly refunded',
  refunded: 'Refunded',
};

const PAYMENT_TONES: Readonly<Partial<Record<PaymentState, Tone>>> = { captured: 'success' };

export const TYPE_WORDS: Readonly<Record<Order['fulfillment']['type'], string>> = {
  pickup: 'Pickup',
  delivery: 'Delivery',
  dine_in: 'Dine-in',
};

/** How people at the counter call it. */
export const titleOf = ({ number }: Pick<Order, 'number'>): string => `Order ${number}`;
