import type { Migrations } from '../../core/database/migrate.ts';

export const bankMigrations: Migrations = {
  '041-bank': [
    `create table bank_payouts (
      reference text primary key,
      account text not null,
      amount bigint not null check (amount > 0),
      currency text not null,
      method text not null,
      arrives_at timestamptz not null,
      created_at timestamptz not null)`,
    // When the bank was first asked to send it: from then on nobody can cancel it.
    `alter table payouts add column submitted_at timestamptz`,
    `update payouts set submitted_at = in_transit_at where in_transit_at is not null`,
  ],
};
