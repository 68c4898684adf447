import type { Compilable, CompiledQuery, RawBuilder } from 'kysely';
import type { Db } from './database.ts';

/**
 * A statement that is built once, and asked with other values each time: for what is asked very often, where building and compiling it is
 * dearer than asking. Its text doesn't depend on its values.
 * @param build takes each value as it is, only as a parameter: `id = any(${ids})`, not `id in (…)`, and no `if`
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

/** The same for who sends it otherwise: the statement with the values of a call. */
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
  /** For each parameter the value that it takes; -1: its own. */
  readonly places: readonly number[];
}

function builtBy<Values extends readonly unknown[], Row>(
  db: Db,
  build: (db: Db, ...values: Values) => Compilable<Row> | RawBuilder<Row>,
  count: number,
): Built<Row> {
  // Each stands for a value, and is found again among the parameters.
  const given: readonly unknown[] = Array.from({ length: count }, (_, at) => Object.freeze({ value: at }));
  const query = build(db, ...(given as Values)).compile(db);
  const places = query.parameters.map((value) => given.indexOf(value));
  if (given.every((_, at) => places.includes(at))) return { query, places };
  throw new Error('a value of a prepared statement is not among its parameters');
}
