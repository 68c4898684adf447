import { html, type Html } from '../gateway/html.ts';
import type { Order } from '../orders/contract/order.ts';
import { nameOf } from '../pages/name.ts';
import { fieldOf } from './field-view.ts';
import type { Place } from './place.ts';
import { totalsOf } from './totals-view.ts';
import { moneyIn } from './words.ts';

export interface PayView {
  readonly place: Place;
  readonly order: Order;
  /** What is charged, in minor units. */
  readonly total: number;
  /** Where the card goes to: the processor. */
  readonly action: string;
  readonly form: string;
  /** What went wrong before, as the return address has it. */
  readonly problem: string | undefined;
}

export function payView(view: PayView): Html {
  const { place, order, total, action, form, problem } = view;
  const field = problem === undefined ? undefined : FIELD_PROBLEMS[problem];
  const words = problem === undefined || field ? undefined : (PROBLEMS[problem] ?? DECLINED);
  const sum = moneyIn(place.location, total);
  const hasChanged = total !== order.total.amount;
  return html`<p class="back"><a href="${place.path('checkout')}">Checkout</a></p>
    <div class="intro">
      <h1>Pay by card</h1>
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
              <span>Total now, was ${moneyIn(place.location, order.total)}</span><b>${sum}</b>
            </p>`
          : totalsOf(place.location, order)
      }
    </div>
    <form class="card checkout" method="post" action="${action}">
      <input type="hidden" name="form" value="${form}" />
      ${cardField('number', 'Card number', { autocomplete: 'cc-number', max: 30, error: field?.number })}
      <div class="pairs three">
        ${cardField('exp_month', 'Month', { autocomplete: 'cc-exp-month', max: 2, error: field?.exp_month, hint: 'MM' })}
        ${cardField('exp_year', 'Year', { autocomplete: 'cc-exp-year', max: 4, error: field?.exp_year, hint: 'YYYY' })}
        ${cardField('cvc', 'CVC', { autocomplete: 'cc-csc', max: 4, error: field?.cvc, hint: '3–4 digits' })}
      </div>
      <p class="muted">
        The card goes straight to the payment processor. It is charged once the order is accepted.
      </p>
      <button>Pay ${sum}</button>
    </form>
    ${
      place.location.environment === 'sandbox' &&
      html`<p class="muted">Test card: 4242 4242 4242 4242, any date to come, any security code.</p>`
    }`;
}

function cardField(
  name: string,
  label: string,
  {
    autocomplete,
    max,
    error,
    hint,
  }: { autocomplete: string; max: number; error?: string | undefined; hint?: string },
): Html {
  return fieldOf(
    name,
    label,
    error,
    (attributes) =>
      html`<input
        ${attributes}
        name="${name}"
        inputmode="numeric"
        autocomplete="${autocomplete}"
        maxlength="${max}"
        required
      />`,
    hint,
  );
}

const NUMBER = { number: 'Check the number: it isn’t a card’s.' };
const FIELD_PROBLEMS: Readonly<
  Record<string, Readonly<Partial<Record<'number' | 'exp_month' | 'exp_year' | 'cvc', string>>>>
> = {
  incorrect_number: NUMBER,
  number_invalid: { number: 'This card can’t be used here.' },
  exp_month_invalid: { exp_month: 'Enter a month from 1 to 12.' },
  exp_year_invalid: { exp_year: 'The card has expired, or the year isn’t right.' },
  cvc_invalid: { cvc: 'Three or four digits.' },
};

const DECLINED = 'The card was declined. Nothing was charged, and your order is kept. Try another card.';
const PROBLEMS: Readonly<Record<string, string>> = {
  insufficient_funds: 'The card has not enough funds. Nothing was charged. Try another card.',
  expired_card: 'The card has expired. Nothing was charged. Try another card.',
  price_changed: 'A price has changed meanwhile. Nothing was charged. Look at the new total, then pay.',
  processor: 'The payment processor didn’t answer. It’s safe to try again: the order is charged once.',
  card_used: 'This card form was used before. Enter the card again.',
  card: 'The card form has expired. Enter the card again.',
  form_invalid: 'The card form has expired. Enter the card again.',
  unconfirmed: 'The payment was not confirmed. Nothing was charged. Try again, or use another card.',
};
