import { sql } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import { asNumbers } from './read-hours.ts';
import { columns, ITEM_SUMS, itemParts, placeOfItem, sumsOf, type ItemSum } from './summed-columns.ts';
import { sumsInMonths } from './summed-months.ts';
import { BY_ID_ALONE, summedRows, type Summed, type SummedTable } from './summed-rows.ts';

const KEY = ['item_id', 'variation_id', 'name'];
const IN_MONTHS = { months: 'report_item_months', days: 'report_items', key: KEY, sums: ITEM_SUMS };
const of = (row: string) => columns([...KEY, ...ITEM_SUMS].map((name) => `${row}.${name}`));

const BY_ITEM: SummedTable = {
  sums: (scope, days) => sumsInMonths(IN_MONTHS, scope, days),
  parts: of('i'),
  queued: sql`cross join lateral (
    select ${placeOfItem}, ${itemParts} from ledger_items i where i.entry_id = q.entry_id ${BY_ID_ALONE}) as i`,
  ledger: sql`ledger_entries e cross join lateral (
    select ${placeOfItem}, ${itemParts} from ledger_items i where i.entry_id = e.id) as i`,
  row: 'i',
};

export interface ItemSums extends Readonly<Record<ItemSum, number>> {
  /** Null: an amount without an item, such as that of a pay link. */
  readonly item: string | null;
  readonly variation: string | null;
  readonly name: string;
  readonly variationName: string | null;
}

/** Sums of the scope by item and variation; of those that are not all 0. */
export async function readItems(db: Db, summed: Summed): Promise<ItemSums[]> {
  const { rows } = await sql<Row>`
    with sums as (
      select ${columns(KEY)}, ${sumsOf(ITEM_SUMS)} from (${summedRows(BY_ITEM, summed)}) as summed
      group by ${columns(KEY)})
    select sums.*, coalesce(names.name, queued.item_name) as known_name,
      case when names.name is null then queued.variation_name else names.variation_name end as variation_name
    from sums
    left join report_item_names names on names.merchant_id = ${summed.scope.merchantId}
      and names.item_id = sums.item_id and names.variation_id = sums.variation_id
    left join lateral (
      select i.item_name, i.variation_name from report_queue q cross join lateral (
        select * from ledger_items where entry_id = q.entry_id ${BY_ID_ALONE}) as i
      where names.name is null and q.merchant_id = ${summed.scope.merchantId}
        and i.item_id = sums.item_id and coalesce(i.variation_id, '') = sums.variation_id
      order by i.entry_id desc limit 1) queued on true`.execute(db);
  const items = rows.map((row) => ({
    item: row.item_id || null,
    variation: row.variation_id || null,
    name: row.name || (row.known_name ?? ''),
    variationName: row.variation_name,
    ...asNumbers(ITEM_SUMS, row),
  }));
  return items.filter((item) => ITEM_SUMS.some((name) => item[name] !== 0));
}

interface Row extends Record<ItemSum, string> {
  readonly item_id: string;
  readonly variation_id: string;
  readonly name: string;
  readonly known_name: string | null;
  readonly variation_name: string | null;
}
