import { type TemplateResult, render } from 'lit';
import { html } from '../../session/base-element.ts';
import { own } from '../../session/trellis-error.ts';

/** One of the records that can be chosen. */
interface ListItem {
  id: string;
  content: unknown;
}

/** A list beside the record that is chosen in it. */
interface ListDetail {
  label: string;
  items: readonly ListItem[];
  chosen: string | undefined;
  detail: unknown;
}

/** A list and a detail: beside each other, and below each other where it is narrow. */
export const listDetail = (of: ListDetail, choose: (id: string) => void): TemplateResult =>
  html`<div class="list-detail">
    <ul class="list" aria-label=${of.label}>
      ${of.items.map(
        ({ id, content }) =>
          html`<li>
            <button
              part="item"
              type="button"
              class="item"
              aria-current=${id === of.chosen ? 'true' : 'false'}
              @click=${() => choose(id)}
            >
              ${content}
            </button>
          </li>`,
      )}
    </ul>
    <div class="detail">${of.detail}</div>
  </div>`;

/** A group of rows of a table, or an item of a list: what it is known by, and what is in it. */
interface RowGroup {
  id: string;
  content: unknown;
}

/**
 * Puts groups of rows into a table, each in a `<tbody>` of its own. A record keeps its elements whatever
 * comes before it, so a focus, a selection or a scrolled text stays where it is. Lit's `repeat` would do that
 * too, in 900 bytes.
 */
export function fillRows(table: HTMLTableElement, groups: readonly RowGroup[]): void {
  fill(table, [...table.tBodies], groups, 'tbody');
}

/** The same for the items of a list, which has nothing else in it. */
export function fillItems(list: HTMLElement, items: readonly RowGroup[]): void {
  fill(list, [...list.children], items, 'li');
}

function fill(
  parent: HTMLElement,
  present: readonly Element[],
  groups: readonly RowGroup[],
  tag: 'li' | 'tbody',
): void {
  const known = new Map(present.map((one) => [one.id, one as HTMLElement]));
  const ids = new Set(groups.map(({ id }) => id));
  let last = present.find(({ id }) => ids.has(id)) ?? null;
  for (const [id, one] of known) if (!ids.has(id)) one.remove();
  for (const { id, content } of groups) {
    const one = known.get(id) ?? document.createElement(tag);
    one.id = id;
    if (one === last) last = one.nextElementSibling;
    else parent.insertBefore(one, last);
    render(content, one, own({}));
  }
}
