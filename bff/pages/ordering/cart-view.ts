import { html, type Content, type Html } from '../../core/text/html.ts';
import { msg, type Words, nameOf } from '../../core/text/message.ts';
import type { OrderQuote } from '../../orders/orders/contract/order.ts';
import type { CartContent, CartLine } from './cart.ts';
import type { PlaceMember, Place } from './place.ts';
import { rewardForm } from './rewards.ts';
import { totalsOf, timeAt } from './words.ts';
import { amountInField } from '../../core/money/typed-amount.ts';
import { moneyIn } from '../../core/text/guest-money.ts';
import { percentOf } from '../shell/guests/guest-forms.ts';
import { FULFILLMENT_WORDS } from '../../core/text/order-words.ts';
import type { ApiError } from '../../core/api/errors.ts';
import type { Fulfillment } from '../../catalog/locations/contract/fulfillments.ts';

interface CartView {
  readonly place: Place;
  readonly cart: CartContent;
  readonly quote: OrderQuote | undefined;
  readonly troubles: CartTroubles;
  readonly notice: Content;
  /** The member of the merchant's program, if signed in with this browser. */
  readonly member: PlaceMember | undefined;
  /** The path where guests sign in to the program; `undefined` if there is none. */
  readonly rewards: string | undefined;
  /** The error for the typed tip. */
  readonly tipFault: Words | undefined;
}

export function cartView(view: CartView): Html {
  const { place, cart, quote, troubles, notice } = view;
  const back = html`<p class="back"><a href="${place.path()}">${msg`Menu`}</a></p>`;
  if (cart.lines.length === 0) return html`${back}${emptyCart(place, cart)}`;
  const problems = [...troubles.whole, ...(troubles.lines.size > 0 && !quote ? [LINES_TROUBLE] : [])];
  return html`${back}
    <div class="intro">
      <h1>${msg`Your cart`}</h1>
      <p class="muted">
        ${msg`${FULFILLMENT_WORDS[place.fulfillmentOf(cart)]}, ${nameOf(place.location.record.name)}`}
      </p>
    </div>
    ${notice} ${problems.map((text) => html`<p class="notice danger" role="alert">${text}</p>`)}
    <div class="card">
      <ul class="basket">
        ${cart.lines.map((line) => lineOf(view, line))}
      </ul>
      <p><a href="${place.path()}">${msg`Add something else`}</a></p>
    </div>
    ${rewardForm(place, cart, view)} ${quote && tipForm(view)}
    ${
      quote
        ? html`<div class="card">
            ${totalsOf(place.location, quote)}
            <a class="button" href="${place.path('checkout')}">${msg`Go to checkout`}</a>
          </div>`
        : html`<p class="muted">${msg`The total is shown once everything can be ordered.`}</p>`
    }`;
}

const LINES_TROUBLE = msg`Something in your cart can’t be ordered now. Your cart is kept.`;

function emptyCart(place: Place, { placed }: CartContent): Html {
  return html`<div class="empty">
    <h1>${msg`Your cart is empty`}</h1>
    <p>${msg`Choose something from the menu.`}</p>
    <a class="button" href="${place.path()}">${msg`See the menu`}</a>
    ${placed[0] !== undefined && html`<p><a href="${place.path('orders')}">${msg`See your last order`}</a></p>`}
  </div>`;
}

function lineOf({ place, quote, troubles }: CartView, line: CartLine): Html {
  const { uid, seen, note, quantity } = line;
  const cost = quote?.lines.find((one) => one.uid === uid);
  const trouble = troubles.lines.get(uid);
  const gross = cost?.gross ?? seen.unitPrice * quantity;
  return html`<li id="line-${uid}">
    <div class="what">
      <b>${nameOf(cost?.name ?? seen.name)}</b>
      ${seen.choices.length > 0 && html`<span class="muted">${seen.choices.join(', ')}</span>`}
      ${note !== null && html`<span class="muted">“${note}”</span>`}
      ${trouble !== undefined && html`<span class="trouble">${trouble}</span>`}
    </div>
    <b class="amount">${moneyIn(place.location, gross)}</b>
    <form class="change" method="post">
      ${place.visit.csrfField()}<input type="hidden" name="uid" value="${uid}" />
      <label for="quantity-${uid}" class="unseen">${msg`Quantity of ${seen.name}`}</label>
      <input
        id="quantity-${uid}"
        name="quantity"
        type="number"
        min="0"
        max="99"
        value="${quantity}"
        ${trouble !== undefined && html`aria-invalid="true"`}
      />
      <button class="quiet" name="action" value="quantity">
        ${msg`Update${html`<span class="unseen"> ${seen.name}</span>`}`}
      </button>
      <button class="link" name="action" value="remove">
        ${msg`Remove${html`<span class="unseen"> ${seen.name}</span>`}`}
      </button>
    </form>
  </li>`;
}

function tipForm({ place, cart, tipFault }: CartView): Content {
  const { tip_presets_bps: presets } = place.location.record;
  if (presets.length === 0) return false;
  const { tip } = cart;
  const own = tip !== null && 'amount' in tip ? tip.amount : undefined;
  const { currency } = place.location;
  return html`<form class="card tip" method="post">
    ${place.visit.csrfField()}
    <fieldset class="options">
      <legend>${msg`Tip`}</legend>
      <div class="segments">
        ${preset('', msg`No tip`, tip === null)}
        ${presets.map((bps) => preset(String(bps), percentOf(bps), tip !== null && 'bps' in tip && tip.bps === bps))}
        ${preset('own', msg`Other`, own !== undefined)}
      </div>
    </fieldset>
    <div class="field${tipFault !== undefined && ' bad'}">
      <label for="tip-amount">${msg`Other amount in ${currency}`}</label>
      <input
        id="tip-amount"
        name="amount"
        inputmode="decimal"
        autocomplete="off"
        maxlength="24"
        value="${own === undefined ? '' : amountInField(own, place.location)}"
        ${tipFault !== undefined && html`aria-invalid="true" aria-describedby="tip-note"`}
      />
      ${tipFault !== undefined && html`<div class="hint" id="tip-note">${tipFault}</div>`}
    </div>
    <button class="quiet" name="action" value="tip">${msg`Set tip`}</button>
  </form>`;
}

function preset(value: string, label: Words, isChosen: boolean): Html {
  return html`<label class="segment"
    ><input type="radio" name="tip" value="${value}" ${isChosen && html`checked`} /><span
      >${label}</span
    ></label
  >`;
}

/** The reasons why a cart can't be ordered, in words: by line `uid`, and for the whole cart. */
interface CartTroubles {
  readonly lines: ReadonlyMap<string, Words>;
  readonly whole: readonly Words[];
}

export const NO_TROUBLES: CartTroubles = { lines: new Map(), whole: [] };

/** Prices that are others than when the guest chose. */
export function priceChanges(place: Place, cart: CartContent, quote: OrderQuote): ReadonlyMap<string, Words> {
  return new Map(
    quote.lines.flatMap(({ uid, unit_price: { amount } }): [string, Words][] => {
      const before = cart.lines.find((line) => line.uid === uid)?.seen.unitPrice;
      if (before === undefined || before === amount) return [];
      const now = moneyIn(place.location, amount);
      const then = moneyIn(place.location, before);
      return [[uid, msg`The price has changed: ${now} each, was ${then}.`]];
    }),
  );
}

export function troublesOf(place: Place, cart: CartContent, fault: ApiError): CartTroubles {
  const { code, param = '', details } = fault;
  if (code === 'not_available') {
    return { lines: new Map((details.unavailable ?? []).flatMap((one) => shortLines(cart, one))), whole: [] };
  }
  if (code === 'time_not_available') return { lines: new Map(), whole: [timeTrouble(place, details)] };
  const at = /^lines\.(\d+)/.exec(param)?.[1];
  const line = at === undefined ? undefined : cart.lines[Number(at)];
  if (line) return { lines: new Map([[line.uid, lineTrouble(code)]]), whole: [] };
  const type = place.fulfillmentOf(cart);
  if (param === 'lines') {
    const least = place.location.record.fulfillments[type].min_subtotal;
    return { lines: new Map(), whole: [LEAST[type](moneyIn(place.location, least))] };
  }
  if (param.startsWith('loyalty')) {
    const trouble = msg`The reward can’t be used for this order. Choose another one, or none.`;
    return { lines: new Map(), whole: [trouble] };
  }
  if (param.startsWith('tip')) {
    return { lines: new Map(), whole: [msg`This tip is too large for the order. Choose another one.`] };
  }
  return {
    lines: new Map(),
    whole: [msg`Orders can’t be taken this way now. Choose another way, or come back later.`],
  };
}

const LEAST: Readonly<Record<Fulfillment, (least: string) => Words>> = {
  pickup: (least) => msg`The minimum for pickup is ${least}.`,
  delivery: (least) => msg`The minimum for delivery is ${least}.`,
  dine_in: (least) => msg`The minimum for dine in is ${least}.`,
};

function shortLines(
  { lines }: CartContent,
  { target, name, left }: { readonly target: string; readonly name: string; readonly left: number },
): [string, Words][] {
  const has = (line: CartLine): boolean =>
    line.item === target ||
    line.variation === target ||
    line.modifiers.some(({ modifier }) => modifier === target);
  const text =
    left === 0
      ? msg`${name} has sold out. Remove it, or choose something else.`
      : msg`Only ${left} left of ${name}. Order fewer.`;
  return lines.filter(has).map(({ uid }) => [uid, text]);
}

function lineTrouble(code: ApiError['code']): Words {
  return code === 'not_found'
    ? msg`This isn’t on the menu any more. Remove it, please.`
    : msg`The menu has changed. Remove this and choose it again.`;
}

function timeTrouble(
  { location, now }: Place,
  { next_available_at: next = null }: ApiError['details'],
): Words {
  return next === null
    ? msg`No orders are taken at the moment. Your cart is kept.`
    : msg`This time isn’t available any more. The next is ${timeAt(location, next, now)}.`;
}
