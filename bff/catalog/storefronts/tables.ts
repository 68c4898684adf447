import type { ColumnType, Generated } from 'kysely';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { Migrations } from '../../core/database/migrate.ts';

declare module '../../core/database/tables.ts' {
  interface Tables {
    storefronts: StorefrontsTable;
  }
}

export interface StorefrontLink {
  readonly name: string;
  readonly url: string;
}

/** A merchant whose storefront was never set has no row. */
export interface StorefrontsTable {
  merchant_id: string;
  partner_id: string;
  environment: EnvironmentName;
  tagline: string | null;
  about: string | null;
  allergen_note: string | null;
  terms_url: string | null;
  privacy_url: string | null;
  /** Images of the merchant, which are kept for it. */
  logo: string | null;
  cover: string | null;
  /** `#9a3b1e`, in lower case. */
  accent: string | null;
  /** E.164. */
  phone: string | null;
  links: ColumnType<readonly StorefrontLink[], string | undefined, string>;
  popular_items: ColumnType<readonly string[], string | undefined, string>;
  version: Generated<number>;
  updated_at: Date;
}

export const storefrontMigrations: Migrations = {
  '061-storefronts': [
    `create table storefronts (
      merchant_id text primary key references merchants,
      partner_id text not null references partners,
      environment text not null,
      tagline text,
      about text,
      allergen_note text,
      terms_url text,
      privacy_url text,
      logo text,
      cover text,
      version integer not null default 1,
      updated_at timestamptz not null)`,
  ],
  '079-storefront-brands': [
    `alter table storefronts
      add column accent text,
      add column phone text,
      add column links jsonb not null default '[]',
      add column popular_items jsonb not null default '[]'`,
  ],
};
