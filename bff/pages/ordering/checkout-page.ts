import { ApiError } from '../../core/api/errors.ts';
import { html, type Content } from '../../core/text/html.ts';
import { msg, type Words } from '../../core/text/message.ts';
import type { SitePage, SiteVisit } from '../hosts/site-visit.ts';
import type { Order } from '../../orders/orders/contract/order.ts';
import { ALLERGY_FIELD, allergyWarning } from './allergies.ts';
import { markOf, type CartContent } from './cart.ts';
import {
  checkoutFaults,
  orderBody,
  valuesIn,
  valuesOf,
  type CheckoutField,
  type CheckoutValues,
} from './checkout-form.ts';
import { ELEMENT, type OrderingContext, placeOf, type Place } from './place.ts';
import { draftFor, orderOf, payAtPickup } from './draft-order.ts';
import { laterNotice, stateNotice } from './menu-page.ts';
import { quoteCart, slotsOf, firstTime, servedSlots, servedTimes } from './quote-cart.ts';
import { shopMenuOf } from './shop-menu.ts';
import { checkoutView, orderedElsewhere, type PayWays } from './checkout-view.ts';

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
    const form = await visit.form([ALLERGY_FIELD]);
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
    const declared = values.allergies.join(' ');
    if (declared !== '' && form.get('warned') !== declared) {
      const warning = allergyWarning(cart, await shopMenuOf(place), values.allergies);
      if (warning) return send(place, cart, { values, faults: NO_FAULTS, notice: warning, warned: declared });
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
      return send(place, cart, { values, faults, notice: false, warned: declared });
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
      readonly warned?: string;
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
        warned: '',
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
  ${msg`Your cart has changed since you filled this in. Nothing was ordered or charged. Look at the new
  total, then continue.`}
</p>`;

function waysOf(place: Place, cart: CartContent, { deps }: OrderingContext): PayWays {
  const isTaken = place.location.record.at_pickup && place.fulfillmentOf(cart) !== 'delivery';
  return { card: deps.processors[place.location.environment] !== undefined, pickup: isTaken };
}
