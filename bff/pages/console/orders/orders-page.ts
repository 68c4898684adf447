import type { Router } from 'express';
import type { ConsoleContext } from '../context.ts';
import { timeOf, moneyText } from '../parts/format.ts';
import { whatIsSet, mountListPage } from '../parts/list-page.ts';
import type { ListedMerchants } from '../parts/read-lists.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { html, type Html } from '../../../core/text/html.ts';
import { nameOf } from '../../../core/text/message.ts';
import { listOrders } from '../../../orders/orders/contract/order-operations.ts';
import type { Order } from '../../../orders/orders/contract/order.ts';
import { filterForm, filterIn } from './order-filter.ts';
import { paymentTag, stateTag, titleOf, TYPE_WORDS } from './order-view.ts';
import { orderPath, ORDERS } from '../parts/paths.ts';

/** The orders of all merchants in this environment, newest first. */
export function mountOrdersPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  mountListPage(router, context, pages, {
    path: '/orders',
    section: ORDERS,
    title: 'Orders',
    filterIn,
    queryOf: whatIsSet,
    filterForm,
    read: (visit, query) => context.api.call(listOrders, { ...visit, query }),
    table,
    none: NO_ORDERS,
    noneMatch: NONE_MATCH,
  });
}

const NO_ORDERS = html`<section class="card sec empty">
  <h2>No orders yet</h2>
  <p>
    Create one from your server with <span class="mono">POST /v1/orders</span>. In the sandbox, you can also
    <a href="/console/sandbox">simulate an event</a> such as <span class="mono">order.created</span>.
  </p>
</section>`;

const NONE_MATCH = html`<section class="card sec empty">
  <h2>No orders match</h2>
  <p>The search finds the beginning of a customer’s name, a whole phone number, or an order’s number.</p>
</section>`;

function table(orders: readonly Order[], merchants: ListedMerchants): Html {
  return html`<table class="cards">
    <thead>
      <tr>
        <th scope="col">Order</th>
        <th scope="col">Merchant</th>
        <th scope="col">State</th>
        <th scope="col">Payment</th>
        <th scope="col">Created</th>
        <th scope="col" class="end">Total</th>
      </tr>
    </thead>
    <tbody>
      ${orders.map(
        (order) =>
          html`<tr>
            <td data-label="Order">
              <span
                ><a href="${orderPath(order.id)}">${titleOf(order)}</a><br /><span class="small muted"
                  >${TYPE_WORDS[order.fulfillment.type]}${order.customer !== null && html`, ${nameOf(order.customer.name)}`}</span
                ></span
              >
            </td>
            <td data-label="Merchant">${merchants.linkTo(order.merchant)}</td>
            <td data-label="State">${stateTag(order)}</td>
            <td data-label="Payment">${paymentTag(order)}</td>
            <td data-label="Created" class="fixed">${timeOf(order.created_at)}</td>
            <td data-label="Total" class="end fixed">${moneyText(order.total)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
