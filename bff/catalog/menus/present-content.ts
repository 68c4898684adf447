import type {
  ItemImage,
  Menu,
  MenuContent,
  MenuItem,
  MenuSection,
  ModifierGroup,
  StoredItem,
  StoredSection,
} from './contract/menu.ts';

/** The files of images, by their ids. */
export type FilesOfImages = ReadonlyMap<string, ItemImage['files']>;

/** Presents stored content with fields in the published order, since the database has a different one. */
export function presentContent(
  { sections, groups }: MenuContent,
  files: FilesOfImages,
): Pick<Menu, 'sections' | 'groups'> {
  return {
    sections: sections.map((section) => presentSection(section, files)),
    groups: groups.map(presentGroup),
  };
}

function presentSection({ id, name, availability, items }: StoredSection, files: FilesOfImages): MenuSection {
  const times = availability.map(({ days, from, to }) => ({ days, from, to }));
  return { id, name, availability: times, items: items.map((item) => presentItem(item, files)) };
}

function presentItem(item: StoredItem, files: FilesOfImages): MenuItem {
  const { image } = item;
  return {
    id: item.id,
    name: item.name,
    external_id: item.external_id,
    description: item.description,
    image: image ? { id: image.id, alt: image.alt, files: files.get(image.id) ?? [] } : null,
    tax_category: item.tax_category,
    variations: item.variations.map(({ id, name, price, sku }) => ({ id, name, price, sku })),
    modifier_groups: item.modifier_groups.map(({ group, min, max }) => ({ group, min, max })),
    dietary: item.dietary,
    allergens: item.allergens,
    calories: item.calories,
    alcohol: item.alcohol,
  };
}

function presentGroup({ id, name, min, max, max_each, modifiers }: ModifierGroup): ModifierGroup {
  return {
    id,
    name,
    min,
    max,
    max_each,
    modifiers: modifiers.map((one) => ({
      id: one.id,
      name: one.name,
      price: one.price,
      default: one.default,
    })),
  };
}
