import type { Generated } from 'kysely';

declare module '../../core/database/tables.ts' {
  interface Tables {
    report_queue: ReportQueueTable;
    report_hours: ReportHoursTable;
    report_days: ReportDaysTable;
    report_hour_months: ReportHourMonthsTable;
    report_items: ReportItemsTable;
    report_item_months: ReportItemMonthsTable;
    report_item_names: ReportItemNamesTable;
    report_payouts: ReportPayoutsTable;
  }
}

/** Entries of the ledger that are not rolled up yet. A row comes and goes in the transaction of what it stands for. */
export interface ReportQueueTable {
  position: Generated<string>;
  entry_id: string;
  merchant_id: string;
}

/** Where sums belong. An empty text is none: a key has no nulls. */
interface SumColumns {
  merchant_id: string;
  /** `YYYY-MM-DD`. */
  business_date: string;
  location_id: string;
  surface: string;
  currency: string;
}

/** Sums of the ledger's sales and refunds of an hour. Amounts are int8, in minor units: they come back as digits. */
export interface ReportHoursTable extends SumColumns {
  local_hour: number;
  tender: string;
  orders: string;
  gross: string;
  discounts: string;
  charges: string;
  refunds: string;
  tax_added: string;
  tax_included: string;
  tips: string;
  captured: string;
  captured_tips: string;
  refunded: string;
  refund_count: string;
  fee_platform: string;
  fee_partner: string;
}

/** The same of a day, whatever the hour. */
export type ReportDaysTable = Omit<ReportHoursTable, 'local_hour'>;

/** Sums of an hour of the day in a month. */
export interface ReportHourMonthsTable extends Omit<ReportHoursTable, 'business_date'> {
  /** Its first day. */
  month: string;
}

/** Sums of the ledger's items of a day. */
export interface ReportItemsTable extends SumColumns {
  item_id: string;
  variation_id: string;
  /** Of what is no item: its name. */
  name: string;
  quantity: string;
  gross: string;
  discounts: string;
  refunds: string;
  tax_included: string;
}

/** The same of a month. */
export interface ReportItemMonthsTable extends Omit<ReportItemsTable, 'business_date'> {
  /** Its first day. */
  month: string;
}

/** What an item was called when it was last sold. */
export interface ReportItemNamesTable {
  merchant_id: string;
  item_id: string;
  variation_id: string;
  name: string;
  variation_name: string | null;
  /** The entry that said so. */
  entry_id: string;
}

/** Sums of the entries that a payout holds. */
export interface ReportPayoutsTable {
  payout_id: string;
  entries: string;
  gross: string;
  fee: string;
  net: string;
}
