import { setTimeout as delay } from 'node:timers/promises';

export interface InGroupsOptions<Item> {
  readonly write: (items: readonly Item[]) => Promise<void>;
  /** Most items of one group. */
  readonly most: number;
  /** After a failure, the delay until the group is retried. */
  readonly restMs: number;
  readonly onFault: (error: unknown) => void;
}

/**
 * Writes one group after the other: items that arrive during a write go into the next. A group that can't be written
 * is retried until it is, or until stopped.
 */
export class InGroups<Item> {
  readonly #options: InGroupsOptions<Item>;
  #waiting: { item: Item; done: () => void }[] = [];
  #isWriting = false;
  #isGivenUp = false;

  constructor(options: InGroupsOptions<Item>) {
    this.#options = options;
  }

  /** Resolves when it is written. */
  add(item: Item): Promise<void> {
    return new Promise((done) => {
      this.#waiting.push({ item, done });
      if (!this.#isWriting) void this.#writeAll();
    });
  }

  /** From now on, failures are not retried. */
  giveUp(): void {
    this.#isGivenUp = true;
  }

  async #writeAll(): Promise<void> {
    this.#isWriting = true;
    // Items that end in this turn of the event loop are in the first group too.
    await new Promise(setImmediate);
    while (this.#waiting.length > 0) {
      const group = this.#waiting.splice(0, this.#options.most);
      await this.#writeGroup(group.map(({ item }) => item));
      for (const { done } of group) done();
    }
    this.#isWriting = false;
  }

  async #writeGroup(items: readonly Item[]): Promise<void> {
    for (;;) {
      try {
        await this.#options.write(items);
        return;
      } catch (error) {
        this.#options.onFault(error);
        if (this.#isGivenUp) return;
        await delay(this.#options.restMs);
      }
    }
  }
}
