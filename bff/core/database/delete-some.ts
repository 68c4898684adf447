import { sql, type RawBuilder } from 'kysely';
import type { Db } from './database.ts';
import type { Tables } from './tables.ts';

export interface Deleted {
  /** Which rows. */
  readonly where: RawBuilder<boolean>;
  /** A column: the rows with the least values go first. Left out: any. */
  readonly by?: string;
  /** Rows of one statement, so that it ends long before the bound of a statement; 1,000 when left out. */
  readonly most?: number;
}

/**
 * Deletes rows, some at a time: a chore calls it until there are no more. Nodes that do so at once take different ones.
 *
 * The rows are chosen in an array, which is made once. A subquery after `in` may be asked again for each row of the table, if the planner
 * likes, and each time it finds rows that are not deleted yet: then its limit bounds nothing.
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
      select ctid from ${sql.table(table)} where ${where} ${order} limit ${most} for update skip locked))`.execute(
    db,
  );
  return numAffectedRows >= BigInt(most);
}
