import { sql, type RawBuilder } from 'kysely';

/** The columns that reports sum, from rows of the ledger. A refund counts as negative. */

const isSale = `e.type = 'payment'`;
const ofSales = (column: string): string => `case when ${isSale} then ${column} else 0 end`;

/** The amount that an entry `e` adds to each column of `report_hours`. */
const ENTRY_PARTS = {
  orders: 'e.orders',
  gross: ofSales('e.sale_gross'),
  discounts: ofSales('e.discounts'),
  charges: ofSales('e.charges'),
  refunds: `case when ${isSale} then 0 else e.discounts - e.sale_gross - e.charges end`,
  tax_added: 'e.tax_added',
  tax_included: 'e.tax_included',
  tips: 'e.tips',
  captured: ofSales('e.gross'),
  captured_tips: ofSales('e.tips'),
  refunded: `case when ${isSale} then 0 else -e.gross end`,
  refund_count: `case e.type when 'refund' then 1 when 'refund_reversal' then -1 else 0 end`,
  fee_platform: 'e.fee_platform',
  fee_partner: 'e.fee_partner',
};
export type HourSum = keyof typeof ENTRY_PARTS;
export const HOUR_SUMS = Object.keys(ENTRY_PARTS) as readonly HourSum[];

/** The amount that an item `i` adds to each column of `report_items`. */
const ITEM_PARTS = {
  quantity: 'i.quantity',
  gross: `case when i.type = 'payment' then i.gross else 0 end`,
  discounts: `case when i.type = 'payment' then i.discounts else 0 end`,
  refunds: `case when i.type = 'payment' then 0 else -i.net end`,
  tax_included: 'i.tax_included',
};
export type ItemSum = keyof typeof ITEM_PARTS;
export const ITEM_SUMS = Object.keys(ITEM_PARTS) as readonly ItemSum[];

const listed = (parts: readonly string[]): RawBuilder<unknown> => sql.raw(parts.join(', '));

/** The key of a row of `report_hours`, from an entry `e`. */
export const hourOfEntry = listed([
  'e.merchant_id',
  'e.business_date',
  `coalesce(e.location_id, '') as location_id`,
  'e.surface',
  'e.currency',
  'e.local_hour',
  'e.tender',
]);
/** The key of a row of `report_items`, from an item `i`. */
export const placeOfItem = listed([
  'i.merchant_id',
  'i.business_date',
  `coalesce(i.location_id, '') as location_id`,
  'i.surface',
  'i.currency',
  `coalesce(i.item_id, '') as item_id`,
  `coalesce(i.variation_id, '') as variation_id`,
  `case when i.item_id is null then i.item_name else '' end as name`,
]);

export const entryParts = listed(Object.entries(ENTRY_PARTS).map(([name, part]) => `${part} as ${name}`));
export const itemParts = listed(Object.entries(ITEM_PARTS).map(([name, part]) => `${part} as ${name}`));

export const columns = (names: readonly string[]): RawBuilder<unknown> => listed(names);
export const sumsOf = (names: readonly string[]): RawBuilder<unknown> =>
  listed(names.map((name) => `sum(${name}) as ${name}`));
/** Adds to an existing row. */
export const added = (table: string, names: readonly string[]): RawBuilder<unknown> =>
  listed(names.map((name) => `${name} = ${table}.${name} + excluded.${name}`));
