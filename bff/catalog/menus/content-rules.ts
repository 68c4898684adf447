import { MENU_LIMITS } from './contract/menu-fields.ts';
import type { MenuContent, ModifierGroup, StoredItem } from './contract/menu.ts';
import { ApiError } from '../../core/api/errors.ts';
import { itemCountOf } from './content-parts.ts';

/**
 * Ids of an item and a group that the caller sent by themselves: their faults are named by `item` and
 * `group`.
 */
interface SentAlone {
  readonly item?: string | undefined;
  readonly group?: string | undefined;
}

/**
 * The rules that concern more than one field of a menu's content; a schema has checked each field.
 * @throws {ApiError} field_invalid, field_missing, modifier_choice; the parameter is the place in the whole
 * content
 */
export function checkContent(content: MenuContent, alone: SentAlone = {}): void {
  checkSizes(content);
  const seen = new Set<string>();
  for (const [at, group] of content.groups.entries()) {
    checkGroup(group, group.id === alone.group ? 'group' : `groups.${at}`, seen);
  }
  const groups = new Map(content.groups.map((group) => [group.id, group]));
  const externalIds = new Set<string>();
  for (const [place, section] of content.sections.entries()) {
    requireOnce(section.id, `sections.${place}.id`, seen);
    for (const [at, item] of section.items.entries()) {
      const path = item.id === alone.item ? 'item' : `sections.${place}.items.${at}`;
      checkItem(item, path, { groups, seen });
      if (item.external_id !== null) requireOnce(item.external_id, `${path}.external_id`, externalIds);
    }
  }
}

function checkSizes(content: MenuContent): void {
  const sizes = [
    ['sections', content.sections.length],
    ['items', itemCountOf(content)],
    ['groups', content.groups.length],
  ] as const;
  for (const [param, size] of sizes) {
    if (size <= MENU_LIMITS[param]) continue;
    throw new ApiError('field_invalid', {
      message: `A menu has at most ${MENU_LIMITS[param]} ${param}.`,
      param: param === 'items' ? 'sections' : param,
    });
  }
}

/** min ≤ max ≤ what can be chosen, and no more chosen to begin with than can be. */
function checkGroup(group: ModifierGroup, path: string, seen: Set<string>): void {
  requireOnce(group.id, `${path}.id`, seen);
  for (const [at, { id }] of group.modifiers.entries()) requireOnce(id, `${path}.modifiers.${at}.id`, seen);
  checkBounds(group, undefined, path);
  const chosen = group.modifiers.filter((modifier) => modifier.default).length;
  if (chosen <= groupBounds(group).max) return;
  throw new ApiError('modifier_choice', {
    message: `${path}.modifiers has more defaults than customers can choose.`,
    param: `${path}.modifiers`,
  });
}

interface Surroundings {
  readonly groups: ReadonlyMap<string, ModifierGroup>;
  readonly seen: Set<string>;
}

function checkItem(item: StoredItem, path: string, { groups, seen }: Surroundings): void {
  requireOnce(item.id, `${path}.id`, seen);
  for (const [at, { id, name }] of item.variations.entries()) {
    requireOnce(id, `${path}.variations.${at}.id`, seen);
    if (name !== null || item.variations.length === 1) continue;
    const param = `${path}.variations.${at}.name`;
    throw new ApiError('field_missing', {
      message: `${param} is required if the item has several variations.`,
      param,
    });
  }
  const used = new Set<string>();
  for (const [at, offered] of item.modifier_groups.entries()) {
    const place = `${path}.modifier_groups.${at}`;
    requireOnce(offered.group, `${place}.group`, used);
    const group = groups.get(offered.group);
    if (!group) {
      const param = `${place}.group`;
      throw new ApiError('field_invalid', {
        message: `${param} isn't a modifier group of this menu.`,
        param,
      });
    }
    checkBounds(group, offered, place);
  }
}

function checkBounds(
  group: ModifierGroup,
  offered: { min: number | null; max: number | null } | undefined,
  path: string,
): void {
  const { min, max, choices } = groupBounds(group, offered);
  if (min > choices) throw boundFault(`${path}.min`, `is more than the ${choices} that can be chosen`);
  if (max > choices) throw boundFault(`${path}.max`, `is more than the ${choices} that can be chosen`);
  if (min > max) throw boundFault(`${path}.min`, 'is more than the maximum');
}

function boundFault(param: string, fault: string): ApiError {
  return new ApiError('modifier_choice', { message: `${param} ${fault}.`, param });
}

function requireOnce(id: string, param: string, seen: Set<string>): void {
  if (seen.has(id)) throw new ApiError('field_invalid', { message: `${param} is in the menu twice.`, param });
  seen.add(id);
}

interface GroupBounds {
  readonly min: number;
  readonly max: number;
  /** The total number of possible choices: every modifier as often as `max_each` allows. */
  readonly choices: number;
}

/**
 * The bounds of a group, or of one item that offers it: what the item names counts instead (Square's
 * override).
 */
export function groupBounds(
  group: ModifierGroup,
  offered: { readonly min: number | null; readonly max: number | null } = { min: null, max: null },
): GroupBounds {
  const choices = group.modifiers.length * group.max_each;
  return { min: offered.min ?? group.min, max: offered.max ?? group.max ?? choices, choices };
}
