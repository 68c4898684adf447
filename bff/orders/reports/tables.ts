import type { Generated } from 'kysely';
import type { Migrations } from '../../core/database/migrate.ts';

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

/**
 * Entries of the ledger that are not rolled up yet. A row comes and goes in the transaction of what it stands
 * for.
 */
interface ReportQueueTable {
  position: Generated<string>;
  entry_id: string;
  merchant_id: string;
}

/** The key of sums. An empty text means none, since a key has no nulls. */
interface SumColumns {
  merchant_id: string;
  /** `YYYY-MM-DD`. */
  business_date: string;
  location_id: string;
  surface: string;
  currency: string;
}

/**
 * Sums of the ledger's sales and refunds of an hour. Amounts are int8, in minor units: they come back as
 * digits.
 */
interface ReportHoursTable extends SumColumns {
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
type ReportDaysTable = Omit<ReportHoursTable, 'local_hour'>;

/** Sums of an hour of the day in a month. */
interface ReportHourMonthsTable extends Omit<ReportHoursTable, 'business_date'> {
  /** The first day of the month. */
  month: string;
}

/** Sums of the ledger's items of a day. */
interface ReportItemsTable extends SumColumns {
  item_id: string;
  variation_id: string;
  /** The name, for a row that isn't an item. */
  name: string;
  quantity: string;
  gross: string;
  discounts: string;
  refunds: string;
  tax_included: string;
}

/** The same of a month. */
interface ReportItemMonthsTable extends Omit<ReportItemsTable, 'business_date'> {
  /** The first day of the month. */
  month: string;
}

/** The name of an item when it was last sold. */
interface ReportItemNamesTable {
  merchant_id: string;
  item_id: string;
  variation_id: string;
  name: string;
  variation_name: string | null;
  /** The entry with this name. */
  entry_id: string;
}

/** Sums of the entries that a payout holds. */
interface ReportPayoutsTable {
  payout_id: string;
  entries: string;
  gross: string;
  fee: string;
  net: string;
}

const SUMS = `
  merchant_id text not null,
  business_date date not null,
  location_id text not null,
  surface text not null,
  currency text not null`;

const amounts = (names: readonly string[]): string =>
  names.map((name) => `${name} bigint not null`).join(', ');

const OF_HOURS = [
  'orders',
  'gross',
  'discounts',
  'charges',
  'refunds',
  'tax_added',
  'tax_included',
  'tips',
  'captured',
  'captured_tips',
  'refunded',
  'refund_count',
  'fee_platform',
  'fee_partner',
];
const SUMS_OF_HOURS = OF_HOURS.map((name) => `sum(${name})`).join(', ');
const OF_ITEMS = ['quantity', 'gross', 'discounts', 'refunds', 'tax_included'];

const SUMS_OF_PAYOUTS = 'select held.payout_id, count(*), sum(e.gross), sum(e.fee), sum(e.amount)';
const OF_HELD =
  'join ledger_entries e on e.id = held.entry_id group by held.payout_id order by held.payout_id';

export const reportMigrations: Migrations = {
  /**
   * Sums of the ledger, and the queue of its entries that are not in them yet. An entry and its place in the
   * queue are one transaction, and so are its leaving the queue and its being summed: whatever order
   * transactions commit in, each entry is in exactly one of the two.
   */
  '028-reports': [
    `create table report_queue (
      position bigint generated always as identity primary key,
      entry_id text not null,
      merchant_id text not null)`,
    `create index report_queue_of_merchant on report_queue (merchant_id)`,
    `create function report_later() returns trigger language plpgsql as $$ begin
      insert into report_queue (entry_id, merchant_id)
        select id, merchant_id from entered where type in ('payment', 'refund');
      return null;
    end $$`,
    `create trigger ledger_entries_reported after insert on ledger_entries
      referencing new table as entered for each statement execute function report_later()`,
    `insert into report_queue (entry_id, merchant_id)
      select id, merchant_id from ledger_entries where type in ('payment', 'refund')`,
    `create table report_hours (${SUMS},
      local_hour smallint not null,
      tender text not null,
      ${amounts(OF_HOURS)},
      primary key (merchant_id, business_date, local_hour, location_id, surface, tender, currency))`,
    `create table report_items (${SUMS},
      item_id text not null,
      variation_id text not null,
      name text not null,
      ${amounts(OF_ITEMS)},
      primary key (merchant_id, business_date, item_id, variation_id, name, location_id, surface, currency))`,
    `create table report_item_names (
      merchant_id text not null,
      item_id text not null,
      variation_id text not null,
      name text not null,
      variation_name text,
      entry_id text not null,
      primary key (merchant_id, item_id, variation_id))`,
  ],

  /**
   * Sums of whole months: a year of items by day is too much to add up for each report. 'month' is its first
   * day.
   */
  '031-report-months': [
    `create table report_item_months (
      merchant_id text not null,
      month date not null,
      location_id text not null,
      surface text not null,
      currency text not null,
      item_id text not null,
      variation_id text not null,
      name text not null,
      ${amounts(OF_ITEMS)},
      primary key (merchant_id, month, item_id, variation_id, name, location_id, surface, currency))`,
    `insert into report_item_months
        (merchant_id, month, location_id, surface, currency, item_id, variation_id, name,
        ${OF_ITEMS.join(', ')})
      select merchant_id, date_trunc('month', business_date)::date, location_id, surface, currency,
        item_id, variation_id, name, ${OF_ITEMS.map((name) => `sum(${name})`).join(', ')}
      from report_items group by 1, 2, 3, 4, 5, 6, 7, 8`,
  ],

  /**
   * Sums of what a payout holds, written with it: its entries are named once, in the transaction that creates
   * it.
   */
  '035-report-payouts': [
    `create table report_payouts (
      payout_id text primary key,
      entries bigint not null,
      gross bigint not null,
      fee bigint not null,
      net bigint not null)`,
    `create function report_payout_entries() returns trigger language plpgsql as $$ begin
      insert into report_payouts (payout_id, entries, gross, fee, net)
        ${SUMS_OF_PAYOUTS} from held ${OF_HELD}
      on conflict (payout_id) do update set entries = report_payouts.entries + excluded.entries,
        gross = report_payouts.gross + excluded.gross, fee = report_payouts.fee + excluded.fee,
        net = report_payouts.net + excluded.net;
      return null;
    end $$`,
    `create trigger payout_entries_reported after insert on payout_entries
      referencing new table as held for each statement execute function report_payout_entries()`,
    `insert into report_payouts (payout_id, entries, gross, fee, net) ${SUMS_OF_PAYOUTS} from ` +
      `payout_entries held ${OF_HELD}`,
  ],

  /**
   * Sums by day without the hour, and by whole month: a year of hourly rows is too much to add up for each
   * report. Pages of rows that are updated often keep free space, so that their indexes stay unchanged.
   */
  '046-report-days': [
    `create table report_days (${SUMS},
      tender text not null,
      ${amounts(OF_HOURS)},
      primary key (merchant_id, business_date, location_id, surface, tender, currency))`,
    `create table report_hour_months (
      merchant_id text not null,
      month date not null,
      location_id text not null,
      surface text not null,
      currency text not null,
      local_hour smallint not null,
      tender text not null,
      ${amounts(OF_HOURS)},
      primary key (merchant_id, month, local_hour, location_id, surface, tender, currency))`,
    `insert into report_days
        (merchant_id, business_date, location_id, surface, currency, tender, ${OF_HOURS.join(', ')})
      select merchant_id, business_date, location_id, surface, currency, tender, ${SUMS_OF_HOURS}
      from report_hours group by 1, 2, 3, 4, 5, 6`,
    `insert into report_hour_months (merchant_id, month, location_id, surface, currency, local_hour, tender,
        ${OF_HOURS.join(', ')})
      select merchant_id, date_trunc('month', business_date)::date, location_id, surface, currency,
        local_hour, tender, ${SUMS_OF_HOURS}
      from report_hours group by 1, 2, 3, 4, 5, 6, 7`,
    ...['report_hours', 'report_days', 'report_hour_months', 'report_items', 'report_item_months'].map(
      (table) => `alter table ${table} set (fillfactor = 70)`,
    ),
  ],
};
