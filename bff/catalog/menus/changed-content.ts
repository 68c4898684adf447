import type { ServingTime, PartPrefix } from './contract/menu-fields.ts';
import type { ContentChange } from './contract/menu-requests.ts';
import type {
  GroupInput,
  ModifierInput,
  SectionInput,
  ItemInput,
  VariationInput,
} from './contract/menu-content.ts';
import type {
  MenuContent,
  Modifier,
  ModifierGroup,
  StoredItem,
  StoredSection,
  ItemModifierGroup,
  Variation,
} from './contract/menu.ts';
import { normalized } from '../../core/contract/text-fields.ts';
import { ApiError } from '../../core/api/errors.ts';
import { partsOf, type ContentParts, isNameOfNew } from './content-parts.ts';
import { checkContent } from './content-rules.ts';
import { newId } from '../../core/database/ids.ts';

/** Gives the parts of one request their ids. */
class PartIds {
  readonly #isKnown: (id: string) => boolean;
  /** Keyed by the caller's names for new parts. */
  readonly #named = new Map<string, string>();
  readonly #taken = new Set<string>();

  /** @param isKnown whether an id is one that the menu has, or once had in a published version */
  constructor(isKnown: (id: string) => boolean) {
    this.#isKnown = isKnown;
  }

  /**
   * The id of a part: the one that was sent, or a new one.
   * @throws {ApiError} field_invalid: an id that the menu doesn't know, or that the request has twice
   */
  of(prefix: PartPrefix, sent: string | undefined, path: string): string {
    if (sent === undefined) return newId(prefix);
    if (this.#taken.has(sent)) throw idFault(path, 'is in this request twice');
    this.#taken.add(sent);
    if (isNameOfNew(sent)) {
      const id = newId(prefix);
      this.#named.set(sent, id);
      return id;
    }
    if (!this.#isKnown(sent)) throw idFault(path, "isn't an id of this menu. Leave it out for a new part");
    return sent;
  }

  /** The id of another part that is referred to; one that doesn't exist is found later. */
  referred(id: string): string {
    return this.#named.get(id) ?? id;
  }
}

function idFault(path: string, fault: string): ApiError {
  const param = `${path}.id`;
  return new ApiError('field_invalid', { message: `${param} ${fault}.`, param });
}

/**
 * Returns a menu's content after a change. Lists are complete: a part with an ID keeps its omitted fields,
 * one without is new, and unlisted parts are removed.
 * @throws {ApiError} field_missing, field_invalid, modifier_choice
 */
export function changedContent(
  content: MenuContent,
  change: ContentChange,
  { wasKnown, alts }: KnownToChange,
): MenuContent {
  const before = partsOf(content);
  const ids = new PartIds((id) => isIn(before, id) || wasKnown(id));
  const merging: Merging = { before, ids, alts };
  let groups = change.groups
    ? change.groups.map((sent, at) => mergedGroup(sent, `groups.${at}`, before, ids))
    : content.groups;
  const group = change.group && mergedGroup(change.group, 'group', before, ids);
  if (group) groups = withGroup(groups, group);
  let sections = change.sections
    ? change.sections.map((sent, at) => mergedSection(sent, `sections.${at}`, merging))
    : content.sections;
  const item = change.item && mergedItem(change.item, 'item', merging);
  if (item) {
    const section = change.item?.section;
    sections = withItem(sections, item, section === undefined ? undefined : ids.referred(section));
  }
  const changed = { sections, groups };
  checkContent(changed, { item: item?.id, group: group?.id });
  return changed;
}

/** References that a change may make beyond the content that it changes. */
export interface KnownToChange {
  /** Whether a published version has a part with that id, which the change may bring back. */
  readonly wasKnown: (id: string) => boolean;
  /** Alternative texts by image ID: for images that the change names and the merchant has. */
  readonly alts: ReadonlyMap<string, string | null>;
}

function isIn(parts: ContentParts, id: string): boolean {
  return Object.values(parts).some((kind: ReadonlyMap<string, unknown>) => kind.has(id));
}

function mergedSection(sent: SectionInput, path: string, merging: Merging): StoredSection {
  const { before, ids } = merging;
  const id = ids.of('sec', sent.id, path);
  const old = before.sections.get(id);
  return {
    id,
    name: sent.name === undefined ? (old?.name ?? missing(path, 'name')) : normalized(sent.name),
    availability: kept(sent.availability?.map(servingTime), old?.availability, []),
    items: sent.items
      ? sent.items.map((item, at) => mergedItem(item, `${path}.items.${at}`, merging))
      : (old?.items ?? []),
  };
}

/** Keeps only the fields of the contract. */
function servingTime({ days, from, to }: ServingTime): ServingTime {
  return { days, from, to };
}

function mergedGroup(sent: GroupInput, path: string, before: ContentParts, ids: PartIds): ModifierGroup {
  const id = ids.of('mgr', sent.id, path);
  const old = before.groups.get(id);
  return {
    id,
    name: sent.name === undefined ? (old?.name ?? missing(path, 'name')) : normalized(sent.name),
    min: kept(sent.min, old?.min, 0),
    max: kept(sent.max, old?.max, null),
    max_each: kept(sent.max_each, old?.max_each, 1),
    modifiers: sent.modifiers
      ? sent.modifiers.map((one, at) => mergedModifier(one, `${path}.modifiers.${at}`, before, ids))
      : (old?.modifiers ?? missing(path, 'modifiers')),
  };
}

function mergedModifier(sent: ModifierInput, path: string, before: ContentParts, ids: PartIds): Modifier {
  const id = ids.of('mod', sent.id, path);
  const old = before.modifiers.get(id);
  return {
    id,
    name: sent.name === undefined ? (old?.name ?? missing(path, 'name')) : normalized(sent.name),
    price: kept(sent.price, old?.price, 0),
    default: kept(sent.default, old?.default, false),
  };
}

function withGroup(groups: readonly ModifierGroup[], group: ModifierGroup): ModifierGroup[] {
  const isThere = groups.some(({ id }) => id === group.id);
  return isThere ? groups.map((one) => (one.id === group.id ? group : one)) : [...groups, group];
}

/**
 * Returns the sections with one item placed: where it was, or at the end of the section that it moves to.
 * @throws {ApiError} field_missing (a new item without a section), field_invalid (no section of the menu)
 */
function withItem(
  sections: readonly StoredSection[],
  item: StoredItem,
  sectionId: string | undefined,
): StoredSection[] {
  const current = sections.find(({ items }) => items.some(({ id }) => id === item.id));
  const target = sectionId === undefined ? current : sections.find(({ id }) => id === sectionId);
  if (!target && sectionId === undefined) return missing('item', 'section');
  if (!target) {
    const message = "item.section isn't a section of this menu.";
    throw new ApiError('field_invalid', { message, param: 'item.section' });
  }
  return sections.map((section) => {
    if (section !== target && section !== current) return section;
    const others = section.items.filter(({ id }) => id !== item.id);
    if (section !== target) return { ...section, items: others };
    if (section !== current) return { ...section, items: [...others, item] };
    return { ...section, items: section.items.map((one) => (one.id === item.id ? item : one)) };
  });
}

/** The context of merging a change. */
interface Merging {
  readonly before: ContentParts;
  readonly ids: PartIds;
  /** Alternative texts of the images in the change that belong to the merchant. */
  readonly alts: ReadonlyMap<string, string | null>;
}

/** An item as sent: what it leaves out is as before, or as new items have it. @throws {ApiError} */
function mergedItem(sent: ItemInput, path: string, merging: Merging): StoredItem {
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

/** Returns the sent value, including `null`; else the old value; else the default of a new part. */
function kept<Value>(sent: Value | undefined, old: Value | undefined, otherwise: Value): Value {
  if (sent !== undefined) return sent;
  return old === undefined ? otherwise : old;
}

function normalizedOrNull(text: string | null | undefined): string | null | undefined {
  return typeof text === 'string' ? normalized(text) : text;
}

/** A new part must have the field. @throws {ApiError} field_missing */
function missing(path: string, field: string): never {
  const param = `${path}.${field}`;
  throw new ApiError('field_missing', { message: `${param} is required.`, param });
}
