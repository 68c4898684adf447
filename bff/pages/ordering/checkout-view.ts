import { html, type Content, type Html } from '../../core/text/html.ts';
import { msg, type Words, nameOf } from '../../core/text/message.ts';
import { faultList } from '../shell/guests/guest-forms.ts';
import type { Slots } from '../../catalog/locations/contract/slots.ts';
import { slotLabel } from '../../catalog/locations/locations.ts';
import type { OrderQuote } from '../../orders/orders/contract/order.ts';
import { addressFields, type CheckoutField, type CheckoutValues } from './checkout-form.ts';
import { markOf, type CartContent } from './cart.ts';
import { field } from '../shell/forms/field.ts';
import type { Place } from './place.ts';
import { totalsOf } from './words.ts';
import { FULFILLMENT_WORDS } from '../../core/text/order-words.ts';

/** The available ways to pay. */
export interface PayWays {
  readonly card: boolean;
  readonly pickup: boolean;
}

export interface CheckoutView {
  readonly place: Place;
  readonly cart: CartContent;
  readonly slots: Slots;
  readonly quote: OrderQuote;
  readonly values: CheckoutValues;
  readonly faults: ReadonlyMap<CheckoutField, Words>;
  readonly notice: Content;
  readonly ways: PayWays;
}

export function checkoutView(view: CheckoutView): Html {
  const { place, cart, quote, faults, notice, ways } = view;
  const type = place.fulfillmentOf(cart);
  return html`<p class="back"><a href="${place.path('cart')}">${msg`Cart`}</a></p>
    <div class="intro">
      <h1>${msg`Checkout`}</h1>
      <p class="muted">${msg`${FULFILLMENT_WORDS[type]}, ${nameOf(place.location.record.name)}`}</p>
    </div>
    ${notice} ${faults.size > 0 && faultList(faults, msg`Nothing was ordered.`)}
    <form class="checkout" method="post">
      ${place.visit.csrfField()}<input type="hidden" name="cart" value="${markOf(cart)}" />
      <div class="card">
        ${whenField(view)} ${type === 'delivery' && addressFields(view)}
        ${type === 'dine_in' && tableField(view)}
      </div>
      <div class="card">
        <h2>${msg`Who gets it`}</h2>
        ${text(view, 'name', msg`Name`, { autocomplete: 'name', max: 80, isRequired: true })}
        ${text(view, 'phone', msg`Phone`, { autocomplete: 'tel', type: 'tel', max: 40, isRequired: true, hint: msg`For questions about this order.` })}
        ${text(view, 'email', msg`Email`, { autocomplete: 'email', type: 'email', max: 254, hint: msg`Optional.` })}
        ${field(
          {
            name: 'note',
            label: msg`Note`,
            error: faults.get('note'),
            hint: msg`Optional. About the whole order.`,
          },
          (attributes) =>
            html`<textarea ${attributes} rows="2" maxlength="500">${view.values.note}</textarea>`,
        )}
      </div>
      <div class="card">
        <h2>${msg`Payment`}</h2>
        ${payWays(view)} ${totalsOf(place.location, quote)}
        <button>${ways.card ? msg`Continue` : msg`Place order`}</button>
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

function whenField({ slots, values, faults, place }: CheckoutView): Html {
  const { now, days } = slots;
  const date = new Intl.DateTimeFormat(place.location.locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const option = (value: string, label: Words): Html =>
    html`<option value="${value}" ${value === values.when && html`selected`}>${label}</option>`;
  const { record, locale } = place.location;
  const labelOf = (at: string): string => slotLabel(Date.parse(at), record.timezone, locale);
  const wanted = days.some((day) => day.slots.some(({ at }) => at === values.when));
  return html`${field(
    {
      name: 'when',
      label: msg`When`,
      hint: msg`Local time at ${place.location.record.name}.`,
      error:
        faults.get('when') ??
        (values.when !== '' && !wanted
          ? msg`This time isn’t available any more. Choose another one.`
          : undefined),
    },
    (attributes) =>
      html`<select ${attributes}>
        ${now !== null && option('', msg`As soon as possible, about ${labelOf(now.at)}`)}
        ${days
          .filter((day) => day.slots.length > 0)
          .map(
            (day) =>
              html`<optgroup label="${date.format(new Date(day.date))}">
                ${day.slots.map(({ at }) => option(at, labelOf(at)))}
              </optgroup>`,
          )}
      </select>`,
  )}`;
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
function text(view: CheckoutView, name: CheckoutField, label: Words, options: TextOptions): Html {
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
  if (!ways.pickup) return html`<p class="muted">${msg`You pay by card on the next page.`}</p>`;
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
  return html`<fieldset class="options" id="pay">
    <legend>${msg`How you pay`}</legend>
    ${fault !== undefined && html`<p class="hint">${fault}</p>`} ${way('card', msg`By card, now`)}
    ${way('pickup', msg`When I get my order`)}
  </fieldset>`;
}
