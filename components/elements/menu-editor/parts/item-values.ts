import { moneyInput } from '../../../i18n/typed-money.ts';
import type { ItemImage, MenuItem } from '../menu-records.ts';
import type { PartForm } from './part-form.ts';

/** A variation as it is typed; `key` names its controls, `id` is that of one that exists. */
export interface VariationValues {
  readonly key: string;
  readonly id?: string | undefined;
  readonly name: string;
  readonly price: string;
  readonly sku: string;
}

/** A modifier group that an item offers, with bounds of the item's own. */
export interface OfferedGroup {
  readonly group: string;
  readonly min: string;
  readonly max: string;
}

/** An item as its form has it. */
export interface ItemValues {
  readonly section: string;
  readonly name: string;
  readonly description: string;
  readonly image: ItemImage | null;
  readonly variations: readonly VariationValues[];
  readonly modifier_groups: readonly OfferedGroup[];
  readonly dietary: readonly string[];
  readonly allergens: readonly string[];
  readonly calories: string;
  readonly alcohol: boolean;
  readonly tax_category: string;
  readonly external_id: string;
}

export type ItemForm = PartForm<ItemValues>;

let keys = 0;
/** A name for a new row and its controls. */
export const newKey = (): string => `new-${++keys}`;

export const newVariation = (): VariationValues => ({ key: newKey(), name: '', price: '', sku: '' });

export const BLANK: Omit<ItemValues, 'section' | 'variations'> = {
  name: '',
  description: '',
  image: null,
  modifier_groups: [],
  dietary: [],
  allergens: [],
  calories: '',
  alcohol: false,
  tax_category: 'standard',
  external_id: '',
};

export const valuesOf = (item: MenuItem, section: string, currency: string): ItemValues => ({
  section,
  name: item.name,
  description: item.description ?? '',
  image: item.image,
  variations: item.variations.map(({ id, name, price, sku }) => ({
    key: id,
    id,
    name: name ?? '',
    price: moneyInput(price, currency),
    sku: sku ?? '',
  })),
  modifier_groups: item.modifier_groups.map(({ group, min, max }) => ({
    group,
    min: min === null ? '' : `${min}`,
    max: max === null ? '' : `${max}`,
  })),
  dietary: item.dietary,
  allergens: item.allergens,
  calories: item.calories === null ? '' : `${item.calories}`,
  alcohol: item.alcohol,
  tax_category: item.tax_category,
  external_id: item.external_id ?? '',
});
