import type { Migrations } from '../database/migrate.ts';

export const merchantMigrations: Migrations = {
  /** Existing merchants get the slug of their name and the end of their id, which no other of the partner has. */
  '008-merchant-records': [
    `alter table merchants
      add column slug text,
      add column language text,
      add column support jsonb not null default '{}',
      add column address jsonb not null default '{}',
      add column business jsonb not null default '{}',
      add column plan text`,
    `update merchants set slug = coalesce(nullif(trim(both '-' from left(trim(both '-' from
      regexp_replace(lower(display_name), '[^a-z0-9]+', '-', 'g')), 40)), ''), 'merchant') || '-' || lower(right(id, 10))`,
    `alter table merchants alter column slug set not null`,
    `create unique index merchants_slug on merchants (partner_id, environment, slug)`,
    `create index merchants_by_status on merchants (partner_id, environment, status, id)`,
    `create index merchants_by_plan on merchants (partner_id, environment, plan, id) where plan is not null`,
  ],
};
