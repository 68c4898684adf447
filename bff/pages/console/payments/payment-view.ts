import { chip, type Tone, copyable, fact } from '../parts/pieces.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import type { CardBrand } from '../../../providers/processor/contract/card.ts';
import type { DisputeState, Payment, PaymentStatus } from '../../../money/payments/contract/payment.ts';
import type { Refund, RefundReason, RefundStatus } from '../../../money/payments/contract/refund.ts';
import { timeOf, moneyText } from '../parts/format.ts';
import { disputePath, merchantPath, orderPath, payLinkPath } from '../parts/paths.ts';

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

/** Renders the state of a payment: a dispute comes before what it was paid. */
export function statusTag({ status, dispute_state: state }: Pick<Payment, 'status' | 'dispute_state'>): Html {
  if (state !== null) return chip(state === 'open' ? 'danger' : 'plain', DISPUTE_WORDS[state]);
  return chip(TONES[status] ?? 'plain', STATUS_WORDS[status]);
}

export const DISPUTE_WORDS: Readonly<Record<DisputeState, string>> = {
  open: 'Disputed',
  lost: 'Dispute lost',
};

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

const refundTag = ({ status }: Pick<Refund, 'status'>): Html =>
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

/** Returns why a payment failed. */
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

/** Renders the payment's details. */
export function factsSection(payment: Payment): Html {
  const { order, pay_link: link, amount, captured, tip, refunded, dispute } = payment;
  return html`<section class="card sec">
    <h2>Payment</h2>
    <dl class="facts">
      ${fact('Status', statusTag(payment))} ${fact('Why', failureText(payment))}
      ${fact('Card', cardText(payment))} ${fact('Amount', html`<b>${moneyText(amount)}</b>`)}
      ${fact('Taken of it', captured && captured.amount < amount.amount && moneyText(captured))}
      ${fact('Tip in it', tip.amount > 0 && moneyText(tip))}
      ${fact('Refunded', refunded.amount > 0 && moneyText(refunded))}
      ${fact('Waits for', payment.next_action && 'The cardholder has to confirm it')}
      ${fact('Created', timeOf(payment.created_at))}
      ${fact('Authorized', payment.authorized_at && timeOf(payment.authorized_at))}
      ${fact('Captured', payment.captured_at && timeOf(payment.captured_at))}
      ${fact('Released', payment.canceled_at && timeOf(payment.canceled_at))}
      ${fact('ID', copyable(payment.id, 'the payment’s ID'))}
      ${fact('Order', order !== null && copyable(order, 'the order’s ID', orderPath(order)))}
      ${fact('Pay link', link !== null && copyable(link, 'the pay link’s ID', payLinkPath(link)))}
      ${fact('Dispute', dispute !== null && copyable(dispute, 'the dispute’s ID', disputePath(dispute)))}
      ${fact('Merchant', copyable(payment.merchant, 'the merchant’s ID', merchantPath(payment.merchant)))}
    </dl>
  </section>`;
}

/** Renders the payment's fee; nothing until it is captured. */
export function feeSection({ fee, captured }: Payment): Content {
  if (!fee || !captured) return false;
  const net = { ...captured, amount: captured.amount - fee.total.amount };
  return html`<section class="card sec">
    <h2>Fees</h2>
    <dl class="facts">
      ${fact('Fee', moneyText(fee.total))} ${fact('To the platform', moneyText(fee.platform))}
      ${fact('To you', moneyText(fee.partner))} ${fact('The merchant gets', moneyText(net))}
      ${fact('Price sheet', fee.price_sheet !== null && copyable(fee.price_sheet, 'the price sheet’s ID'))}
    </dl>
  </section>`;
}

export function refundsSection(refunds: readonly Refund[]): Content {
  if (refunds.length === 0) return false;
  return html`<section class="card sec">
    <h2>Refunds</h2>
    <table class="cards">
      <thead>
        <tr>
          <th scope="col">Reason</th>
          <th scope="col">Status</th>
          <th scope="col">Created</th>
          <th scope="col" class="end">Amount</th>
        </tr>
      </thead>
      <tbody>
        ${refunds.map(
          (refund) =>
            html`<tr>
              <td data-label="Reason">
                <span
                  >${REASON_WORDS[refund.reason]}${
                    refund.note !== null && html`<br /><bdi class="small muted">${refund.note}</bdi>`
                  }</span
                >
              </td>
              <td data-label="Status">${refundTag(refund)}</td>
              <td data-label="Created" class="fixed">${timeOf(refund.created_at)}</td>
              <td data-label="Amount" class="end fixed">${moneyText(refund.amount)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}

/** Left out where nothing is known. */
