import { html, type Content, type Html } from '../../core/text/html.ts';
import { msg, type Words, nameOf } from '../../core/text/message.ts';
import type { Place } from './place.ts';
import type { OfferedGroup, ShopMenu, ShownItem } from './shop-menu.ts';
import { moneyIn } from '../../core/text/guest-money.ts';
import type { Form } from '../shell/forms.ts';
import type { CartModifier, SeenLine } from './cart.ts';

/** A guest's choices for one item, valid or not. */
export interface ItemChoice {
  readonly variation: string;
  readonly modifiers: readonly CartModifier[];
  /** The quantity as typed. */
  readonly quantity: string;
  readonly note: string;
}

/** Returns how a group is chosen from: one option, several, or several of each. */
function wayOf({ min, max, maxEach }: OfferedGroup): 'one' | 'some' | 'many' {
  if (max === 1 && min <= 1) return 'one';
  return maxEach === 1 ? 'some' : 'many';
}

const oneField = ({ id }: OfferedGroup): string => `one-${id}`;
const manyField = (modifier: { readonly id: string }): string => `many-${modifier.id}`;
export const SOME_FIELD = 'some';

/** Returns the initial choices. */
export function firstChoice(
  { item, groups }: ShownItem,
  left: (id: string) => number | undefined,
): ItemChoice {
  const isThere = ({ id }: { readonly id: string }): boolean => left(id) !== 0;
  const variation = item.variations.find(isThere);
  const modifiers = groups.flatMap((group) =>
    group.modifiers
      .filter((modifier) => modifier.default && isThere(modifier))
      .slice(0, group.max)
      .map(({ id }) => ({ modifier: id, quantity: 1 })),
  );
  return { variation: variation?.id ?? '', modifiers, quantity: '1', note: '' };
}

/** Returns the submitted choices. The API validates them. */
export function choiceIn(form: Form, { groups }: ShownItem): ItemChoice {
  const some = new Set(form.all(SOME_FIELD));
  const modifiers = groups.flatMap((group) =>
    group.modifiers.flatMap((modifier): CartModifier[] => {
      const { id } = modifier;
      const way = wayOf(group);
      if (way === 'many') {
        const quantity = Number(form.get(manyField(modifier)) ?? 0);
        return Number.isInteger(quantity) && quantity > 0 ? [{ modifier: id, quantity }] : [];
      }
      const isChosen = way === 'one' ? form.get(oneField(group)) === id : some.has(id);
      return isChosen ? [{ modifier: id, quantity: 1 }] : [];
    }),
  );
  return {
    variation: form.get('variation') ?? '',
    modifiers,
    quantity: (form.get('quantity') ?? '').trim(),
    note: (form.get('note') ?? '').trim(),
  };
}

/** Returns the item's current name and price, as the guest sees them. */
export function seenLine({ item, groups }: ShownItem, { variation, modifiers }: ItemChoice): SeenLine {
  const chosen = item.variations.find(({ id }) => id === variation);
  const all = groups.flatMap((group) => group.modifiers);
  const parts = modifiers.flatMap(({ modifier: id, quantity }) => {
    const modifier = all.find((one) => one.id === id);
    return modifier ? [{ ...modifier, quantity }] : [];
  });
  return {
    name: item.name,
    choices: [
      ...(chosen && chosen.name !== null && item.variations.length > 1 ? [chosen.name] : []),
      ...parts.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)),
    ],
    unitPrice: parts.reduce((sum, { price, quantity }) => sum + price * quantity, chosen?.price ?? 0),
  };
}

export interface ItemView {
  readonly place: Place;
  readonly menu: ShopMenu;
  readonly shown: ShownItem;
  readonly choice: ItemChoice;
  /** The errors by field: `variation`, `quantity`, `note`, the ID of a group; `form` for the whole form. */
  readonly faults: ReadonlyMap<string, Words>;
  /** The line of the cart that is edited; `undefined` for a new one. */
  readonly edits: string | undefined;
}

/** Renders the choice of a variation; nothing if there is only one. */
export function variationsOf(view: ItemView): Content {
  const { place, menu, shown, choice, faults } = view;
  const { variations } = shown.item;
  const [only] = variations;
  if (variations.length === 1 && only) {
    return html`<input type="hidden" name="variation" value="${only.id}" data-price="${only.price}" />`;
  }
  return fieldset(
    { id: 'variation', legend: msg`Size`, isRequired: true, rule: false, error: faults.get('variation') },
    [
      variations.map(({ id, name, price }) => {
        const isGone = menu.left(id) === 0;
        return option({
          control: html`<input
            type="radio"
            name="variation"
            value="${id}"
            data-price="${price}"
            required
            ${id === choice.variation && html`checked`}
            ${isGone && html`disabled`}
          />`,
          name: name ?? '',
          isGone,
          price: moneyIn(place.location, price),
        });
      }),
    ],
  );
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
  const { id, name, min } = group;
  const about = { id, legend: name, isRequired: min > 0, rule: boundsOf(group), error: faults.get(id) };
  return fieldset(about, [none, rows]);
}

function controlOf(
  way: ReturnType<typeof wayOf>,
  group: OfferedGroup,
  { id, name, price }: OfferedGroup['modifiers'][number],
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
      data-price="${price}"
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
    data-price="${price}"
    ${chosen > 0 && html`checked`}
    ${disabled}
  />`;
}

/** Returns how many may be chosen; `false` for one that is required, or one that isn't. */
function boundsOf({ min, max }: Pick<OfferedGroup, 'min' | 'max'>): Words | false {
  if (max === 1) return false;
  if (min === 0) return msg`Up to ${max}`;
  return min === max ? msg`Choose ${min}` : msg`Choose ${min}–${max}`;
}

interface OptionGroup {
  readonly id: string;
  readonly legend: Words;
  readonly isRequired: boolean;
  /** How many may be chosen. */
  readonly rule: Words | false;
  readonly error: Words | undefined;
}

function fieldset({ id, legend, isRequired, rule, error }: OptionGroup, content: Content): Html {
  const note = error ?? rule;
  return html`<fieldset
    class="options${error !== undefined && ' bad'}"
    id="${id}"
    ${note !== false && html`aria-describedby="${id}-rule"`}
  >
    <legend>
      ${typeof legend === 'string' ? nameOf(legend) : html`<bdi>${legend}</bdi>`}
      <span class="chip ${isRequired ? 'accent' : 'plain'}"
        >${isRequired ? msg`Required` : msg`Optional`}</span
      >
    </legend>
    ${
      note !== false &&
      html`<p class="hint" id="${id}-rule" ${error !== undefined && html`role="alert"`}>${note}</p>`
    }
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
