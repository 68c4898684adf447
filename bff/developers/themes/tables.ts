import type { ColumnType, Generated } from 'kysely';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { Theme } from './look/theme.ts';
import type { Logo } from './tokens/read-tokens.ts';
import type { TokenFile } from './tokens/write-tokens.ts';
import type { Migrations } from '../../core/database/migrate.ts';

declare module '../../core/database/tables.ts' {
  interface Tables {
    themes: ThemesTable;
    theme_sheets: ThemeSheetsTable;
    theme_drafts: ThemeDraftsTable;
  }
}

/** One theme per partner and environment, once stored. */
export interface ThemesTable {
  partner_id: string;
  environment: EnvironmentName;
  /** The generated file; `null` for the default theme again. */
  tokens: ColumnType<TokenFile | null, string | null, string | null>;
  /** The theme with the filled-in values. */
  theme: ColumnType<Theme | null, string | null, string | null>;
  logo: ColumnType<Logo | null, string | null, string | null>;
  /** The hash of its sheet. */
  hash: string | null;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

/**
 * The served style sheets of themes, including recent ones: a page may be loading one that was just replaced.
 */
interface ThemeSheetsTable {
  partner_id: string;
  environment: EnvironmentName;
  hash: string;
  css: string;
  icon: string;
  created_at: Date;
}

/** Themes being previewed before they are stored, kept for an hour. */
interface ThemeDraftsTable {
  secret_hash: string;
  partner_id: string;
  environment: EnvironmentName;
  css: string;
  logo: ColumnType<Logo | null, string | null, string | null>;
  created_at: Date;
}

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
    'create trigger theme_changed after insert or update on themes for each row execute function ' +
      'theme_changed()',
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
