import { BatchWriter } from './batch-writer.ts';
import { mayBeOfOneRow } from './database-error.ts';
import type { Db } from './database.ts';
import { writeTogether, type RowToWrite } from './write-at-end.ts';

/** Requests of one statement at most. */
const LARGEST = 200;

/**
 * Commits what requests write that have no transaction of their own. The rows of one request are committed together, or none of them is; those
 * of many requests share a statement and its commit, which cost more than a row.
 */
export class BatchedWrites {
  readonly #writer: BatchWriter<readonly RowToWrite[]>;

  constructor(db: Db) {
    this.#writer = new BatchWriter({
      largest: LARGEST,
      write: (requests) => writeTogether(db, requests.flat()),
      isOfOne: mayBeOfOneRow,
    });
  }

  /** Resolves when the rows of one request are committed. @throws why none of them is */
  commit(rows: readonly RowToWrite[]): Promise<void> {
    return this.#writer.add(rows);
  }
}
