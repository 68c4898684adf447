import { CompiledQuery, Kysely, type Dialect, type KyselyProps } from 'kysely';
import type { Db } from './database.ts';
import type { Tables } from './tables.ts';

/**
 * A database whose connections send simultaneous statements in one round trip, and ignore a second commit.
 */
export class GatheringDb extends Kysely<Tables> {
  readonly #made: Omit<KyselyProps, 'executor'>;

  constructor(dialect: Dialect) {
    super({ dialect });
    this.#made = { config: { dialect }, dialect, driver: dialect.createDriver() };
  }

  /**
   * Returns what the same transaction is made of, if statements that are started together (`Promise.all`) are
   * to go to the server together: Kysely itself starts each after the previous one has ended.
   */
  propsIn(trx: Db): Promise<KyselyProps> {
    const executor = this.getExecutor();
    return trx.getExecutor().provideConnection(async (connection) => ({
      ...this.#made,
      executor: executor.withConnectionProvider({ provideConnection: (consumer) => consumer(connection) }),
    }));
  }
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

/** Runs the last statement of a transaction of a {@link GatheringDb}, together with the commit. */
export async function executeLast(trx: Db, statement: CompiledQuery): Promise<void> {
  const commit = CompiledQuery.raw('commit');
  await trx
    .getExecutor()
    .provideConnection((connection) =>
      Promise.all([connection.executeQuery(statement), connection.executeQuery(commit)]),
    );
}
