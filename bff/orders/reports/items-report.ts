import { ITEM_FIGURES } from './contract/items-report.ts';
import { total } from './read-hours.ts';
import { readItems, type ItemSums } from './read-items.ts';
import type { ReadTable } from './report.ts';

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
