import type { Db } from './database.ts';

/** Records that represent a set: a partner everything it owns, the first key its lineage. */
type Holder = 'partners' | 'keys';

/**
 * Locks one row until the transaction ends. Call it before reading a set that decides what is added to it: how many
 * there are, which of them are live. Read the set in a statement of its own after this one, never in the one that
 * locks: a statement sees what was committed when it began, so after waiting for the lock it would not see what the
 * previous holder added.
 */
export async function holdRow(trx: Db, table: Holder, id: string): Promise<void> {
  const held = await trx.selectFrom(table).select('id').where('id', '=', id).forNoKeyUpdate().execute();
  if (held.length === 0) throw new Error(`there is no row ${id} in ${table}`);
}
