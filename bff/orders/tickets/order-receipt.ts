import { addressText } from '../../core/addresses/addresses.ts';
import type { Money } from '../../core/contract/money.ts';
import { html, type Content, type Html } from '../../core/text/html.ts';
import { msg, type Words, nameOf } from '../../core/text/message.ts';
import type { OrderLine } from '../orders/contract/order-parts.ts';
import { moneyIn } from '../../core/text/guest-money.ts';
import { CHARGE_WORDS, registrationWords, unavailableWords } from '../../core/text/order-words.ts';
import { rateText, taxName, taxTable } from '../../core/text/tax-table.ts';
import { paperOf, dateTime, fulfillmentWords, marksOf, type PrintedOrder } from './printed-order.ts';

/** A customer's receipt: seller, place, time, items, price breakdown, and net, tax and gross by rate. */
export function receiptOf(printed: PrintedOrder): Html {
  const { order, width, reference, location, merchant, reduced, locale } = printed;
  const place = { currency: order.total.currency, locale, country: merchant.country };
  return paperOf({
    title: msg`Receipt ${order.number}`,
    width,
    marks: marksOf(printed),
    content: html`<main>
      ${senderOf(printed)}
      <div class="keep rule">
        <p class="sum">
          <b>${msg`Order ${order.number}`} · ${fulfillmentWords(order)}</b>
          <span class="amount">${dateTime(printed, order.placed_at ?? order.created_at)}</span>
        </p>
        <p class="sum">
          <span>${nameOf(location.record.name)}</span>
        </p>
        <p class="small">${msg`Receipt ${reference}`}</p>
      </div>
      <ul class="lines rule">
        ${order.lines.map((line) => receiptLine(printed, line))}
      </ul>
      ${order.lines
        .filter((line) => line.unavailable_quantity > 0)
        .map((line) => html`<p class="small out">${unavailableWords(line)}</p>`)}
      ${sumsOf(printed)}
      <p>${paymentWords(printed)}</p>
      ${taxTable(order.taxes, place)}
      ${reduced.size > 0 && html`<p class="small">${msg`※ is taxed by the reduced rate.`}</p>`}
      <p class="center small rule">${order.id}</p>
    </main>`,
  });
}

/** The seller, with its registered name, address and tax registration, and the place of the sale. */
function senderOf({ merchant, location: { record } }: PrintedOrder): Html {
  const { displayName, legalName, registration } = merchant;
  const home = addressText(merchant.address, merchant.country);
  const place = addressText(record.address, merchant.country);
  return html`<div class="center keep">
    <h1>${nameOf(displayName)}</h1>
    ${legalName !== displayName && html`<p>${nameOf(legalName)}</p>`}
    ${home !== '' && html`<p>${nameOf(home)}</p>`}
    ${place !== '' && place !== home && html`<p>${nameOf(place)}</p>`}
    ${record.phone !== null && html`<p>${record.phone}</p>`}
    ${registration !== null && html`<p>${registrationWords(registration)}</p>`}
  </div>`;
}

function receiptLine(printed: PrintedOrder, line: OrderLine): Content {
  const units = line.quantity - line.unavailable_quantity;
  if (units === 0) return false;
  const price = printerOf(printed);
  const choices = [
    ...(line.variation_name === null ? [] : [nameOf(line.variation_name)]),
    ...line.modifiers.map(
      ({ name, quantity, unit_price: unit }) =>
        html`+
        ${quantity > 1 && html`${quantity} × `}${nameOf(name)}${unit.amount > 0 && html` (${price(unit)})`}`,
    ),
  ];
  return html`<li>
    <p class="line">
      <b>${units} ×</b>
      <span>${nameOf(line.name)}${printed.reduced.has(line.uid) && ' ※'}</span>
      <span class="amount">${price(line.gross)}</span>
    </p>
    ${choices.map((choice) => html`<p class="part small">${choice}</p>`)}
    ${units > 1 && html`<p class="part small">${msg`${price(line.unit_price)} each`}</p>`}
    ${
      line.refunded_quantity > 0 &&
      html`<p class="part small">${msg`${line.refunded_quantity} refunded: ${price(line.refunded)}`}</p>`
    }
  </li>`;
}

function sumsOf(printed: PrintedOrder): Html {
  const { order, locale, reduced } = printed;
  const price = printerOf(printed);
  const isChanged = order.total.amount !== order.subtotal.amount;
  const added = order.taxes.filter(({ inclusive }) => !inclusive);
  return html`<div class="keep">
    ${isChanged && sum(msg`Subtotal`, price(order.subtotal))}
    ${order.discounts.map(({ name, amount }) =>
      sum(name === null ? msg`Discount` : nameOf(name), `−${price(amount)}`),
    )}
    ${order.charges.map(({ uid, type, amount }) =>
      sum(html`${CHARGE_WORDS[type]}${reduced.has(uid) && ' ※'}`, price(amount)),
    )}
    ${added.map(({ name, rate_ppm: rate, amount }) =>
      sum(taxName(name, rateText(locale, rate)), price(amount)),
    )}
    ${order.tip.amount > 0 && sum(msg`Tip`, price(order.tip))} ${sum(msg`Total`, price(order.total), 'total')}
    ${order.refunded.amount > 0 && sum(msg`Refunded`, `−${price(order.refunded)}`)}
    ${order.due.amount > 0 && sum(msg`To pay`, price(order.due), 'total')}
  </div>`;
}

function sum(words: Content, amount: string, kind = ''): Content {
  return html`<p class="sum ${kind}"><span>${words}</span><span class="amount">${amount}</span></p>`;
}

function paymentWords({ order }: PrintedOrder): Words {
  if (order.due.amount > 0)
    return order.at_pickup ? msg`To be paid when it is collected.` : msg`Not paid yet.`;
  if (order.payment_state === 'authorized') return msg`Card reserved, not charged yet.`;
  return order.payment === null ? msg`Paid at the counter.` : msg`Paid by card.`;
}

function printerOf({ locale, order }: PrintedOrder): (amount: Money) => string {
  const { currency } = order.total;
  return (amount) => moneyIn({ locale, currency }, amount);
}
