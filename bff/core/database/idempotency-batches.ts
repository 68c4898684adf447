import { BatchWriter } from './batch-writer.ts';
import { BatchedWrites } from './batched-writes.ts';
import { mayBeOfOneRow } from './database-error.ts';
import type { Db } from './database.ts';
import { reserveAll, type Asked } from './reserve-keys.ts';
import type { RowToWrite } from './write-at-end.ts';

interface Reserving extends Asked {
  heldUntil: Date | undefined;
}

/** Rows of one statement at most. */
const LARGEST = 200;

/**
 * Reservations and responses of requests without a transaction of their own, where each row is committed by itself: those of many
 * requests share a statement and its commit, which cost more than the row.
 */
export class IdempotencyBatches {
  readonly #reserving: BatchWriter<Reserving>;
  readonly #writes: BatchedWrites;

  constructor(db: Db, clock: { now(): number }) {
    this.#reserving = new BatchWriter({
      largest: LARGEST,
      isOfOne: mayBeOfOneRow,
      write: async (asked) => {
        const { ids, heldUntil } = await reserveAll(db, asked, clock.now());
        // Of several with one id, the first is the one that gets it.
        for (const one of asked) if (ids.delete(one.id)) one.heldUntil = heldUntil;
      },
    });
    this.#writes = new BatchedWrites(db);
  }

  /** Resolves when it is committed. @returns until when it is held; undefined: another request has the key */
  async reserve(asked: Asked): Promise<Date | undefined> {
    const reserving: Reserving = { ...asked, heldUntil: undefined };
    await this.#reserving.add(reserving);
    return reserving.heldUntil;
  }

  /** Resolves when the rows of one request are committed. */
  commit(rows: readonly RowToWrite[]): Promise<void> {
    return this.#writes.commit(rows);
  }
}
