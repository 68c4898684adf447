import type { LitElement } from 'lit';
import { focusOn } from '../kit/controls/focus-on.ts';
import { emit } from '../session/events.ts';

/**
 * The record of a list that is open inside the element. A page that shows records itself prevents
 * `trellis-record-select`, and nothing opens here.
 */
export class OpenRecord {
  id: string | undefined;

  #host: LitElement;
  #changed: () => void;

  /** @param changed called when another record is open, or none */
  constructor(host: LitElement, changed: () => void) {
    this.#host = host;
    this.#changed = changed;
  }

  /** Opens a record that a person chose. The focus moves to its heading: `[data-record]`. */
  select(id: string): void {
    if (!emit(this.#host, 'trellis-record-select', { id }, true)) return;
    this.show(id);
    void focusOn(this.#host, '[data-record]');
  }

  /** Opens a record, or none, without the event: the page requests it. */
  show(id: string | undefined): void {
    if (id === this.id) return;
    this.id = id;
    this.#changed();
    this.#host.requestUpdate();
  }

  /** Returns to the list. The focus moves to where the record was opened: `[data-id=…]`. */
  close = (): void => {
    const { id } = this;
    this.show(undefined);
    void focusOn(this.#host, `[data-id="${id}"]`);
  };
}
