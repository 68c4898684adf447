import { addressText } from '../../core/addresses/addresses.ts';
import { html, type Content, type Html } from '../../core/text/html.ts';
import { counted, msg, type Words, nameOf } from '../../core/text/message.ts';
import type { Opening } from '../../catalog/locations/locations.ts';
import { unitsIn, type CartContent, type CartLine } from './cart.ts';
import { itemCard } from './item-card.ts';
import type { Place } from './place.ts';
import type { ShopMenu, ShownSection } from './shop-menu.ts';
import { moneyIn } from '../../core/text/guest-money.ts';
import { FULFILLMENT_WORDS } from '../../core/text/order-words.ts';
import { WEEKDAYS, type Weekday } from '../../core/contract/dates.ts';
import type { ServingTime } from '../../catalog/menus/contract/menu-fields.ts';

/** The content of the menu page. */
interface MenuView {
  readonly place: Place;
  readonly menu: ShopMenu;
  readonly cart: CartContent;
  readonly opening: Opening;
  /** The path where the merchant's guests see their points; `undefined` without a program. */
  readonly rewards: string | undefined;
  /** Whether an order can be placed for now, the way that is chosen. */
  readonly isOpen: boolean;
  /** The notice that orders can't be placed now. */
  readonly notice: Content;
  /** The line that was just added to the cart. */
  readonly added: CartLine | undefined;
  /** The subtotal of the cart, in minor units; `undefined` if the cart can't be ordered as it is. */
  readonly subtotal: number | undefined;
}

export function menuView(view: MenuView): Html {
  const { place, menu, notice } = view;
  return html`<div class="shop">
      <div class="catalogue">
        ${introOf(view)} ${notice} ${menu.sections.length > 1 && sectionLinks(place, menu.sections)}
        ${menu.sections.map((section, index) => sectionOf(view, section, index === 0))}
        ${menu.sections.length === 0 && noMenu()}
      </div>
      ${cartColumn(view)}
    </div>
    ${cartBar(view)}`;
}

function noMenu(): Html {
  return html`<div class="empty">
    <h2>${msg`The menu isn’t ready yet`}</h2>
    <p>${msg`Nothing can be ordered here so far. Come back soon.`}</p>
  </div>`;
}

function introOf({ place, opening, cart, rewards, isOpen }: MenuView): Html {
  const address = addressText({ ...place.location.record.address, line2: null }, place.country);
  return html`<div class="intro">
    <h1>${nameOf(place.location.record.name)}</h1>
    <p class="facts">
      <span class="chip ${CHIPS[opening.state]}">${stateWords(opening)}</span>
      ${opening.state === 'open' && opening.reason !== undefined && html`<span class="muted">${nameOf(opening.reason)}</span>`}
      ${address !== '' && html`<span class="muted">${nameOf(address)}</span>`}
      ${rewards !== undefined && html`<a href="${rewards}">${msg`Rewards`}</a>`}
    </p>
    ${fulfillmentForm(place, cart, isOpen)}
  </div>`;
}

const CHIPS = { open: 'success', closed: 'plain', paused: 'warn' } as const;

function stateWords({ state, until, untilDay }: Opening): Words {
  const when = until !== undefined ? (untilDay === undefined ? until : `${untilDay}, ${until}`) : undefined;
  if (state === 'open') return when === undefined ? msg`Open day and night` : msg`Open until ${when}`;
  if (state === 'paused') return when === undefined ? msg`Paused` : msg`Paused until ${when}`;
  return when === undefined ? msg`Closed` : msg`Closed, opens ${when}`;
}

function fulfillmentForm(place: Place, cart: CartContent, isOpen: boolean): Content {
  const { offered, visit } = place;
  if (offered.length === 0) return false;
  const chosen = place.fulfillmentOf(cart);
  const { fulfillments } = place.location.record;
  const { fee, lead_minutes: lead, min_subtotal: least } = fulfillments[chosen];
  const facts: readonly Words[] = [
    chosen === 'dine_in' && cart.table !== undefined && msg`Table ${nameOf(cart.table)}`,
    isOpen && msg`about ${lead} min`,
    fee.amount > 0 && msg`${moneyIn(place.location, fee)} fee`,
    least.amount > 0 && msg`from ${moneyIn(place.location, least)}`,
  ].filter((fact) => fact !== false);
  return html`<form class="ways" method="post" action="${place.path('fulfillment')}">
    ${visit.csrfField()}
    <div class="segments" role="group" aria-label="${msg`How you get your order`}">
      ${offered.map(
        (type) =>
          html`<button name="type" value="${type}" aria-pressed="${String(type === chosen)}">
            ${FULFILLMENT_WORDS[type]}
          </button>`,
      )}
    </div>
    <span class="muted">${facts.map((fact, at) => [at > 0 && ' · ', fact])}</span>
  </form>`;
}

function sectionLinks({ ownLanguage }: Place, sections: readonly ShownSection[]): Html {
  return html`<nav class="sections" aria-label="${msg`Menu sections`}">
    ${sections.map(({ section }) => html`<a href="#${section.id}">${nameOf(section.name, ownLanguage)}</a>`)}
  </nav>`;
}

function sectionOf(view: MenuView, { section, items, isServedNow }: ShownSection, isFirst: boolean): Html {
  return html`<section class="section" id="${section.id}" aria-labelledby="${section.id}-name">
    <h2 id="${section.id}-name">${nameOf(section.name, view.place.ownLanguage)}</h2>
    ${
      items.some(({ item }) => item.id === view.added?.item) &&
      html`<p class="notice ok" role="status">
        ${msg`${nameOf(view.added?.seen.name ?? '')} is in your cart.`}
      </p>`
    }
    ${!isServedNow && html`<p class="muted">${msg`Not served now. Served ${servingWords(section.availability, view.place.location.locale)}.`}</p>`}
    <ul class="items">
      ${items.map((shown, index) => itemCard(view, shown, isFirst && index < 4))}
    </ul>
  </section>`;
}

function cartColumn({ place, cart, subtotal }: MenuView): Html {
  const units = unitsIn(cart);
  return html`<aside class="column" aria-labelledby="cart-title">
    <div class="card">
      <h2 id="cart-title">${msg`Your cart`}</h2>
      ${
        units === 0
          ? html`<p class="muted">${msg`Nothing in it yet. Choose something from the menu.`}</p>`
          : html`<ul class="lines">
                ${cart.lines.map(
                  ({ quantity, seen }) =>
                    html`<li><span class="quantity">${quantity} ×</span> ${nameOf(seen.name)}</li>`,
                )}
              </ul>
              ${
                subtotal !== undefined &&
                html`<p class="sum">
                  <span>${msg`Subtotal`}</span> <b>${moneyIn(place.location, subtotal)}</b>
                </p>`
              }
              <a class="button" href="${place.path('cart')}">${msg`View cart`}</a>`
      }
      ${cart.placed[0] !== undefined && html`<p><a href="${place.path('orders')}">${msg`Your last order`}</a></p>`}
    </div>
  </aside>`;
}

/** Renders the cart bar, which stays visible on phones. */
function cartBar({ place, cart, subtotal }: MenuView): Content {
  const units = unitsIn(cart);
  if (units === 0) return false;
  return html`<div class="bar">
    <a class="button" href="${place.path('cart')}">
      <span>${counted(units, msg`View cart, ${units} item`, msg`View cart, ${units} items`)}</span>
      ${subtotal !== undefined && html`<b>${moneyIn(place.location, subtotal)}</b>`}
    </a>
  </div>`;
}

/**
 * Formats serving times: `Mon–Fri 08:30–15:00, Sat and Sun 09:00–16:00`; without days if they are the same
 * every day.
 */
export function servingWords(times: readonly ServingTime[], locale = 'en-GB'): string {
  const daysOf = new Map<string, Set<Weekday>>();
  for (const { days, from, to } of times) {
    const range = `${from}–${to}`;
    daysOf.set(range, new Set([...(daysOf.get(range) ?? []), ...days]));
  }
  return [...daysOf].map(([range, days]) => [...dayWords(days, locale), range].join(' ')).join(', ');
}

function dayWords(days: ReadonlySet<Weekday>, locale: string): string[] {
  if (days.size === WEEKDAYS.length) return [];
  const written = locale.startsWith('en') ? 'en-GB' : locale;
  return [new Intl.ListFormat(written).format(runsOf(days, written).flatMap(runWords))];
}

/** Days that follow each other, from Monday on. */
function runsOf(days: ReadonlySet<Weekday>, locale: string): string[][] {
  const names = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const runs: string[][] = [];
  let isGoingOn = false;
  for (const [at, day] of WEEKDAYS.entries()) {
    const short = names.format(Date.UTC(2024, 0, MONDAY + at));
    if (!days.has(day)) isGoingOn = false;
    else if (isGoingOn) runs.at(-1)?.push(short);
    else isGoingOn = runs.push([short]) > 0;
  }
  return runs;
}

/** The 1st of January 2024 was one. */
const MONDAY = 1;

function runWords(run: readonly string[]): string[] {
  return run.length > 2 ? [`${run[0]}–${run.at(-1)}`] : [...run];
}
