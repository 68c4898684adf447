import { html, type Content, type Html } from '../../core/text/html.ts';
import { msg, type Words, nameOf, percentText } from '../../core/text/message.ts';
import type { OrderQuote } from '../../orders/orders/contract/order.ts';
import type { CartContent, CartLine } from './cart.ts';
import type { PlaceMember, Place } from './place.ts';
import { rewardForm } from './rewards.ts';
import { timeAt, totalsOf } from './words.ts';
import { amountInField } from '../../core/money/typed-amount.ts';
import { moneyIn } from '../../core/text/guest-money.ts';
import { FULFILLMENT_WORDS } from '../../core/text/order-words.ts';
import type { ApiError } from '../../core/api/errors.ts';
import type { Fulfillment } from '../../catalog/locations/contract/fulfillments.ts';
import type { MenuItem } from '../../catalog/menus/contract/menu.ts';
import { strokeIcon } from '../shell/icons.ts';
import { pictureOf } from '../shell/pictures.ts';
import { placeBar } from './place-header.ts';
import { tipFor } from './quote-cart.ts';

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
  /** When the order would be ready; `undefined` if it can't be placed now. */
  readonly ready: string | undefined;
  /** The pictures of the items, by their IDs. */
  readonly pictures: ReadonlyMap<string, MenuItem['image']>;
}

export function cartView(view: CartView): Html {
  const { place, cart, quote, troubles, notice } = view;
  const { address, name } = place.location.record;
  const bar = placeBar(place, { path: place.path(), name: msg`Menu` });
  if (cart.lines.length === 0) return html`${bar}${emptyCart(place, cart)}`;
  const problems = [...troubles.whole, ...(troubles.lines.size > 0 && !quote ? [LINES_TROUBLE] : [])];
  return html`${bar}
    <div class="two">
      <div class="main-column">
        <h1>${msg`Your cart`}</h1>
        ${notice} ${problems.map((text) => html`<p class="notice danger" role="alert">${text}</p>`)}
        ${leastProgress(view)}
        <div class="card way">
          ${strokeIcon('bag', 24)}
          <p>
            ${msg`${html`<b>${FULFILLMENT_WORDS[place.fulfillmentOf(cart)]}</b>`}, ${nameOf(address.line1 ?? name)}`}
            ${view.ready !== undefined && html`<span class="muted">${msg`Ready about ${view.ready}`}</span>`}
          </p>
          <a href="${place.path()}">${msg`Change`}</a>
        </div>
        <div class="card">
          <ul class="basket">
            ${cart.lines.map((line) => lineOf(view, line))}
          </ul>
          <p class="more"><a href="${place.path()}">${strokeIcon('plus')}${msg`Add more`}</a></p>
        </div>
        ${quote && tipForm(view)} ${rewardForm(place, cart, view)}
      </div>
      <div class="side-column">
        ${
          quote
            ? html`<div class="card">${totalsOf(place.location, quote)}</div>
                <div class="act">
                  <a class="button tall between" href="${place.path('checkout')}"
                    ><span>${msg`Check out`}</span><b>${moneyIn(place.location, quote.total)}</b></a
                  >
                </div>`
            : html`<p class="muted">${msg`The total is shown once everything can be ordered.`}</p>`
        }
      </div>
    </div>`;
}

/** Renders what is missing for the minimum of an order, and the way out of it. */
function leastProgress({ place, cart }: CartView): Content {
  const type = place.fulfillmentOf(cart);
  const { amount: least } = place.location.record.fulfillments[type].min_subtotal;
  const sum = cart.lines.reduce((total, { seen, quantity }) => total + seen.unitPrice * quantity, 0);
  if (sum >= least) return false;
  const other = place.offered.find(
    (one) => one !== type && place.location.record.fulfillments[one].min_subtotal.amount <= sum,
  );
  return html`<form class="card least" method="post" action="${place.path('fulfillment')}">
    ${place.visit.csrfField()}<input type="hidden" name="to" value="cart" />
    <label for="least"
      >${msg`Add ${html`<b>${moneyIn(place.location, least - sum)}</b>`} to reach the minimum`}</label
    >
    <progress id="least" max="${least}" value="${sum}"></progress>
    ${
      other !== undefined &&
      html`<button class="quiet" name="type" value="${other}">${SWITCH_TO[other]}</button>`
    }
  </form>`;
}

const SWITCH_TO: Readonly<Record<Fulfillment, Words>> = {
  pickup: msg`Switch to pickup`,
  delivery: msg`Switch to delivery`,
  dine_in: msg`Switch to dine in`,
};

const LINES_TROUBLE = msg`Something in your cart can’t be ordered now. Your cart is kept.`;

function emptyCart(place: Place, { placed }: CartContent): Html {
  return html`<div class="empty">
    <h1>${msg`Your cart is empty`}</h1>
    <p>${msg`Choose something from the menu.`}</p>
    <a class="button" href="${place.path()}">${msg`See the menu`}</a>
    ${
      placed[0] !== undefined &&
      html`<p><a href="${place.path('orders')}">${msg`See your last order`}</a></p>`
    }
  </div>`;
}

function lineOf(view: CartView, line: CartLine): Html {
  const { place, quote, troubles, pictures } = view;
  const { uid, seen, note, quantity } = line;
  const cost = quote?.lines.find((one) => one.uid === uid);
  const trouble = troubles.lines.get(uid);
  const gross = cost?.gross ?? seen.unitPrice * quantity;
  const edit = `${place.path('items', line.item)}?line=${encodeURIComponent(uid)}`;
  const of = html`<span class="unseen"> ${seen.name}</span>`;
  return html`<li id="line-${uid}">
    ${pictureOf(pictures.get(line.item) ?? null, { sizes: '64px', isEager: false }) || html`<span></span>`}
    <div class="what">
      <b>${nameOf(cost?.name ?? seen.name)}</b>
      ${seen.choices.length > 0 && html`<span class="muted">${seen.choices.join(', ')}</span>`}
      ${note !== null && html`<span class="muted">“${note}”</span>`}
      ${trouble !== undefined && html`<span class="trouble">${trouble}</span>`}
    </div>
    <b class="amount">${moneyIn(place.location, gross)}</b>
    <form class="change" method="post">
      ${place.visit.csrfField()}<input type="hidden" name="uid" value="${uid}" />
      <input type="hidden" name="action" value="quantity" />
      <a href="${edit}" data-sheet>${msg`Edit${of}`}</a>
      <div class="stepper">
        <button name="quantity" value="${quantity - 1}" aria-label="${fewer(line)}">
          ${strokeIcon(quantity === 1 ? 'trash' : 'minus')}
        </button>
        <output>${quantity}</output>
        <button
          name="quantity"
          value="${quantity + 1}"
          aria-label="${msg`One more ${seen.name}`}"
          ${quantity >= 99 && html`disabled`}
        >
          ${strokeIcon('plus')}
        </button>
      </div>
    </form>
  </li>`;
}

const fewer = ({ quantity, seen }: CartLine): Words =>
  quantity === 1 ? msg`Remove ${seen.name}` : msg`One fewer ${seen.name}`;

/** Renders the tips, each with its amount, which apply at once. */
function tipForm({ place, cart, quote, tipFault }: CartView): Content {
  const { tip_presets_bps: presets } = place.location.record;
  if (presets.length === 0 || !quote) return false;
  const { tip } = cart;
  const own = tip !== null && 'amount' in tip ? tip.amount : undefined;
  const { currency } = place.location;
  const without = { ...quote, total: { ...quote.total, amount: quote.total.amount - quote.tip.amount } };
  const preset = (bps: number): Html => {
    const amount = tipFor({ ...cart, tip: { bps } }, without)?.amount ?? 0;
    const isChosen = tip !== null && 'bps' in tip && tip.bps === bps;
    return html`<button class="chip-choice" name="tip" value="${bps}" aria-pressed="${String(isChosen)}">
      ${percentText(bps)} <span class="muted">${moneyIn(place.location, amount)}</span>
    </button>`;
  };
  const form = (content: Content): Html =>
    html`<form method="post">
      ${place.visit.csrfField()}<input type="hidden" name="action" value="tip" />${content}
    </form>`;
  return html`<div class="card tip">
    <h2 id="tip-name">${msg`Tip the team`}</h2>
    ${form(
      html`<div class="chips" role="group" aria-labelledby="tip-name">
        <button class="chip-choice" name="tip" value="" aria-pressed="${String(tip === null)}">
          ${msg`No tip`}
        </button>
        ${presets.map(preset)}
      </div>`,
    )}
    <details ${(own !== undefined || tipFault !== undefined) && html`open`}>
      <summary>${msg`Other amount in ${currency}`}</summary>
      ${form(
        html`<div class="field other${tipFault !== undefined && ' bad'}">
          <input
            id="tip-amount"
            name="amount"
            aria-label="${msg`Other amount in ${currency}`}"
            inputmode="decimal"
            autocomplete="off"
            maxlength="24"
            value="${own === undefined ? '' : amountInField(own, place.location)}"
            ${tipFault !== undefined && html`aria-invalid="true" aria-describedby="tip-note"`}
          />
          <button class="quiet" name="tip" value="own">${msg`Apply`}</button>
          ${tipFault !== undefined && html`<div class="hint" id="tip-note">${tipFault}</div>`}
        </div>`,
      )}
    </details>
  </div>`;
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
    ? msg`This isn’t on the menu anymore. Remove it.`
    : msg`The menu has changed. Remove this and choose it again.`;
}

function timeTrouble(
  { location, now }: Place,
  { next_available_at: next = null }: ApiError['details'],
): Words {
  return next === null
    ? msg`No orders are taken at the moment. Your cart is kept.`
    : msg`This time isn’t available anymore. The next is ${timeAt(location, next, now)}.`;
}
