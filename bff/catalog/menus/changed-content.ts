import type { ServingTime } from './contract/menu-fields.ts';
import type { ContentChange } from './contract/menu-requests.ts';
import type { GroupInput, ModifierInput, SectionInput } from './contract/menu-content.ts';
import type { MenuContent, Modifier, ModifierGroup, StoredItem, StoredSection } from './contract/menu.ts';
import { normalized } from '../../core/contract/text-fields.ts';
import { ApiError } from '../../core/api/errors.ts';
import { partsOf, type ContentParts } from './content-parts.ts';
import { checkContent } from './content-rules.ts';
import { kept, missing, mergedItem, type Merging } from './merged-item.ts';
import { PartIds } from './part-ids.ts';

/**
 * A menu's content after a change. Lists are whole: a part with an id keeps what is left out of it, one without is
 * new, and what isn't named is removed.
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

/** What a change may refer to beyond the content that it changes. */
export interface KnownToChange {
  /** Whether a published version has a part with that id, which the change may bring back. */
  readonly wasKnown: (id: string) => boolean;
  /** What images say, by their ids: those that the change names and the merchant has. */
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

/** Of what was sent, only what the contract has. */
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
 * With one item in its place: where it was, or at the end of a section that it is put into.
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
