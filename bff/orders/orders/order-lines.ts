import { normalized } from '../../core/contract/text-fields.ts';
import { ApiError } from '../../core/api/errors.ts';
import type {
  PublishedItem,
  PublishedMenus,
  PublishedVariation,
  PublishedGroup,
} from '../../catalog/menus/menus.ts';
import type { OrderLineInput } from './contract/order-requests.ts';
import type { StoredLine, StoredModifier, MemberReward, StoredDiscount } from './order-content.ts';

/** A line with its data from the menu. */
export interface ChosenLine {
  readonly stored: StoredLine;
  readonly item: PublishedItem;
  /** One unit of the variation, without modifiers. */
  readonly price: number;
}

/**
 * An order's lines, with names and prices of the published menu.
 * @throws {ApiError} not_found, field_invalid, modifier_choice
 */
export function chosenLines(
  lines: readonly OrderLineInput[],
  menus: PublishedMenus,
  currency: string,
): ChosenLine[] {
  const uids = uniqueUids('lines', lines);
  return lines.map((line, index) => {
    const at = `lines.${index}`;
    const item = menus.item(line.item);
    if (!item) {
      throw new ApiError('not_found', {
        message: "This item isn't on a published menu of the merchant.",
        param: `${at}.item`,
      });
    }
    requireMenuCurrency(menus, item, currency);
    const variation = variationOf(item, line.variation, at);
    return {
      item,
      price: variation.price,
      stored: {
        uid: uids[index] ?? '',
        item: item.id,
        variation: variation.id,
        menu: item.menuId,
        menuVersion: item.menuVersion,
        name: item.name,
        variationName: variation.name,
        section: item.sectionName,
        category: item.taxCategory,
        quantity: line.quantity,
        modifiers: chosenModifiers(item, line.modifiers ?? [], at),
        note: typeof line.note === 'string' ? normalized(line.note) : null,
      },
    };
  });
}

function variationOf(item: PublishedItem, id: string, at: string): PublishedVariation {
  const variation = item.variations.get(id);
  if (variation) return variation;
  const param = `${at}.variation`;
  throw new ApiError('field_invalid', { message: `${param} must be a variation of the item.`, param });
}

/** A merchant that is not active yet may have changed its currency since it published. */
function requireMenuCurrency({ menus }: PublishedMenus, item: PublishedItem, currency: string): void {
  const menu = menus.find(({ menuId }) => menuId === item.menuId);
  if (menu?.currency === currency) return;
  throw new ApiError('state_forbids', {
    message: `The menu is priced in ${menu?.currency}. Publish it again in ${currency}.`,
  });
}

/**
 * Returns the uids of an order's parts: the caller's, or the prefix and the position, from 1.
 * @param taken uids of other parts that can't be used again
 * @throws {ApiError} field_invalid: two parts have the same
 */
export function uniqueUids(
  list: string,
  parts: readonly { readonly uid?: string }[],
  prefix = '',
  taken: Iterable<string> = [],
): string[] {
  const seen = new Set(taken);
  return parts.map(({ uid }, index) => {
    const own = uid ?? `${prefix}${index + 1}`;
    if (seen.has(own)) {
      const param = `${list}.${index}.uid`;
      throw new ApiError('field_invalid', { message: `${param} must be unique in the order.`, param });
    }
    seen.add(own);
    return own;
  });
}

type Chosen = NonNullable<OrderLineInput['modifiers']>;

/**
 * The modifiers of one unit, checked against the groups of the item (surfaces rule: not only in a page).
 * @param at the line, as the caller wrote it
 * @throws {ApiError} field_invalid: not a modifier of the item; modifier_choice: too few, too many, or too
 * many of one
 */
function chosenModifiers(item: PublishedItem, chosen: Chosen, at: string): StoredModifier[] {
  const modifiers = chosen.map(({ modifier: id, quantity = 1 }, index): StoredModifier => {
    const modifier = item.modifiers.get(id);
    const param = `${at}.modifiers.${index}.modifier`;
    if (!modifier) {
      throw new ApiError('field_invalid', {
        message: `${param} must be a modifier of one of the item's groups.`,
        param,
      });
    }
    if (chosen.findIndex((other) => other.modifier === id) < index) {
      throw new ApiError('field_invalid', { message: `${param} is chosen twice. Send its quantity.`, param });
    }
    return { modifier: id, group: modifier.groupId, name: modifier.name, quantity, price: modifier.price };
  });
  for (const group of item.groups) checkGroup(group, modifiers, `${at}.modifiers`);
  return modifiers;
}

function checkGroup(group: PublishedGroup, chosen: readonly StoredModifier[], param: string): void {
  const own = chosen.filter((one) => one.group === group.id);
  const count = own.reduce((sum, { quantity }) => sum + quantity, 0);
  const most = own.find(({ quantity }) => quantity > group.maxEach);
  const fault =
    count < group.min
      ? `Choose at least ${group.min} of ${group.name}.`
      : count > group.max
        ? `Choose at most ${group.max} of ${group.name}.`
        : most && `Choose at most ${group.maxEach} of ${most.name}.`;
  if (fault !== undefined) throw new ApiError('modifier_choice', { message: fault, param });
}

/**
 * Returns the discounts that rewards give on an order. A reward for an item takes off the price of one unit
 * of the most expensive such item in the order.
 * @throws {ApiError} state_forbids: the order has nothing that the reward is for
 */
export function rewardDiscounts(
  rewards: readonly MemberReward[],
  lines: readonly ChosenLine[],
): StoredDiscount[] {
  return rewards.map((reward, index) => {
    const { id, name, type, value, cap } = reward;
    const of = { uid: uidOf(index), name, source: 'reward', reward: id } as const;
    if (type !== 'item') return { ...of, type, value, line: null, ...(cap !== null && { cap }) };
    const line = dearestOf(reward, lines);
    return {
      ...of,
      type: 'fixed',
      value: Math.min(unitPriceOf(line), cap ?? Infinity),
      line: line.stored.uid,
    };
  });
}

/** The `uid` of a reward's discount, by position. No discount in a request may use it. */
const uidOf = (index: number): string => `reward${index + 1}`;

function dearestOf({ items, name }: MemberReward, lines: readonly ChosenLine[]): ChosenLine {
  const [dearest] = lines
    .filter(({ item }) => items.includes(item.id))
    .toSorted((one, other) => unitPriceOf(other) - unitPriceOf(one));
  if (dearest) return dearest;
  throw new ApiError('state_forbids', {
    message: `Nothing in the order is what the reward is for: ${name}.`,
    param: 'loyalty.rewards.0',
  });
}

function unitPriceOf({ price, stored }: ChosenLine): number {
  return stored.modifiers.reduce((sum, one) => sum + one.price * one.quantity, price);
}
