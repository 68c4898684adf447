import type { Migrations } from '../../core/database/migrate.ts';

export const processorMigrations: Migrations = {
  '016-processor': [
    `create table processor_card_forms (
      id text primary key,
      secret text not null,
      return_url text not null,
      origin text not null,
      attempts integer not null default 0,
      is_used boolean not null default false,
      expires_at timestamptz not null)`,
    `create index processor_card_forms_expiry on processor_card_forms (expires_at)`,
    `create table processor_tokens (
      hash text primary key,
      brand text not null,
      last4 text not null,
      outcome text not null,
      used_by text,
      expires_at timestamptz not null)`,
    `create index processor_tokens_expiry on processor_tokens (expires_at)`,
    `create table processor_payments (
      reference text primary key,
      merchant text,
      status text not null,
      amount bigint not null,
      currency text,
      token_hash text,
      brand text,
      last4 text,
      outcome text,
      decline_code text,
      challenge text unique,
      return_url text,
      refunded bigint not null default 0,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check (refunded between 0 and amount))`,
    `create table processor_refunds (
      reference text primary key,
      payment text not null references processor_payments,
      amount bigint not null check (amount > 0),
      created_at timestamptz not null)`,
  ],
};
