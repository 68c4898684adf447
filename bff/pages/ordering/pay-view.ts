import { html, type Html } from '../../core/text/html.ts';
import { msg, nameOf } from '../../core/text/message.ts';
import type { Order } from '../../orders/orders/contract/order.ts';
import { cardForm, cardProblem } from '../shell/guests/card-form.ts';
import type { Place } from './place.ts';
import { totalsOf } from './totals-view.ts';
import { moneyIn } from '../../core/text/guest-money.ts';

export interface PayView {
  readonly place: Place;
  readonly order: Order;
  /** What is charged, in minor units. */
  readonly total: number;
  /** Where the card goes to, and the processor's name of the form; undefined: it doesn't answer, or there is none. */
  readonly card: { readonly action: string; readonly form: string } | undefined;
  /** Where a script sends the card's token. */
  readonly sendTokenTo: string;
  /** What went wrong before, as the return address has it. */
  readonly problem: string | undefined;
}

export function payView(view: PayView): Html {
  const { place, order, total, card, sendTokenTo, problem } = view;
  // A payment under way may have been authorized, whatever the address says of a former one.
  const isBeingPaid = order.payment !== null;
  const words = isBeingPaid ? undefined : cardProblem(problem);
  const sum = moneyIn(place.location, total);
  const hasChanged = total !== order.total.amount;
  return html`<p class="back"><a href="${place.path('checkout')}">${msg`Checkout`}</a></p>
    <div class="intro">
      <h1>${msg`Pay by card`}</h1>
      <p class="muted">${nameOf(place.merchant.displayName)}, ${nameOf(place.location.record.name)}</p>
    </div>
    ${words !== undefined && html`<p class="notice danger" role="alert">${words}</p>`}
    <div class="card">
      <ul class="lines">
        ${order.lines.map(
          ({ quantity, name }) => html`<li><span class="quantity">${quantity} ×</span> ${nameOf(name)}</li>`,
        )}
      </ul>
      ${
        hasChanged
          ? html`<p class="sum">
              <span>${msg`Total now, was ${moneyIn(place.location, order.total)}`}</span><b>${sum}</b>
            </p>`
          : totalsOf(place.location, order)
      }
    </div>
    ${
      card
        ? cardForm({
            ...card,
            problem,
            sum,
            note: msg`It is charged once the order is accepted.`,
            isSandbox: place.location.environment === 'sandbox',
            token: { action: sendTokenTo, fields: place.visit.csrfField() },
          })
        : html`<p class="notice warn" role="alert">
            ${
              isBeingPaid
                ? msg`The payment processor hasn’t answered. It’s safe to check again: you are charged once, and your cart is kept until then.`
                : msg`Cards can’t be taken at the moment. Nothing was charged, and your cart is kept.`
            }
            <a href="${place.path('pay')}">${msg`Try again`}</a>
          </p>`
    }`;
}
