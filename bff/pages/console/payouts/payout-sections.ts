import { copyable } from '../parts/pieces.ts';
import { dayOf, timeOf, moneyText } from '../parts/format.ts';
import type { Page } from '../../../core/contract/fields.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import type { BalanceEntry } from '../../../money/payouts/contract/balance-entry.ts';
import type { Payout } from '../../../money/payouts/contract/payout.ts';
import { accountText, ENTRY_WORDS, METHOD_WORDS, statusTag } from './payout-words.ts';
import { bankPath, merchantPath, payoutPath } from '../parts/paths.ts';

/** Why it failed, and what to do. */
export function failureNotice({ failure, merchant }: Payout): Content {
  if (!failure) return false;
  return html`<div class="notice danger">
    <p>${failure.message} The amount is back in the balance.</p>
    <p><a href="${bankPath(merchant)}">Change the bank account</a></p>
  </div>`;
}

/** What is known of a payout. */
export function factsSection(payout: Payout): Html {
  const { amount, gross, fees } = payout;
  return html`<section class="card sec">
    <h2>Payout</h2>
    <dl class="facts">
      ${fact('Status', statusTag(payout))} ${fact('Amount', html`<b>${moneyText(amount)}</b>`)}
      ${fact('Before fees', fees.amount > 0 && moneyText(gross))}
      ${fact('Fees', fees.amount > 0 && moneyText(fees))} ${fact('Method', METHOD_WORDS[payout.method])}
      ${fact('Created by', payout.automatic ? 'The schedule' : 'A request')}
      ${fact('To account', accountText(payout))} ${fact('Arrives', dayOf(payout.arrival_date))}
      ${fact('Created', timeOf(payout.created_at))}
      ${fact('Sent', payout.in_transit_at && timeOf(payout.in_transit_at))}
      ${fact('Paid', payout.paid_at && timeOf(payout.paid_at))}
      ${fact('Failed', payout.failed_at && timeOf(payout.failed_at))}
      ${fact('Canceled', payout.canceled_at && timeOf(payout.canceled_at))}
      ${fact('Trace ID', payout.trace_id && copyable(payout.trace_id, 'the trace ID'))}
      ${fact('ID', copyable(payout.id, 'the payout’s ID'))}
      ${fact('Merchant', copyable(payout.merchant, 'the merchant’s ID', merchantPath(payout.merchant)))}
    </dl>
  </section>`;
}

/** What it consists of, a page at a time; below is what all of it comes to. */
export function entriesSection(payout: Payout, { data, next_cursor: next }: Page<BalanceEntry>): Html {
  return html`<section class="card sec">
    <h2>Entries</h2>
    <table class="cards">
      <thead>
        <tr>
          <th scope="col">Entry</th>
          <th scope="col">Date</th>
          <th scope="col" class="end">Gross</th>
          <th scope="col" class="end">Fee</th>
          <th scope="col" class="end">Amount</th>
        </tr>
      </thead>
      <tbody>
        ${data.map(row)}
      </tbody>
    </table>
    <p>All entries come to <b>${moneyText(payout.amount)}</b>.</p>
    ${
      next !== null &&
      html`<p class="buttons">
        <a class="button quiet" href="${payoutPath(payout.id)}?cursor=${next}">More entries</a>
      </p>`
    }
  </section>`;
}

function row({ type, payment, occurred_at: at, gross, fee, amount }: BalanceEntry): Html {
  const words = ENTRY_WORDS[type];
  return html`<tr>
    <td data-label="Entry">
      ${payment === null ? words : html`<a href="/console/payments/${payment}">${words}</a>`}
    </td>
    <td data-label="Date" class="fixed">${dayOf(at)}</td>
    <td data-label="Gross" class="end fixed">${moneyText(gross)}</td>
    <td data-label="Fee" class="end fixed">${moneyText(fee)}</td>
    <td data-label="Amount" class="end fixed">${moneyText(amount)}</td>
  </tr>`;
}

/** Left out where nothing is known. */
export function fact(name: string, value: Content | null): Content {
  return (
    value !== null &&
    value !== false &&
    html`<div>
      <dt>${name}</dt>
      <dd>${value}</dd>
    </div>`
  );
}
