import type { Router } from 'express';
import type { ConsoleContext } from '../context.ts';
import { timeOf, moneyText, fulfillmentName } from '../parts/format.ts';
import { allOr, merchantColumn, mountListPage } from '../parts/list-page.ts';
import { orderPath, ORDERS } from '../parts/paths.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { html } from '../../../core/text/html.ts';
import { nameOf } from '../../../core/text/message.ts';
import { selectField, textField } from '../../shell/forms/field.ts';
import { listOrders } from '../../../orders/orders/contract/order-operations.ts';
import {
  FULFILLMENT_STATES,
  ORDER_STATUSES,
  PAYMENT_STATES,
} from '../../../orders/orders/contract/order-fields.ts';
import { PAYMENT_WORDS, paymentTag, STATE_WORDS, stateTag, titleOf } from './order-view.ts';

const STATUS_WORDS = { draft: 'Draft', open: 'Open', completed: 'Completed', canceled: 'Canceled' };

/** The orders of all merchants in this environment, newest first. */
export function mountOrdersPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  mountListPage(router, context, pages, {
    path: '/orders',
    section: ORDERS,
    title: 'Orders',
    read: (visit, query) => context.api.call(listOrders, { ...visit, query }),
    filters: {
      names: ['q', 'status', 'state', 'payment_state', 'merchant'],
      fields: (filter, merchants) =>
        html`${textField({ name: 'q', label: 'Customer, phone or number', value: filter.q, maxLength: 120 })}
        ${merchants.field(filter.merchant)}
        ${selectField({
          name: 'status',
          label: 'Status',
          value: filter.status,
          choices: allOr(ORDER_STATUSES, STATUS_WORDS),
        })}
        ${selectField({
          name: 'state',
          label: 'Fulfillment',
          value: filter.state,
          choices: allOr(FULFILLMENT_STATES, STATE_WORDS),
        })}
        ${selectField({
          name: 'payment_state',
          label: 'Payment',
          value: filter.payment_state,
          choices: allOr(PAYMENT_STATES, PAYMENT_WORDS),
        })}`,
    },
    columns: (merchants) => [
      {
        title: 'Order',
        cell: (order) =>
          html`<span
            ><a href="${orderPath(order.id)}">${titleOf(order)}</a><br /><span class="small muted"
              >${fulfillmentName(order.fulfillment.type)}${order.customer !== null && html`, ${nameOf(order.customer.name)}`}</span
            ></span
          >`,
      },
      merchantColumn(merchants),
      { title: 'State', cell: stateTag },
      { title: 'Payment', cell: paymentTag },
      { title: 'Created', isFixed: true, cell: (order) => timeOf(order.created_at) },
      { title: 'Total', isEnd: true, isFixed: true, cell: (order) => moneyText(order.total) },
    ],
    none: {
      title: 'No orders yet',
      advice: html`Create one from your server with <span class="mono">POST /v1/orders</span>. In the sandbox,
        you can also <a href="/console/sandbox">simulate an event</a> such as
        <span class="mono">order.created</span>.`,
    },
    noneMatch: {
      title: 'No orders match',
      advice:
        'The search finds the beginning of a customer’s name, a whole phone number, or an order’s number.',
    },
  });
}
