import type { Migrations } from '../../core/database/migrate.ts';

export const historyMigrations: Migrations = {
  '029-histories': [
    `create table histories (
      merchant_id text primary key references merchants,
      partner_id text not null references partners,
      environment text not null,
      status text not null,
      until timestamptz not null,
      days integer not null,
      made integer not null default 0,
      ended_at timestamptz)`,
  ],
  '033-histories-of-sandbox': [`create index histories_of_sandbox on histories (partner_id, environment)`],
};
