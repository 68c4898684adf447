/** Read at a time: what is in memory of a table of any length. */
const ROWS_AT_ONCE = 500;

/**
 * Rows after rows, until there are no more. Each batch is read once its reader has asked for it, as a statement of its own, so a reader
 * who takes long holds nothing open in the database.
 *
 * A batch is emptied when the next one is asked for. Left as it is, it would stay in memory long after: what belongs to a statement
 * that has ended survives V8's collections of young objects, until a full one.
 *
 * @param read the rows after one, or the first ones
 */
export async function* inBatches<Row>(
  read: (last: Row | undefined, most: number) => Promise<Row[]>,
  most = ROWS_AT_ONCE,
): AsyncGenerator<readonly Row[]> {
  for (let last: Row | undefined; ;) {
    const batch = await read(last, most);
    const count = batch.length;
    last = batch.at(-1);
    if (count > 0) yield batch;
    batch.length = 0;
    if (count < most) return;
  }
}
