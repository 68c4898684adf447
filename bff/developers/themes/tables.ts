import type { ColumnType, Generated } from 'kysely';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { Theme } from './look/theme.ts';
import type { Logo } from './tokens/read-logo.ts';
import type { TokenFile } from './tokens/write-tokens.ts';

declare module '../../core/database/tables.ts' {
  interface Tables {
    themes: ThemesTable;
    theme_sheets: ThemeSheetsTable;
    theme_drafts: ThemeDraftsTable;
  }
}

/** One of each partner in an environment, once it has stored one. */
export interface ThemesTable {
  partner_id: string;
  environment: EnvironmentName;
  /** As we wrote it; null: the default theme again. */
  tokens: ColumnType<TokenFile | null, string | null, string | null>;
  /** With what was filled in. */
  theme: ColumnType<Theme | null, string | null, string | null>;
  logo: ColumnType<Logo | null, string | null, string | null>;
  /** Of its sheet. */
  hash: string | null;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

/** What is served of themes, those of the recent past included: a page may be loading one that was just replaced. */
export interface ThemeSheetsTable {
  partner_id: string;
  environment: EnvironmentName;
  hash: string;
  css: string;
  icon: string;
  created_at: Date;
}

/** What is looked at before it is stored, for an hour. */
export interface ThemeDraftsTable {
  secret_hash: string;
  partner_id: string;
  environment: EnvironmentName;
  css: string;
  logo: ColumnType<Logo | null, string | null, string | null>;
  created_at: Date;
}
