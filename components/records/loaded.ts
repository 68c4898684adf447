import type { LitElement } from 'lit';
import type { TrellisError } from '../session/trellis-error.ts';

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
