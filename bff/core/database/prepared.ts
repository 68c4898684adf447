import { type Compilable, type CompiledQuery, type RawBuilder, sql, type Updateable } from 'kysely';
import type { Db } from './database.ts';
import type { Tables } from './tables.ts';

/**
 * Prepares a statement that is built once and run with other values each time: for very frequent queries,
 * where building and compiling cost more than running. Its text doesn't depend on its values.
 * @param build uses each value unchanged and only as a parameter: `id = any(${ids})`, not `id in (…)`, and no
 * `if`
 * @example
 * const keyById = prepared((db: Db, id: string) => db.selectFrom('keys').selectAll().where('id', '=', id));
 * const [row] = await keyById(db, id);
 * @throws {Error} at its first use, if a value isn't a parameter of the statement
 */
export function prepared<Values extends readonly unknown[], Row>(
  build: (db: Db, ...values: Values) => Compilable<Row> | RawBuilder<Row>,
): (db: Db, ...values: Values) => Promise<readonly Row[]> {
  const compile = compiledOnce(build);
  return async (db, ...values) => (await db.executeQuery<Row>(compile(db, ...values))).rows;
}

/** Compiles a statement once for callers that send it themselves: returns it with the values of a call. */
export function compiledOnce<Values extends readonly unknown[], Row>(
  build: (db: Db, ...values: Values) => Compilable<Row> | RawBuilder<Row>,
): (db: Db, ...values: Values) => CompiledQuery<Row> {
  let built: Built<Row> | undefined;
  return (db, ...values) => {
    built ??= builtBy(db, build, values.length);
    const { query, places } = built;
    const parameters = query.parameters.map((value, at) => {
      const place = places[at] ?? -1;
      return place < 0 ? value : values[place];
    });
    return { ...query, parameters };
  };
}

interface Built<Row> {
  readonly query: CompiledQuery<Row>;
  /** For each parameter, the index of the value that it takes; -1 for a constant of the statement. */
  readonly places: readonly number[];
}

function builtBy<Values extends readonly unknown[], Row>(
  db: Db,
  build: (db: Db, ...values: Values) => Compilable<Row> | RawBuilder<Row>,
  count: number,
): Built<Row> {
  // Markers for the values, which are found again among the parameters.
  const given: readonly unknown[] = Array.from({ length: count }, (_, at) => Object.freeze({ value: at }));
  const query = build(db, ...(given as Values)).compile(db);
  const places = query.parameters.map((value) => given.indexOf(value));
  if (given.every((_, at) => places.includes(at))) return { query, places };
  throw new Error('a value of a prepared statement is not among its parameters');
}

type TableWithId = {
  [Name in keyof Tables]: Tables[Name] extends { id: string } ? Name : never;
}[keyof Tables];

type Update = ReturnType<typeof prepared<unknown[], unknown>>;

/**
 * Updates of one row, found by its id. The statement is built once for each set of columns.
 * @example
 * const updateOrder = updateById('orders');
 * await updateOrder(trx, id, { status: 'open' });
 */
export function updateById<Name extends TableWithId>(
  table: Name,
): (db: Db, id: string, columns: Updateable<Tables[Name]>) => Promise<unknown> {
  const updates = new Map<string, Update>();
  return (db, id, columns) => {
    const set = Object.entries(columns).filter(([, value]) => value !== undefined);
    const names = set.map(([name]) => name);
    const key = names.join();
    const update = updates.get(key) ?? updateOf(table, names);
    updates.set(key, update);
    return update(db, id, ...set.map(([, value]) => value));
  };
}

function updateOf(table: string, names: readonly string[]): Update {
  return prepared((_, id, ...values) => {
    const set = names.map((name, at) => sql`${sql.ref(name)} = ${values[at]}`);
    return sql`update ${sql.table(table)} set ${sql.join(set)} where id = ${id}`;
  });
}

interface Deleted {
  /** The condition for the rows. */
  readonly where: RawBuilder<boolean>;
  /** The column to order by: the rows with the lowest values are deleted first. Defaults to any order. */
  readonly by?: string;
  /**
   * The most rows of one statement, so that it ends long before the bound of a statement; defaults to 1,000.
   */
  readonly most?: number;
}

/**
 * Deletes some rows at a time: a chore calls it until there are no more. Nodes that do so simultaneously take
 * different ones.
 *
 * The rows are chosen in an array, which is made once. The planner may run a subquery after `in` again for
 * each row of the table, and each time it would find rows that are not deleted yet: then its limit bounds
 * nothing.
 * @returns whether there may be more
 *
 * @example
 * const mayBeMore = await deleteSome(db, 'loyalty_sessions', { where: sql`expires_at < ${now}` });
 */
export async function deleteSome(
  db: Db,
  table: keyof Tables & string,
  { where, by, most = 1_000 }: Deleted,
): Promise<boolean> {
  const order = by === undefined ? sql`` : sql`order by ${sql.ref(by)}`;
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${where} ${order} limit ${most}
        for update skip locked))`.execute(db);
  return numAffectedRows >= BigInt(most);
}

/** Records that represent a set: a partner everything it owns, the first key its lineage. */
type Holder = 'partners' | 'keys';

/**
 * Locks one row until the transaction ends. Call it before reading a set that decides what is added to it:
 * the number of its members, or which of them are live. Read the set in a separate statement after this one:
 * a statement sees what was committed when it began, so the locking statement would not see what the previous
 * holder of the lock added.
 * @throws {Error} there is no such row
 */
export async function holdRow(trx: Db, table: Holder, id: string): Promise<void> {
  const held = await trx.selectFrom(table).select('id').where('id', '=', id).forNoKeyUpdate().execute();
  if (held.length === 0) throw new Error(`there is no row ${id} in ${table}`);
}
