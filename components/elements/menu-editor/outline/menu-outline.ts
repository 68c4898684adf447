import { type LitElement, nothing, type TemplateResult } from 'lit';
import { language } from '../../../i18n/format.ts';
import { button } from '../../../kit/controls/button.ts';
import { field } from '../../../kit/forms/field.ts';
import { focusOn, html, emit } from '../../../session/base-element.ts';
import { selectField } from '../../../kit/forms/select-field.ts';
import { statePanel } from '../../../kit/loading/state-panel.ts';
import { msg, str } from '../../../i18n/message.ts';
import { findItem, findSection, type Menu } from '../menu-records.ts';
import { type Place, stepped } from './moves.ts';
import { OutlineDrag } from './outline-drag.ts';
import {
  outlineLine,
  isFiltered,
  type OutlineFilter,
  type OutlineRow,
  outlineRows,
  placeOfDrop,
  SHOWN,
  type Shown,
} from './outline-rows.ts';
import { OutlineList } from './outline-list.ts';

/** The actions of the outline. */
interface OutlineActions {
  chosen: string | undefined;
  canWrite: boolean;
  choose: (id: string) => void;
  addItem: (section: string) => void;
  addSection: () => void;
  /** Resolves once it is in its new place, with whether it is. */
  move: (id: string, to: Place) => Promise<boolean>;
}

const NO_FILTER: OutlineFilter = { text: '', shown: 'all' };

/**
 * The sections and items of a menu as a list: found by words, chosen, added to, and put into another order.
 */
export class MenuOutline {
  #host: LitElement;
  #list: OutlineList;
  #drag: OutlineDrag;
  #filter = NO_FILTER;
  #menu: Menu | undefined;
  #actions: OutlineActions | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #rows: { menu: Menu; filter: OutlineFilter; rows: readonly OutlineRow[] } | undefined;
  /** The announcement of the last move. */
  #news = '';

  constructor(host: LitElement) {
    this.#host = host;
    this.#list = new OutlineList(host);
    this.#drag = new OutlineDrag(host, {
      linesAbove: (clientY) => this.#list.linesAbove(clientY),
      drop: (id, above) => {
        const place = this.#menu && placeOfDrop(outlineRows(this.#menu, NO_FILTER), id, above);
        if (place) void this.#move(id, place);
      },
    });
  }

  /** Brings a part into sight. A filter that hides it is dropped. */
  reveal(id: string): void {
    if (this.#menu && !this.#rowsOf(this.#menu, this.#filter).some((row) => row.id === id)) {
      this.#filter = NO_FILTER;
    }
    this.#list.reveal(id);
  }

  reset(): void {
    this.#filter = NO_FILTER;
    this.#news = '';
    this.#drag.cancel();
  }

  /** One step up or down, by a button or a key; the focus stays where it was. */
  step(id: string, step: 1 | -1): void {
    const to = this.#menu && stepped(this.#menu, id, step);
    if (to) void this.#move(id, to);
  }

  render(menu: Menu, actions: OutlineActions): TemplateResult {
    this.#menu = menu;
    this.#actions = actions;
    const rows = this.#rowsOf(menu, this.#filter);
    const { chosen, canWrite } = actions;
    const canMove = canWrite && !isFiltered(this.#filter);
    if (menu.sections.length === 0) return this.#renderEmpty(actions);
    return html`${this.#renderFilter()}
      <p id="move-hint" class="unseen">${msg('Press the up or down arrow key to move it.')}</p>
      <p role="status" class="unseen">${this.#news}</p>
      <div
        class=${this.#drag.moving ? 'dragging' : ''}
        @pointerdown=${this.#drag.start}
        @pointermove=${this.#drag.move}
        @pointerup=${this.#drag.end}
        @pointercancel=${this.#drag.cancel}
        @keydown=${({ key }: KeyboardEvent) => key === 'Escape' && this.#drag.cancel()}
      >
        ${
          rows.length === 0
            ? statePanel({
                kind: 'empty',
                title: msg('No item matches.'),
                action: button({ label: msg('Show all items'), press: () => this.#show(NO_FILTER) }),
              })
            : this.#list.render(msg('Sections and items'), {
                rows,
                of: [menu, chosen, canMove, canWrite, language()],
                line: (row) =>
                  outlineLine(row, {
                    menu,
                    chosen,
                    canMove,
                    choose: (id) => this.#actions?.choose(id),
                    onGripKey: this.#onGripKey,
                    add: canWrite ? (section) => this.#actions?.addItem(section) : undefined,
                  }),
              })
        }
      </div>
      ${
        canWrite
          ? html`<div class="row">
              ${button({ label: msg('Add section'), action: 'add-section', press: actions.addSection })}
            </div>`
          : nothing
      }`;
  }

  #renderEmpty({ canWrite, addSection }: OutlineActions): TemplateResult {
    const action = button({
      label: msg('Add section'),
      kind: 'primary',
      action: 'add-section',
      press: addSection,
    });
    return statePanel({
      kind: 'empty',
      title: msg('This menu is empty.'),
      advice: canWrite
        ? msg('Begin with a section, such as “Starters”, or import a file.')
        : msg('Nobody has added anything yet.'),
      ...(canWrite && { action }),
    });
  }

  #renderFilter(): TemplateResult {
    const names: Record<Shown, string> = {
      all: msg('All items'),
      'sold-out': msg('Sold out'),
      'no-image': msg('Without an image'),
    };
    return html`<div class="filter">
      ${field(
        { name: 'find', label: msg('Find an item') },
        html`<input
          part="input"
          type="search"
          id="find"
          name="find"
          autocomplete="off"
          .value=${this.#filter.text}
          @input=${({ target }: Event) => this.#find((target as HTMLInputElement).value)}
        />`,
      )}
      ${selectField(
        {
          name: 'shown',
          label: msg('Show'),
          value: this.#filter.shown,
          options: SHOWN.map((one) => [one, names[one]]),
        },
        (shown) => this.#show({ ...this.#filter, shown: shown as Shown }),
      )}
    </div>`;
  }

  /** The same as the last time, unless the menu or the filter is another. */
  #rowsOf(menu: Menu, filter: OutlineFilter): readonly OutlineRow[] {
    if (this.#rows?.menu !== menu || this.#rows.filter !== filter)
      this.#rows = { menu, filter, rows: outlineRows(menu, filter) };
    return this.#rows.rows;
  }

  #show(filter: OutlineFilter): void {
    this.#filter = filter;
    emit(this.#host, 'trellis-filter-change', { ...filter });
    this.#host.requestUpdate();
  }

  /** The items that are left are shown once the key itself is on the screen. */
  #find(text: string): void {
    this.#filter = { ...this.#filter, text };
    emit(this.#host, 'trellis-filter-change', { ...this.#filter });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#host.requestUpdate());
  }

  #onGripKey = (event: KeyboardEvent, id: string): void => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key] as 1 | -1 | undefined;
    if (!step) return;
    event.preventDefault();
    this.step(id, step);
  };

  async #move(id: string, to: Place): Promise<void> {
    const { activeElement } = this.#host.renderRoot as ShadowRoot;
    const wasOnGrip = activeElement?.matches('.grip');
    if (!(await this.#actions?.move(id, to)) || !this.#menu) return;
    this.#news = placeText(this.#menu, id);
    this.#list.reveal(id);
    if (wasOnGrip) await focusOn(this.#host, `[data-grip="${id}"]`);
  }
}

function placeText(menu: Menu, id: string): string {
  const placed = findItem(menu, id);
  if (placed) {
    const { item, section, at } = placed;
    return msg(str`${item.name} is now ${at + 1} of ${section.items.length} in ${section.name}.`);
  }
  const section = findSection(menu, id);
  const at = section ? menu.sections.indexOf(section) : 0;
  return section ? msg(str`${section.name} is now section ${at + 1} of ${menu.sections.length}.`) : '';
}
