import type { Migrations } from '../../core/database/migrate.ts';

export const chargeMigrations: Migrations = {
  '040-charges': [
    `create table monthly_charges (
      id text primary key,
      partner_id text not null references partners,
      environment text not null,
      merchant_id text not null references merchants,
      line text not null,
      period integer not null check (period >= 0),
      from_date date not null,
      to_date date not null,
      base bigint not null,
      fee_platform bigint not null,
      fee_partner bigint not null,
      currency text not null,
      price_sheet text not null,
      created_at timestamptz not null,
      unique (merchant_id, period, line))`,
    `alter table ledger_entries drop constraint ledger_entries_type_check`,
    `alter table ledger_entries add constraint ledger_entries_type_check check (type in
      ('payment', 'refund', 'payout', 'payout_return', 'payout_fee', 'subscription_fee', 'loyalty_fee', 'adjustment'))`,
    `create index loyalty_events_of_merchant on loyalty_events (merchant_id, created_at)
      where type in ('earn', 'reward_redeemed')`,
  ],
};
