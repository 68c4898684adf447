import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import {
  added,
  columns,
  entryParts,
  HOUR_SUMS,
  hourOfEntry,
  ITEM_SUMS,
  itemParts,
  placeOfItem,
  sumsOf,
} from './summed-columns.ts';
import { isAtWork } from '../../core/moves/move-gate.ts';

/** Entries at a time. */
export const ROLLED_AT_ONCE = 1_000;
/** The key of the lock held by the node that rolls up: a second node would find nothing to do. */
const LOCK = 7_271_931;

const PLACE = ['merchant_id', 'location_id', 'surface', 'currency'];
const DAY = { column: 'business_date', value: sql`business_date` };
const MONTH = { column: 'month', value: sql`date_trunc('month', business_date)::date` };
const HOUR_TABLES = [
  { table: 'report_hours', time: DAY, key: [...PLACE, 'local_hour', 'tender'] },
  { table: 'report_days', time: DAY, key: [...PLACE, 'tender'] },
  { table: 'report_hour_months', time: MONTH, key: [...PLACE, 'local_hour', 'tender'] },
];
const ITEM = [...PLACE, 'item_id', 'variation_id', 'name'];
const ITEM_TABLES = [
  { table: 'report_items', time: DAY, key: ITEM },
  { table: 'report_item_months', time: MONTH, key: ITEM },
];

/**
 * Takes entries out of the queue and adds them to the sums, in one transaction. An entry whose transaction is
 * still open isn't in the queue yet: it is found by a later call, however many entries were rolled up before
 * it.
 * @returns how many: as many as asked for means that there may be more
 */
export async function rollUp(db: Db, most = ROLLED_AT_ONCE): Promise<number> {
  return db.transaction().execute(async (trx) => {
    if (!(await isOurTurn(trx))) return 0;
    const entries = await takeFromQueue(trx, most);
    if (entries.length === 0) return 0;
    await addToHours(trx, entries);
    await addToItems(trx, entries);
    await noteNames(trx, entries);
    return entries.length;
  });
}

async function isOurTurn(trx: Db): Promise<boolean> {
  const { rows } = await sql<{ is_ours: boolean }>`
    select pg_try_advisory_xact_lock(${LOCK}) as is_ours`.execute(trx);
  return rows[0]?.is_ours ?? false;
}

/**
 * @returns ids of entries. Rows are named one by one from here on: the plan stays the same however large the
 * tables are.
 */
async function takeFromQueue(trx: Db, most: number): Promise<string[]> {
  const taken = await trx
    .selectFrom('report_queue')
    .select(['position', 'entry_id'])
    .where(({ not, exists }) =>
      not(
        exists((of) =>
          of
            .selectFrom('merchants')
            .select('merchants.id')
            .whereRef('merchants.id', '=', 'report_queue.merchant_id')
            .where(({ not: isFalse }) => isFalse(isAtWork('merchants'))),
        ),
      ),
    )
    .orderBy('position')
    .limit(most)
    .execute();
  if (taken.length === 0) return [];
  const positions = taken.map(({ position }) => position);
  await sql`delete from report_queue where position = any(${positions}::bigint[])`.execute(trx);
  return taken.map(({ entry_id }) => entry_id);
}

async function addToHours(trx: Db, entries: readonly string[]): Promise<void> {
  const parts = sql`
    select ${hourOfEntry}, ${entryParts} from ledger_entries e where e.id = any(${entries}::text[])`;
  for (const table of HOUR_TABLES) await addTo(trx, table, HOUR_SUMS, parts);
}

async function addToItems(trx: Db, entries: readonly string[]): Promise<void> {
  const parts = sql`
    select ${placeOfItem}, ${itemParts} from ledger_items i where i.entry_id = any(${entries}::text[])`;
  for (const table of ITEM_TABLES) await addTo(trx, table, ITEM_SUMS, parts);
}

interface SumTable {
  readonly table: string;
  readonly time: typeof DAY;
  /** The key columns without the time. */
  readonly key: readonly string[];
}

async function addTo(
  trx: Db,
  { table, time, key }: SumTable,
  sums: readonly string[],
  parts: RawBuilder<unknown>,
): Promise<void> {
  const keyWithTime = columns([...key, time.column]);
  await sql`
    insert into ${sql.table(table)} (${keyWithTime}, ${columns(sums)})
    select ${columns(key)}, ${time.value}, ${sumsOf(sums)} from (${parts}) as parts
    group by ${columns(key)}, ${time.value}
    on conflict (${keyWithTime}) do update set ${added(table, sums)}`.execute(trx);
}

/** Stores an item's name, from the newest of its sales. */
async function noteNames(trx: Db, entries: readonly string[]): Promise<void> {
  await sql`
    insert into report_item_names (merchant_id, item_id, variation_id, name, variation_name, entry_id)
    select distinct on (merchant_id, item_id, variation)
      merchant_id, item_id, variation, item_name, variation_name, entry_id
    from (select i.*, coalesce(variation_id, '') as variation from ledger_items i
      where entry_id = any(${entries}::text[]) and item_id is not null and type = 'payment') as sold
    order by merchant_id, item_id, variation, entry_id desc
    on conflict (merchant_id, item_id, variation_id) do update
      set name = excluded.name, variation_name = excluded.variation_name, entry_id = excluded.entry_id
      where report_item_names.entry_id < excluded.entry_id
        and (report_item_names.name, report_item_names.variation_name)
          is distinct from (excluded.name, excluded.variation_name)`.execute(trx);
}

/**
 * Returns the IDs of the items that a location sold most of, the most first.
 * @param since the first business date, `YYYY-MM-DD`
 */
export async function bestSellers(
  db: Db,
  {
    merchantId,
    locationId,
    since,
  }: { readonly merchantId: string; readonly locationId: string; readonly since: string },
  limit: number,
): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly item_id: string }>`
    select item_id from report_items
    where merchant_id = ${merchantId} and location_id = ${locationId} and business_date >= ${since}::date
      and item_id <> ''
    group by item_id having sum(quantity) > 0
    order by sum(quantity) desc, item_id limit ${limit}`.execute(db);
  return rows.map(({ item_id: id }) => id);
}
