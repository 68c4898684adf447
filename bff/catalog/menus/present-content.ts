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
import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';
import { filesOfImages, holdImages as hold, imageUnused } from '../images/images.ts';
import { imagesOf } from './content-parts.ts';
import type { MenuRow } from './menu-records.ts';

/** The files of images, by their ids. */
export type FilesOfImages = ReadonlyMap<string, ItemImage['files']>;

/** Stored content in the order of its fields as they are published: the database keeps its own. */
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

type OfMerchant = Pick<MenuRow, 'partner_id' | 'environment' | 'merchant_id'>;

/** The files of all images of a content, or of several; without any, nothing is read. */
export async function filesOfContent(
  db: Db,
  content: MenuContent | readonly MenuContent[],
  url: string,
): Promise<FilesOfImages> {
  const ids = [content].flat().flatMap((one) => [...imagesOf(one)]);
  return ids.length === 0 ? new Map() : filesOfImages(db, ids, url);
}

/** What those of the images say that the merchant has, by their ids. None of them is deleted before the transaction ends. */
export async function holdImages(
  trx: Db,
  menu: OfMerchant,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  if (ids.length === 0) return new Map();
  return hold(trx, { ...ownerOf(menu), merchantId: menu.merchant_id }, ids);
}

/** An edit has taken images out of a draft: each is deleted later, unless something uses it by then. */
export async function releaseImages(
  trx: Db,
  menu: OfMerchant & { readonly draft: MenuContent },
  before: MenuContent,
  now: Date,
): Promise<void> {
  if (menu.draft === before) return;
  const left = imagesOf(menu.draft);
  for (const id of imagesOf(before)) {
    if (!left.has(id)) await imageUnused(trx, ownerOf(menu), id, now);
  }
}

function ownerOf({ partner_id: partnerId, environment }: OfMerchant): Owner {
  return { partnerId, environment };
}
