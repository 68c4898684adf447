import { setTimeout as delay } from 'node:timers/promises';

export interface InGroupsOptions<Item> {
  readonly write: (items: readonly Item[]) => Promise<void>;
  /** Items of one group, at most. */
  readonly most: number;
  /** After a fault, until the group is tried again. */
  readonly restMs: number;
  readonly onFault: (error: unknown) => void;
}

/**
 * Writes one group after the other: whatever comes while one is being written is in the next. A group that cannot be
 * written is tried again until it is, or nobody wants it any more.
 */
export class InGroups<Item> {
  readonly #options: InGroupsOptions<Item>;
  #waiting: { item: Item; done: () => void }[] = [];
  #isWriting = false;
  #isGivenUp = false;

  constructor(options: InGroupsOptions<Item>) {
    this.#options = options;
  }

  /** Settles when it is written. */
  add(item: Item): Promise<void> {
    return new Promise((done) => {
      this.#waiting.push({ item, done });
      if (!this.#isWriting) void this.#writeAll();
    });
  }

  /** What fails from now on is not tried again. */
  giveUp(): void {
    this.#isGivenUp = true;
  }

  async #writeAll(): Promise<void> {
    this.#isWriting = true;
    // What else ends in this turn of the process is in the first group.
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
