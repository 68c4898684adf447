import { IdInPath, ListOf, IdFilter, ListQuery } from '../../../core/contract/fields.ts';
import { defineOperation } from '../../../core/contract/operation.ts';
import { Refund } from '../../../money/payments/contract/refund.ts';
import { OrderPayment, OrderRefund, PaidOrder } from './order-actions.ts';
import { EXAMPLE_PLACED, EXAMPLE_REFUND } from './order-example.ts';
import { OrderQuote, Order, RefundQuote } from './order.ts';
import { NewOrder, OrderToQuote } from './order-requests.ts';
import { Type, type Static } from 'typebox';
import { Instant, TimeFilters } from '../../../core/contract/dates.ts';
import { PlainText } from '../../../core/contract/text-fields.ts';
import { FULFILLMENTS } from '../../../catalog/locations/contract/fulfillments.ts';
import { FULFILLMENT_STATES, ORDER_STATUSES, PAYMENT_STATES, Word } from './order-fields.ts';

const optional = Type.Optional;

export const OrderQuery = Type.Object({
  ...ListQuery.properties,
  merchant: optional(IdFilter('a merchant', 'Return only orders of this merchant.')),
  location: optional(IdFilter('a location', 'Return only orders of this location.')),
  status: optional(Word(ORDER_STATUSES, 'Return only orders with this status.')),
  state: optional(Word(FULFILLMENT_STATES, 'Return only orders whose fulfillment has this state.')),
  fulfillment: optional(Word(FULFILLMENTS, 'Return only orders with this type of fulfillment.')),
  payment_state: optional(Word(PAYMENT_STATES, 'Return only orders whose payment has this state.')),
  scheduled_from: optional(Instant('Return only orders scheduled for this time or later.')),
  scheduled_to: optional(Instant('Return only orders scheduled for a time before this one.')),
  ...TimeFilters('orders'),
  number: optional(
    Type.Integer({
      minimum: 1,
      maximum: 9_999,
      description: 'Return only orders with this number.',
      'x-rule': 'must be an integer from 1 to 9999',
    }),
  ),
  q: optional(
    PlainText(
      120,
      "Return only orders whose customer's name starts with this text, in any case, or whose phone " +
        'number, in any spelling, order number or receipt number it is.',
    ),
  ),
});
export type OrderQuery = Static<typeof OrderQuery>;

const onOrders = { tag: 'Orders', credentials: ['key', 'session'], refusesCardNumbers: true } as const;
export const toWrite = { ...onOrders, method: 'post', scope: 'orders:write' } as const;
export const ONE = { params: IdInPath('order') } as const;
export const ORDER = { status: 200, description: 'The order.', schema: Order } as const;

export const quoteOrder = defineOperation({
  ...toWrite,
  id: 'quoteOrder',
  isForGuests: true,
  path: '/v1/orders/quote',
  summary: 'Quote an order',
  description:
    'Returns what the order would cost now, and when it would be ready. Stores nothing and reserves ' +
    'nothing. Call it whenever the cart changes: prices, taxes and discounts are computed only here.',
  scope: 'orders:read',
  body: OrderToQuote,
  success: { status: 200, description: 'The quote.', schema: OrderQuote },
  idempotency: 'ignored',
  errors: ['modifier_choice', 'not_found', 'not_available', 'time_not_available', 'state_forbids'],
});

export const createOrder = defineOperation({
  ...toWrite,
  id: 'createOrder',
  isForGuests: true,
  path: '/v1/orders',
  summary: 'Create an order',
  description:
    'Creates a draft with the names and prices of the published menu. The merchant sees it once it is ' +
    'paid or, where the location allows it, once payment at pickup is agreed. A draft reserves nothing.',
  body: NewOrder,
  success: { status: 201, description: 'The order.', schema: Order },
  idempotency: 'recorded',
  errors: ['modifier_choice', 'not_found', 'not_available', 'time_not_available', 'state_forbids'],
});

export const listOrders = defineOperation({
  ...onOrders,
  id: 'listOrders',
  method: 'get',
  path: '/v1/orders',
  summary: 'List orders',
  description:
    'Newest first. With a session token, returns only orders of its merchant. Filters can be combined.',
  scope: 'orders:read',
  query: OrderQuery,
  success: { status: 200, description: 'A page of orders.', schema: ListOf(Order) },
  idempotency: 'ignored',
  errors: ['archived'],
});

export const getOrder = defineOperation({
  ...onOrders,
  ...ONE,
  id: 'getOrder',
  isForGuests: true,
  method: 'get',
  path: '/v1/orders/{id}',
  summary: 'Retrieve an order',
  scope: 'orders:read',
  success: ORDER,
  idempotency: 'ignored',
  errors: ['archived', 'not_found'],
});

export const payOrder = defineOperation({
  ...toWrite,
  ...ONE,
  id: 'payOrder',
  isForGuests: true,
  path: '/v1/orders/{id}/pay',
  summary: 'Pay an order',
  description:
    'Goes ahead only if the cost with `tip` is still `total`, which the customer saw. Takes stock and the ' +
    'time slot, authorizes the card and opens the order. The card is charged when the merchant accepts, ' +
    'or at once if the location does so by itself. If the cardholder must confirm, the order stays a ' +
    'draft, and `next_action` has the page for it.',
  body: OrderPayment,
  success: { status: 200, description: 'The order.', schema: PaidOrder },
  example: { response: EXAMPLE_PLACED },
  idempotency: 'forwarded',
  isKeyRequired: true,
  errors: [
    'archived',
    'card_declined',
    'not_found',
    'state_forbids',
    'price_changed',
    'not_available',
    'time_not_available',
    'already_paid',
    'upstream_failed',
    'upstream_slow',
  ],
});

export const refundOrder = defineOperation({
  ...onOrders,
  ...ONE,
  id: 'refundOrder',
  method: 'post',
  path: '/v1/orders/{id}/refund',
  summary: 'Refund an order',
  description:
    'Refunds units of `lines` with their share of discounts and taxes, whole `charges` and part of the ' +
    '`tip`; or `amount`, spread over what is left, the tip last. Charges and the tip are refunded only if ' +
    'you ask for them. The amount is reserved at once; the refund is `pending` until the processor has ' +
    'completed it. Fees are not returned.',
  scope: 'payments:refund',
  needsProof: 'by-record',
  body: OrderRefund,
  success: { status: 201, description: 'The refund.', schema: Refund },
  example: { response: EXAMPLE_REFUND },
  idempotency: 'forwarded',
  isKeyRequired: true,
  errors: ['archived', 'more_than_left', 'not_found', 'state_forbids'],
});

export const quoteOrderRefund = defineOperation({
  ...onOrders,
  ...ONE,
  id: 'quoteOrderRefund',
  method: 'post',
  path: '/v1/orders/{id}/refund/quote',
  summary: 'Quote a refund of an order',
  description:
    'Returns what a refund with this body would give back now, to the minor unit: what you show before ' +
    'somebody agrees to it. Stores nothing and reserves nothing.',
  scope: 'payments:refund',
  body: OrderRefund,
  success: { status: 200, description: 'The quote.', schema: RefundQuote },
  idempotency: 'ignored',
  errors: ['archived', 'more_than_left', 'not_found', 'state_forbids'],
});
