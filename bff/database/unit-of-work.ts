import { DatabaseError as ServerError } from 'pg';
import type { Db } from './database.ts';

/** One change to the database with what belongs to it: all of it is committed, or none. */
export interface Work {
  /** The transaction. While it is open nothing else may be waited for. */
  readonly db: Db;
  /** Runs when the change is there for all to see; never when it was rolled back. */
  readonly afterCommit: (action: () => void) => void;
}

/** So often in all, where the server has ended it for the sake of others. */
const MOST_TRIES = 3;

/**
 * Runs a change in a transaction of its own.
 * @param act is run again, from the start, when this transaction and another waited for each other and the server chose to
 *   end this one: it may change nothing but the database, and what comes after goes into `afterCommit`
 */
export async function inTransaction<Result>(db: Db, act: (work: Work) => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    const actions: (() => void)[] = [];
    try {
      const result = await db
        .transaction()
        .execute((trx) => act({ db: trx, afterCommit: (action) => void actions.push(action) }));
      for (const action of actions) action();
      return result;
    } catch (error) {
      if (tries === MOST_TRIES || !isDeadlock(error)) throw error;
    }
  }
}

/** SQLSTATE 40P01: of transactions that wait in a circle the server ends one, after a second. */
function isDeadlock(error: unknown): boolean {
  return error instanceof ServerError && error.code === '40P01';
}
