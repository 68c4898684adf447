import { setImmediate as turn, setTimeout as delay } from 'node:timers/promises';

/** Items that are written together. */
interface Group<Item> {
  readonly items: Item[];
  readonly written: PromiseWithResolvers<void>;
}

export interface GroupedRecorderOptions {
  /**
   * After a write of several items, the next one begins no earlier than this long after it began, in milliseconds.
   */
  readonly everyMs: number;
}

/** Most items of one write, which keeps statements small. */
const LARGEST = 500;

/**
 * Writes the items of many requests in few statements. Items of one turn of the event loop go together. Items that
 * arrive while a write is under way, or shortly after one, wait for the next. Under load many requests share a
 * statement; without load none waits.
 */
export class GroupedRecorder<Item> {
  readonly #write: (items: readonly Item[]) => Promise<void>;
  readonly #everyMs: number;
  readonly #waiting: Group<Item>[] = [];
  #isWriting = false;

  /** @param write rejects unless all items are written */
  constructor(write: (items: readonly Item[]) => Promise<void>, { everyMs }: GroupedRecorderOptions) {
    this.#write = write;
    this.#everyMs = everyMs;
  }

  /** Resolves when the item's group is written. @throws what `write` threw, for each item of that group */
  record(item: Item): Promise<void> {
    const group = this.#gathering();
    group.items.push(item);
    if (!this.#isWriting) void this.#writeAll();
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
    this.#isWriting = true;
    await turn();
    for (let group = this.#waiting.shift(); group; group = this.#waiting.shift()) {
      const beganMs = performance.now();
      await this.#write(group.items).then(group.written.resolve, group.written.reject);
      // After a single item, the next doesn't wait.
      const restMs = group.items.length > 1 ? this.#everyMs - (performance.now() - beganMs) : 0;
      if (restMs > 0) await delay(restMs, undefined, { ref: false });
    }
    this.#isWriting = false;
  }
}
