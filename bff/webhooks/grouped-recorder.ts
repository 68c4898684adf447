/** Items that are written together. */
interface Group<Item> {
  readonly items: Item[];
  readonly written: PromiseWithResolvers<void>;
}

/** So many go in one write at most: what one statement takes stays small. */
const LARGEST = 500;

/**
 * Writes what comes from many requests in few statements. Those that come in one turn of the event loop go together, and
 * while a write is under way those that come gather for the next: under load a statement is shared by all who wait,
 * without load nobody waits for company.
 */
export class GroupedRecorder<Item> {
  readonly #write: (items: readonly Item[]) => Promise<void>;
  readonly #waiting: Group<Item>[] = [];
  #isWriting = false;

  /** @param write all of the items or none */
  constructor(write: (items: readonly Item[]) => Promise<void>) {
    this.#write = write;
  }

  /** Settles when the item's group is written. @throws what `write` threw, for each item of that group */
  record(item: Item): Promise<void> {
    const group = this.#gathering();
    group.items.push(item);
    if (!this.#isWriting) {
      this.#isWriting = true;
      setImmediate(() => void this.#writeAll());
    }
    return group.written.promise;
  }

  #gathering(): Group<Item> {
    const last = this.#waiting.at(-1);
    if (last && last.items.length < LARGEST) return last;
    const group: Group<Item> = { items: [], written: Promise.withResolvers<void>() };
    this.#waiting.push(group);
    return group;
  }

  async #writeAll(): Promise<void> {
    for (let group = this.#waiting.shift(); group; group = this.#waiting.shift()) {
      await this.#write(group.items).then(group.written.resolve, group.written.reject);
    }
    this.#isWriting = false;
  }
}
