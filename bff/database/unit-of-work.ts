import type { Db } from './database.ts';

/** One change to the database with what belongs to it: all of it is committed, or none. */
export interface Work {
  /** The transaction. While it is open nothing else may be waited for. */
  readonly db: Db;
  /** Runs when the change is there for all to see; never when it was rolled back. */
  readonly afterCommit: (action: () => void) => void;
}

export async function inTransaction<Result>(db: Db, act: (work: Work) => Promise<Result>): Promise<Result> {
  const actions: (() => void)[] = [];
  const result = await db
    .transaction()
    .execute((trx) => act({ db: trx, afterCommit: (action) => void actions.push(action) }));
  for (const action of actions) action();
  return result;
}
