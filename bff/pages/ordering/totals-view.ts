import { html, type Content, type Html } from '../../core/text/html.ts';
import { msg, nameOf } from '../../core/text/message.ts';
import type { OrderingLocation } from '../../catalog/locations/locations.ts';
import type { OrderQuote } from '../../orders/orders/contract/order-quote.ts';
import { moneyIn } from '../../core/text/guest-money.ts';
import { CHARGE_WORDS } from '../../core/text/order-words.ts';

type Totals = Pick<
  OrderQuote,
  'subtotal' | 'discount_total' | 'discounts' | 'charges' | 'taxes' | 'tip' | 'total'
>;

/** What an order costs and why, as the API has computed it. */
export function totalsOf(location: OrderingLocation, cost: Totals): Html {
  const { subtotal, discounts, charges, taxes, tip, total } = cost;
  const row = (name: Content, amount: number, sign = ''): Html =>
    html`<div>
      <dt>${name}</dt>
      <dd>${sign}${moneyIn(location, amount)}</dd>
    </div>`;
  return html`<dl class="totals">
    ${row(msg`Subtotal`, subtotal.amount)}
    ${discounts.map(({ name, amount }) => row(name === null ? msg`Discount` : nameOf(name), amount.amount, '−'))}
    ${charges.map(({ type, amount }) => row(CHARGE_WORDS[type], amount.amount))}
    ${taxes.filter(({ inclusive }) => !inclusive).map(({ name, amount }) => row(nameOf(name), amount.amount))}
    ${tip.amount > 0 && row(msg`Tip`, tip.amount)}
    <div class="total">
      <dt>${msg`Total`}</dt>
      <dd>${moneyIn(location, total)}</dd>
    </div>
    ${taxes
      .filter(({ inclusive, amount }) => inclusive && amount.amount > 0)
      .map(
        ({ name, amount }) =>
          html`<div class="muted">
            <dt>${msg`Includes ${nameOf(name)}`}</dt>
            <dd>${moneyIn(location, amount)}</dd>
          </div>`,
      )}
  </dl>`;
}
