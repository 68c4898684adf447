import type { Router } from 'express';
import type { ConsoleContext } from '../context.ts';
import { timeOf, moneyText } from '../parts/format.ts';
import { mountListPage } from '../parts/list-page.ts';
import type { ListedMerchants } from '../parts/read-lists.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { html, type Html } from '../../../core/text/html.ts';
import { listPayments } from '../../../money/payments/contract/payment-operations.ts';
import type { Payment } from '../../../money/payments/contract/payment.ts';
import { filterForm, filterIn, queryOf } from './payment-filter.ts';
import { cardText, failureText, statusTag } from './payment-view.ts';
import { paymentPath, PAYMENTS } from '../parts/paths.ts';

/** The payments of all merchants in this environment, newest first. */
export function mountPaymentsPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  mountListPage(router, context, pages, {
    path: '/payments',
    section: PAYMENTS,
    title: 'Payments',
    filterIn,
    queryOf,
    filterForm,
    read: (visit, query) => context.api.call(listPayments, { ...visit, query }),
    table,
    none: NO_PAYMENTS,
    noneMatch: NONE_MATCH,
  });
}

const NO_PAYMENTS = html`<section class="card sec empty">
  <h2>No payments yet</h2>
  <p>
    A payment starts with <span class="mono">POST /v1/orders/{id}/pay</span>. In the sandbox, you can also
    <a href="/console/sandbox">simulate an event</a> such as <span class="mono">payment.captured</span>.
  </p>
</section>`;

const NONE_MATCH = html`<section class="card sec empty">
  <h2>No payments match</h2>
  <p>Search with less: a card’s last four digits, an order’s ID, or a longer time.</p>
</section>`;

function table(payments: readonly Payment[], merchants: ListedMerchants): Html {
  return html`<table class="cards">
    <thead>
      <tr>
        <th scope="col">Card</th>
        <th scope="col">Merchant</th>
        <th scope="col">Status</th>
        <th scope="col">Created</th>
        <th scope="col" class="end">Refunded</th>
        <th scope="col" class="end">Amount</th>
      </tr>
    </thead>
    <tbody>
      ${payments.map(
        (payment) =>
          html`<tr>
            <td data-label="Card">
              <span
                ><a href="${paymentPath(payment.id)}">${cardText(payment)}</a>${
                  payment.failure_code !== null &&
                  html`<br /><span class="small muted">${failureText(payment)}</span>`
                }</span
              >
            </td>
            <td data-label="Merchant">${merchants.linkTo(payment.merchant)}</td>
            <td data-label="Status">${statusTag(payment)}</td>
            <td data-label="Created" class="fixed">${timeOf(payment.created_at)}</td>
            <td data-label="Refunded" class="end fixed">
              ${payment.refunded.amount > 0 ? moneyText(payment.refunded) : '–'}
            </td>
            <td data-label="Amount" class="end fixed">${moneyText(payment.amount)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
