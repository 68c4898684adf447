import { normalized } from '../../core/contract/text-fields.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { PublishedItem, PublishedMenus, PublishedVariation } from '../../catalog/menus/menus.ts';
import type { OrderLineInput } from './contract/order-requests.ts';
import { chosenModifiers } from './order-modifiers.ts';
import type { StoredLine } from './order-content.ts';

/** A line with what the menu says of it. */
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
 * The uids of an order's parts: the caller's own, or the prefix and the position, from 1.
 * @param taken those of other parts that may not be used again
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
