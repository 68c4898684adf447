import type { LitElement } from 'lit';
import type { TrellisError } from '../session/trellis-error.ts';
import { focusOn, emit } from '../session/base-element.ts';

/** The latest version of a record. The response to an older request never replaces that to a newer one. */
export class Loaded<Record> {
  value: Record | undefined;
  error: TrellisError | undefined;

  #host: Pick<LitElement, 'requestUpdate'>;
  #read: () => Promise<Record>;
  #round = 0;

  constructor(host: Pick<LitElement, 'requestUpdate'>, read: () => Promise<Record>) {
    this.#host = host;
    this.#read = read;
  }

  /** Loads it, or reloads it: the shown content stays until then. */
  load = async (): Promise<void> => {
    const round = ++this.#round;
    try {
      const value = await this.#read();
      if (round !== this.#round) return;
      this.value = value;
      this.error = undefined;
    } catch (cause) {
      if (round !== this.#round) return;
      this.error = cause as TrellisError;
    }
    this.#host.requestUpdate();
  };

  /** Forgets it. */
  reset(): void {
    this.#round++;
    this.value = this.error = undefined;
  }
}

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
