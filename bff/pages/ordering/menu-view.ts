import { html, type Content, type Html } from '../../core/text/html.ts';
import { allergenList } from '../../core/text/order-words.ts';
import { counted, msg, type Words, nameOf } from '../../core/text/message.ts';
import { moneyIn } from '../../core/text/guest-money.ts';
import type { OrderQuote } from '../../orders/orders/contract/order.ts';
import { intentField } from '../shell/forms.ts';
import { strokeIcon } from '../shell/icons.ts';
import { unitsIn, type CartContent, type CartLine } from './cart.ts';
import { pictureOf } from '../shell/pictures.ts';
import type { Place } from './place.ts';
import { imprint } from './place-header.ts';
import type { ShopMenu, ShownSection, ShownItem } from './shop-menu.ts';
import { DIETARY_WORDS, servingWords } from './words.ts';

interface MenuView {
  readonly place: Place;
  readonly menu: ShopMenu;
  readonly cart: CartContent;
  /** The top of the page: `storefrontHeader`. */
  readonly header: Html;
  /** Items that sold best lately. */
  readonly popular: readonly ShownItem[];
  /** The guest's search; empty for all items. */
  readonly search: string;
  /** The notice that orders can't be placed now. */
  readonly notice: Content;
  /** The line that was just added to the cart. */
  readonly added: CartLine | undefined;
  /** The cost of the cart; `undefined` if the cart can't be ordered as it is. */
  readonly quote: OrderQuote | undefined;
}

export function menuView(view: MenuView): Html {
  const { place, menu, notice, header, popular, search } = view;
  const found = search === '' ? menu.sections : sectionsWith(menu.sections, search);
  const shown = search === '' ? popular : [];
  return html`${header}${notice}${lastOrder(view)}${
      menu.sections.length > 0 && railOf(view, shown.length > 0)
    }
    <div class="shop">
      <div class="catalog">
        ${shown.length > 0 && popularSection(view, shown)}
        ${found.map((section, index) => sectionOf(view, section, index === 0 && shown.length === 0))}
        ${menu.sections.length === 0 && noMenu()}
        ${found.length === 0 && menu.sections.length > 0 && nothingFound(place, search)}
      </div>
      ${cartColumn(view)}
    </div>
    ${imprint(place)}${quickForm(place)}${cartBar(view)}`;
}

/** Renders the way to the last order, above the menu until something is in the cart. */
function lastOrder({ place, cart }: MenuView): Content {
  if (cart.placed[0] === undefined || cart.lines.length > 0) return false;
  return html`<p class="last-order">
    <a href="${place.path('orders')}">${strokeIcon('receipt')}${msg`Your last order`}</a>
  </p>`;
}

/** Renders the form that the cards' buttons send: it adds one of an item to the cart. */
function quickForm({ visit }: Place): Html {
  return html`<form id="${QUICK}" method="post" hidden>
    ${visit.csrfField()}${intentField()}<input type="hidden" name="quick" value="1" />
  </form>`;
}

const QUICK = 'quick';

/** Sections with the items whose name, description or choices contain every word of a search. */
function sectionsWith(sections: readonly ShownSection[], search: string): readonly ShownSection[] {
  const words = search.toLocaleLowerCase().split(/\s+/);
  const matches = ({ item, groups }: ShownItem, section: string): boolean => {
    const choices = groups.flatMap(({ modifiers }) => modifiers.map(({ name }) => name));
    const text = [section, item.name, item.description, ...choices].join(' ').toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  };
  return sections
    .map((one) => ({ ...one, items: one.items.filter((item) => matches(item, one.section.name)) }))
    .filter(({ items }) => items.length > 0);
}

function nothingFound(place: Place, search: string): Html {
  return html`<div class="empty" role="status">
    <h2>${msg`Nothing matches “${nameOf(search)}”`}</h2>
    <a class="button quiet" href="${place.path()}">${msg`See the menu`}</a>
  </div>`;
}

function noMenu(): Html {
  return html`<div class="empty">
    <h2>${msg`The menu isn’t ready yet`}</h2>
    <p>${msg`Nothing can be ordered here so far. Come back soon.`}</p>
  </div>`;
}

/** Renders the links to sections and the search, which stay visible. */
function railOf({ place, menu: { sections }, search }: MenuView, hasPopular: boolean): Html {
  const { ownLanguage } = place;
  return html`<div class="rail">
    <nav class="sections" aria-label="${msg`Menu sections`}">
      ${hasPopular && html`<a href="#popular">${msg`Popular`}</a>`}
      ${
        search === '' &&
        sections.map(({ section }) => html`<a href="#${section.id}">${nameOf(section.name, ownLanguage)}</a>`)
      }
    </nav>
    <form class="find" role="search" action="${place.path()}" data-live>
      ${strokeIcon('search')}
      <input
        type="search"
        name="q"
        value="${search}"
        maxlength="60"
        aria-label="${msg`Search the menu`}"
        placeholder="${msg`Search`}"
      />
    </form>
  </div>`;
}

function popularSection(view: MenuView, items: readonly ShownItem[]): Html {
  const { place } = view;
  return html`<section class="section" id="popular" aria-labelledby="popular-name">
    <h2 id="popular-name">${msg`Popular`}</h2>
    <ul class="popular">
      ${items.map(
        ({ item }) =>
          html`<li class="pop">
            ${
              pictureOf(item.image, { sizes: '(max-width: 700px) 156px, 190px', isEager: true }) ||
              html`<span class="no-picture"></span>`
            }
            <div class="said">
              <h3>
                <a href="${place.path('items', item.id)}" data-sheet
                  >${nameOf(item.name, place.ownLanguage)}</a
                >
              </h3>
              <p class="price">${priceOf(place, item)}</p>
            </div>
          </li>`,
      )}
    </ul>
  </section>`;
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
    ${
      !isServedNow &&
      html`<p class="muted">
        ${msg`Not served now. Served ${servingWords(section.availability, view.place.location.locale)}.`}
      </p>`
    }
    <ul class="items">
      ${items.map((shown, index) => itemCard(view, shown, isFirst && index < 4))}
    </ul>
  </section>`;
}

function cartColumn({ place, cart, quote }: MenuView): Html {
  const units = unitsIn(cart);
  return html`<aside class="column" aria-labelledby="cart-title">
    <div class="card">
      <h2 id="cart-title">${msg`Your cart`}</h2>
      ${
        units === 0
          ? html`<p class="muted">${msg`Nothing in it yet. Choose something from the menu.`}</p>`
          : html`<ul class="lines">
                ${cart.lines.map((line) => columnLine(place, line, quote !== undefined))}
              </ul>
              ${quote && totalOf(place, quote)}
              <a class="button tall" href="${place.path('cart')}">${msg`View cart`}</a>`
      }
    </div>
  </aside>`;
}

/** @param isPriced whether the cart can be ordered: otherwise its prices may be out of date */
function columnLine({ location }: Place, { quantity, seen }: CartLine, isPriced: boolean): Html {
  return html`<li>
    <span class="quantity">${quantity} ×</span> <b>${nameOf(seen.name)}</b>
    <span class="amount">${isPriced && moneyIn(location, seen.unitPrice * quantity)}</span>
    ${seen.choices.length > 0 && html`<span class="muted">${seen.choices.join(', ')}</span>`}
  </li>`;
}

function totalOf({ location }: Place, { total }: OrderQuote): Html {
  return html`<p class="sum"><span>${msg`Total`}</span> <b>${moneyIn(location, total)}</b></p>`;
}

/** Renders the cart bar, which stays visible on phones. */
function cartBar({ place, cart, quote }: MenuView): Content {
  const units = unitsIn(cart);
  if (units === 0) return false;
  return html`<div class="bar">
    <a class="button tall" href="${place.path('cart')}">
      <span class="count" aria-hidden="true">${units}</span>
      <span
        >${msg`View cart`}<span class="unseen"
          >, ${counted(units, msg`${units} item`, msg`${units} items`)}</span
        ></span
      >
      ${quote && html`<b>${moneyIn(place.location, quote.total)}</b>`}
    </a>
  </div>`;
}

/**
 * Renders an item on the menu. A sold-out item has no link.
 * @param isEager whether it is visible at first
 */
function itemCard(view: MenuView, shown: ShownItem, isEager: boolean): Html {
  const { place, menu, cart } = view;
  const { item, isSoldOut } = shown;
  const left = menu.left(item.id);
  const name = nameOf(item.name, place.ownLanguage);
  return html`<li class="${isSoldOut ? 'item gone' : 'item'}" id="card-${item.id}">
    <div class="said">
      <h3>${isSoldOut ? name : html`<a href="${place.path('items', item.id)}" data-sheet>${name}</a>`}</h3>
      ${item.description !== null && html`<p class="about" ${place.ownLanguage}>${item.description}</p>`}
      ${dietsOf(item)}
      <p class="price">
        ${priceOf(place, item)} ${isSoldOut && html`<span class="chip plain">${msg`Sold out`}</span>`}
        ${
          !isSoldOut &&
          left !== undefined &&
          left <= 5 &&
          html`<span class="chip warn">${msg`Only ${left} left`}</span>`
        }
      </p>
    </div>
    ${pictureOf(item.image, { sizes: '132px', isEager })}
    ${!isSoldOut && addButton(place, shown, unitsOf(cart, item.id))}
  </li>`;
}

const unitsOf = ({ lines }: CartContent, id: string): number =>
  lines.reduce((sum, { item, quantity }) => (item === id ? sum + quantity : sum), 0);

/**
 * Renders the button that adds one at once, unless something must be chosen first.
 * @param units how many are in the cart
 */
function addButton(place: Place, { item, groups }: ShownItem, units: number): Content {
  const needsChoice = item.variations.length > 1 || groups.some(({ min }) => min > 0);
  const sign = units > 0 ? html`<span aria-hidden="true">${units}</span>` : strokeIcon('plus');
  const look = units > 0 ? 'add in' : 'add';
  const label = msg`Add ${item.name}`;
  if (needsChoice) {
    return units > 0 && html`<span class="${look}" aria-hidden="true">${units}</span>`;
  }
  return html`<button
    class="${look}"
    form="${QUICK}"
    formaction="${place.path('items', item.id)}"
    aria-label="${label}"
  >
    ${sign}
  </button>`;
}

/** The lowest price of its variations. */
export function priceOf(place: Place, { variations }: ShownItem['item']): Words {
  const prices = variations.map(({ price }) => price);
  const least = Math.min(...prices);
  const text = moneyIn(place.location, least);
  return prices.some((price) => price !== least) ? msg`from ${text}` : text;
}

/** Renders an item's diets in one line. */
function dietsOf({ dietary }: ShownItem['item']): Content {
  if (dietary.length === 0) return false;
  const words = dietary.map((name, at) => [at > 0 && ' · ', DIETARY_WORDS[name]]);
  return html`<p class="marks">${words}</p>`;
}

/** Renders diets and facts as tags, and allergens in words. */
export function marksOf({ dietary, allergens, calories, alcohol }: ShownItem['item']): Content {
  const facts: readonly Words[] = [
    ...dietary.map((name) => DIETARY_WORDS[name]),
    ...(calories === null ? [] : [msg`${calories} kcal`]),
    ...(alcohol ? [msg`contains alcohol`] : []),
  ];
  return [
    facts.length > 0 &&
      html`<p class="tags">${facts.map((fact) => html`<span class="chip plain">${fact}</span> `)}</p>`,
    allergens.length > 0 &&
      html`<p class="allergens">
        ${strokeIcon('info', 16)}<span>${msg`Contains ${html`<b>${allergenList(allergens)}</b>`}`}</span>
      </p>`,
  ];
}
