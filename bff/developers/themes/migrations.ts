import type { Migrations } from '../../core/database/migrate.ts';

const OWNER = `
  partner_id text not null references partners,
  environment text not null,`;

export const themeMigrations: Migrations = {
  '045-themes': [
    `create table themes (${OWNER}
      tokens jsonb,
      theme jsonb,
      logo jsonb,
      hash text,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (partner_id, environment))`,
    `create table theme_sheets (${OWNER}
      hash text not null,
      css text not null,
      icon text not null,
      created_at timestamptz not null,
      primary key (partner_id, environment, hash))`,
    `create index theme_sheets_by_hash on theme_sheets (hash)`,
    `create function theme_changed() returns trigger language plpgsql as $$ begin
      insert into changes (kind, subject) values ('theme', concat_ws(' ', new.partner_id, new.environment));
      return null;
    end $$`,
    `create trigger theme_changed after insert or update on themes for each row execute function theme_changed()`,
  ],
  '051-theme-drafts': [
    `create table theme_drafts (
      secret_hash text primary key,
      partner_id text not null references partners,
      environment text not null,
      css text not null,
      logo jsonb,
      created_at timestamptz not null)`,
    `create index theme_drafts_of_owner on theme_drafts (partner_id, environment, created_at)`,
  ],
};
