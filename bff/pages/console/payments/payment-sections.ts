import { copyable } from '../parts/copyable.ts';
import { timeOf } from '../parts/format.ts';
import { moneyText } from '../parts/money.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import type { Payment } from '../../../money/payments/contract/payment.ts';
import type { Refund } from '../../../money/payments/contract/refund.ts';
import { cardText, failureText, REASON_WORDS, refundTag, statusTag } from './payment-words.ts';
import { merchantPath, orderPath, payLinkPath } from '../parts/paths.ts';

/** What is known of a payment. */
export function factsSection(payment: Payment): Html {
  const { order, pay_link: link, amount, tip, refunded } = payment;
  return html`<section class="card sec">
    <h2>Payment</h2>
    <dl class="facts">
      ${fact('Status', statusTag(payment))} ${fact('Why', failureText(payment))}
      ${fact('Card', cardText(payment))} ${fact('Amount', html`<b>${moneyText(amount)}</b>`)}
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
      ${fact('Merchant', copyable(payment.merchant, 'the merchant’s ID', merchantPath(payment.merchant)))}
    </dl>
  </section>`;
}

/** What the payment cost; nothing until it is captured. */
export function feeSection({ fee, amount }: Payment): Content {
  if (!fee) return false;
  const net = { ...amount, amount: amount.amount - fee.total.amount };
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
function fact(name: string, value: Content | null): Content {
  return (
    value !== null &&
    value !== false &&
    html`<div>
      <dt>${name}</dt>
      <dd>${value}</dd>
    </div>`
  );
}
