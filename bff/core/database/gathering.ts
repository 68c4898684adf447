import { CompiledQuery, Transaction, type Dialect, type KyselyProps } from 'kysely';
import type { Db } from './database.ts';
import type { Tables } from './tables.ts';

type Made = Omit<KyselyProps, 'executor'>;

/** Databases whose connections send simultaneous statements in one round trip, and ignore a second commit. */
const gathering = new WeakMap<Db, Made>();

/** Registers such a database; called by the code that opens it. */
export function gathersStatements(db: Db, dialect: Dialect): void {
  gathering.set(db, { config: { dialect }, dialect, driver: dialect.createDriver() });
}

/**
 * Returns the same transaction, in which statements that are started together (`Promise.all`) go to the
 * server together: Kysely itself starts each after the previous one has ended. On other databases it is the
 * transaction itself.
 */
export async function gatheringIn(db: Db, trx: Db): Promise<Db> {
  const made = gathering.get(db);
  if (!made) return trx;
  const executor = db.getExecutor();
  return trx.getExecutor().provideConnection(
    async (connection) =>
      new Transaction<Tables>({
        ...made,
        executor: executor.withConnectionProvider({ provideConnection: (consumer) => consumer(connection) }),
      }),
  );
}

/**
 * Returns the results of steps of a transaction that were started together. Waits for all of them, so that no
 * part of the transaction is still running when it ends; if several fail, the first in the list gives the
 * error.
 */
export async function allOf<const Steps extends readonly Promise<unknown>[]>(
  steps: Steps,
): Promise<{ -readonly [At in keyof Steps]: Awaited<Steps[At]> }> {
  const ended = await Promise.allSettled(steps);
  const results = ended.map((one) => {
    if (one.status === 'rejected') throw one.reason;
    return one.value;
  });
  return results as { -readonly [At in keyof Steps]: Awaited<Steps[At]> };
}

/** Runs the last statement of a transaction: together with the commit, if the database can. */
export async function executeLast(db: Db, trx: Db, statement: CompiledQuery): Promise<void> {
  if (!gathering.has(db)) {
    await trx.executeQuery(statement);
    return;
  }
  const commit = CompiledQuery.raw('commit');
  await trx
    .getExecutor()
    .provideConnection((connection) =>
      Promise.all([connection.executeQuery(statement), connection.executeQuery(commit)]),
    );
}
