import { DatabaseError as ServerError } from 'pg';
import type { Db } from './database.ts';
import { GatheringDb } from './gathering.ts';
import { isOutdated } from './postgres-pool.ts';
import { endWrites, OpenTransaction, writeLast } from './write-at-end.ts';

/** One change to the database with everything that belongs to it: all of it is committed, or nothing. */
export interface Work {
  /** The transaction. Don't wait for anything else while it is open. */
  readonly db: Db;
  /** Runs once the change is committed; never after a rollback. */
  readonly afterCommit: (action: () => void) => void;
  readonly held: HeldRecords;
}

/**
 * Records that a unit of work has locked or changed, as they are now, so that its later steps needn't read
 * them again. Features add their own by merging this interface.
 */
export interface HeldRecords {}

/**
 * The most attempts, if the server ends the transaction because of a deadlock or a table that has just been
 * changed.
 */
const MOST_TRIES = 3;

/**
 * Runs a change in its own transaction.
 * @param act is run again, from the start, if the server ended the transaction for a temporary reason: it may
 * change nothing but the database, and everything else goes into `afterCommit`
 * @throws whatever `act` throws; the transaction is rolled back
 */
export async function inTransaction<Result>(db: Db, act: (work: Work) => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    const actions: (() => void)[] = [];
    try {
      const result = await db.transaction().execute(async (own) => {
        const trx = db instanceof GatheringDb ? new OpenTransaction(await db.propsIn(own)) : own;
        try {
          const done = await act({ db: trx, afterCommit: (action) => void actions.push(action), held: {} });
          await writeLast(trx);
          return done;
        } catch (error) {
          const cause = await endWrites(trx);
          throw cause ? cause.reason : error;
        }
      });
      for (const action of actions) action();
      return result;
    } catch (error) {
      if (tries === MOST_TRIES || !(isDeadlock(error) || isOutdated(error))) throw error;
    }
  }
}

/**
 * Whether an error is a deadlock, SQLSTATE 40P01: after a second the server ends one of the transactions that
 * wait for each other.
 */
function isDeadlock(error: unknown): boolean {
  return error instanceof ServerError && error.code === '40P01';
}
