import { html, type LitElement, type ReactiveController, type TemplateResult } from 'lit';
import type { OutlineRow } from './outline-rows.ts';

/** Height of every line, as the styles have it: what is in sight follows from it without measuring. */
const ROW_PX = 56;
/** Lines beyond the edges that are there too, so that a quick scroll shows no gap. */
const BEYOND = 12;
/** Lines that are rendered before the list has been measured. */
const FIRST = 24;

/** A list of any length of which only the lines in sight are in the page: 2,000 items cost what 40 do. */
export class OutlineList implements ReactiveController {
  #host: LitElement;
  #rows: readonly OutlineRow[] = [];
  #from = 0;
  #to = FIRST;
  #wanted: string | undefined;
  /** The control that had the focus before the window moved: lines are used again for other parts. */
  #focused: { id: string; control: string } | undefined;

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
  }

  get #box(): HTMLElement | null {
    return this.#host.renderRoot.querySelector<HTMLElement>('.outline');
  }

  /** Brings a line into sight with the next rendering. */
  reveal(id: string): void {
    this.#wanted = id;
    this.#host.requestUpdate();
  }

  /** How many lines are above a point of the screen. */
  linesAbove(clientY: number): number {
    const box = this.#box;
    if (!box) return 0;
    const y = clientY - box.getBoundingClientRect().top - box.clientTop + box.scrollTop;
    return Math.max(0, Math.min(this.#rows.length, Math.round(y / ROW_PX)));
  }

  /** @param line the content of a line */
  render(
    rows: readonly OutlineRow[],
    label: string,
    line: (row: OutlineRow) => TemplateResult,
  ): TemplateResult {
    this.#rows = rows;
    this.#to = Math.min(this.#to, rows.length);
    this.#from = Math.max(0, Math.min(this.#from, this.#to - 1));
    if (this.#to === 0) this.#to = Math.min(FIRST, rows.length);
    const seen = rows.slice(this.#from, this.#to);
    return html`<div class="outline" part="outline" @scroll=${this.#look}>
      <ul class="rows" aria-label=${label}>
        ${seen.map(
          (row, at) =>
            html`<li
              part="line"
              class=${row.item ? 'line' : 'line of-section'}
              data-id=${row.id}
              aria-setsize=${rows.length}
              aria-posinset=${this.#from + at + 1}
            >
              ${line(row)}
            </li>`,
        )}
      </ul>
    </div>`;
  }

  hostUpdated(): void {
    const box = this.#box;
    const list = box?.firstElementChild as HTMLElement | null;
    if (!box || !list) return;
    // By script rather than by an attribute, which a strict policy forbids.
    list.style.setProperty('padding-top', `${this.#from * ROW_PX}px`);
    list.style.setProperty('padding-bottom', `${(this.#rows.length - this.#to) * ROW_PX}px`);
    const wanted = this.#rows.findIndex(({ id }) => id === this.#wanted);
    this.#wanted = undefined;
    this.#keepFocus(list);
    if (wanted >= 0) this.#scrollTo(box, wanted);
    this.#look();
  }

  /** Back on the line that had it; on none, if that is out of the window. */
  #keepFocus(list: HTMLElement): void {
    const had = this.#focused;
    this.#focused = undefined;
    if (!had) return;
    const line = [...list.children].find((one) => (one as HTMLElement).dataset['id'] === had.id);
    const control = line?.querySelector<HTMLElement>(had.control);
    if (control) control.focus({ preventScroll: true });
    else ((this.#host.renderRoot as ShadowRoot).activeElement as HTMLElement | null)?.blur();
  }

  #scrollTo(box: HTMLElement, line: number): void {
    const top = line * ROW_PX;
    if (top < box.scrollTop) box.scrollTop = Math.max(0, top - ROW_PX);
    else if (top + ROW_PX > box.scrollTop + box.clientHeight)
      box.scrollTop = top + 2 * ROW_PX - box.clientHeight;
  }

  /** Renders other lines once those in the page no longer reach half-way beyond what is in sight. */
  #look = (): void => {
    const box = this.#box;
    if (!box) return;
    const first = Math.floor(box.scrollTop / ROW_PX);
    const last = Math.ceil((box.scrollTop + (box.clientHeight || FIRST * ROW_PX)) / ROW_PX);
    const isCovered =
      this.#from <= Math.max(0, first - BEYOND / 2) &&
      this.#to >= Math.min(this.#rows.length, last + BEYOND / 2) &&
      this.#to - this.#from <= last - first + 4 * BEYOND;
    if (isCovered) return;
    const { activeElement } = this.#host.renderRoot as ShadowRoot;
    const id = activeElement?.closest<HTMLElement>('.line')?.dataset['id'];
    const control = ['.grip', '.slim'].find((one) => activeElement?.matches(one)) ?? '.pick';
    this.#focused = id ? { id, control } : undefined;
    this.#from = Math.max(0, first - BEYOND);
    this.#to = Math.min(this.#rows.length, last + BEYOND);
    this.#host.requestUpdate();
  };
}
