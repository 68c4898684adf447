import type { ModifierGroup } from './contract/menu.ts';

export interface GroupBounds {
  readonly min: number;
  readonly max: number;
  /** What can be chosen in all: every modifier as often as `max_each` allows. */
  readonly choices: number;
}

/** The bounds of a group, or of one item that offers it: what the item names counts instead (Square's override). */
export function groupBounds(
  group: ModifierGroup,
  offered: { readonly min: number | null; readonly max: number | null } = { min: null, max: null },
): GroupBounds {
  const choices = group.modifiers.length * group.max_each;
  return { min: offered.min ?? group.min, max: offered.max ?? group.max ?? choices, choices };
}
