import type {
  MenuContent,
  Modifier,
  ModifierGroup,
  StoredItem,
  StoredSection,
  Variation,
} from './contract/menu.ts';
import type { ContentChange } from './contract/menu-requests.ts';

/** Every part of a menu's content by its id. */
export interface ContentParts {
  readonly sections: ReadonlyMap<string, StoredSection>;
  readonly items: ReadonlyMap<string, StoredItem>;
  readonly variations: ReadonlyMap<string, Variation>;
  readonly groups: ReadonlyMap<string, ModifierGroup>;
  readonly modifiers: ReadonlyMap<string, Modifier>;
}

export function partsOf({ sections, groups }: MenuContent): ContentParts {
  const items = sections.flatMap((section) => section.items);
  return {
    sections: byId(sections),
    items: byId(items),
    variations: byId(items.flatMap((item) => item.variations)),
    groups: byId(groups),
    modifiers: byId(groups.flatMap((group) => group.modifiers)),
  };
}

function byId<Part extends { readonly id: string }>(parts: readonly Part[]): Map<string, Part> {
  return new Map(parts.map((part) => [part.id, part]));
}

/** The ids of all parts. */
export function idsOf({ sections, groups }: MenuContent): string[] {
  return [
    ...groups.flatMap((group) => [group.id, ...group.modifiers.map(({ id }) => id)]),
    ...sections.flatMap((section) => [section.id, ...section.items.flatMap(idsOfItem)]),
  ];
}

function idsOfItem(item: StoredItem): string[] {
  return [item.id, ...item.variations.map(({ id }) => id)];
}

/** The images of its items, each once. */
export function imagesOf({ sections }: MenuContent): Set<string> {
  return new Set(sections.flatMap(({ items }) => items.flatMap(({ image }) => image?.id ?? [])));
}

/** The images that a change names. */
export function imagesSent({ sections = [], item }: ContentChange): string[] {
  const items = [...sections.flatMap((section) => section.items ?? []), ...(item ? [item] : [])];
  return items.flatMap(({ image }) => image?.id ?? []);
}

export function itemCountOf({ sections }: MenuContent): number {
  return sections.reduce((count, { items }) => count + items.length, 0);
}

/** The stored IDs that a change names for parts, without those it only refers to. */
export function idsSent({ sections = [], groups = [], item, group }: ContentChange): string[] {
  const items = [...sections.flatMap((section) => section.items ?? []), ...(item ? [item] : [])];
  const allGroups = [...groups, ...(group ? [group] : [])];
  const parts: readonly { readonly id?: string }[] = [
    ...sections,
    ...items,
    ...items.flatMap(({ variations = [] }) => variations),
    ...allGroups,
    ...allGroups.flatMap(({ modifiers = [] }) => modifiers),
  ];
  return parts.flatMap(({ id }) => (id === undefined || isNameOfNew(id) ? [] : [id]));
}

/** The caller's own name for a new part, in one request. */
export function isNameOfNew(id: string): boolean {
  return id.startsWith('#');
}
