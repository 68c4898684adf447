import type { Draft } from './draft.ts';
import type { MenuWork } from './menu-work.ts';
import { moved, orderChange, type Place } from './moves.ts';

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
