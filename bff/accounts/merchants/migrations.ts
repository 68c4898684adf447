import type { Migrations } from '../../core/database/migrate.ts';

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
  /** A restricted merchant has something overdue: before, nothing said what. */
  '019-merchant-standing': [
    `alter table merchants
      add column people jsonb not null default '[]',
      add column bank_account jsonb,
      add column tax_id_last4 text,
      add column document_token text,
      add column terms jsonb,
      add column demands jsonb not null default '[]',
      add column deadline_at timestamptz,
      add column payout_schedule jsonb not null
        default '{"interval": "daily", "weekday": null, "day": null, "delay_days": 2}'`,
    `update merchants set demands = '[{"requirement": "bank_account", "code": "bank_account_unverified",
      "message": "Enter a bank account that payouts can be sent to."}]' where status = 'restricted'`,
    `insert into timers (id, partner_id, environment, kind, record, due_at, is_real_time)
      select 'tmr_' || right(id, 26), partner_id, environment, 'merchant.review', id, updated_at, false from merchants
      where status = 'in_review' and environment = 'sandbox'`,
  ],
  /** A merchant of a production without a bank is asked for an account once there is one. */
  '056-merchant-bank-waiver': [
    `alter table merchants add column bank_waived boolean not null default false`,
    `create index if not exists merchants_bank_waived on merchants (id) where bank_waived`,
  ],
};
