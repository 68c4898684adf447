import { type LitElement, type ReactiveController, render, type TemplateResult } from 'lit';
import { own } from '../../../session/trellis-error.ts';
import { html } from '../../../session/base-element.ts';
import type { OutlineRow } from './outline-rows.ts';

/** Height of every line, as the styles have it: what is in sight follows from it without measuring. */
const ROW_PX = 56;
/** Lines beyond the edges that are there too, so that a quick scroll shows no gap. */
const BEYOND = 12;
/** Lines in sight before the list has been measured. */
const FIRST = 12;

/** The texts of the lines. */
interface OutlineLines {
  rows: readonly OutlineRow[];
  /** The content of a line. */
  line: (row: OutlineRow) => TemplateResult;
  /** All that a line's content follows from, beside its row: while that is the same, so is the content. */
  of: readonly unknown[];
}

/** The content of a line that is in the page. */
interface Filled {
  id: string;
  of: readonly unknown[];
}

/**
 * A list of any length of which only the lines in sight are in the page: 2,000 items cost what 40 do. A line
 * that stays in sight keeps its element, and so its focus; scrolling renders the lines that come, and nothing
 * else of the host.
 */
export class OutlineList implements ReactiveController {
  #host: LitElement;
  #lines: OutlineLines = { rows: [], line: () => html``, of: [] };
  #from = 0;
  #to = 0;
  /**
   * The offset and height of the box when last read: the window follows from them without forcing a
   * layout.
   */
  #top = 0;
  #height = FIRST * ROW_PX;
  #wanted: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #filled = new WeakMap<Element, Filled>();
  #measured: Element | undefined;
  /** Begun in the page: a server that renders has no such observers. */
  #resizes: ResizeObserver | undefined;

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

  hostConnected(): void {
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#resizes?.disconnect();
    this.#measured = undefined;
  }

  /** How many lines are above a point of the screen. */
  linesAbove(clientY: number): number {
    const box = this.#box;
    if (!box) return 0;
    const y = clientY - box.getBoundingClientRect().top - box.clientTop + box.scrollTop;
    return Math.max(0, Math.min(this.#lines.rows.length, Math.round(y / ROW_PX)));
  }

  /** The list; its lines are put into it once it is in the page. */
  render(label: string, lines: OutlineLines): TemplateResult {
    this.#lines = lines;
    return html`<div class="outline" part="outline" @scroll=${this.#scrolled}>
      <ul class="rows" aria-label=${label}></ul>
    </div>`;
  }

  hostUpdated(): void {
    const box = this.#box;
    if (!box) return;
    if (this.#measured !== box) this.#measure(box);
    const { rows } = this.#lines;
    // A list that has become shorter has been scrolled back by then.
    this.#top = Math.max(0, Math.min(this.#top, rows.length * ROW_PX - this.#height));
    const wanted = this.#wanted ? rows.findIndex(({ id }) => id === this.#wanted) : -1;
    this.#wanted = undefined;
    if (wanted >= 0) this.#top = this.#topFor(wanted);
    this.#aim();
    this.#fill(box);
    if (wanted >= 0 && box.scrollTop !== this.#top) box.scrollTop = this.#top;
  }

  /** The list is another than before, or the first one. */
  #measure(box: HTMLElement): void {
    this.#resizes ??= new ResizeObserver(([entry]) => {
      if (!entry?.contentRect.height) return;
      this.#height = entry.contentRect.height;
      this.#look();
    });
    this.#resizes.disconnect();
    this.#resizes.observe(box);
    this.#measured = box;
    this.#top = box.scrollTop;
  }

  #scrolled = ({ currentTarget }: Event): void => {
    this.#top = (currentTarget as HTMLElement).scrollTop;
    this.#look();
  };

  /**
   * Renders other lines once those in the page no longer reach half-way beyond what is in sight. In a task of
   * its own: that of the scrolling also paints, and both together are long on a slow device.
   */
  #look(): void {
    if (this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      const box = this.#box;
      if (!box || this.#isCovered) return;
      this.#aim();
      this.#fill(box);
    });
  }

  get #isCovered(): boolean {
    const [first, last] = this.#inSight;
    return (
      this.#from <= Math.max(0, first - BEYOND / 2) &&
      this.#to >= Math.min(this.#lines.rows.length, last + BEYOND / 2) &&
      this.#to - this.#from <= last - first + 4 * BEYOND
    );
  }

  get #inSight(): [first: number, last: number] {
    return [Math.floor(this.#top / ROW_PX), Math.ceil((this.#top + this.#height) / ROW_PX)];
  }

  #aim(): void {
    const [first, last] = this.#inSight;
    this.#from = Math.max(0, first - BEYOND);
    this.#to = Math.min(this.#lines.rows.length, last + BEYOND);
  }

  /** Where the box has to be scrolled to for a line to be in sight. */
  #topFor(line: number): number {
    const top = line * ROW_PX;
    if (top < this.#top) return Math.max(0, top - ROW_PX);
    const isBelow = top + ROW_PX > this.#top + this.#height;
    return isBelow ? top + 2 * ROW_PX - this.#height : this.#top;
  }

  /** Puts the lines of the window into the list. Those that left it are used again for others. */
  #fill(box: HTMLElement): void {
    const list = box.firstElementChild as HTMLElement;
    const { rows } = this.#lines;
    const seen = rows.slice(this.#from, this.#to);
    const { kept, free } = this.#sorted(list, new Set(seen.map(({ id }) => id)));
    for (const [at, row] of seen.entries()) {
      const line = kept.get(row.id) ?? free.shift() ?? document.createElement('li');
      const here = list.children[at] ?? null;
      if (here !== line) list.insertBefore(line, here);
      set(line, 'aria-setsize', `${rows.length}`);
      set(line, 'aria-posinset', `${this.#from + at + 1}`);
      this.#fillLine(line, row);
    }
    for (const line of free) line.remove();
    // Set by script: a strict policy forbids the attribute.
    list.style.setProperty('padding-top', `${this.#from * ROW_PX}px`);
    list.style.setProperty('padding-bottom', `${(rows.length - this.#to) * ROW_PX}px`);
  }

  /**
   * The lines that stay, by the part that they are of, and those to be used again; a focus in these is given
   * up.
   */
  #sorted(list: HTMLElement, ids: ReadonlySet<string>): { kept: Map<string, Element>; free: Element[] } {
    const kept = new Map<string, Element>();
    const free: Element[] = [];
    const { activeElement } = this.#host.renderRoot as ShadowRoot;
    for (const line of list.children) {
      const { id = '' } = this.#filled.get(line) ?? {};
      if (ids.has(id)) kept.set(id, line);
      else free.push(line);
    }
    if (free.some((line) => line.contains(activeElement))) (activeElement as HTMLElement).blur();
    // Otherwise, those that stay would have to move past them, and lose the focus.
    if (kept.size > 0) for (const line of free) line.remove();
    return { kept, free };
  }

  #fillLine(line: Element, row: OutlineRow): void {
    const of = [row.section, row.item, ...this.#lines.of];
    const before = this.#filled.get(line);
    if (before?.id === row.id && before.of.every((one, at) => one === of[at])) return;
    this.#filled.set(line, { id: row.id, of });
    set(line, 'part', 'line');
    set(line, 'class', row.item ? 'line' : 'line of-section');
    set(line, 'data-id', row.id);
    render(this.#lines.line(row), line as HTMLElement, own({}));
  }
}

function set(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
