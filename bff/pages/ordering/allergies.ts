import { html, type Content, type Html } from '../../core/text/html.ts';
import { msg, nameOf } from '../../core/text/message.ts';
import { ALLERGEN_WORDS, allergenList } from '../../core/text/order-words.ts';
import { ALLERGENS, type Allergen } from '../../catalog/menus/contract/menu-fields.ts';
import type { CartContent } from './cart.ts';
import type { ShopMenu } from './shop-menu.ts';

/** The form's field, once for each allergen. */
export const ALLERGY_FIELD = 'allergy';

/** Reads allergens in their order, each once; other names are left out. */
export function allergensIn(names: readonly string[]): readonly Allergen[] {
  const chosen = new Set(names);
  return ALLERGENS.filter((name) => chosen.has(name));
}

/** Renders the choice of allergens, open if one is chosen. */
export function allergiesField(chosen: readonly Allergen[]): Html {
  return html`<details class="later" ${chosen.length > 0 && html`open`}>
    <summary>${msg`Someone has an allergy`}</summary>
    <fieldset class="allergies">
      <legend>${msg`The kitchen sees it first. If it is severe, please call before you order.`}</legend>
      <div class="chips">
        ${ALLERGENS.map(
          (name) =>
            html`<label class="time"
              ><input
                type="checkbox"
                name="${ALLERGY_FIELD}"
                value="${name}"
                ${chosen.includes(name) && html`checked`}
              /><span>${ALLERGEN_WORDS[name]}</span></label
            >`,
        )}
      </div>
    </fieldset>
  </details>`;
}

/**
 * Warns about items in the cart that list a declared allergen.
 * @returns `undefined` if no item lists one
 */
export function allergyWarning(
  { lines }: Pick<CartContent, 'lines'>,
  menu: ShopMenu,
  declared: readonly Allergen[],
): Html | undefined {
  const items = new Set(lines.map(({ item }) => menu.item(item)?.item));
  const found = [...items].flatMap((item): Content[] => {
    const listed = item?.allergens.filter((name) => declared.includes(name)) ?? [];
    if (!item || listed.length === 0) return [];
    return [html`<p>${msg`${nameOf(item.name)} contains ${html`<b>${allergenList(listed)}</b>`}.`}</p>`];
  });
  if (found.length === 0) return undefined;
  return html`<div class="notice danger" role="alert">
    ${found}
    <p>${msg`Nothing was ordered yet. Change your cart, or continue if that is fine.`}</p>
  </div>`;
}
