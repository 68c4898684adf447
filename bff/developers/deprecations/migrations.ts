import type { Migrations } from '../../core/database/migrate.ts';

export const deprecationMigrations: Migrations = {
  '054-api-uses': [
    `create table api_uses (
      use_id text not null,
      day date not null,
      partner_id text not null references partners,
      environment text not null,
      kind text not null,
      name text not null,
      used_by text not null,
      calls bigint not null,
      last_used_at timestamptz not null,
      primary key (use_id, day))`,
    `create index api_uses_of_owner on api_uses (partner_id, environment, use_id)`,
    `create index api_uses_of_day on api_uses (day)`,
  ],
};
