import { dayOf, moneyText } from '../parts/format.ts';
import type { ListedMerchants } from '../parts/read-lists.ts';
import { html, type Html } from '../../../core/text/html.ts';
import type { Payout } from '../../../money/payouts/contract/payout.ts';
import { accountText, METHOD_WORDS, statusTag } from './payout-words.ts';
import { payoutPath } from '../parts/paths.ts';

/** Each with what went wrong. @param merchants left out: they are of one merchant */
export function payoutTable(payouts: readonly Payout[], merchants?: ListedMerchants): Html {
  return html`<table class="cards">
    <thead>
      <tr>
        <th scope="col">Created</th>
        ${merchants && html`<th scope="col">Merchant</th>`}
        <th scope="col">Status</th>
        <th scope="col">To account</th>
        <th scope="col">Arrives</th>
        <th scope="col" class="end">Amount</th>
      </tr>
    </thead>
    <tbody>
      ${payouts.map(
        (payout) =>
          html`<tr>
            <td data-label="Created">
              <span
                ><a href="${payoutPath(payout.id)}">${dayOf(payout.created_at)}</a><br /><span
                  class="small muted"
                  >${METHOD_WORDS[payout.method]}${payout.automatic && ', by schedule'}</span
                ></span
              >
            </td>
            ${merchants && html`<td data-label="Merchant">${merchants.linkTo(payout.merchant)}</td>`}
            <td data-label="Status">
              <span
                >${statusTag(payout)}${
                  payout.failure !== null &&
                  html`<br /><span class="small muted">${payout.failure.message}</span>`
                }</span
              >
            </td>
            <td data-label="To account" class="fixed"><span>${accountText(payout)}</span></td>
            <td data-label="Arrives" class="fixed">${dayOf(payout.arrival_date)}</td>
            <td data-label="Amount" class="end fixed">${moneyText(payout.amount)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
