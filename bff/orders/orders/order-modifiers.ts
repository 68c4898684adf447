import { ApiError } from '../../core/api/errors.ts';
import type { PublishedGroup, PublishedItem } from '../../catalog/menus/menus.ts';
import type { OrderLineInput } from './contract/order-requests.ts';
import type { StoredModifier } from './order-content.ts';

type Chosen = NonNullable<OrderLineInput['modifiers']>;

/**
 * The modifiers of one unit, checked against the groups of the item (surfaces rule: not only in a page).
 * @param at the line, as the caller wrote it
 * @throws {ApiError} field_invalid: none of the item's; modifier_choice: too few, too many, or too many of one
 */
export function chosenModifiers(item: PublishedItem, chosen: Chosen, at: string): StoredModifier[] {
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
