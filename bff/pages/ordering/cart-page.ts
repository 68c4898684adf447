import { Message, msg, type Words } from '../../core/text/message.ts';
import { FULFILLMENTS } from '../../catalog/locations/contract/fulfillments.ts';
import { tipLimit } from '../../core/arithmetic/quote.ts';
import type { SitePage, SiteVisit } from '../hosts/site-visit.ts';
import type { Form } from '../shell/forms.ts';
import { edited, withQuantity, type CartContent, type CartTip } from './cart.ts';
import { NO_TROUBLES, priceChanges, troublesOf, cartView } from './cart-view.ts';
import { ELEMENT, type OrderingContext, placeOf, type Place } from './place.ts';
import { laterNotice, stateNotice } from './menu-page.ts';
import { rewardsPath } from '../../orders/loyalty/loyalty.ts';
import { chosenReward, withReward } from './rewards.ts';
import { quoteCart, readinessOf, firstTime, type Readiness } from './quote-cart.ts';
import { timeAt } from './words.ts';
import { shopMenuOf } from './shop-menu.ts';
import { moneyIn, typedAmount } from '../../core/text/guest-money.ts';

/** Serves `…/cart`: the items and their cost. */
export function cartPage(context: OrderingContext): SitePage {
  return {
    surface: 'ordering',
    path: '/:merchant/:location/cart',
    element: ELEMENT,
    get: show,
    post: change,
  };

  async function show(visit: SiteVisit): Promise<void> {
    const place = await placeOf(visit, context);
    await send(place, await place.cart());
  }

  async function change(visit: SiteVisit): Promise<void> {
    const form = await visit.form();
    const place = await placeOf(visit, context);
    const before = await place.cart();
    const tip = form.get('action') === 'tip' ? tipIn(form, place, before) : undefined;
    if (tip instanceof Message) return send(place, before, tip);
    const reward = form.get('action') === 'reward' ? await chosenReward(place, form) : undefined;
    await place.change((cart) =>
      form.get('action') === 'reward' ? withReward(cart, reward) : changed(cart, form, tip),
    );
    visit.redirect(place.path('cart'));
  }

  async function send(place: Place, cart: CartContent, tipFault?: Words): Promise<void> {
    const isEmpty = cart.lines.length === 0;
    const [readiness, menu] = await Promise.all([readinessOf(place, cart), shopMenuOf(place)]);
    const at = isEmpty ? null : await firstTime(place, cart, menu, readiness);
    const quoted = isEmpty ? undefined : await quoteCart(place, cart, at);
    const quote = quoted && 'quote' in quoted ? quoted.quote : undefined;
    const troubles =
      quoted && 'fault' in quoted
        ? troublesOf(place, cart, quoted.fault)
        : { ...NO_TROUBLES, ...(quote && { lines: priceChanges(place, cart, quote) }) };
    await place.visit.send({
      title: msg`Your cart`,
      merchant: place.merchant,
      isPersonal: true,
      header: 'own',
      width: 'full',
      files: [context.styles],
      content: cartView({
        place,
        cart,
        quote,
        troubles,
        tipFault,
        ready: readyAt(place, readiness, at),
        pictures: new Map(cart.lines.map(({ item }) => [item, menu.item(item)?.item.image ?? null])),
        notice: [await stateNotice(place, readiness), laterNotice(place, readiness, at)],
        member: await place.member(),
        rewards: await rewardsPath(context.deps.db, place.visit, place.merchant),
      }),
    });
  }
}

function readyAt(
  { location, now }: Place,
  { now: soonest }: Readiness,
  at: string | null,
): string | undefined {
  const first = at ?? soonest?.at;
  return first === undefined ? undefined : timeAt(location, first, now);
}

function changed(cart: CartContent, form: Form, tip: CartTip | null | undefined): CartContent {
  const uid = form.get('uid') ?? '';
  switch (form.get('action')) {
    case 'quantity': {
      const quantity = Number(form.get('quantity'));
      return Number.isInteger(quantity) ? withQuantity(cart, uid, quantity) : cart;
    }
    case 'tip':
      return tip === undefined ? cart : edited(cart, { tip });
    default:
      return cart;
  }
}

/** @returns the error as a message */
function tipIn(form: Form, { location }: Place, { lines }: CartContent): CartTip | null | Message {
  const chosen = form.get('tip') ?? '';
  if (chosen === '') return null;
  if (chosen !== 'own') {
    const bps = Number(chosen);
    return location.record.tip_presets_bps.includes(bps) ? { bps } : null;
  }
  const typed = typedAmount(form.get('amount') ?? '', location);
  if ('fault' in typed) return typed.fault;
  const { amount } = typed;
  const seen = lines.reduce((sum, { seen: { unitPrice }, quantity }) => sum + unitPrice * quantity, 0);
  const most = tipLimit(seen, location.currency);
  return amount > most ? msg`Enter at most ${moneyIn(location, most)}.` : { amount };
}

/** `…/fulfillment`: how the guest gets the order. */
export function fulfillmentForm(context: OrderingContext): SitePage {
  return {
    surface: 'ordering',
    path: '/:merchant/:location/fulfillment',
    element: ELEMENT,
    post: async (visit) => {
      const form = await visit.form();
      const place = await placeOf(visit, context);
      const fulfillment = FULFILLMENTS.find((type) => type === form.get('type'));
      if (fulfillment) await place.change((cart) => edited(cart, { fulfillment }));
      visit.redirect(form.get('to') === 'cart' ? place.path('cart') : place.path());
    },
  };
}
