import type { Db } from './database.ts';

/** Records that stand for a set: a partner for all that is its own, the first key for its lineage. */
type Holder = 'partners' | 'keys';

/**
 * Holds one row until the transaction ends; whoever else would hold it waits. Do so before a set is read that decides what
 * is added to it: how many there are, which of them live. The set is read by a statement of its own after this one, never
 * by the one that locks: a statement sees what was committed when it began, so one that had to wait for the lock does not
 * see what the holder before it has added.
 */
export async function holdRow(trx: Db, table: Holder, id: string): Promise<void> {
  const held = await trx.selectFrom(table).select('id').where('id', '=', id).forNoKeyUpdate().execute();
  if (held.length === 0) throw new Error(`there is no row ${id} in ${table}`);
}
