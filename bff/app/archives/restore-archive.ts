import type { Db } from '../../core/database/database.ts';
import { lockArchive, reverseBooks } from './archive-books.ts';
import { UsageError } from '../operator/command.ts';
import { ArchiveFolder } from './archive-folder.ts';
import {
  ARCHIVED_TABLES,
  ArchivedColumns,
  rowsOfOrders,
  type ArchivedRow,
  type RowsByTable,
} from './archived-tables.ts';
import type { ArchiveWish } from './write-archive.ts';

/** The part that is read or restored: a month, or an order of it. */
export interface ReadWish extends Omit<ArchiveWish, 'month' | 'environment'> {
  readonly environment?: ArchiveWish['environment'] | undefined;
  readonly month?: string | undefined;
  readonly merchant?: string | undefined;
  readonly order?: string | undefined;
}

/** Returns what is archived, by table. @throws {UsageError} nothing is; a file isn't as it was written */
export async function readArchive(
  db: Db,
  wish: ReadWish,
): Promise<Readonly<Record<string, readonly ArchivedRow[]>>> {
  const read: Record<string, ArchivedRow[]> = Object.fromEntries(ARCHIVED_TABLES.map((table) => [table, []]));
  for (const part of await partsOf(db, wish)) {
    const rows = await rowsOfPart(db, part, wish);
    for (const table of ARCHIVED_TABLES) read[table]?.push(...rows[table]);
  }
  return read;
}

export interface Restored {
  readonly orders: number;
  readonly entries: number;
}

/**
 * Brings archived orders back into the database with everything of theirs, and takes them out of the books:
 * each part in one transaction. The files stay, and aren't needed anymore.
 * @throws {UsageError}
 */
export async function restoreArchive(db: Db, wish: ReadWish): Promise<Restored> {
  const columns = await ArchivedColumns.read(db);
  const total = { orders: 0, entries: 0 };
  for (const part of await partsOf(db, wish)) {
    await db.transaction().execute(async (trx) => {
      await lockArchive(trx, part.partner_id);
      const rows = await rowsOfPart(trx, part, wish);
      for (const table of ARCHIVED_TABLES) await columns.insert(trx, table, rows[table]);
      if (rows.orders.length === 0) return;
      await reverseBooks(trx, part.id, rows);
      await lessenPart(trx, part.id, rows);
      total.orders += rows.orders.length;
      total.entries += rows.ledger_entries.length;
    });
  }
  return total;
}

async function lessenPart(trx: Db, id: string, rows: RowsByTable): Promise<void> {
  const { orders } = await trx
    .updateTable('archive_parts')
    .set((eb) => ({
      orders: eb('orders', '-', String(rows.orders.length)),
      entries: eb('entries', '-', String(rows.ledger_entries.length)),
    }))
    .where('id', '=', id)
    .returning('orders')
    .executeTakeFirstOrThrow();
  if (orders === '0') await trx.deleteFrom('archive_parts').where('id', '=', id).execute();
}

type Part = Awaited<ReturnType<typeof partsOf>>[number];

/** Returns the parts that may have the wanted rows, oldest first. @throws {UsageError} no part has any */
async function partsOf(db: Db, { environment, month, partner, order }: ReadWish) {
  const parts = await db
    .selectFrom('archive_parts')
    .select(['id', 'partner_id', 'environment', 'month', 'part', 'files'])
    .$if(environment !== undefined, (query) => query.where('environment', '=', environment ?? 'sandbox'))
    .$if(month !== undefined, (query) => query.where('month', '=', `${month}-01`))
    .$if(partner !== undefined, (query) => query.where('partner_id', '=', partner ?? ''))
    .$if(order !== undefined, (query) =>
      query.where('id', 'in', (of) =>
        of
          .selectFrom('archived_records')
          .select('part_id')
          .where('id', '=', order ?? ''),
      ),
    )
    .orderBy('partner_id')
    .orderBy('month')
    .orderBy('part')
    .execute();
  if (parts.length > 0) return parts;
  throw new UsageError(
    order === undefined
      ? `nothing of ${month ?? 'this'} is archived`
      : `order ${order} isn’t archived: it is in the database, or it doesn’t exist`,
  );
}

/** Reads what is archived of a part. Orders that were restored are in its files still, and left out. */
async function rowsOfPart(db: Db, part: Part, { folder, merchant, order }: ReadWish): Promise<RowsByTable> {
  const { partner_id: partnerId, environment, month } = part;
  const files = new ArchiveFolder(folder, { partnerId, environment, month: month.slice(0, 7) });
  const all = await files.readPart(part.part, part.files);
  const records = await db
    .selectFrom('archived_records')
    .select('id')
    .where('part_id', '=', part.id)
    .whereRef('id', '=', 'order_id')
    .$if(merchant !== undefined, (query) => query.where('merchant_id', '=', merchant ?? ''))
    .$if(order !== undefined, (query) => query.where('id', '=', order ?? ''))
    .execute();
  const wanted = new Set(records.map(({ id }) => id));
  const rows = rowsOfOrders(all, wanted);
  if (rows.orders.length !== wanted.size) throw new UsageError('the files lack orders of the books');
  return rows;
}
