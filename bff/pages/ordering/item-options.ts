import { html, type Content, type Html } from '../../core/text/html.ts';
import { msg, type Words, nameOf } from '../../core/text/message.ts';
import { manyField, oneField, SOME_FIELD, wayOf, type ItemChoice } from './item-choice.ts';
import type { Place } from './place.ts';
import type { OfferedGroup, ShopMenu, ShownItem } from './shop-menu.ts';
import { moneyIn } from '../../core/text/guest-money.ts';

export interface ItemView {
  readonly place: Place;
  readonly menu: ShopMenu;
  readonly shown: ShownItem;
  readonly choice: ItemChoice;
  /** By field: `variation`, `quantity`, `note`, the id of a group; `form`: of the whole. */
  readonly faults: ReadonlyMap<string, Words>;
}

/** Which of its variations; of the only one nothing is asked. */
export function variationsOf(view: ItemView): Content {
  const { place, menu, shown, choice, faults } = view;
  const { variations } = shown.item;
  const [only] = variations;
  if (variations.length === 1 && only) {
    return html`<input type="hidden" name="variation" value="${only.id}" />`;
  }
  return fieldset('variation', msg`Size or kind`, msg`Required. Choose one.`, faults.get('variation'), [
    variations.map(({ id, name, price }) => {
      const isGone = menu.left(id) === 0;
      return option({
        control: html`<input
          type="radio"
          name="variation"
          value="${id}"
          required
          ${id === choice.variation && html`checked`}
          ${isGone && html`disabled`}
        />`,
        name: name ?? '',
        isGone,
        price: moneyIn(place.location, price),
      });
    }),
  ]);
}

export function groupOf(view: ItemView, group: OfferedGroup): Html {
  const { place, menu, choice, faults } = view;
  const quantities = new Map(choice.modifiers.map(({ modifier, quantity }) => [modifier, quantity]));
  const way = wayOf(group);
  const rows = group.modifiers.map((modifier) => {
    const { id, name, price } = modifier;
    const isGone = menu.left(id) === 0;
    const chosen = quantities.get(id) ?? 0;
    return option({
      control: controlOf(way, group, modifier, chosen, isGone),
      name,
      isGone,
      price: price === 0 ? '' : `+ ${moneyIn(place.location, price)}`,
      isAfter: way === 'many',
    });
  });
  const none =
    way === 'one' &&
    group.min === 0 &&
    option({
      control: html`<input
        type="radio"
        name="${oneField(group)}"
        value=""
        ${group.modifiers.every(({ id }) => !quantities.has(id)) && html`checked`}
      />`,
      name: msg`None`,
      isGone: false,
      price: '',
    });
  return fieldset(group.id, group.name, boundsOf(group), faults.get(group.id), [none, rows]);
}

function controlOf(
  way: ReturnType<typeof wayOf>,
  group: OfferedGroup,
  { id, name }: OfferedGroup['modifiers'][number],
  chosen: number,
  isGone: boolean,
): Html {
  const disabled = isGone && html`disabled`;
  if (way === 'many') {
    return html`<input
      type="number"
      class="each"
      name="${manyField({ id })}"
      min="0"
      max="${group.maxEach}"
      value="${chosen}"
      aria-label="${msg`${name}, how many`}"
      ${disabled}
    />`;
  }
  const type = way === 'one' ? 'radio' : 'checkbox';
  const field = way === 'one' ? oneField(group) : SOME_FIELD;
  return html`<input
    type="${type}"
    name="${field}"
    value="${id}"
    ${chosen > 0 && html`checked`}
    ${disabled}
  />`;
}

/** `Required. Choose 1–3.` */
function boundsOf({ min, max }: Pick<OfferedGroup, 'min' | 'max'>): Words {
  if (min === 0) return max === 1 ? msg`Optional. Choose at most one.` : msg`Optional. Choose up to ${max}.`;
  if (min === max) return min === 1 ? msg`Required. Choose one.` : msg`Required. Choose ${min}.`;
  return msg`Required. Choose ${min}–${max}.`;
}

function fieldset(id: string, legend: Words, rule: Words, error: Words | undefined, content: Content): Html {
  return html`<fieldset
    class="options${error !== undefined && ' bad'}"
    id="${id}"
    aria-describedby="${id}-rule"
  >
    <legend>${typeof legend === 'string' ? nameOf(legend) : html`<bdi>${legend}</bdi>`}</legend>
    <p class="hint" id="${id}-rule" ${error !== undefined && html`role="alert"`}>${error ?? rule}</p>
    ${content}
  </fieldset>`;
}

interface Option {
  readonly control: Html;
  readonly name: Words;
  readonly isGone: boolean;
  readonly price: string;
  /** Whether the control comes after its name. */
  readonly isAfter?: boolean;
}

function option({ control, name, isGone, price, isAfter = false }: Option): Html {
  const words = html`<span class="name"
      >${typeof name === 'string' ? nameOf(name) : html`<bdi>${name}</bdi>`}</span
    >
    ${
      isGone
        ? html`<span class="chip plain">${msg`Sold out`}</span>`
        : html`<span class="muted">${price}</span>`
    }`;
  return html`<label class="option${isGone && ' gone'}"
    >${isAfter ? [words, control] : [control, words]}</label
  >`;
}
