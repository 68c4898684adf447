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
} from './order-operations.ts';
import {
  acceptOrder,
  cancelOrder,
  completeOrder,
  prepareOrder,
  readyOrder,
  rejectOrder,
} from './order-state-operations.ts';

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
    'What customers order from a published menu, from quote to fulfillment and refund. Times and amounts are checked again when an ' +
    'order is paid, so nobody pays a different price from the one they saw.',
  operations: [
    quoteOrder,
    createOrder,
    listOrders,
    getOrder,
    payOrder,
    acceptOrder,
    rejectOrder,
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
