import { DatabaseError as ServerError } from 'pg';
import type { Db } from './database.ts';

/** One change to the database with everything that belongs to it: all of it is committed, or nothing. */
export interface Work {
  /** The transaction. While it is open, don't wait for anything else. */
  readonly db: Db;
  /** Runs once the change is committed; never after a rollback. */
  readonly afterCommit: (action: () => void) => void;
}

/** Attempts in all, if the server ends the transaction because of a deadlock. */
const MOST_TRIES = 3;

/**
 * Runs a change in a transaction of its own.
 * @param act is run again, from the start, if the server ended this transaction because of a deadlock: it may change
 * nothing but the database, and everything else goes into `afterCommit`
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

/** SQLSTATE 40P01: the server ends one of the transactions that wait for each other, after a second. */
function isDeadlock(error: unknown): boolean {
  return error instanceof ServerError && error.code === '40P01';
}
