import { sql, type Updateable } from 'kysely';
import type { Db } from './database.ts';
import { prepared } from './prepared.ts';
import type { Tables } from './tables.ts';

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
