import { setImmediate as turn, setTimeout as delay } from 'node:timers/promises';

/** Items that are written together. */
interface Batch<Item> {
  readonly items: Item[];
  readonly written: PromiseWithResolvers<void>;
}

export interface BatchWriterOptions<Item> {
  /** Rejects unless all items are written. */
  readonly write: (items: readonly Item[]) => Promise<void>;
  /** Most items of one write, which keeps statements small. */
  readonly largest: number;
  /**
   * After a write of several items, the next one begins no earlier than this long after it began, in milliseconds. Left out:
   * at once.
   */
  readonly everyMs?: number;
  /** A batch that fails is written again until it succeeds. Left out: its items are rejected. */
  readonly retry?: RetryPolicy;
}

export interface RetryPolicy {
  /** Pause after a failure, in milliseconds. */
  readonly afterMs: number;
  readonly onFailure: (error: unknown) => void;
}

/**
 * Writes the items of many requests in few statements. Items of one turn of the event loop go together. Items that
 * arrive while a write is under way, or shortly after one, wait for the next. Under load many requests share a
 * statement; without load none waits.
 */
export class BatchWriter<Item> {
  readonly #options: BatchWriterOptions<Item>;
  readonly #waiting: Batch<Item>[] = [];
  #isWriting = false;
  #isGivenUp = false;

  constructor(options: BatchWriterOptions<Item>) {
    this.#options = options;
  }

  /** Resolves when the item's batch is written. @throws what `write` threw for that batch, unless it is retried */
  add(item: Item): Promise<void> {
    const batch = this.#gathering();
    batch.items.push(item);
    if (!this.#isWriting) void this.#writeAll();
    return batch.written.promise;
  }

  /** A batch that fails from now on isn't written again; its items resolve unwritten. */
  giveUp(): void {
    this.#isGivenUp = true;
  }

  #gathering(): Batch<Item> {
    const last = this.#waiting.at(-1);
    if (last && last.items.length < this.#options.largest) return last;
    const batch: Batch<Item> = { items: [], written: Promise.withResolvers<void>() };
    this.#waiting.push(batch);
    return batch;
  }

  async #writeAll(): Promise<void> {
    this.#isWriting = true;
    await turn();
    for (let batch = this.#waiting.shift(); batch; batch = this.#waiting.shift()) {
      const beganMs = performance.now();
      await this.#writeBatch(batch.items).then(batch.written.resolve, batch.written.reject);
      // After a single item, the next doesn't wait.
      const everyMs = batch.items.length > 1 ? (this.#options.everyMs ?? 0) : 0;
      const restMs = everyMs - (performance.now() - beganMs);
      if (restMs > 0) await delay(restMs, undefined, { ref: false });
    }
    this.#isWriting = false;
  }

  async #writeBatch(items: readonly Item[]): Promise<void> {
    const { write, retry } = this.#options;
    if (!retry) return write(items);
    for (;;) {
      try {
        return await write(items);
      } catch (error) {
        retry.onFailure(error);
        if (this.#isGivenUp) return undefined;
        await delay(retry.afterMs);
      }
    }
  }
}
