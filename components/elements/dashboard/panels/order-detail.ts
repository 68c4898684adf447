import { nothing, type TemplateResult } from 'lit';
import { tag, type Tone } from '../../../kit/controls/tag.ts';
import { msg } from '../../../i18n/message.ts';
import { html } from '../../../session/base-element.ts';
import { groupOf, needsAnswer, groupText, paidText, typeText } from '../order-words.ts';
import { allergyNotice, orderLines } from '../order-card.ts';
import type { MerchantMenus } from './sold-out-panel.ts';
import type { OrderWriter } from '../accept-times.ts';
import type { Money, Order, Payment, Refund } from '../records.ts';

/** An order, whole, with what was paid and given back. */
export interface OrderWithPayments {
  order: Order;
  payments: readonly Payment[];
  refunds: readonly Refund[];
}

/** Everything about an order: whose it is, what is in it, what it costs, and what was paid and given back. */
export function orderDetail(
  { order, payments, refunds }: OrderWithPayments,
  writer: OrderWriter,
  menus: MerchantMenus,
): TemplateResult {
  const { note, reason, ready_at: readyAt } = order.fulfillment;
  return html`<div class="row">${tag(...stateOf(order))}</div>
    <dl class="facts">
      ${fact(msg('Customer'), order.customer && html`<bdi>${order.customer.name}</bdi>`)}
      ${fact(
        msg('Phone'),
        order.customer &&
          html`<a part="link" href="tel:${order.customer.phone}"><bdi>${order.customer.phone}</bdi></a>`,
      )}
      ${fact(msg('How'), typeText(order))} ${fact(msg('Address'), addressOf(order))}
      ${fact(msg('Promised for'), readyAt && writer.time(readyAt, order))}
      ${fact(msg('Placed'), order.placed_at && writer.time(order.placed_at, order))}
      ${fact(msg('Note'), note && html`<bdi>${note}</bdi>`)}
      ${fact(
        msg('Reason'),
        reason && html`<bdi>${reason === 'timeout' ? msg('Not answered in time.') : reason}</bdi>`,
      )}
      ${fact(
        msg('Customer’s page'),
        html`<a part="link" href=${order.status_url} target="_blank" rel="noopener">${msg('Open')}</a>`,
      )}
    </dl>
    <h3>${msg('Items')}</h3>
    ${allergyNotice(order, menus)} ${orderLines(order, menus)}
    <p class="quiet">${menus.renderAllergens(order)}</p>
    ${sums(order, writer)} ${payments.length > 0 ? paymentList(payments, order, writer) : nothing}
    ${
      refunds.length > 0
        ? html`<h3>${msg('Refunds')}</h3>
            <ul class="entries">
              ${refunds.map(
                ({ amount, created_at: at, status }) =>
                  html`<li>
                    <span>${writer.time(at, order)} · ${refundText(status)}</span
                    ><b><bdi>${writer.money({ ...amount, amount: -amount.amount })}</bdi></b>
                  </li>`,
              )}
            </ul>`
        : nothing
    }`;
}

const fact = (name: string, value: unknown): TemplateResult | typeof nothing =>
  value
    ? html`<dt>${name}</dt>
        <dd>${value}</dd>`
    : nothing;

/** Where an order is, in a word. */
export function stateOf(order: Order): [Tone, string] {
  const { state, reason } = order.fulfillment;
  if (reason === 'timeout') return ['danger', msg('Missed')];
  if (state === 'rejected') return ['danger', msg('Rejected')];
  if (order.status === 'canceled') return ['danger', msg('Canceled')];
  if (order.status === 'completed') return ['plain', msg('Completed')];
  return [needsAnswer(order) ? 'warning' : 'live', groupText(groupOf(order))];
}

function addressOf({ fulfillment: { address } }: Order): unknown {
  if (!address) return undefined;
  return html`<bdi>${address.lines.join(', ')}</bdi>`;
}

function sums(order: Order, { money }: OrderWriter): TemplateResult {
  const rows: [string, Money][] = [
    [msg('Subtotal'), order.subtotal],
    [msg('Discounts'), negative(order.discount_total)],
    ...order.charges.map(({ type, total }): [string, Money] => [chargeText(type), total]),
    ...order.taxes
      .filter(({ inclusive }) => !inclusive)
      .map(({ name, amount }): [string, Money] => [name, amount]),
    [msg('Tip'), order.tip],
    [msg('Total'), order.total],
    [msg('Refunded'), negative(order.refunded)],
  ];
  const shown = rows.filter(([, { amount }], at) => amount !== 0 || rows[at]?.[1] === order.total);
  return html`<ul class="entries sums">
    ${shown.map(
      ([name, amount]) =>
        html`<li class=${amount === order.total ? 'total' : ''}>
          <span><bdi>${name}</bdi></span
          ><b><bdi>${money(amount)}</bdi></b>
        </li>`,
    )}
    <li><span>${msg('Payment')}</span><b>${paidText(order)}</b></li>
  </ul>`;
}

const negative = (of: Money): Money => ({ ...of, amount: -of.amount });

export const chargeText = (type: string): string =>
  ({ delivery: msg('Delivery'), service: msg('Service'), packaging: msg('Packaging') })[type] ?? type;

const paymentList = (payments: readonly Payment[], order: Order, writer: OrderWriter): TemplateResult =>
  html`<h3>${msg('Payments')}</h3>
    <ul class="entries">
      ${payments.map(
        ({ amount, captured, card, status, created_at: at }) =>
          html`<li>
            <span
              >${writer.time(at, order)} ·
              ${card ? html`<bdi>${cardText(card)}</bdi>` : msg('At the counter')} ·
              ${paymentText(status)}</span
            ><b><bdi>${writer.money(captured ?? amount)}</bdi></b>
          </li>`,
      )}
    </ul>`;

/** `Visa •••• 4242`. Brands are words in lower case. */
const cardText = ({ brand, last4 }: NonNullable<Payment['card']>): string =>
  `${brand.charAt(0).toUpperCase()}${brand.slice(1)} •••• ${last4}`;

const paymentText = (status: string): string =>
  ({
    authorized: msg('Held on card'),
    captured: msg('Paid'),
    partially_refunded: msg('Partly refunded'),
    refunded: msg('Refunded'),
    canceled: msg('Released'),
    failed: msg('Failed'),
  })[status] ?? status;

const refundText = (status: string): string =>
  ({ pending: msg('On its way'), succeeded: msg('Refunded'), failed: msg('Failed') })[status] ?? status;
