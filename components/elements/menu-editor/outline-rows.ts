import type { Availability, Menu, MenuItem, MenuSection } from './menu-records.ts';
import type { Place } from './moves.ts';

/** A line of a menu: a section's, or an item's. */
export interface OutlineRow {
  readonly id: string;
  readonly section: MenuSection;
  /** None: it is the section's own line. */
  readonly item?: MenuItem;
}

/** Which items are shown. */
export const SHOWN = ['all', 'sold-out', 'no-image'] as const;
export type Shown = (typeof SHOWN)[number];

export interface OutlineFilter {
  readonly text: string;
  readonly shown: Shown;
}

export const isFiltered = ({ text, shown }: OutlineFilter): boolean => !!text.trim() || shown !== 'all';

/** The lines of a menu in order. With a filter, only items that pass it, and the sections that have some. */
export function outlineRows(menu: Menu, filter: OutlineFilter): OutlineRow[] {
  const passes = passing(menu, filter);
  return menu.sections.flatMap((section) => {
    const items = section.items.filter(passes);
    if (items.length === 0 && isFiltered(filter)) return [];
    return [{ id: section.id, section }, ...items.map((item) => ({ id: item.id, section, item }))];
  });
}

function passing(menu: Menu, { text, shown }: OutlineFilter): (item: MenuItem) => boolean {
  const wanted = text.trim().toLocaleLowerCase();
  const soldOut = soldOutTargets(menu.availability);
  return (item) => {
    if (shown === 'no-image' && item.image) return false;
    if (shown === 'sold-out' && ![item, ...item.variations].some(({ id }) => soldOut.has(id))) return false;
    return !wanted || wordsOf(item).includes(wanted);
  };
}

const texts = new WeakMap<MenuItem, string>();

/** All that an item is found by, in small letters: read once, since it is asked for at each key. */
function wordsOf(item: MenuItem): string {
  const known = texts.get(item);
  if (known !== undefined) return known;
  // What is typed has no line break: nothing is found across two of them.
  let text = `${item.name}\n${item.description ?? ''}\n${item.external_id ?? ''}`;
  for (const { name, sku } of item.variations) text += `\n${name ?? ''}\n${sku ?? ''}`;
  text = text.toLocaleLowerCase();
  texts.set(item, text);
  return text;
}

/** Ids of what can't be ordered now, at some location at least. */
const soldOutTargets = (availability: readonly Availability[]): Set<string> =>
  new Set(availability.filter(({ sold_out }) => sold_out).map(({ target }) => target));

/**
 * Where something goes that is dropped between two lines.
 * @param before how many lines are above the gap, the moved part's own included
 */
export function placeOfDrop(rows: readonly OutlineRow[], id: string, before: number): Place | undefined {
  const moving = rows.find((row) => row.id === id);
  if (!moving) return undefined;
  const above = rows.slice(0, before).filter((row) => row.id !== id);
  if (!moving.item) return { at: above.filter(({ item }) => !item).length };
  const last = above.at(-1);
  const section = last?.section ?? rows[0]?.section;
  if (!section) return undefined;
  return { section: section.id, at: above.filter((row) => row.item && row.section === section).length };
}
