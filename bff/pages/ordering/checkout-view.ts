import { moneyIn } from '../../core/text/guest-money.ts';
import { html, type Content, type Html } from '../../core/text/html.ts';
import { msg, type Words, nameOf } from '../../core/text/message.ts';
import { FULFILLMENT_WORDS } from '../../core/text/order-words.ts';
import type { OrderQuote } from '../../orders/orders/contract/order.ts';
import { field, faultList, optional } from '../shell/forms.ts';
import { allergiesField } from './allergies.ts';
import { markOf, type CartContent } from './cart.ts';
import { type CheckoutField, addressFields } from './checkout-form.ts';
import { placeBar, stepsBar } from './place-header.ts';
import type { Place } from './place.ts';
import { whenField, type WhenView } from './when-field.ts';
import { totalsOf } from './words.ts';

/** The available ways to pay. */
export interface PayWays {
  readonly card: boolean;
  readonly pickup: boolean;
}

interface CheckoutView extends WhenView {
  readonly cart: CartContent;
  readonly quote: OrderQuote;
  readonly notice: Content;
  /** The declared allergies that the guest was warned about; empty if not. */
  readonly warned: string;
  readonly ways: PayWays;
}

export function checkoutView(view: CheckoutView): Html {
  const { place, cart, quote, faults, notice, ways, warned } = view;
  const type = place.fulfillmentOf(cart);
  return html`${placeBar(place, { path: place.path('cart'), name: msg`Cart` }, stepsBar('details'))}
    <form class="checkout two" method="post" novalidate>
      ${place.visit.csrfField()}<input type="hidden" name="cart" value="${markOf(cart)}" />${
        warned !== '' && html`<input type="hidden" name="warned" value="${warned}" />`
      }
      <div class="main-column">
        <h1>${msg`Checkout`}</h1>
        ${notice} ${faults.size > 0 && faultList(faults, msg`Nothing was ordered.`)}
        <button class="unseen" tabindex="-1" aria-hidden="true">${msg`Continue`}</button>
        <div class="card">${whenField(view)}</div>
        <div class="card">
          <h2>${msg`Your details`}</h2>
          ${type === 'dine_in' && tableField(view)}
          ${text(view, 'name', msg`Name`, { autocomplete: 'name', max: 80, isRequired: true })}
          <div class="pairs">
            ${text(view, 'phone', msg`Phone`, {
              autocomplete: 'tel',
              type: 'tel',
              max: 40,
              isRequired: true,
              hint: msg`For questions about this order.`,
            })}
            ${text(view, 'email', optional(msg`Email`), { autocomplete: 'email', type: 'email', max: 254 })}
          </div>
          ${type === 'delivery' && addressFields(view)} ${allergiesField(view.values.allergies)}
          ${field(
            { name: 'note', label: optional(msg`Note`), error: faults.get('note') },
            (attributes) =>
              html`<textarea ${attributes} rows="2" maxlength="500">${view.values.note}</textarea>`,
          )}
          <label class="choice"
            ><input type="checkbox" name="remember" ${cart.remembers === true && html`checked`} />
            ${msg`Remember my details on this device`}</label
          >
        </div>
        ${payWays(view)}
      </div>
      <div class="side-column">
        <div class="card">
          <h2>${msg`Your order`}</h2>
          <p class="muted">${msg`${FULFILLMENT_WORDS[type]}, ${nameOf(place.location.record.name)}`}</p>
          <ul class="lines">
            ${quote.lines.map(
              ({ quantity, name, gross }) =>
                html`<li>
                  <span class="quantity">${quantity} ×</span> <span>${nameOf(name)}</span>
                  <span class="amount">${moneyIn(place.location, gross)}</span>
                </li>`,
            )}
          </ul>
          ${totalsOf(place.location, quote)}
        </div>
        <div class="act">
          <button class="tall between">
            <span>${ways.card ? msg`Continue` : msg`Place order`}</span
            ><b>${moneyIn(place.location, quote.total)}</b>
          </button>
        </div>
      </div>
    </form>`;
}

/** Renders the notice for a form whose cart was changed and ordered in another window. */
export function orderedElsewhere(place: Place): Html {
  return html`<div class="empty" role="status">
    <h1>${msg`Already ordered`}</h1>
    <p>${msg`This cart was changed and ordered in another window. Nothing was ordered or charged here.`}</p>
    <a class="button" href="${place.path('orders')}">${msg`See your last order`}</a>
    <p><a href="${place.path()}">${msg`See the menu`}</a></p>
  </div>`;
}

function tableField(view: CheckoutView): Html {
  const isRequired = view.place.location.record.fulfillments.dine_in.table_required;
  const hint = isRequired ? {} : { hint: msg`On your table, if you sit already.` };
  return text(view, 'table', msg`Table`, { ...hint, max: 20, isRequired });
}

interface TextOptions {
  readonly hint?: Words;
  readonly autocomplete?: string;
  readonly type?: string;
  readonly max: number;
  readonly isRequired?: boolean;
}

/**
 * Renders a text field. A missing value is reported by the page, since the browser's messages aren't in its
 * language.
 */
function text(view: CheckoutView, name: CheckoutField, label: Content, options: TextOptions): Html {
  const { hint, autocomplete = 'off', type = 'text', max, isRequired = false } = options;
  return field(
    { name, label, error: view.faults.get(name), hint },
    (attributes) =>
      html`<input
        ${attributes}
        type="${type}"
        autocomplete="${autocomplete}"
        maxlength="${max}"
        ${isRequired && html`required`}
        value="${view.values[name]}"
      />`,
  );
}

function payWays({ ways, values, faults }: CheckoutView): Content {
  if (!ways.card && !ways.pickup) {
    return html`<p class="notice warn">
      ${msg`Payment isn’t possible here at the moment. Please order by phone, or at the place.`}
    </p>`;
  }
  if (!ways.pickup) return false;
  if (!ways.card) {
    return html`<input type="hidden" name="pay" value="pickup" />
      <p class="muted">${msg`You pay when you get your order.`}</p>`;
  }
  const way = (value: string, label: Words): Html =>
    html`<label class="option"
      ><input type="radio" name="pay" value="${value}" ${(values.pay || 'card') === value && html`checked`} />
      <span class="name">${label}</span></label
    >`;
  const fault = faults.get('pay');
  return html`<fieldset class="card options" id="pay">
    <legend class="as-h2">${msg`How you pay`}</legend>
    ${fault !== undefined && html`<p class="hint">${fault}</p>`} ${way('card', msg`By card, now`)}
    ${way('pickup', msg`When I get my order`)}
  </fieldset>`;
}
