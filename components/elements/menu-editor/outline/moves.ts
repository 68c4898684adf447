import { type DraftChange, findItem, type Menu, type MenuItem, type MenuSection } from '../menu-records.ts';
import type { Draft } from '../draft.ts';
import type { MenuWork } from '../menu-work.ts';

/** Where a part goes: behind so many others. An item also says in which section. */
export interface Place {
  readonly section?: string;
  readonly at: number;
}

/**
 * A menu with a part in another place. Its parts are the same objects. @returns the same menu when nothing
 * moves
 */
export function moved(menu: Menu, id: string, to: Place): Menu {
  const from = menu.sections.findIndex((section) => section.id === id);
  const section = menu.sections[from];
  if (section) {
    const sections = menu.sections.toSpliced(from, 1).toSpliced(to.at, 0, section);
    return from === to.at ? menu : { ...menu, sections };
  }
  const placed = findItem(menu, id);
  if (!placed || !menu.sections.some((one) => one.id === to.section)) return menu;
  if (placed.section.id === to.section && placed.at === to.at) return menu;
  const { item } = placed;
  const without = menu.sections.map((one) =>
    withItems(
      one,
      one.items.filter((other) => other !== item),
    ),
  );
  const sections = without.map((one) =>
    one.id === to.section ? withItems(one, one.items.toSpliced(to.at, 0, item)) : one,
  );
  return { ...menu, sections };
}

const withItems = (section: MenuSection, items: MenuItem[]): MenuSection =>
  items.length === section.items.length && items.every((item, at) => item === section.items[at])
    ? section
    : { ...section, items };

/** One step up (-1) or down (1). An item at the end of its section goes on into the next one. */
export function stepped(menu: Menu, id: string, step: 1 | -1): Place | undefined {
  const from = menu.sections.findIndex((section) => section.id === id);
  if (from >= 0) {
    const at = from + step;
    return at < 0 || at >= menu.sections.length ? undefined : { at };
  }
  const placed = findItem(menu, id);
  if (!placed) return undefined;
  const { section, at } = placed;
  const next = at + step;
  if (next >= 0 && next < section.items.length) return { section: section.id, at: next };
  const other = menu.sections[menu.sections.indexOf(section) + step];
  return other && { section: other.id, at: step > 0 ? 0 : other.items.length };
}

/**
 * Returns the body that turns the order of one menu into that of another. Lists of unchanged sections are
 * omitted.
 */
export function orderChange(before: Menu, after: Menu): DraftChange {
  const old = new Map(before.sections.map((section) => [section.id, section]));
  return {
    sections: after.sections.map(({ id, items }) => {
      const was = old.get(id)?.items ?? [];
      const isSame = was.length === items.length && was.every((item, at) => item.id === items[at]?.id);
      return isSame ? { id } : { id, items: items.map((item) => ({ id: item.id })) };
    }),
  };
}

/** Shows the new order at once, and takes it back if it can't be saved. @returns whether it is saved */
export async function movePart(draft: Draft, work: MenuWork, id: string, to: Place): Promise<boolean> {
  const { menu } = draft;
  if (!menu || work.busy || moved(menu, id, to) === menu) return false;
  draft.show(moved(menu, id, to));
  let isMoved = false;
  await work.run({
    place: 'menu',
    action: 'move',
    about: { id },
    scope: 'menus:write',
    send: () =>
      draft.save({
        change: (now) => {
          const after = moved(now, id, to);
          return after === now ? undefined : orderChange(now, after);
        },
        fits: (_, now) => moved(now, id, to) !== now,
      }),
    done: () => {
      isMoved = true;
      return undefined;
    },
  });
  draft.show(undefined);
  return isMoved;
}
