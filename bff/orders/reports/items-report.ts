import { ITEM_FIGURES } from './contract/sales-report.ts';
import { total, asNumbers } from './read-hours.ts';
import type { ReadTable } from './report.ts';
import { sql } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import { columns, ITEM_SUMS, itemParts, placeOfItem, sumsOf, type ItemSum } from './summed-columns.ts';
import { sumsInMonths, BY_ID_ALONE, summedRows, type Summed, type SummedTable } from './summed-rows.ts';

const KEY = ['item_id', 'variation_id', 'name'];
const IN_MONTHS = { months: 'report_item_months', days: 'report_items', key: KEY, sums: ITEM_SUMS };
const of = (row: string) => columns([...KEY, ...ITEM_SUMS].map((name) => `${row}.${name}`));

const BY_ITEM: SummedTable = {
  sums: (scope, days) => sumsInMonths(IN_MONTHS, scope, days),
  parts: of('i'),
  queued: sql`cross join lateral (
    select ${placeOfItem}, ${itemParts} from ledger_items i
      where i.entry_id = q.entry_id ${BY_ID_ALONE}) as i`,
  ledger: sql`ledger_entries e cross join lateral (
    select ${placeOfItem}, ${itemParts} from ledger_items i where i.entry_id = e.id) as i`,
  row: 'i',
};

interface ItemSums extends Readonly<Record<ItemSum, number>> {
  /** `null` for an amount without an item, such as that of a pay link. */
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

interface ItemFigures {
  readonly quantity: number;
  readonly gross: number;
  readonly discounts: number;
  readonly refunds: number;
  readonly net: number;
}

interface ItemRow extends ItemFigures {
  readonly item: string | null;
  readonly variation: string | null;
  readonly name: string;
  readonly variation_name: string | null;
}

const read: ReadTable<ItemRow, ItemFigures> = async (db, { scope, period, until }) => {
  const items = await readItems(db, { scope, period, until });
  const rows = items.map((sums) => ({
    item: sums.item,
    variation: sums.variation,
    name: sums.name,
    variation_name: sums.variationName,
    ...figuresOf(sums),
  }));
  return { rows: rows.toSorted(byNet), totals: total(ITEM_FIGURES, rows) };
};

export const itemsKind = {
  object: 'items_report',
  group: 'item',
  figures: ITEM_FIGURES,
  read,
} as const;

function figuresOf({ quantity, gross, discounts, refunds, tax_included }: ItemSums): ItemFigures {
  return { quantity, gross, discounts, refunds, net: gross - discounts - refunds - tax_included };
}

/** Highest first; the same ones in an order that stays. */
function byNet(one: ItemRow, other: ItemRow): number {
  return (
    other.net - one.net ||
    one.name.localeCompare(other.name, 'en') ||
    (one.variation ?? '').localeCompare(other.variation ?? '', 'en')
  );
}
