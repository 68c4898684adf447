import { setImmediate as turn, setTimeout as delay } from 'node:timers/promises';
import { activeSpan, errorType, untraced } from '../telemetry/tracing.ts';

/** An item that waits for its write. */
interface Waiting<Item> {
  readonly item: Item;
  readonly written: PromiseWithResolvers<void>;
}

type Batch<Item> = readonly Waiting<Item>[];

export interface BatchWriterOptions<Item> {
  /** Rejects unless all items are written. */
  readonly write: (items: readonly Item[]) => Promise<void>;
  /** The most items in one write, which keeps statements small. */
  readonly largest: number;
  /** The policy for writing a failed batch again until it succeeds. If omitted, its items are rejected. */
  readonly retry?: RetryPolicy;
  /**
   * Whether a failure may be caused by a single item: if so, the batch's items are written again, one by one.
   * Defaults to never.
   */
  readonly isOfOne?: (error: unknown) => boolean;
}

export interface RetryPolicy {
  /** Pause after a failure, in milliseconds. */
  readonly afterMs: number;
  readonly onFailure: (error: unknown) => void;
}

/**
 * Writes the items of many requests in few statements. Items of one turn of the event loop share a write.
 * Items that arrive during a write wait for the next, which begins one turn after its end, so that requests
 * read from the network at the same time join it. Under load many requests share a statement; without load no
 * request waits.
 */
export class BatchWriter<Item> {
  readonly #options: BatchWriterOptions<Item>;
  #waiting: Waiting<Item>[] = [];
  #isWriting = false;
  #isGivenUp = false;

  constructor(options: BatchWriterOptions<Item>) {
    this.#options = options;
  }

  /**
   * Resolves when the item's batch is written. @throws the error of `write` for that batch, unless it is
   * retried
   */
  add(item: Item): Promise<void> {
    const written = Promise.withResolvers<void>();
    this.#waiting.push({ item, written });
    // The write is of many requests, so it belongs to the trace of none; each has the span of its own wait.
    if (!this.#isWriting) void untraced(() => this.#writeAll());
    const span = activeSpan()?.child('write in a batch', 'client', { 'db.system.name': 'postgresql' });
    if (span)
      written.promise.then(
        () => span.end(),
        (error: unknown) => span.end(errorType(error)),
      );
    return written.promise;
  }

  /** Stops retrying: a batch that fails from now on isn't written again; its items resolve unwritten. */
  giveUp(): void {
    this.#isGivenUp = true;
  }

  async #writeAll(): Promise<void> {
    this.#isWriting = true;
    for (;;) {
      await turn();
      if (this.#waiting.length === 0) break;
      const batch = this.#waiting.slice(0, this.#options.largest);
      this.#waiting = this.#waiting.slice(this.#options.largest);
      await this.#writeBatch(batch);
    }
    this.#isWriting = false;
  }

  /** Settles all of the batch. */
  async #writeBatch(batch: Batch<Item>): Promise<void> {
    try {
      await this.#writeOrRetry(batch.map(({ item }) => item));
      for (const { written } of batch) written.resolve();
    } catch (error) {
      if (batch.length > 1 && this.#options.isOfOne?.(error)) await this.#writeAlone(batch);
      else for (const { written } of batch) written.reject(error);
    }
  }

  async #writeAlone(batch: Batch<Item>): Promise<void> {
    for (const { item, written } of batch) {
      await this.#options.write([item]).then(written.resolve, written.reject);
    }
  }

  async #writeOrRetry(items: readonly Item[]): Promise<void> {
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
