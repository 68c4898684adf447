import type { FeatureContract } from '../../../core/contract/feature.ts';
import { DISPUTE_STATES, ListedPayment, Payment, PAYMENT_STATUSES, PaymentSummary } from './payment.ts';
import { Refund, REFUND_REASONS, REFUND_STATUSES } from './refund.ts';
import { Type, type Static } from 'typebox';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import { IdFilter, IdInPath, ListOf, ListQuery, OneOf, orNull } from '../../../core/contract/fields.ts';
import { TimeFilters } from '../../../core/contract/dates.ts';
import { MoneyInput, PositiveMoneyInput } from '../../../core/contract/money.ts';
import { defineOperation } from '../../../core/contract/operation.ts';
import { PlainText } from '../../../core/contract/text-fields.ts';
import { CARD_BRANDS } from '../../../providers/processor/contract/card.ts';

const optional = Type.Optional;

const of = (records: string) => ({
  merchant: optional(IdFilter('a merchant', `Return only ${records} of this merchant.`)),
  order: optional(IdFilter('an order', `Return only ${records} of this order.`)),
  pay_link: optional(IdFilter('a pay link', `Return only ${records} of this pay link.`)),
});

const Status = <const Words extends readonly string[]>(records: string, words: Words) =>
  optional(
    OneOf(words, {
      description: `Return only ${records} with this status.`,
      'x-rule': `must be one of ${words.join(', ')}`,
    }),
  );

export const PaymentQuery = Type.Object({
  ...ListQuery.properties,
  ...of('payments'),
  status: Status('payments', PAYMENT_STATUSES),
  last4: optional(
    Type.String({
      pattern: '^[0-9]{4}$',
      description: 'Return only payments with a card that ends in these four digits.',
      'x-rule': 'must be four digits',
    }),
  ),
  brand: optional(
    OneOf(CARD_BRANDS, {
      description: 'Return only payments with a card of this brand.',
      'x-rule': `must be one of ${CARD_BRANDS.join(', ')}`,
    }),
  ),
  dispute_state: optional(
    OneOf(DISPUTE_STATES, {
      description: 'Return only payments whose dispute is open, or was lost.',
      'x-rule': `must be one of ${DISPUTE_STATES.join(', ')}`,
    }),
  ),
  q: optional(
    PlainText(
      120,
      'Return only payments of this amount, such as 21.40, whose card ends in these four digits, or whose ' +
        'order has this number or a customer whose name starts with this text, in any case. Orders are ' +
        'searched only with the scope `orders:read`.',
    ),
  ),
  expand: optional(
    OneOf(['purchase'], {
      description:
        'Return what each payment pays for, and who paid: `purchase`. Requires the scope `orders:read` too.',
      'x-rule': 'must be one of purchase',
    }),
  ),
  ...TimeFilters('payments'),
});
export type PaymentQuery = Static<typeof PaymentQuery>;

export const RefundQuery = Type.Object({
  ...ListQuery.properties,
  ...of('refunds'),
  payment: optional(IdFilter('a payment', 'Return only refunds of this payment.')),
  status: Status('refunds', REFUND_STATUSES),
  ...TimeFilters('refunds'),
});
export type RefundQuery = Static<typeof RefundQuery>;

const toRead = {
  tag: 'Payments',
  method: 'get',
  credentials: ['key', 'session'],
  scope: 'payments:read',
  idempotency: 'ignored',
} as const;

export const listPayments = defineOperation({
  ...toRead,
  id: 'listPayments',
  path: '/v1/payments',
  summary: 'List payments',
  description: 'Returns payments, newest first. With a session token, only those of its merchant.',
  query: PaymentQuery,
  success: { status: 200, description: 'A page of payments.', schema: ListOf(ListedPayment) },
});

export const getPaymentSummary = defineOperation({
  ...toRead,
  id: 'getPaymentSummary',
  path: '/v1/payments/summary',
  summary: 'Retrieve a summary of payments',
  description:
    'Returns what a merchant was paid by card this month, what was refunded, what is held on cards now, ' +
    'and the disputes that need a response. With a session of someone who works at some locations, only ' +
    'of those.',
  query: Type.Object({
    merchant: optional(IdFilter('a merchant', 'The merchant. With a session token it can be left out.')),
  }),
  example: { query: { merchant: EXAMPLE_ID.merchant } },
  success: { status: 200, description: 'The summary.', schema: PaymentSummary },
  errors: ['not_found'],
});

export const getPayment = defineOperation({
  ...toRead,
  id: 'getPayment',
  path: '/v1/payments/{id}',
  params: IdInPath('payment'),
  summary: 'Retrieve a payment',
  success: { status: 200, description: 'The payment.', schema: Payment },
  errors: ['archived', 'not_found'],
});

export const PaymentRefund = Type.Object(
  {
    amount: PositiveMoneyInput,
    tip: optional(MoneyInput),
    reason: OneOf(REFUND_REASONS, {
      description: 'Why it is refunded.',
      examples: ['requested'],
      'x-rule': `must be one of ${REFUND_REASONS.join(', ')}`,
    }),
    note: optional(orNull(PlainText(500, 'A note for the merchant, 1–500 characters.'))),
  },
  {
    title: 'PaymentRefund',
    examples: [{ amount: { amount: 1500, currency: 'GBP' }, reason: 'requested' }],
  },
);
export type PaymentRefund = Static<typeof PaymentRefund>;

/**
 * The largest refund that a person on the console gives without a recent proof of who they are, in minor
 * units: 500.00 where a currency has two decimals.
 */
export const MOST_WITHOUT_PROOF = 50_000;

export const refundPayment = defineOperation({
  tag: 'Payments',
  id: 'refundPayment',
  method: 'post',
  path: '/v1/payments/{id}/refund',
  params: IdInPath('payment'),
  summary: 'Refund a payment',
  description:
    'Of a payment by a pay link; refund an order by its own operation. `amount` is all that goes back; ' +
    '`tip` is the part of it that comes from the tip, and is taken last if you leave it out. The amount ' +
    'is reserved at once; the refund is `pending` until the processor has done it. Fees are not returned.',
  credentials: ['key', 'session'],
  scope: 'payments:refund',
  needsProof: ({ body }) => (body as PaymentRefund).amount.amount > MOST_WITHOUT_PROOF,
  body: PaymentRefund,
  refusesCardNumbers: true,
  success: { status: 201, description: 'The refund.', schema: Refund },
  example: {
    response: {
      order: null,
      pay_link: EXAMPLE_ID.pay_link,
      amount: { amount: 1500, currency: 'GBP' },
      tip: { amount: 0, currency: 'GBP' },
      lines: [],
      allocations: [
        {
          target: 'amount',
          uid: null,
          net: { amount: 1500, currency: 'GBP' },
          tax: { amount: 0, currency: 'GBP' },
          total: { amount: 1500, currency: 'GBP' },
        },
      ],
    },
  },
  idempotency: 'forwarded',
  isKeyRequired: true,
  errors: ['archived', 'more_than_left', 'not_found', 'state_forbids'],
});

export const listRefunds = defineOperation({
  ...toRead,
  id: 'listRefunds',
  path: '/v1/refunds',
  summary: 'List refunds',
  description: 'Returns refunds, newest first. With a session token, only those of its merchant.',
  query: RefundQuery,
  success: { status: 200, description: 'A page of refunds.', schema: ListOf(Refund) },
});

export const getRefund = defineOperation({
  ...toRead,
  id: 'getRefund',
  path: '/v1/refunds/{id}',
  params: IdInPath('refund'),
  summary: 'Retrieve a refund',
  success: { status: 200, description: 'The refund.', schema: Refund },
  errors: ['archived', 'not_found'],
});

const EVENTS = [
  'payment.authorized',
  'payment.captured',
  'payment.canceled',
  'payment.failed',
  'refund.created',
  'refund.succeeded',
  'refund.failed',
] as const;

export const payments = {
  tag: 'Payments',
  description:
    'Card payments for orders and pay links, and their refunds. Cards are entered at the payment ' +
    'processor: their numbers never reach the API. `amount` includes the tip. In the sandbox, pay with ' +
    '`tok_paid`, `tok_declined`, `tok_insufficient_funds`, `tok_lost_card`, `tok_stolen_card`, ' +
    '`tok_expired_card`, `tok_incorrect_cvc`, `tok_processing_error`, `tok_challenge` or ' +
    '`tok_challenge_declined`. With `tok_slow`, `tok_unavailable` and `tok_lost_answer`, the card pays ' +
    'but the request fails: test your retries with them.',
  operations: [listPayments, getPaymentSummary, getPayment, refundPayment, listRefunds, getRefund],
  events: EVENTS,
  eventRecords: { payment: Payment, refund: Refund },
} as const satisfies FeatureContract;

declare module '../../../core/contract/feature.ts' {
  interface EmittedEvents extends Record<(typeof EVENTS)[number], true> {}
}
