import type { Form } from '../shell/forms/read-form.ts';
import type { CartModifier, SeenLine } from './cart.ts';
import type { OfferedGroup, ShownItem } from './shop-menu.ts';

/** What a guest has chosen of one item, right or wrong. */
export interface ItemChoice {
  readonly variation: string;
  readonly modifiers: readonly CartModifier[];
  /** As typed. */
  readonly quantity: string;
  readonly note: string;
}

/** How a group is chosen from: one of it, some of it, or several of each. */
export function wayOf({ min, max, maxEach }: OfferedGroup): 'one' | 'some' | 'many' {
  if (max === 1 && min <= 1) return 'one';
  return maxEach === 1 ? 'some' : 'many';
}

export const oneField = ({ id }: OfferedGroup): string => `one-${id}`;
export const manyField = (modifier: { readonly id: string }): string => `many-${modifier.id}`;
export const SOME_FIELD = 'some';

/** What is chosen before the guest has. */
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

/** What was sent. Which of it fits is for the API to say. */
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

/** What it is called and costs, as the guest sees it now. */
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
