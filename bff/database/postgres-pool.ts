import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { DatabaseError as ServerError, type Pool, type PoolClient } from 'pg';
import { DatabaseAway } from './database-error.ts';

/**
 * SQLSTATEs by which the server says that it is unavailable rather than that a statement is wrong: class 08
 * connection exceptions, class 57P shutdown and start-up, 53300 too many connections, 25P03 idle too long.
 */
const AWAY = /^(?:08...|57P..|53300|25P03)$/;

/**
 * A pool for Kysely in which an unavailable server is one kind of error, whether the server says so, the connection
 * breaks or it times out. Such a connection is not reused, because its state is unknown.
 */
export function postgresPool(pool: Pool): PostgresPool {
  // A connection that breaks is replaced. Without a listener, the event would end the process, whether the connection
  // is in the pool or in a transaction between two statements.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    options: pool.options,
    async connect() {
      try {
        return new PostgresClient(await pool.connect());
      } catch (error) {
        throw asAway(error);
      }
    },
    end: () => pool.end(),
  };
}

class PostgresClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  #away: DatabaseAway | undefined;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  query<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query(cursor: never): never;
  async query(text: string, parameters: readonly unknown[] = []): Promise<unknown> {
    if (this.#away) throw this.#away;
    try {
      return await this.#client.query(text, [...parameters]);
    } catch (error) {
      const fault = asAway(error);
      if (fault instanceof DatabaseAway) this.#away = fault;
      throw fault;
    }
  }

  release(destroy?: boolean): void {
    this.#client.release(this.#away ?? destroy);
  }
}

/** An error that the server returns for a statement stays as it is; all others are the connection's. */
function asAway(error: unknown): unknown {
  if (error instanceof ServerError && !AWAY.test(error.code ?? '')) return error;
  const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
  return new DatabaseAway(`the database does not answer${code}`, { cause: error });
}
