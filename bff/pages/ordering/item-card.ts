import { html, type Content, type Html } from '../../core/text/html.ts';
import { msg, type Words, nameOf } from '../../core/text/message.ts';
import type { Place } from './place.ts';
import type { ShopMenu, ShownItem } from './shop-menu.ts';
import { moneyIn } from '../../core/text/guest-money.ts';
import { allergenWords, DIETARY_WORDS } from './words.ts';
import type { MenuItem } from '../../catalog/menus/contract/menu.ts';

/**
 * Renders an item on the menu. A sold-out item has no link.
 * @param isEager whether it is visible at first
 */
export function itemCard(
  { place, menu }: { readonly place: Place; readonly menu: ShopMenu },
  { item, isSoldOut }: ShownItem,
  isEager: boolean,
): Html {
  const left = menu.left(item.id);
  return html`<li class="${isSoldOut ? 'item gone' : 'item'}">
    <div class="said">
      <h3>
        ${
          isSoldOut
            ? nameOf(item.name, place.ownLanguage)
            : html`<a href="${place.path('items', item.id)}">${nameOf(item.name, place.ownLanguage)}</a>`
        }
      </h3>
      ${item.description !== null && html`<p class="about" ${place.ownLanguage}>${item.description}</p>`}
      <p class="price">
        ${priceOf(place, item)} ${isSoldOut && html`<span class="chip plain">${msg`Sold out`}</span>`}
        ${!isSoldOut && left !== undefined && left <= 5 && html`<span class="chip warn">${msg`Only ${left} left`}</span>`}
      </p>
      ${marksOf(item)}
    </div>
    ${itemPicture(item, { sizes: '112px', isEager })}
  </li>`;
}

/** The lowest price of its variations. */
export function priceOf(place: Place, { variations }: ShownItem['item']): Words {
  const prices = variations.map(({ price }) => price);
  const least = Math.min(...prices);
  const text = moneyIn(place.location, least);
  return prices.some((price) => price !== least) ? msg`from ${text}` : text;
}

/** Diets and allergens, in words. */
export function marksOf({ dietary, allergens, calories, alcohol }: ShownItem['item']): Content {
  const diets = dietary.map((name) => DIETARY_WORDS[name]);
  const facts: readonly Words[] = [
    ...diets,
    ...(calories === null ? [] : [msg`${calories} kcal`]),
    ...(alcohol ? [msg`contains alcohol`] : []),
  ];
  return [
    facts.length > 0 && html`<p class="marks">${facts.map((fact, at) => [at > 0 && ' · ', fact])}</p>`,
    allergens.length > 0 && html`<p class="marks">${msg`Contains ${allergenWords(allergens)}`}</p>`,
  ];
}

/** The picture of an item, at its size before it is loaded. It is served by the site itself. */
export function itemPicture(
  { image }: MenuItem,
  { sizes, isEager }: { readonly sizes: string; readonly isEager: boolean },
): Content {
  const [first] = image?.files ?? [];
  if (!image || !first) return false;
  const sources = image.files.map(({ url, width }) => `${path(url)} ${width}w`).join(', ');
  return html`<img
    src="${path(first.url)}"
    srcset="${sources}"
    sizes="${sizes}"
    width="${first.width}"
    height="${first.height}"
    alt="${image.alt ?? ''}"
    ${!isEager && html`loading="lazy" decoding="async"`}
  />`;
}

const path = (url: string): string => new URL(url).pathname;
