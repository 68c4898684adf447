import type { Generated } from 'kysely';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { Migrations } from '../../core/database/migrate.ts';

declare module '../../core/database/tables.ts' {
  interface Tables {
    storefronts: StorefrontsTable;
  }
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
};
