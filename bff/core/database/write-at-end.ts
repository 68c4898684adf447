import { sql, Transaction, type CompiledQuery, type RawBuilder } from 'kysely';
import { type Db, mayBeOfOneRow } from './database.ts';
import { allOf, executeLast } from './gathering.ts';
import { compiledOnce } from './prepared.ts';
import type { Tables } from './tables.ts';
import { BatchWriter } from './batch-writer.ts';

/** Rows of one kind that transactions write and don't read. */
export interface WrittenAtEnd<Row> {
  /**
   * Returns the statements that write all rows. They may run in any order, and each row is written by one of
   * them.
   */
  readonly statementsOf: (rows: readonly Row[]) => readonly StatementAtEnd[];
}

/** A statement that is built once for its name, and used with other values each time (`prepared.ts`). */
export interface StatementAtEnd {
  /** Identifies the statement's text: the kind of rows, and their number. */
  readonly name: string;
  /** The values of all rows, one after the other. */
  readonly values: readonly unknown[];
  /** @param values each is used as a parameter */
  readonly build: (values: readonly unknown[]) => RawBuilder<unknown>;
}

/**
 * Returns a statement for rows with as many values as `row` has parameters. @param write the statement, from
 * its rows in parentheses
 */
export function rowsAtEnd(
  name: string,
  rows: readonly (readonly unknown[])[],
  row: (...values: unknown[]) => RawBuilder<unknown>,
  write: (rows: RawBuilder<unknown>) => RawBuilder<unknown>,
): StatementAtEnd {
  const width = rows[0]?.length ?? 0;
  return {
    name: `${name} ${rows.length}`,
    values: rows.flat(),
    build: (values) =>
      write(sql.join(rows.map((_, at) => row(...values.slice(at * width, (at + 1) * width))))),
  };
}

/** One row and its kind. */
export interface RowToWrite {
  readonly kind: WrittenAtEnd<never>;
  readonly row: unknown;
}

export function rowOf<Row>(kind: WrittenAtEnd<Row>, row: Row): RowToWrite {
  return { kind: kind as unknown as WrittenAtEnd<never>, row };
}

/** Writes rows of several kinds at once, with one statement. */
async function writeTogether(db: Db, rows: readonly RowToWrite[]): Promise<void> {
  const kinds = Map.groupBy(rows, ({ kind }) => kind);
  const statements = [...kinds].flatMap(([kind, of]) => kind.statementsOf(of.map(({ row }) => row as never)));
  if (statements.length > 0) await runAll(db, statements);
}

/** The transaction of a unit of work, with its writes that nothing has waited for yet. */
export class OpenTransaction extends Transaction<Tables> {
  /** The rows to write at the end, by kind. */
  readonly waiting = new Map<WrittenAtEnd<never>, unknown[]>();
  /** Writes that are running or have ended. */
  readonly started: Promise<unknown>[] = [];
}

/**
 * Writes rows at the end of the transaction: all of a kind with one statement, and all kinds together in one
 * round trip. The end is before the commit, so either all rows are written or the whole transaction fails.
 * Outside `inTransaction` they are written at once. To read such rows in the same transaction, call
 * {@link writeWaiting} first.
 */
export async function writeAtEnd<Row>(trx: Db, kind: WrittenAtEnd<Row>, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  if (!(trx instanceof OpenTransaction)) {
    await runAll(trx, kind.statementsOf(rows));
    return;
  }
  const present = trx.waiting.get(kind);
  if (present) present.push(...rows);
  else trx.waiting.set(kind, [...rows]);
}

/** Writes the waiting rows now. */
export async function writeWaiting(trx: Db): Promise<void> {
  const statements = takeWaiting(trx);
  if (statements.length > 0) await runAll(trx, statements);
}

/** Writes the waiting rows as the last step of a transaction, together with its commit. */
export async function writeLast(trx: Db): Promise<void> {
  const statements = takeWaiting(trx);
  const last = statements.length > 0 ? [executeLast(trx, joined(trx, statements))] : [];
  await allOf([...startedIn(trx), ...last]);
}

/**
 * Continues while a row with a known outcome is being written: it is sent together with the next statement,
 * which sees it as written. The transaction isn't committed before the write has succeeded. Outside
 * `inTransaction` it is awaited.
 */
export async function writeMeanwhile(trx: Db, written: Promise<unknown>): Promise<void> {
  if (!(trx instanceof OpenTransaction)) {
    await written;
    return;
  }
  trx.started.push(written);
  written.catch(() => undefined);
}

/**
 * Waits after a failure until no write of the transaction is running. @returns the first failure, if it was
 * one of these writes
 */
export async function endWrites(trx: Db): Promise<{ readonly reason: unknown } | undefined> {
  const ended = await Promise.allSettled(startedIn(trx));
  return ended.find((one) => one.status === 'rejected');
}

function startedIn(trx: Db): readonly Promise<unknown>[] {
  return trx instanceof OpenTransaction ? trx.started : [];
}

function takeWaiting(trx: Db): readonly StatementAtEnd[] {
  if (!(trx instanceof OpenTransaction) || trx.waiting.size === 0) return [];
  const statements = [...trx.waiting].flatMap(([kind, rows]) => kind.statementsOf(rows as never[]));
  trx.waiting.clear();
  return statements;
}

async function runAll(trx: Db, statements: readonly StatementAtEnd[]): Promise<void> {
  await trx.executeQuery(joined(trx, statements));
}

type Compile = (db: Db, ...values: unknown[]) => CompiledQuery;

/**
 * Limits of the compiled statements kept by name. Many rows are rare, and each number of them needs another
 * statement.
 */
const MOST_KEPT = 200;
const MOST_VALUES = 100;
const kept = new Map<string, Compile>();

function joined(trx: Db, statements: readonly StatementAtEnd[]): CompiledQuery {
  const name = statements.map((one) => one.name).join();
  const values = statements.flatMap((one) => one.values);
  const known = kept.get(name);
  if (known) return known(trx, ...values);
  if (values.length > MOST_VALUES || kept.size >= MOST_KEPT) return together(statements, values).compile(trx);
  const compile = compiledOnce((_, ...marks: unknown[]) => together(statements, marks));
  kept.set(name, compile);
  return compile(trx, ...values);
}

function together(statements: readonly StatementAtEnd[], values: readonly unknown[]): RawBuilder<unknown> {
  let from = 0;
  const built = statements.map(({ build, values: { length } }) => {
    from += length;
    return build(values.slice(from - length, from));
  });
  const [only] = built;
  if (only && built.length === 1) return only;
  const parts = built.map((one, at) => sql`${sql.raw(`part_${at}`)} as (${one})`);
  return sql`with ${sql.join(parts)} select`;
}

/** The most requests of one statement. */
const LARGEST = 200;

/**
 * Commits the rows of requests without their own transaction. The rows of one request are committed together
 * or not at all; those of many requests share a statement and its commit, which cost more than a row.
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

  /** Resolves when the rows of one request are committed. @throws the reason that none of them is */
  commit(rows: readonly RowToWrite[]): Promise<void> {
    return this.#writer.add(rows);
  }
}
