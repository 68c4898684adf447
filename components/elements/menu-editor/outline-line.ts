import { nothing, type TemplateResult } from 'lit';
import { tag } from '../../kit/controls/tag.ts';
import { msg, str } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import type { Menu, MenuItem } from './menu-records.ts';
import { availabilityTag, itemsText, priceText, servedText, variationsText } from './menu-words.ts';
import type { OutlineRow } from './outline-rows.ts';

/** What a line needs to know beside its part. */
export interface LineContext {
  menu: Menu;
  /** Id of the part that is open. */
  chosen: string | undefined;
  canMove: boolean;
  choose: (id: string) => void;
  onGripKey: (event: KeyboardEvent, id: string) => void;
  /** Adds an item to a section; left out where nothing may be added. */
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
        >${priceText(item, menu)}${item.variations.length > 1 ? ` · ${variationsText(item.variations.length)}` : nothing}</span
      ></span
    >${now ? tag(...now) : nothing}`;
}
