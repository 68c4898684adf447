import type { Availability, Menu, MenuItem, MenuSection } from '../menu-records.ts';
import type { Place } from './moves.ts';
import { nothing, type TemplateResult } from 'lit';
import { tag } from '../../../kit/controls/tag.ts';
import { msg, str } from '../../../i18n/message.ts';
import { html } from '../../../session/base-element.ts';
import { availabilityTag, itemsText, priceText, servedText, variationsText } from '../menu-words.ts';

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
  // The search text has no line break, so no match spans two fields.
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

/** The context of a line, in addition to its part. */
interface LineContext {
  menu: Menu;
  /** Id of the part that is open. */
  chosen: string | undefined;
  canMove: boolean;
  choose: (id: string) => void;
  onGripKey: (event: KeyboardEvent, id: string) => void;
  /** Adds an item to a section; absent if nothing may be added. */
  add?: ((section: string) => void) | undefined;
}

/** A line: its handle, what it says, and what can be pressed in it. */
export function outlineLine(row: OutlineRow, of: LineContext): TemplateResult {
  const { id, item, section } = row;
  const { name } = item ?? section;
  return html`${of.canMove ? grip(row.id, name, of) : nothing}
    <button
      type="button"
      class="pick"
      data-action="open-${id}"
      aria-current=${id === of.chosen ? 'true' : nothing}
      @click=${() => of.choose(id)}
    >
      ${item ? itemText(item, of.menu) : sectionText(row)}
    </button>
    ${
      item || !of.add
        ? nothing
        : html`<button
            part="button"
            type="button"
            class="slim"
            data-action="add-${id}"
            aria-label=${msg(str`Add item to ${name}`)}
            @click=${() => of.add?.(id)}
          >
            ${msg('Add item')}
          </button>`
    }`;
}

/** To drag it by, or to move it with the arrow keys. */
const grip = (id: string, name: string, { onGripKey }: LineContext): TemplateResult =>
  html`<button
    type="button"
    class="grip"
    data-grip=${id}
    aria-label=${msg(str`Move ${name}`)}
    aria-describedby="move-hint"
    @keydown=${(event: KeyboardEvent) => onGripKey(event, id)}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M9 6v.1M15 6v.1M9 12v.1M15 12v.1M9 18v.1M15 18v.1"></path>
    </svg>
  </button>`;

const sectionText = ({ section }: OutlineRow): TemplateResult =>
  html`<span class="names"
    ><bdi><b>${section.name}</b></bdi
    ><span class="muted small">${itemsText(section.items.length)}${served(servedText(section))}</span></span
  >`;

const served = (text: string): string => (text ? ` · ${text}` : '');

function itemText(item: MenuItem, menu: Menu): TemplateResult {
  const ids = new Set([item.id, ...item.variations.map(({ id }) => id)]);
  const now = availabilityTag(menu.availability.filter(({ target }) => ids.has(target)));
  const [smallest] = item.image?.files ?? [];
  return html`<span class="thumb"
      >${
        smallest ? html`<img src=${smallest.url} alt="" loading="lazy" width="40" height="40" />` : nothing
      }</span
    ><span class="names"
      ><bdi>${item.name}</bdi
      ><span class="muted small"
        >${priceText(item, menu)}${
          item.variations.length > 1 ? ` · ${variationsText(item.variations.length)}` : nothing
        }</span
      ></span
    >${now ? tag(...now) : nothing}`;
}
