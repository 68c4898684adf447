import type { Money } from '../contract/money.ts';
import { html, type Content, type Html } from '../gateway/html.ts';
import type { OrderLine } from '../orders/contract/order-parts.ts';
import { moneyIn } from '../pages/guests/guest-money.ts';
import { paperOf } from './paper.ts';
import { dateTime, fulfillmentWords, marksOf, type PrintedOrder } from './printed-order.ts';

/** What the customer keeps: from whom, when, what, and how its price came about. */
export function receiptOf(printed: PrintedOrder): Html {
  const { order, width } = printed;
  return paperOf({
    title: `Receipt ${order.number}`,
    width,
    marks: marksOf(printed),
    content: html`<main>
      ${senderOf(printed)}
      <p class="keep rule">
        Order ${order.number} · ${fulfillmentWords(order)}<br />
        ${dateTime(printed, order.placed_at ?? order.created_at)}
      </p>
      <ul class="lines rule">
        ${order.lines.map((line) => receiptLine(printed, line))}
      </ul>
      ${sumsOf(printed)}
      <p class="rule">${paymentWords(printed)}</p>
      <p class="center small">${order.id}</p>
    </main>`,
  });
}

function senderOf({ merchant, location: { record } }: PrintedOrder): Html {
  const { address, phone } = record;
  const lines = address
    ? [address.line1, address.line2, address.city, address.region, address.postal_code].filter(
        (part) => typeof part === 'string' && part !== '',
      )
    : [];
  return html`<div class="center keep">
    <h1>${merchant.displayName}</h1>
    <p>
      ${merchant.legalName !== merchant.displayName && html`${merchant.legalName}<br />`}${record.name}
      ${lines.length > 0 && html`<br />${lines.join(', ')}`} ${phone !== null && html`<br />${phone}`}
    </p>
  </div>`;
}

function receiptLine(printed: PrintedOrder, line: OrderLine): Content {
  const price = printerOf(printed);
  return html`<li>
    <p class="line">
      <span>${line.quantity} ×</span>
      <span>${line.name}${line.variation_name !== null && html` · ${line.variation_name}`}</span>
      <span class="amount">${price(line.gross)}</span>
    </p>
    ${line.modifiers.map(
      ({ name, quantity, unit_price: unit }) =>
        html`<p class="part small">
          + ${quantity > 1 && html`${quantity} × `}${name}
          ${unit.amount > 0 && html`(${price(unit)} each, included)`}
        </p>`,
    )}
    ${line.quantity > 1 && html`<p class="part small">${price(line.unit_price)} each</p>`}
    ${
      line.refunded_quantity > 0 &&
      html`<p class="part small">${line.refunded_quantity} refunded: ${price(line.refunded)}</p>`
    }
  </li>`;
}

function sumsOf(printed: PrintedOrder): Html {
  const { order } = printed;
  const price = printerOf(printed);
  const isChanged = order.total.amount !== order.subtotal.amount;
  return html`<div class="keep">
    ${isChanged && sum('Subtotal', price(order.subtotal))}
    ${order.discounts.map(({ name, amount }) => sum(name ?? 'Discount', `−${price(amount)}`))}
    ${order.charges.map(({ type, amount }) => sum(CHARGE_WORDS[type], price(amount)))}
    ${order.taxes.filter(({ inclusive }) => !inclusive).map((tax) => sum(taxWords(tax), price(tax.amount)))}
    ${order.tip.amount > 0 && sum('Tip', price(order.tip))} ${sum('Total', price(order.total), 'total')}
    ${order.taxes
      .filter(({ inclusive }) => inclusive)
      .map((tax) => sum(`of it ${taxWords(tax)} on ${price(tax.base)}`, price(tax.amount), 'small'))}
    ${order.refunded.amount > 0 && sum('Refunded', `−${price(order.refunded)}`)}
    ${order.due.amount > 0 && sum('To pay', price(order.due), 'total')}
  </div>`;
}

const CHARGE_WORDS = { delivery: 'Delivery', service: 'Service', packaging: 'Packaging' } as const;

/** 88,750 parts per million are 8.875 %. */
function taxWords({ name, rate_ppm: rate }: { readonly name: string; readonly rate_ppm: number }): string {
  return `${name} ${rate / 10_000} %`;
}

function sum(words: string, amount: string, kind = ''): Content {
  return html`<p class="sum ${kind}"><span>${words}</span><span class="amount">${amount}</span></p>`;
}

function paymentWords({ order }: PrintedOrder): string {
  if (order.due.amount > 0) return order.at_pickup ? 'To be paid when it is collected.' : 'Not paid yet.';
  if (order.payment_state === 'authorized') return 'Card reserved, not charged yet.';
  return order.payment === null ? 'Paid at the counter.' : 'Paid by card.';
}

function printerOf({ location, order }: PrintedOrder): (amount: Money) => string {
  const { currency } = order.total;
  return (amount) => moneyIn({ locale: localeOf(location), currency }, amount);
}

/** Pages are in English, so only the country matters: how its people write numbers. */
function localeOf({ record }: PrintedOrder['location']): string {
  return `en-${record.address?.country ?? 'GB'}`;
}
