import { chip, type Tone } from '../parts/chip.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import type { CardBrand } from '../../../providers/processor/contract/card.ts';
import type { Payment, PaymentStatus } from '../../../money/payments/contract/payment.ts';
import type { Refund, RefundReason, RefundStatus } from '../../../money/payments/contract/refund.ts';

export const STATUS_WORDS: Readonly<Record<PaymentStatus, string>> = {
  unpaid: 'Not finished',
  authorized: 'Authorized',
  captured: 'Captured',
  partially_refunded: 'Partly refunded',
  refunded: 'Refunded',
  canceled: 'Released',
  failed: 'Failed',
};

const TONES: Readonly<Partial<Record<PaymentStatus, Tone>>> = { captured: 'success', failed: 'danger' };

export const statusTag = ({ status }: Pick<Payment, 'status'>): Html =>
  chip(TONES[status] ?? 'plain', STATUS_WORDS[status]);

const REFUND_WORDS: Readonly<Record<RefundStatus, string>> = {
  pending: 'Pending',
  succeeded: 'Succeeded',
  failed: 'Failed',
};
const REFUND_TONES: Readonly<Record<RefundStatus, Tone>> = {
  pending: 'warn',
  succeeded: 'success',
  failed: 'danger',
};

export const refundTag = ({ status }: Pick<Refund, 'status'>): Html =>
  chip(REFUND_TONES[status], REFUND_WORDS[status]);

export const REASON_WORDS: Readonly<Record<RefundReason, string>> = {
  requested: 'The customer asked for it',
  item_problem: 'A problem with an item',
  duplicate: 'Paid twice',
  fraud: 'Fraud',
  other: 'Another reason',
};

const BRANDS: Readonly<Record<CardBrand, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  other: 'Card',
};

/** `Visa •••• 4242`, as people say it: the dots are not read out. */
export function cardText({ card }: Pick<Payment, 'card'>): Content {
  if (!card) return html`<span class="muted">No card yet</span>`;
  return html`${BRANDS[card.brand]} <span aria-hidden="true">••••</span> ${card.last4}`;
}

/** Why it came to nothing. */
export function failureText({ failure_code: code, decline_code: decline }: Payment): string | false {
  switch (code) {
    case null:
      return false;
    case 'declined':
      return `Declined: ${(decline ?? 'generic_decline').replaceAll('_', ' ')}`;
    case 'challenge_failed':
      return 'The cardholder did not confirm it';
    case 'expired':
      return 'It was not finished in time';
  }
}
