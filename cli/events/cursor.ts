import { createHash } from 'node:crypto';
import { readStored, writeStored } from '../store.ts';

interface Kept {
  readonly position?: string;
  readonly delivered?: readonly string[];
}

/**
 * How far a listener has come, kept on disk after each event: the position in the feed, and the events that
 * were delivered beyond it, which come again after a break.
 */
export class Cursor {
  readonly #file: string;
  #position: string | undefined;
  #delivered: Set<string>;

  /** @param listener what tells this listener from others: the key, the target and the filters */
  constructor(listener: readonly (string | undefined)[], isFresh: boolean) {
    const name = createHash('sha256').update(JSON.stringify(listener)).digest('hex').slice(0, 16);
    this.#file = `listen-${name}.json`;
    const { position, delivered = [] } = isFresh ? {} : ((readStored(this.#file) ?? {}) as Kept);
    this.#position = position;
    this.#delivered = new Set(delivered);
  }

  get position(): string | undefined {
    return this.#position;
  }

  has(id: string): boolean {
    return this.#delivered.has(id);
  }

  /** Notes that an event is done. @param position the one after it, if the feed named one */
  done(id: string, position: string | undefined): void {
    this.#delivered.add(id);
    if (position === undefined) this.#write();
    else this.begin(position);
  }

  /** Goes on from a position; all before it is done. */
  begin(position: string): void {
    this.#position = position;
    this.#delivered = new Set();
    this.#write();
  }

  #write(): void {
    writeStored(this.#file, { position: this.#position, delivered: [...this.#delivered] });
  }
}
