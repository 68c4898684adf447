import type { FeatureContract } from '../../../core/contract/feature.ts';
import { Payment } from './payment.ts';
import { Refund } from './refund.ts';
import { getPayment, getRefund, listPayments, listRefunds, refundPayment } from './payment-operations.ts';

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
    'Card payments for orders and pay links, and their refunds. Cards are entered at the payment processor: their numbers never reach ' +
    'the API. `amount` includes the tip. In the sandbox, pay with `tok_paid`, `tok_declined`, `tok_insufficient_funds`, `tok_lost_card`, ' +
    '`tok_stolen_card`, `tok_expired_card`, `tok_incorrect_cvc`, `tok_processing_error`, `tok_challenge` or `tok_challenge_declined`. With ' +
    '`tok_slow`, `tok_unavailable` and `tok_lost_answer`, the card pays but the request fails: test your retries with them.',
  operations: [listPayments, getPayment, refundPayment, listRefunds, getRefund],
  events: EVENTS,
  eventRecords: { payment: Payment, refund: Refund },
} as const satisfies FeatureContract;

declare module '../../../core/contract/feature.ts' {
  interface EmittedEvents extends Record<(typeof EVENTS)[number], true> {}
}
