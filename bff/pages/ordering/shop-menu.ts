import { WEEKDAYS } from '../../core/contract/dates.ts';
import type { Menu, MenuItem, MenuSection, ModifierGroup } from '../../catalog/menus/contract/menu.ts';
import { getMenu, listMenus } from '../../catalog/menus/contract/menu-operations.ts';
import { isServed, type WallMoment } from '../../catalog/menus/menus.ts';
import type { Place } from './place.ts';

const MOST_MENUS = 20;

/** A group as an item offers it: its bounds are those that count. */
export interface OfferedGroup {
  readonly id: string;
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly maxEach: number;
  readonly modifiers: ModifierGroup['modifiers'];
}

export interface ShownItem {
  readonly item: MenuItem;
  readonly groups: readonly OfferedGroup[];
  readonly isSoldOut: boolean;
}

export interface ShownSection {
  readonly section: MenuSection;
  readonly items: readonly ShownItem[];
  /** Whether it is served now; if not, its items can be ordered for later. */
  readonly isServedNow: boolean;
}

/** The published menus of a merchant, as one location has them now. */
export class ShopMenu {
  readonly sections: readonly ShownSection[];
  readonly #left: ReadonlyMap<string, number>;

  constructor(menus: readonly Menu[], locationId: string, moment: WallMoment) {
    this.#left = leftOf(menus, locationId);
    this.sections = menus.flatMap((menu) => {
      const groups = new Map(menu.groups.map((group) => [group.id, group]));
      return menu.sections
        .filter(({ items }) => items.length > 0)
        .map((section) => ({
          section,
          items: section.items.map((item) => this.#shown(item, groups)),
          isServedNow: isServed(section.availability, moment),
        }));
    });
  }

  item(id: string): ShownItem | undefined {
    for (const { items } of this.sections) {
      const found = items.find(({ item }) => item.id === id);
      if (found) return found;
    }
    return undefined;
  }

  /**
   * Returns the remaining pieces of an item, a variation or a modifier; `undefined` if they aren't counted.
   */
  left(target: string): number | undefined {
    return this.#left.get(target);
  }

  #shown(item: MenuItem, all: ReadonlyMap<string, ModifierGroup>): ShownItem {
    const groups = item.modifier_groups.flatMap((offered): OfferedGroup[] => {
      const group = all.get(offered.group);
      if (!group) return [];
      const { id, name, max_each: maxEach, modifiers } = group;
      const max = offered.max ?? group.max ?? modifiers.length * maxEach;
      return [{ id, name, min: offered.min ?? group.min, max, maxEach, modifiers }];
    });
    const isGone =
      this.left(item.id) === 0 ||
      item.variations.every(({ id }) => this.left(id) === 0) ||
      groups.some((group) => !this.#canBeMet(group));
    return { item, groups, isSoldOut: isGone };
  }

  #canBeMet({ min, maxEach, modifiers }: OfferedGroup): boolean {
    const choices = modifiers.reduce((sum, { id }) => sum + Math.min(maxEach, this.left(id) ?? maxEach), 0);
    return choices >= min;
  }
}

/** A location's own entry counts instead of the one for all locations. */
function leftOf(menus: readonly Menu[], locationId: string): Map<string, number> {
  const left = new Map<string, number>();
  for (const isOwn of [false, true]) {
    for (const { target, location, available, stock } of menus.flatMap(({ availability }) => availability)) {
      if (isOwn ? location !== locationId : location !== null) continue;
      const pieces = available ? stock : 0;
      if (pieces === null) left.delete(target);
      else left.set(target, pieces);
    }
  }
  return left;
}

/** The merchant's published menus, from memory. */
export async function shopMenuOf({ api, guest, location, merchant, now }: Place): Promise<ShopMenu> {
  const query = { status: 'published', merchant: merchant.id, limit: MOST_MENUS } as const;
  const { data: summaries } = await api.call(listMenus, { ...guest, query });
  const menus = await Promise.all(
    summaries
      .filter(({ currency }) => currency === location.currency)
      .map(({ id }) => api.call(getMenu, { ...guest, params: { id }, query: { version: 'published' } })),
  );
  return new ShopMenu(menus.toReversed(), location.id, wallMoment(now, location.record.timezone));
}

/** A time as clocks show it at a location. */
export function wallMoment(at: number, timeZone: string): WallMoment {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
  const day = WEEKDAYS.find((name) => name === part('weekday').toLowerCase()) ?? 'monday';
  return { day, minute: Number(part('hour')) * 60 + Number(part('minute')) };
}
