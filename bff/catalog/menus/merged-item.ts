import type { ItemInput, VariationInput } from './contract/menu-content.ts';
import type { ItemModifierGroup, StoredItem, Variation } from './contract/menu.ts';
import { normalized } from '../../core/contract/text-fields.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { ContentParts } from './content-parts.ts';
import type { PartIds } from './part-ids.ts';

/** What a change is merged with. */
export interface Merging {
  readonly before: ContentParts;
  readonly ids: PartIds;
  /** What the images that the change names say, of those that the merchant has. */
  readonly alts: ReadonlyMap<string, string | null>;
}

/** An item as sent: what it leaves out is as before, or as new items have it. @throws {ApiError} */
export function mergedItem(sent: ItemInput, path: string, merging: Merging): StoredItem {
  const { before, ids } = merging;
  const id = ids.of('itm', sent.id, path);
  const old = before.items.get(id);
  return {
    id,
    name: sent.name === undefined ? (old?.name ?? missing(path, 'name')) : normalized(sent.name),
    external_id: kept(normalizedOrNull(sent.external_id), old?.external_id, null),
    description: kept(normalizedOrNull(sent.description), old?.description, null),
    ...mergedImage(sent.image, old?.image, `${path}.image`, merging),
    tax_category: kept(sent.tax_category, old?.tax_category, 'standard'),
    variations: sent.variations
      ? sent.variations.map((one, at) => mergedVariation(one, `${path}.variations.${at}`, before, ids))
      : (old?.variations ?? missing(path, 'variations')),
    modifier_groups: sent.modifier_groups
      ? sent.modifier_groups.map((one) => referredGroup(one, ids))
      : (old?.modifier_groups ?? []),
    dietary: kept(sent.dietary, old?.dietary, []),
    allergens: kept(sent.allergens, old?.allergens, []),
    calories: kept(sent.calories, old?.calories, null),
    alcohol: kept(sent.alcohol, old?.alcohol, false),
  };
}

/** @throws {ApiError} field_invalid: the merchant has no such image */
function mergedImage(
  sent: ItemInput['image'],
  old: StoredItem['image'],
  path: string,
  { alts }: Merging,
): Pick<StoredItem, 'image'> {
  if (sent === null) return {};
  if (sent === undefined) return old ? { image: old } : {};
  const { id } = sent;
  const alt = id === old?.id ? old.alt : alts.get(id);
  if (alt === undefined) {
    const param = `${path}.id`;
    throw new ApiError('field_invalid', { message: `${param} isn't an image of this merchant.`, param });
  }
  return { image: { id, alt: kept(normalizedOrNull(sent.alt), undefined, alt) } };
}

function mergedVariation(sent: VariationInput, path: string, before: ContentParts, ids: PartIds): Variation {
  const id = ids.of('var', sent.id, path);
  const old = before.variations.get(id);
  return {
    id,
    name: kept(normalizedOrNull(sent.name), old?.name, null),
    price: sent.price ?? old?.price ?? missing(path, 'price'),
    sku: kept(normalizedOrNull(sent.sku), old?.sku, null),
  };
}

function referredGroup(
  { group, min = null, max = null }: NonNullable<ItemInput['modifier_groups']>[number],
  ids: PartIds,
): ItemModifierGroup {
  return { group: ids.referred(group), min, max };
}

/** What was sent, null included; else what was there; else what a new part has. */
export function kept<Value>(sent: Value | undefined, old: Value | undefined, otherwise: Value): Value {
  if (sent !== undefined) return sent;
  return old === undefined ? otherwise : old;
}

function normalizedOrNull(text: string | null | undefined): string | null | undefined {
  return typeof text === 'string' ? normalized(text) : text;
}

/** A new part must have the field. @throws {ApiError} field_missing */
export function missing(path: string, field: string): never {
  const param = `${path}.${field}`;
  throw new ApiError('field_missing', { message: `${param} is required.`, param });
}
