import type { Router } from 'express';
import type { ConsoleContext } from '../context.ts';
import { timeOf, shortTimeOf, moneyText, fulfillmentName, dayOf } from '../parts/format.ts';
import { choicesOf } from '../parts/filters.ts';
import { merchantColumn, mountListPage } from '../parts/list-page.ts';
import { orderPath, ORDERS, merchantPath, paymentPath } from '../parts/paths.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { html, type Html, type Content } from '../../../core/text/html.ts';
import { allergenList } from '../../../core/text/order-words.ts';
import { nameOf } from '../../../core/text/message.ts';
import { listOrders } from '../../../orders/orders/contract/order-operations.ts';
import {
  FULFILLMENT_STATES,
  ORDER_STATUSES,
  PAYMENT_STATES,
  type FulfillmentState,
  type PaymentState,
} from '../../../orders/orders/contract/order-fields.ts';
import { chip, type Tone, copyable, fact } from '../parts/pieces.ts';
import type { Order } from '../../../orders/orders/contract/order.ts';
import type { OrderLine } from '../../../orders/orders/contract/order-parts.ts';

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
      fields: ({ filter: merchant }) => [
        { name: 'q', label: 'Customer, phone or number', isSearch: true },
        merchant,
        { name: 'status', label: 'Status', choices: choicesOf(ORDER_STATUSES, STATUS_WORDS) },
        { name: 'state', label: 'Fulfillment', choices: choicesOf(FULFILLMENT_STATES, STATE_WORDS) },
        { name: 'payment_state', label: 'Payment', choices: choicesOf(PAYMENT_STATES, PAYMENT_WORDS) },
      ],
    },
    columns: (merchants, nowMs) => [
      {
        title: 'Order',
        cell: (order) =>
          html`<span
            ><a href="${orderPath(order.id)}"
              >${titleOf(order)}<span class="unseen">, ${merchants.nameOf(order.merchant)}</span></a
            ><br /><span class="small muted"
              >${fulfillmentName(order.fulfillment.type)}${
                order.customer !== null && html`, ${nameOf(order.customer.name)}`
              }</span
            ></span
          >`,
      },
      merchantColumn(merchants),
      { title: 'State', place: 'status', cell: stateTag },
      { title: 'Payment', isExtra: true, cell: paymentTag },
      {
        title: 'Created',
        place: 'beside',
        isFixed: true,
        cell: (order) => shortTimeOf(order.created_at, nowMs),
      },
      { title: 'Total', isEnd: true, isFixed: true, cell: (order) => moneyText(order.total) },
    ],
    none: {
      title: 'No orders yet',
      advice: html`Create one from your server with <span class="mono">POST /v1/orders</span>. In the sandbox,
        you can also <a href="/docs/guides/sandbox">simulate an event</a> such as
        <span class="mono">order.created</span>.`,
    },
    noneMatch: {
      title: 'No orders match',
      advice:
        'The search finds the beginning of a customer’s name, a whole phone number, or an order’s number.',
    },
  });
}

/** Renders an order's state as a chip, worded by the merchant's next step. */
export function stateTag({ status, fulfillment }: Pick<Order, 'status' | 'fulfillment'>): Html {
  if (status === 'draft') return chip('plain', 'Draft');
  return chip(STATE_TONES[fulfillment.state], STATE_WORDS[fulfillment.state]);
}

export function paymentTag({
  status,
  payment_state: state,
  at_pickup: atPickup,
}: Pick<Order, 'status' | 'payment_state' | 'at_pickup'>): Html {
  if (state === 'unpaid' && status === 'canceled') return chip('plain', 'Not paid');
  if (state === 'unpaid' && atPickup) return chip('plain', 'Pays at pickup');
  return chip(PAYMENT_TONES[state] ?? 'plain', PAYMENT_WORDS[state]);
}

export const STATE_WORDS: Readonly<Record<FulfillmentState, string>> = {
  proposed: 'To accept',
  accepted: 'Accepted',
  preparing: 'Preparing',
  ready: 'Ready',
  completed: 'Completed',
  rejected: 'Rejected',
  canceled: 'Canceled',
};

const STATE_TONES: Readonly<Record<FulfillmentState, Tone>> = {
  proposed: 'warn',
  accepted: 'plain',
  preparing: 'plain',
  ready: 'plain',
  completed: 'success',
  rejected: 'danger',
  canceled: 'danger',
};

export const PAYMENT_WORDS: Readonly<Record<PaymentState, string>> = {
  unpaid: 'Unpaid',
  authorized: 'Authorized',
  captured: 'Paid',
  partially_refunded: 'Partly refunded',
  refunded: 'Refunded',
};

const PAYMENT_TONES: Readonly<Partial<Record<PaymentState, Tone>>> = { captured: 'success' };

/** Returns the name of an order at the counter. */
export const titleOf = ({ number }: Pick<Order, 'number'>): string => `Order ${number}`;

/** An order with the name of its merchant: numbers start again each day, at each merchant. */
export type NamedOrder = Order & { readonly merchantName: string };

/** Returns the name of an order among those of all merchants, without its time. */
export const nameOfOrder = (order: NamedOrder): string => `${titleOf(order)} · ${order.merchantName}`;

/** Renders the name of an order with its time, and below it the ID. */
export function orderHeading(order: NamedOrder, nowMs: number): Html {
  return html`<div>
    <h1>${titleOf(order)} · ${nameOf(order.merchantName)} · ${shortTimeOf(order.created_at, nowMs)}</h1>
    <p class="muted small">${copyable(order.id, 'the order’s ID')}</p>
  </div>`;
}

/** Renders the order's details. */
export function factsSection(order: Order): Html {
  const { fulfillment, customer } = order;
  const address = fulfillment.address?.lines ?? [];
  return html`<section class="card sec">
    <h2>Order</h2>
    <dl class="facts">
      ${fact('State', stateTag(order))} ${fact('Payment', paymentTag(order))}
      ${fact('Reason', fulfillment.reason && reasonWords(fulfillment.reason))}
      ${fact('Fulfillment', fulfillmentName(fulfillment.type))} ${fact('Table', fulfillment.table)}
      ${fact('Wanted', fulfillment.scheduled_at && timeOf(fulfillment.scheduled_at))}
      ${fact('Ready', fulfillment.ready_at && timeOf(fulfillment.ready_at))}
      ${fact(
        'Customer',
        customer ? html`<bdi>${customer.name}</bdi>` : html`<span class="muted">Erased</span>`,
      )}
      ${fact('Phone', customer?.phone)} ${fact('Email', customer?.email)}
      ${fact('Address', address.length > 0 && html`<bdi>${address.join(', ')}</bdi>`)}
      ${fact('Allergies', customer && customer.allergies.length > 0 && allergenList(customer.allergies))}
      ${fact('Note', fulfillment.note && html`<bdi>${fulfillment.note}</bdi>`)}
      ${fact('Business date', dayOf(order.business_date))} ${fact('Created', timeOf(order.created_at))}
      ${fact('Placed', order.placed_at && timeOf(order.placed_at))}
      ${fact('Closed', order.closed_at && timeOf(order.closed_at))}
      ${fact(
        'Payment ID',
        order.payment && copyable(order.payment, 'the payment’s ID', paymentPath(order.payment)),
      )}
      ${fact('Merchant', copyable(order.merchant, 'the merchant’s ID', merchantPath(order.merchant)))}
      ${fact('Location', copyable(order.location, 'the location’s ID'))}
    </dl>
  </section>`;
}

function reasonWords(reason: string): Content {
  return reason === 'timeout' ? 'The merchant didn’t accept it in time' : html`<bdi>${reason}</bdi>`;
}

/** Renders the ordered items and their cost. */
export function linesSection(order: Order): Html {
  return html`<section class="card sec">
    <h2>Lines</h2>
    <table class="cards">
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col" class="end">Quantity</th>
          <th scope="col" class="end">Each</th>
          <th scope="col" class="end">Total</th>
        </tr>
      </thead>
      <tbody>
        ${order.lines.map(row)}
      </tbody>
    </table>
    <dl class="sums">
      ${fact('Subtotal', moneyText(order.subtotal))}
      ${order.discounts.map(({ name, amount }) =>
        fact(html`<bdi>${name ?? 'Discount'}</bdi>`, `−${moneyText(amount)}`),
      )}
      ${order.charges.map(({ type, amount }) => fact(CHARGES[type], moneyText(amount)))}
      ${order.taxes.map((tax) => !tax.inclusive && fact(html`<bdi>${tax.name}</bdi>`, moneyText(tax.amount)))}
      ${fact('Tip', order.tip.amount > 0 && moneyText(order.tip))}
      <div class="whole">
        <dt>Total</dt>
        <dd>${moneyText(order.total)}</dd>
      </div>
      ${order.taxes.map(
        (tax) => tax.inclusive && fact(html`Includes <bdi>${tax.name}</bdi>`, moneyText(tax.amount)),
      )}
      ${fact(
        'Not available',
        order.unavailable_total.amount > 0 && `${moneyText(order.unavailable_total)} less than was ordered`,
      )}
      ${fact('Refunded', order.refunded.amount > 0 && `−${moneyText(order.refunded)}`)}
      ${fact('Due', order.due.amount > 0 && moneyText(order.due))}
    </dl>
  </section>`;
}

const CHARGES = { delivery: 'Delivery', service: 'Service', packaging: 'Packaging' } as const;

function row(line: OrderLine): Html {
  const notes = [
    ...(line.unavailable_quantity > 0 ? [`${line.unavailable_quantity} not available`] : []),
    ...(line.refunded_quantity > 0 ? [`${line.refunded_quantity} refunded`] : []),
  ];
  const more = [
    ...line.modifiers.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)),
    ...(line.note === null ? [] : [`“${line.note}”`]),
  ];
  return html`<tr>
    <td data-label="Item">
      <span
        ><bdi>${line.name}</bdi>${line.variation_name !== null && html`, <bdi>${line.variation_name}</bdi>`}${
          more.length > 0 && html`<br /><bdi class="small muted">${more.join(', ')}</bdi>`
        }${notes.length > 0 && html`<br /><span class="small muted">${notes.join(', ')}</span>`}</span
      >
    </td>
    <td data-label="Quantity" class="end fixed">${line.quantity}</td>
    <td data-label="Each" class="end fixed">${moneyText(line.unit_price)}</td>
    <td data-label="Total" class="end fixed">${moneyText(line.gross)}</td>
  </tr>`;
}

/** Left out where nothing is known. */
