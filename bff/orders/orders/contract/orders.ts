import type { FeatureContract } from '../../../core/contract/feature.ts';
import { Order } from './order.ts';
import {
  createOrder,
  getOrder,
  listOrders,
  payOrder,
  quoteOrder,
  quoteOrderRefund,
  refundOrder,
  ONE,
  ORDER,
  toWrite,
} from './order-operations.ts';
import { EXAMPLE_TIME } from '../../../core/contract/example-values.ts';
import { Acceptance, OrderDelay, Reason } from './order-actions.ts';
import { defineOperation } from '../../../core/contract/operation.ts';
import { EXAMPLE_PLACED } from './order-example.ts';

const AFTER = (state: string, version: number, more: object = {}) => ({
  response: {
    ...EXAMPLE_PLACED,
    fulfillment: { ...EXAMPLE_PLACED.fulfillment, state },
    payment_state: 'captured',
    version,
    ...more,
  },
});

const CANCELED = (state: string) => ({
  response: {
    ...EXAMPLE_PLACED,
    status: 'canceled',
    fulfillment: { ...EXAMPLE_PLACED.fulfillment, state, reason: 'We ran out of radishes.' },
    payment_state: 'unpaid',
    closed_at: EXAMPLE_TIME,
    version: 4,
  },
});

export const acceptOrder = defineOperation({
  ...toWrite,
  ...ONE,
  id: 'acceptOrder',
  path: '/v1/orders/{id}/accept',
  summary: 'Accept an order',
  description:
    'Charges the authorized card. `ready_in` changes when the order is ready. `unavailable` names what ' +
    'can’t be made: the card is charged less, by what a refund of these units would return, and the rest ' +
    'of the authorization is released. The tip, charges and stock stay as they are. A scheduled order ' +
    'moves to `preparing` automatically when its preparation is due.',
  body: Acceptance,
  success: ORDER,
  example: AFTER('accepted', 4),
  idempotency: 'forwarded',
  errors: ['archived', 'more_than_left', 'not_found', 'state_forbids'],
});

export const rejectOrder = defineOperation({
  ...toWrite,
  ...ONE,
  id: 'rejectOrder',
  path: '/v1/orders/{id}/reject',
  summary: 'Reject an order',
  description:
    "Cancels an order that hasn't been accepted yet and releases the authorization, so no money moves.",
  body: Reason,
  success: ORDER,
  example: CANCELED('rejected'),
  idempotency: 'forwarded',
  errors: ['archived', 'not_found', 'state_forbids'],
});

export const delayOrder = defineOperation({
  ...toWrite,
  ...ONE,
  id: 'delayOrder',
  path: '/v1/orders/{id}/delay',
  summary: 'Delay an order',
  description:
    'Moves the time when an accepted order is ready. The customer gets a message if it is later by 5 ' +
    'minutes or ' +
    'more. Several delays add up.',
  body: OrderDelay,
  success: ORDER,
  example: AFTER('preparing', 5),
  idempotency: 'forwarded',
  errors: ['archived', 'not_found', 'state_forbids'],
});

export const prepareOrder = defineOperation({
  ...toWrite,
  ...ONE,
  id: 'prepareOrder',
  path: '/v1/orders/{id}/preparing',
  summary: 'Mark an order as being prepared',
  description: "States can be skipped: this also accepts an order that hasn't been accepted yet.",
  success: ORDER,
  example: AFTER('preparing', 5),
  idempotency: 'forwarded',
  errors: ['archived', 'not_found', 'state_forbids'],
});

export const readyOrder = defineOperation({
  ...toWrite,
  ...ONE,
  id: 'readyOrder',
  path: '/v1/orders/{id}/ready',
  summary: 'Mark an order as ready',
  success: ORDER,
  example: AFTER('ready', 5),
  idempotency: 'forwarded',
  errors: ['archived', 'not_found', 'state_forbids'],
});

export const completeOrder = defineOperation({
  ...toWrite,
  ...ONE,
  id: 'completeOrder',
  path: '/v1/orders/{id}/complete',
  summary: 'Complete an order',
  description:
    'For an order that the customer has. Its status becomes `completed` once its payment is captured, ' +
    'too. An order to be paid at pickup is marked as paid at the counter.',
  success: ORDER,
  example: AFTER('completed', 5, { status: 'completed', closed_at: EXAMPLE_TIME }),
  idempotency: 'forwarded',
  errors: ['archived', 'not_found', 'state_forbids'],
});

export const cancelOrder = defineOperation({
  ...toWrite,
  ...ONE,
  id: 'cancelOrder',
  isForGuests: true,
  path: '/v1/orders/{id}/cancel',
  summary: 'Cancel an order',
  description:
    "Releases the authorization, or refunds all that is left of a captured payment, with the refund's own " +
    'events. Stock and the time slot are freed unless preparation has begun. Refund a fulfilled order ' +
    'instead.',
  body: Reason,
  success: ORDER,
  example: CANCELED('canceled'),
  idempotency: 'forwarded',
  errors: ['archived', 'not_found', 'state_forbids'],
});

const EVENTS = [
  'order.created',
  'order.updated',
  'order.completed',
  'order.canceled',
  'order.fulfillment.updated',
] as const;

export const orders = {
  tag: 'Orders',
  description:
    'What customers order from a published menu, from quote to fulfillment and refund. Times and amounts ' +
    'are checked again when an order is paid, so nobody pays a different price from the one they saw.',
  operations: [
    quoteOrder,
    createOrder,
    listOrders,
    getOrder,
    payOrder,
    acceptOrder,
    rejectOrder,
    delayOrder,
    prepareOrder,
    readyOrder,
    completeOrder,
    cancelOrder,
    quoteOrderRefund,
    refundOrder,
  ],
  events: EVENTS,
  eventRecords: { order: Order },
} as const satisfies FeatureContract;

declare module '../../../core/contract/feature.ts' {
  interface EmittedEvents extends Record<(typeof EVENTS)[number], true> {}
}
