import type { Migrations } from '../../core/database/migrate.ts';

/** Makes a table append-only: any change or removal of a row is refused. */
const keptBy = (table: string): string =>
  `create trigger ${table}_kept before update or delete or truncate on ${table}
    for each statement execute function ledger_kept()`;

export const ledgerMigrations: Migrations = {
  '024-ledger': [
    `create function ledger_kept() returns trigger language plpgsql as $$ begin
      raise exception '% is append-only: add an entry instead', tg_table_name
        using errcode = 'restrict_violation';
    end $$`,
    `create table ledger_entries (
      id text primary key,
      partner_id text not null references partners,
      environment text not null,
      merchant_id text not null references merchants,
      location_id text,
      type text not null,
      currency text not null,
      gross bigint not null,
      fee bigint not null,
      fee_platform bigint not null,
      fee_partner bigint not null,
      amount bigint not null,
      source text not null,
      order_id text,
      pay_link_id text,
      payment_id text,
      surface text,
      tender text,
      order_number integer,
      card_brand text,
      card_last4 text,
      business_date date not null,
      local_hour integer not null check (local_hour between 0 and 23),
      available_on date not null,
      occurred_at timestamptz not null,
      sale_gross bigint not null default 0,
      discounts bigint not null default 0,
      charges bigint not null default 0,
      tax_added bigint not null default 0,
      tax_included bigint not null default 0,
      tips bigint not null default 0,
      orders integer not null default 0,
      check (type in ('payment', 'refund', 'payout', 'payout_return', 'payout_fee', 'adjustment')),
      check (fee = fee_platform + fee_partner),
      check (amount = case when tender in ('counter', 'none') then 0 else gross - fee end),
      check (type not in ('payment', 'refund')
        or sale_gross - discounts + charges + tax_added + tips = gross))`,
    `create unique index ledger_entries_once on ledger_entries (source, type) where type <> 'adjustment'`,
    `create index ledger_entries_by_date on ledger_entries (merchant_id, business_date, id)`,
    `create index ledger_entries_of_payment on ledger_entries (payment_id) where payment_id is not null`,
    `create table ledger_items (
      entry_id text not null references ledger_entries,
      position integer not null,
      merchant_id text not null,
      location_id text,
      type text not null,
      surface text not null,
      business_date date not null,
      currency text not null,
      item_id text,
      variation_id text,
      item_name text not null,
      variation_name text,
      section text,
      quantity integer not null,
      gross bigint not null,
      discounts bigint not null,
      net bigint not null,
      tax_added bigint not null,
      tax_included bigint not null,
      primary key (entry_id, position),
      check (gross - discounts = net))`,
    `create index ledger_items_by_date on ledger_items (merchant_id, business_date)`,
    keptBy('ledger_entries'),
    keptBy('ledger_items'),
    // The entries of each payout: an entry is in one payout at most.
    `create table payout_entries (
      entry_id text primary key references ledger_entries,
      payout_id text not null)`,
    `create index payout_entries_of_payout on payout_entries (payout_id, entry_id)`,
    // The entries not yet in a payout, so that reading a balance doesn't slow down with past sales.
    `create table ledger_unpaid (
      entry_id text primary key references ledger_entries,
      merchant_id text not null,
      available_on date not null,
      amount bigint not null)`,
    `create index ledger_unpaid_of_merchant on ledger_unpaid (merchant_id, available_on) include (amount)`,
  ],
  /** More entries than one transaction takes are collected under the id of the coming payout. */
  '042-payouts-in-parts': [
    `create table payout_collections (
      merchant_id text primary key references merchants,
      payout_id text not null unique,
      available_on date not null,
      amount bigint not null)`,
    // The amounts that make up a balance.
    `create view unpaid_amounts as
      select merchant_id, available_on, amount from ledger_unpaid
      union all select merchant_id, available_on, amount from payout_collections`,
  ],
  '058-ledger-taxes': [
    `create table ledger_taxes (
      entry_id text not null references ledger_entries,
      position integer not null,
      merchant_id text not null,
      location_id text,
      type text not null,
      surface text not null,
      business_date date not null,
      currency text not null,
      name text not null,
      jurisdiction text not null,
      rate_ppm integer not null,
      net bigint not null,
      net_once bigint not null,
      tax bigint not null,
      primary key (entry_id, position))`,
    `create index ledger_taxes_by_date on ledger_taxes (merchant_id, business_date)`,
    keptBy('ledger_taxes'),
  ],
  /** A refund that had succeeded can fail: its entry is turned around, in reports too. */
  '093-failed-refunds': [
    // It takes more types than before, so that nothing has to be read.
    `alter table ledger_entries drop constraint ledger_entries_type_check`,
    `alter table ledger_entries add constraint ledger_entries_type_check check (type in
      ('payment', 'refund', 'refund_reversal', 'dispute', 'dispute_reversal', 'payout', 'payout_return',
      'payout_fee', 'subscription_fee', 'loyalty_fee', 'adjustment')) not valid`,
    `create or replace function report_later() returns trigger language plpgsql as $$ begin
      insert into report_queue (entry_id, merchant_id)
        select id, merchant_id from entered where type in ('payment', 'refund', 'refund_reversal');
      return null;
    end $$`,
    // Why the processor doesn't send a payout yet, and the payout that a notice is about.
    `alter table payouts add column hold text`,
    `alter table processor_notices add column payout text`,
    // The transfer that gives a merchant's account back what a failed refund took.
    `alter table stripe_refunds add column returned text`,
    `create index if not exists stripe_refunds_returned on stripe_refunds (returned)
      where returned is not null`,
  ],
};
