import {
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
  PostgresAdapter,
  PostgresDialect,
} from 'kysely';
import {
  DatabaseError as ServerError,
  type CustomTypesConfig,
  type Pool,
  type PoolClient,
  type QueryResult,
  types,
} from 'pg';
import { DatabaseAway, type Db } from './database.ts';
import { Flight, type Statement } from './flight.ts';
import { GatheringDb } from './gathering.ts';
import { databaseSpan } from '../telemetry/database-spans.ts';
import { errorType } from '../telemetry/tracing.ts';

/**
 * Limits of prepared statements: each connection keeps them, and rare and long texts would only fill the
 * server's memory.
 */
const MOST = 400;
const LONGEST_TEXT = 8_000;

/**
 * Names under which statements are prepared, so that the server parses and plans each once per connection. A
 * text gets its name when it is used for the second time.
 */
export class StatementNames {
  readonly #seen = new Set<string>();
  readonly #names = new Map<string, string>();
  readonly #isKept: boolean;
  #given = 0;

  /**
   * @param options `isKept`: whether a connection keeps its prepared statements; behind a pooler it doesn't,
   * and no statement gets a name
   */
  constructor({ isKept }: { readonly isKept: boolean } = { isKept: true }) {
    this.#isKept = isKept;
  }

  /** Returns a statement's name; `undefined` if it isn't prepared. */
  nameOf(text: string): string | undefined {
    if (!this.#isKept) return undefined;
    // These are sent at both ends of each transaction, and use no table.
    if (text === 'begin' || text === 'commit') return text;
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    if (!this.#seen.has(text)) {
      if (this.#seen.size < MOST && text.length <= LONGEST_TEXT) this.#seen.add(text);
      return undefined;
    }
    this.#given += 1;
    const name = `statement_${this.#given}`;
    this.#names.set(text, name);
    return name;
  }

  /**
   * Gives all statements other names, because a table has changed and prepared statements can't be used any
   * more.
   */
  forget(): void {
    this.#names.clear();
  }
}

/**
 * Whether a table has other columns than when the statement was prepared, because another node has migrated
 * the database.
 */
export function isOutdated(error: unknown): boolean {
  return error instanceof ServerError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery';
}

/**
 * SQLSTATEs that mean the server is unavailable, rather than that a statement is wrong: class 08 connection
 * exceptions, class 57P shutdown and start-up, 53300 too many connections, 25P03 idle too long.
 */
const AWAY = /^(?:08...|57P..|53300|25P03)$/;

/**
 * Returns a pool for Kysely in which an unavailable server is one kind of error, whether the server reports
 * it, the connection breaks or it times out. Such a connection is not reused, because its state is unknown.
 */
export function postgresPool(pool: Pool, names = new StatementNames()): PostgresPool {
  // A connection that breaks is replaced. Without a listener, the event would end the process, whether the
  // connection is in the pool or in a transaction between two statements.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    options: pool.options,
    async connect() {
      try {
        return new PostgresClient(await pool.connect(), names, pool.options.types);
      } catch (error) {
        throw asAway(error);
      }
    },
    end: () => pool.end(),
  };
}

/** Kysely's client: it sends `begin` with the first statement, and statements of the same turn together. */
class PostgresClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #names: StatementNames;
  readonly #types: CustomTypesConfig | undefined;
  #isInTransaction = false;
  /** Whether the transaction has begun without the server knowing yet. */
  #isBeginDue = false;
  #waiting: Waiting[] = [];
  #isAsking = false;
  #away: DatabaseAway | undefined;

  constructor(client: PoolClient, names: StatementNames, types: CustomTypesConfig | undefined) {
    this.#client = client;
    this.#names = names;
    this.#types = types;
  }

  query<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query(cursor: never): never;
  async query(text: string, parameters: readonly unknown[] = []): Promise<unknown> {
    if (this.#away) throw this.#away;
    if (parameters.length > 0) return this.#gather(text, parameters);
    switch (text) {
      case 'begin':
        this.#isInTransaction = this.#isBeginDue = true;
        return { command: 'BEGIN', rows: [] };
      case 'commit':
        return this.#commit();
      case 'rollback':
        return this.#rollback();
      default:
        // Kysely sends this instead of `begin` for an isolation level or access mode; a commit must end it.
        if (text.startsWith('start transaction')) this.#isInTransaction = true;
        return this.#askAlone(text);
    }
  }

  /** Commits. There is nothing to do if the commit went with the last statement, or nothing was sent. */
  async #commit(): Promise<unknown> {
    const isOpen = this.#isInTransaction && !this.#isBeginDue;
    this.#isInTransaction = this.#isBeginDue = false;
    return isOpen ? this.#gather('commit', []) : { command: 'COMMIT', rows: [] };
  }

  async #rollback(): Promise<unknown> {
    const isUnknown = this.#isBeginDue;
    this.#isInTransaction = this.#isBeginDue = false;
    return isUnknown ? { command: 'ROLLBACK', rows: [] } : this.#askAlone('rollback');
  }

  /** Sends text without parameters, which may be several statements and so can't be prepared. */
  async #askAlone(text: string): Promise<unknown> {
    try {
      if (this.#isBeginDue) await this.#fly([]);
      return await this.#client.query(text);
    } catch (error) {
      throw this.#faultOf(error);
    }
  }

  #gather(text: string, values: readonly unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ text, values, resolve, reject });
      if (!this.#isAsking && this.#waiting.length === 1)
        queueMicrotask(() => process.nextTick(() => void this.#askWaiting()));
    });
  }

  async #askWaiting(): Promise<void> {
    this.#isAsking = true;
    while (this.#waiting.length > 0) {
      const asked = this.#waiting;
      this.#waiting = [];
      try {
        const results = await this.#fly(asked);
        for (const [at, { resolve }] of asked.entries()) resolve(results[at]);
      } catch (error) {
        const fault = this.#faultOf(error);
        for (const { reject } of asked) reject(fault);
      }
    }
    this.#isAsking = false;
  }

  /**
   * Sends statements. Outside a transaction, outdated ones are sent again: the server has run none of them.
   */
  async #fly(asked: readonly Asked[]): Promise<readonly QueryResult[]> {
    const begins = this.#isBeginDue ? [{ ...BEGIN, name: this.#names.nameOf(BEGIN.text) }] : [];
    const isAlone = !this.#isInTransaction && asked.every(({ text }) => text !== 'commit');
    this.#isBeginDue = false;
    const statements = asked.map((one) => ({ ...one, name: this.#names.nameOf(one.text) }));
    const span = databaseSpan([...begins, ...statements]);
    try {
      const results = await new Flight([...begins, ...statements], this.#types).ask(this.#client);
      span?.end();
      return results.slice(begins.length);
    } catch (error) {
      span?.end(errorType(error));
      if (!isOutdated(error)) throw error;
      this.#names.forget();
      // A transaction can't continue after an error: `inTransaction` runs it again.
      if (!isAlone) throw error;
      const again = asked.map((one) => ({ ...one, name: undefined }));
      return new Flight(again, this.#types).ask(this.#client);
    }
  }

  #faultOf(error: unknown): unknown {
    const fault = asAway(error);
    if (fault instanceof DatabaseAway) this.#away = fault;
    return fault;
  }

  release(destroy?: boolean): void {
    this.#client.release(this.#away ?? destroy);
  }
}

type Asked = Pick<Statement, 'text' | 'values'>;

interface Waiting extends Asked {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

const BEGIN: Asked = { text: 'begin', values: [] };

/** Keeps an error that the server returns for a statement; all others are the connection's. */
function asAway(error: unknown): unknown {
  if (error instanceof ServerError && !AWAY.test(error.code ?? '')) return error;
  const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
  return new DatabaseAway(`the database does not answer${code}`, { cause: error });
}

/** Types read as text: JavaScript has no native type for 64-bit integers or calendar days. */
const AS_TEXT: ReadonlySet<number> = new Set([types.builtins.INT8, types.builtins.DATE]);

/** The parsers of values. */
export const TYPES: CustomTypesConfig = {
  getTypeParser: (oid, format) => (AS_TEXT.has(oid) ? String : types.getTypeParser(oid, format)),
};

/**
 * A dialect without the connection lock of Kysely's migrator. Instead, `migrate.ts` holds a lock in its
 * transaction.
 */
class Dialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new Adapter();
  }
}

class Adapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

/**
 * Returns a database through the connections of a pool, on a server or inside this process.
 * @param options `isPooled`: whether another pooler is in between (`pooler.ts`)
 */
export function overPool(pool: Pool, { isPooled = false }: { readonly isPooled?: boolean } = {}): Db {
  return new GatheringDb(
    new Dialect({ pool: postgresPool(pool, new StatementNames({ isKept: !isPooled })) }),
  );
}
