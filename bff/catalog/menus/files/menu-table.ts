import { toDecimal } from '../../../core/money/amount.ts';
import { csvOf, type CsvCell } from '../../../core/text/csv.ts';
import type { MenuContent, ModifierGroup, StoredItem } from '../contract/menu.ts';

export const ITEM_COLUMNS = [
  'section',
  'item_id',
  'external_id',
  'item_name',
  'description',
  'variation_id',
  'variation_name',
  'price',
  'currency',
  'tax_category',
  'modifier_groups',
  'dietary',
  'allergens',
  'calories',
] as const;
export type ItemColumn = (typeof ITEM_COLUMNS)[number];

export const MODIFIER_COLUMNS = [
  'group_id',
  'group_name',
  'min',
  'max',
  'max_each',
  'modifier_id',
  'modifier_name',
  'price',
] as const;
export type ModifierColumn = (typeof MODIFIER_COLUMNS)[number];

/** Between the values of one cell. */
export const SEPARATOR = '|';

/** A row for each variation; what is the item's is in each of its rows. */
export function itemTable({ sections, groups }: MenuContent, currency: string): string {
  const names = namesOf(groups);
  const rows = sections.flatMap((section) =>
    section.items.flatMap((item) => rowsOf(item, section.name, names, currency)),
  );
  return csvOf(ITEM_COLUMNS, rows);
}

function rowsOf(
  item: StoredItem,
  section: string,
  names: ReadonlyMap<string, string>,
  currency: string,
): CsvCell[][] {
  return item.variations.map((variation) => {
    const cells: Readonly<Record<ItemColumn, CsvCell>> = {
      section,
      item_id: item.id,
      external_id: item.external_id,
      item_name: item.name,
      description: item.description,
      variation_id: variation.id,
      variation_name: variation.name,
      price: { number: toDecimal(variation.price, currency) },
      currency,
      tax_category: item.tax_category,
      modifier_groups: item.modifier_groups.map(({ group }) => names.get(group) ?? group).join(SEPARATOR),
      dietary: item.dietary.join(SEPARATOR),
      allergens: item.allergens.join(SEPARATOR),
      calories: item.calories,
    };
    return ITEM_COLUMNS.map((column) => cells[column]);
  });
}

/** A group's name, or its ID if the name is ambiguous. */
function namesOf(groups: readonly ModifierGroup[]): Map<string, string> {
  const isAmbiguous = ({ name }: ModifierGroup): boolean =>
    name.includes(SEPARATOR) || groups.filter((other) => other.name === name).length > 1;
  return new Map(groups.map((group) => [group.id, isAmbiguous(group) ? group.id : group.name]));
}

/** A row for each modifier; what is the group's is in each of its rows. */
export function modifierTable({ groups }: MenuContent, currency: string): string {
  const rows = groups.flatMap((group) =>
    group.modifiers.map((modifier) => {
      const cells: Readonly<Record<ModifierColumn, CsvCell>> = {
        group_id: group.id,
        group_name: group.name,
        min: group.min,
        max: group.max,
        max_each: group.max_each,
        modifier_id: modifier.id,
        modifier_name: modifier.name,
        price: { number: toDecimal(modifier.price, currency) },
      };
      return MODIFIER_COLUMNS.map((column) => cells[column]);
    }),
  );
  return csvOf(MODIFIER_COLUMNS, rows);
}
