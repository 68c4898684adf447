import type { ModifierGroup, StoredItem, StoredSection } from './contract/menu.ts';
import { groupBounds } from './content-rules.ts';
import type { MenuVersionRow } from './menu-versions.ts';
import type { PublishedGroup, PublishedItem, PublishedMenu, PublishedModifier } from './published-menu.ts';

/** A published version as orders look it up. */
export function compileMenu(row: MenuVersionRow): PublishedMenu {
  const groups = new Map(
    row.content.groups.map((group) => [group.id, { group, modifiers: modifiersOf(group) }]),
  );
  const items = new Map<string, PublishedItem>();
  for (const section of row.content.sections) {
    for (const item of section.items) items.set(item.id, itemOf(row, section, item, groups));
  }
  return {
    menuId: row.menu_id,
    merchantId: row.merchant_id,
    version: row.number,
    name: row.name,
    currency: row.currency,
    items,
  };
}

type Groups = ReadonlyMap<
  string,
  { readonly group: ModifierGroup; readonly modifiers: ReadonlyMap<string, PublishedModifier> }
>;

function itemOf(row: MenuVersionRow, section: StoredSection, item: StoredItem, all: Groups): PublishedItem {
  const groups = item.modifier_groups.flatMap((offered): PublishedGroup[] => {
    const known = all.get(offered.group);
    if (!known) return [];
    const { id, name, max_each: maxEach } = known.group;
    const { min, max } = groupBounds(known.group, offered);
    return [{ id, name, min, max, maxEach, modifiers: known.modifiers }];
  });
  return {
    id: item.id,
    menuId: row.menu_id,
    menuVersion: row.number,
    name: item.name,
    taxCategory: item.tax_category,
    allergens: item.allergens,
    alcohol: item.alcohol,
    sectionName: section.name,
    servingTimes: section.availability,
    variations: new Map(item.variations.map((one) => [one.id, one])),
    groups,
    modifiers: new Map(groups.flatMap(({ modifiers }) => [...modifiers])),
  };
}

function modifiersOf({ id: groupId, modifiers }: ModifierGroup): Map<string, PublishedModifier> {
  return new Map(
    modifiers.map(({ id, name, price, default: isDefault }) => [id, { id, groupId, name, price, isDefault }]),
  );
}
