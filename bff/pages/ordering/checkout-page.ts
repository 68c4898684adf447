import { ApiError } from '../../core/api/errors.ts';
import { html, type Content, type Html } from '../../core/text/html.ts';
import { msg, type Words, nameOf } from '../../core/text/message.ts';
import type { SitePage, SiteVisit } from '../hosts/site-visit.ts';
import type { Order, OrderQuote } from '../../orders/orders/contract/order.ts';
import { markOf, type CartContent } from './cart.ts';
import {
  checkoutFaults,
  orderBody,
  valuesIn,
  valuesOf,
  type CheckoutField,
  type CheckoutValues,
  addressFields,
} from './checkout-form.ts';
import { ELEMENT, type OrderingContext, placeOf, type Place } from './place.ts';
import { draftFor, orderOf, payAtPickup } from './draft-order.ts';
import { laterNotice, stateNotice } from './menu-page.ts';
import { quoteCart, slotsOf, firstTime, servedSlots, servedTimes } from './quote-cart.ts';
import { shopMenuOf } from './shop-menu.ts';
import { faultList } from '../shell/guest-forms.ts';
import { whenField, type WhenView } from './when-field.ts';
import { placeBar, stepsBar } from './place-header.ts';
import { moneyIn } from '../../core/text/guest-money.ts';
import { field } from '../shell/forms.ts';
import { totalsOf } from './words.ts';
import { FULFILLMENT_WORDS } from '../../core/text/order-words.ts';

const NO_FAULTS: ReadonlyMap<CheckoutField, Words> = new Map();

/** `…/checkout`: when, for whom, and how it is paid. */
export function checkoutPage(context: OrderingContext): SitePage {
  return {
    surface: 'ordering',
    path: '/:merchant/:location/checkout',
    element: ELEMENT,
    get: show,
    post: order,
  };

  async function show(visit: SiteVisit): Promise<void> {
    const place = await placeOf(visit, context);
    const isLate = visit.req.query['problem'] === 'time';
    const notice =
      isLate &&
      html`<p class="notice warn" role="alert">
        ${msg`The time you chose is gone. Nothing was charged. Choose another one.`}
      </p>`;
    const cart = await place.cart();
    const draft = cart.order === null ? undefined : await draftIn(place, cart.order.id);
    const values = draft ? await valuesOf(draft) : await firstValues(place, cart);
    const hasChanged = !isLate && draft && cart.order?.isStale && CHANGED;
    const { day } = visit.req.query;
    const shown = { values, faults: NO_FAULTS, notice: [notice, hasChanged] };
    await send(place, cart, { ...shown, ...(typeof day === 'string' && { day }) });
  }

  async function order(visit: SiteVisit): Promise<void> {
    const form = await visit.form();
    const place = await placeOf(visit, context);
    const cart = await place.cart();
    const seen = form.get('cart');
    if (cart.lines.length === 0) {
      const isAnother = seen !== undefined && cart.ordered !== undefined && seen !== cart.ordered;
      return isAnother ? sayOrdered(place) : visit.redirect(place.path('orders'));
    }
    const values = valuesIn(form);
    const day = form.get('day');
    if (day !== undefined) return send(place, cart, { values, day, faults: NO_FAULTS, notice: false });
    if (seen !== undefined && seen !== markOf(cart)) {
      return send(place, cart, { values, faults: NO_FAULTS, notice: CHANGED });
    }
    const body = await orderBody(place, cart, values);
    try {
      const draft = await draftFor(place, cart, body);
      if (draft === undefined) return visit.redirect(place.path('orders'));
      const remembers = form.get('remember') !== undefined;
      if (remembers !== (cart.remembers ?? false)) {
        await place.change((now) => ({ ...now, remembers }));
        visit.rememberGuest(remembers);
      }
      const isFree = draft.total.amount === 0;
      if (!isFree && values.pay !== 'pickup') return visit.redirect(place.path('pay'));
      return visit.redirect(await payAtPickup(place, draft));
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error;
      const faults = checkoutFaults(error, body, values, place);
      if (faults.size === 0 && error.code === 'idempotency_in_progress') {
        return visit.redirect(place.path('orders'));
      }
      if (faults.size === 0) return visit.redirect(place.path('cart'));
      return send(place, cart, { values, faults, notice: false });
    }
  }

  async function sayOrdered(place: Place): Promise<void> {
    await place.visit.send({
      title: msg`Already ordered`,
      merchant: place.merchant,
      isPersonal: true,
      files: [context.styles],
      content: orderedElsewhere(place),
    });
  }

  async function send(
    place: Place,
    cart: CartContent,
    shown: {
      readonly values: CheckoutValues;
      /** The day whose times are shown, `YYYY-MM-DD`. */
      readonly day?: string;
      readonly faults: ReadonlyMap<CheckoutField, Words>;
      readonly notice: Content;
    },
  ): Promise<void> {
    if (cart.lines.length === 0) return place.visit.redirect(place.path('cart'));
    const [menu, all] = await Promise.all([shopMenuOf(place), slotsOf(place, cart)]);
    const at = await firstTime(place, cart, menu, all);
    const slots = servedSlots(all, servedTimes(place, cart, menu));
    const quoted = await quoteCart(place, cart, at);
    if (!('quote' in quoted)) return place.visit.redirect(place.path('cart'));
    await place.visit.send({
      title: shown.faults.size > 0 ? msg`Error: Checkout` : msg`Checkout`,
      merchant: place.merchant,
      isPersonal: true,
      header: 'own',
      width: 'full',
      files: [context.styles],
      content: checkoutView({
        ...shown,
        notice: [shown.notice, await stateNotice(place, all), laterNotice(place, all, at)],
        place,
        cart,
        slots,
        quote: quoted.quote,
        ways: waysOf(place, cart, context),
      }),
    });
  }
}

/**
 * Returns the details of the last order and the way it was paid, for a guest who wants to be remembered;
 * otherwise an empty form.
 */
async function firstValues(place: Place, { placed, remembers, table }: CartContent): Promise<CheckoutValues> {
  const empty = { ...valuesIn(undefined), table: table ?? '' };
  const [last] = placed;
  if (!remembers || last === undefined) return empty;
  const order = await orderOf(place, last);
  const { when: _when, note: _note, table: _table, ...details } = await valuesOf(order);
  return { ...empty, ...details, pay: order.at_pickup ? 'pickup' : '' };
}

/** The order that was begun with this cart, unless it is being paid, or was withdrawn. */
async function draftIn(place: Place, id: string): Promise<Order | undefined> {
  const order = await orderOf(place, id);
  return order.status === 'draft' && order.payment === null ? order : undefined;
}

const CHANGED = html`<p class="notice warn" role="alert">
  ${msg`Your cart has changed since you filled this in. Nothing was ordered or charged. Look at the new total, then continue.`}
</p>`;

function waysOf(place: Place, cart: CartContent, { deps }: OrderingContext): PayWays {
  const isTaken = place.location.record.at_pickup && place.fulfillmentOf(cart) !== 'delivery';
  return { card: deps.processors[place.location.environment] !== undefined, pickup: isTaken };
}

/** The available ways to pay. */
interface PayWays {
  readonly card: boolean;
  readonly pickup: boolean;
}

interface CheckoutView extends WhenView {
  readonly cart: CartContent;
  readonly quote: OrderQuote;
  readonly notice: Content;
  readonly ways: PayWays;
}

const optional = (label: Words): Html => html`${label} <span class="muted">· ${msg`optional`}</span>`;

function checkoutView(view: CheckoutView): Html {
  const { place, cart, quote, faults, notice, ways } = view;
  const type = place.fulfillmentOf(cart);
  return html`${placeBar(place, { path: place.path('cart'), name: msg`Cart` }, stepsBar('details'))}
    <form class="checkout two" method="post" novalidate>
      ${place.visit.csrfField()}<input type="hidden" name="cart" value="${markOf(cart)}" />
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
          ${type === 'delivery' && addressFields(view)}
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
                  <span class="quantity">${quantity}</span> <span>${nameOf(name)}</span>
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
function orderedElsewhere(place: Place): Html {
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
