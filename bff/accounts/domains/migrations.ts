import type { Migrations } from '../../core/database/migrate.ts';

export const domainMigrations: Migrations = {
  '049-domains': [
    `create table domains (
      id text primary key,
      partner_id text not null references partners,
      environment text not null,
      host text not null,
      surface text,
      merchant_id text references merchants,
      status text not null,
      proof text not null,
      failure jsonb,
      checked_at timestamptz,
      verified_at timestamptz,
      failing_since timestamptz,
      version integer not null default 1,
      metadata jsonb not null default '{}',
      created_at timestamptz not null,
      updated_at timestamptz not null)`,
    `create unique index domains_host on domains (partner_id, environment, host)`,
    `create index domains_of_owner on domains (partner_id, environment, id)`,
    `create table served_hosts (
      host text primary key,
      domain_id text not null unique references domains on delete cascade)`,
  ],
};
