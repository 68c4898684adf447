import { Query, type Connection, type CustomTypesConfig, type QueryResult, type Submittable } from 'pg';

/** A statement of a flight. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** The name under which it is prepared; `undefined` if it is parsed each time. */
  readonly name: string | undefined;
}

type Settle = (error: Error | null, results?: readonly QueryResult[]) => void;

/** Names inside pg's own query and its result. */
const RESULT = '_result';
const TYPES = '_types';
const PARSERS = '_parsers';
const EMPTY_ROW = '_prebuiltEmptyResultObject';
const KEEPS_ROWS = '_accumulateRows';

/** The methods of pg's own query that the client calls; its types omit these. */
interface Part extends Query {
  name: string | undefined;
  queryMode: 'extended';
  [KEEPS_ROWS]: boolean;
  readonly [RESULT]: Partial<Columns> & { [TYPES]: CustomTypesConfig | undefined };
  handleRowDescription(message: { readonly fields: readonly unknown[] }): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
  handleEmptyQuery(connection: Connection): void;
  handleReadyForQuery(connection: Connection): void;
  handleError(error: Error, connection: Connection): void;
}

/** The statements that pg has sent to be prepared, and not yet had confirmed. */
interface Submitted {
  readonly submittedNamedStatements: Record<string, string>;
}

/** pg's parsed column descriptions, used to read rows. */
interface Columns {
  readonly fields: readonly unknown[];
  readonly [PARSERS]: readonly unknown[] | undefined;
  readonly [EMPTY_ROW]: object | null;
}

const NO_COLUMNS: Columns = { fields: [], [PARSERS]: undefined, [EMPTY_ROW]: null };

/**
 * Column descriptions of a connection's prepared statements, by name: the server needn't send them again, nor
 * pg parse them again.
 */
const described = new WeakMap<Connection, Map<string, Columns>>();

/**
 * Several statements in one round trip, with one `Sync` at the end: a pipeline of the protocol. The server
 * runs them in order, and none after an error. Outside a transaction they form one.
 * @example const [, { rows }] = await new Flight([begin, select], types).ask(client);
 */
export class Flight implements Submittable {
  /** Set by pg to bound the time, and called once at the end. */
  callback: Settle | undefined;
  readonly statements: readonly Statement[];
  readonly #parts: readonly Part[];
  readonly #results: QueryResult[] = [];
  #at = 0;
  #columns = new Map<string, Columns>();
  #refused: Error | undefined;

  constructor(statements: readonly Statement[], types: CustomTypesConfig | undefined) {
    this.statements = statements;
    this.#parts = statements.map(({ text, values, name }, at) => {
      const part = new Query(text, [...values], (error, result) => {
        if (error) this.#refused ??= error;
        else this.#results[at] = result as unknown as QueryResult;
      }) as Part;
      part.name = name;
      part.queryMode = 'extended';
      part[RESULT][TYPES] = types;
      return part;
    });
  }

  /** Sends the flight. @returns the results of all statements, in their order */
  ask(client: { query(flight: Flight): unknown }): Promise<readonly QueryResult[]> {
    return new Promise((resolve, reject) => {
      this.callback = (error, results = []) => (error ? reject(error) : resolve(results));
      client.query(this);
    });
  }

  submit = (connection: Connection): Error | null => {
    this.#columns = columnsOf(connection);
    connection.stream.cork();
    try {
      for (const [at, part] of this.#parts.entries()) {
        const name = this.statements[at]?.name;
        const isKnown = name !== undefined && this.#columns.has(name);
        const fault = part.submit(withoutSync(connection, isKnown)) as unknown as Error | null;
        // For example, a value that can't be serialized. Nothing after it is sent.
        this.#refused ??= fault ?? undefined;
        if (this.#refused) break;
      }
      connection.sync();
    } finally {
      connection.stream.uncork();
    }
    this.#describeKnown();
    return null;
  };

  /** The name of the statement that the server is at: pg records under it what has been prepared. */
  get name(): string | undefined {
    return this.statements[this.#at]?.name;
  }

  get text(): string | undefined {
    return this.statements[this.#at]?.text;
  }

  handleRowDescription(message: { readonly fields: readonly unknown[] }): void {
    const part = this.#part;
    part?.handleRowDescription(message);
    if (this.name === undefined || !part) return;
    const { fields = [], [PARSERS]: parsers, [EMPTY_ROW]: emptyRow = null } = part[RESULT];
    this.#columns.set(this.name, { fields, [PARSERS]: parsers, [EMPTY_ROW]: emptyRow });
  }

  handleDataRow(message: unknown): void {
    this.#part?.handleDataRow(message);
  }

  handleCommandComplete(message: unknown, connection: Connection): void {
    const part = this.#part;
    part?.handleCommandComplete(message, connection);
    part?.handleReadyForQuery(connection);
    if (this.name !== undefined && !this.#columns.has(this.name)) this.#columns.set(this.name, NO_COLUMNS);
    this.#at += 1;
    this.#describeKnown();
  }

  handleEmptyQuery(connection: Connection): void {
    this.#part?.handleEmptyQuery(connection);
    this.#at += 1;
  }

  /** Stops at an error. The server skips the rest, including statements to be prepared there. */
  handleError(error: Error, connection: Connection): void {
    const { submittedNamedStatements } = connection as unknown as Submitted;
    for (const { name } of this.statements.slice(this.#at)) {
      if (name !== undefined) delete submittedNamedStatements[name];
    }
    this.callback?.(error);
  }

  handleReadyForQuery(): void {
    this.callback?.(this.#refused ?? null, this.#results);
  }

  get #part(): Part | undefined {
    return this.#parts[this.#at];
  }

  /** Uses the known columns, which the server doesn't describe again. */
  #describeKnown(): void {
    const columns = this.name === undefined ? undefined : this.#columns.get(this.name);
    const part = this.#part;
    if (!columns || !part) return;
    Object.assign(part[RESULT], columns);
    part[KEEPS_ROWS] = true;
  }
}

function columnsOf(connection: Connection): Map<string, Columns> {
  const known = described.get(connection) ?? new Map<string, Columns>();
  described.set(connection, known);
  return known;
}

/**
 * Returns a view of the connection for one part: the flight ends once, and known columns aren't requested
 * again.
 */
function withoutSync(connection: Connection, isKnown: boolean): Connection {
  const part = Object.create(connection) as Connection;
  part.sync = () => undefined;
  if (isKnown) part.describe = () => undefined;
  return part;
}
